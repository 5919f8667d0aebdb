import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Skal deles',
  description: 'Ordene er skrevet sammen, men skal skrives hver for sig.',
  short: 'Her skal der mellemrum, for det er flere ord: »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har skrevet flere ord sammen i ét.',
    why: 'Nogle små ord hører tæt sammen, når man taler, men skrives hver for sig: i dag, i går, i morgen, for eksempel, til sidst, i stedet for. De kan ikke læres med én regel, så det er en god idé at huske de mest almindelige.',
    check:
      'Kig efter, om det første ord er et forholdsord som »i«, »på«, »til« eller »for«. Så skal der tit være mellemrum efter det. Ordbogen giver svaret.',
    examples: [
      { wrong: 'Igår var jeg i svømmehallen.', right: 'I går var jeg i svømmehallen.' },
      { wrong: 'Vi skal på tur imorgen.', right: 'Vi skal på tur i morgen.' },
    ],
  },
};
