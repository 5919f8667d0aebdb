import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'og og også',
  description: '»Og« binder sammen. »Også« betyder, at det samme gælder for en mere.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »og« og »også«. I hurtig tale lyder »også« næsten som »og«.',
    why: '»Og« binder to ord eller to sætninger sammen: dig og mig. »Også« betyder, at det samme gælder for en mere: Jeg vil også med.',
    check:
      'Sig sætningen langsomt. Kan du sige ordet med to stavelser, »og-så«, hedder det »også«. Ellers hedder det »og«.',
    examples: [
      { wrong: 'Min søster vil og med i biografen.', right: 'Min søster vil også med i biografen.' },
      { wrong: 'Vi spiste is også kage.', right: 'Vi spiste is og kage.' },
    ],
  },
};
