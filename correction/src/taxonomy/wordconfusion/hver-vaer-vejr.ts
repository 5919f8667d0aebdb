import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'hver, vær og vejr',
  description: 'De tre ord lyder ens, men betyder noget vidt forskelligt.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på ord, der lyder som »vær«.',
    why: '»Hver« betyder hver enkelt: hver dag. »Vær« er en opfordring og kommer af »være«: Vær sød at vente. »Vejr« er sol, regn og luften, som man trækker: godt vejr, at trække vejret.',
    check:
      'Kan du sige »hver eneste«, hedder det »hver«. Kan du sige »du skal være«, hedder det »vær«. Handler det om sol, regn eller luft, hedder det »vejr«.',
    examples: [
      { wrong: 'Vi træner vær mandag.', right: 'Vi træner hver mandag.' },
      { wrong: 'Det var dejligt vær på stranden.', right: 'Det var dejligt vejr på stranden.' },
    ],
  },
};
