import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Komma ved opremsning',
  description: 'Der mangler komma mellem ting, der regnes op.',
  short: 'Du regner flere ting op. Sæt komma efter »{token}«.',
  explanation: {
    what: 'Der mangler et komma i en opremsning.',
    why: 'Når man nævner flere ting efter hinanden, sætter man komma mellem dem. Foran det sidste »og« eller »eller« skal der ikke komma: æbler, pærer og bananer.',
    check: 'Sæt »og« ind mellem ordene. Lyder det rigtigt, skal der komma, medmindre »og« allerede står der.',
    examples: [
      { wrong: 'Vi købte æbler pærer og bananer.', right: 'Vi købte æbler, pærer og bananer.' },
      { wrong: 'Hun løb sprang og klatrede hele dagen.', right: 'Hun løb, sprang og klatrede hele dagen.' },
    ],
  },
};
