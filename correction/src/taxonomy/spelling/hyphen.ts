import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Bindestreg',
  description: 'Der mangler en bindestreg, eller der er en for meget.',
  short: 'Se på bindestregen. Her skal der stå »{replacement}«.',
  explanation: {
    what: 'Der mangler en bindestreg, eller også er der en, som ikke skal være der.',
    why: 'Almindelige sammensatte ord skrives helt sammen: sommerferie. Man bruger bindestreg, når en del af ordet er tal, en forkortelse eller et enkelt bogstav: 10-årig, tv-avis, p-plads. Bindestreg bruges også, når noget af ordet er udeladt: for- og bagside.',
    check:
      'Kig efter tal, forkortelser og enkelte bogstaver i ordet. Er der ingen af dem, skal ordet som regel skrives sammen uden bindestreg.',
    examples: [
      { wrong: 'Jeg har en 10 årig søster.', right: 'Jeg har en 10-årig søster.' },
      { wrong: 'Vi glæder os til sommer-ferien.', right: 'Vi glæder os til sommerferien.' },
    ],
  },
};
