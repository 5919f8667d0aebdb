import { courses } from '@ordklar/content';
import { expect, it } from 'vitest';
import { type AudienceName, audienceCourses } from '../web/src/features/audiences/audiences.text.ts';

const AUDIENCE = { folkeskole: 'middleschool', gymnasium: 'highschool', voksne: 'adultschool' } as const;

it.each(Object.keys(AUDIENCE) as AudienceName[])('the page for %s names every course of the catalogue once', (name) => {
  const named = audienceCourses[name].flatMap(([, list]) => list.map(([productId, title]) => `${productId} ${title}`));
  const all = courses.filter(({ audience }) => audience === AUDIENCE[name]);
  expect(named.toSorted()).toEqual(all.map(({ productId, title }) => `${productId} ${title}`).toSorted());
});
