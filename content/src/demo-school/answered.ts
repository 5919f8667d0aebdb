import type { DemoAnswered } from './demo-school-schema.ts';

/**
 * What has been done over the autumn, so that averages, the heat map and growth have something to show. Categories of 7.A
 * come twice, since a pupil is told of growth where a later month went better than an earlier one.
 */
export const demoAnswered: readonly DemoAnswered[] = [
  { classKey: '7a', exerciseSlug: 'gram-7-ene-og-ende-1', daysAgo: 80 },
  { classKey: '7a', exerciseSlug: 'gram-7-ord-der-forveksles-2', daysAgo: 73 },
  { classKey: '7a', exerciseSlug: 'gram-7-stedord-2', daysAgo: 66 },
  { classKey: '7a', exerciseSlug: 'gram-7-nogen-og-nogle-1', daysAgo: 52 },
  { classKey: '7a', exerciseSlug: 'gram-7-tegnsaetning-3', daysAgo: 38 },
  { classKey: '7a', exerciseSlug: 'gram-7-stedord-1', daysAgo: 31 },
  { classKey: '7a', exerciseSlug: 'gram-7-ene-og-ende-2', daysAgo: 24 },
  { classKey: '7a', exerciseSlug: 'gram-7-ord-der-forveksles-4', daysAgo: 17 },
  // of the last days, so that the overview has something that went well
  { classKey: '7a', exerciseSlug: 'gram-7-nogen-og-nogle-2', daysAgo: 6 },
  { classKey: '8b', exerciseSlug: 'gram-8-stedord-1', daysAgo: 60 },
  { classKey: '8b', exerciseSlug: 'gram-8-nutids-r-3', daysAgo: 38 },
  { classKey: '8b', exerciseSlug: 'gram-8-ord-der-forveksles-1', daysAgo: 20 },
];
