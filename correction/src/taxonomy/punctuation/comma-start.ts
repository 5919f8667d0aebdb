import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Startkomma',
  description: 'Der mangler komma foran en ledsætning.',
  short: 'Her begynder en ledsætning. Når man bruger startkomma, skal der komma foran den. Sæt komma efter »{token}«.',
  explanation: {
    what: 'Der mangler et komma, hvor ledsætningen begynder.',
    why: 'En ledsætning kan ikke stå alene. Den begynder tit med ord som at, der, som, fordi, hvis, når og om. Bruger man startkomma, sætter man komma foran ledsætningen. Man må også vælge startkommaet fra, men så skal man gøre det i hele teksten. Hører et lille ord med, som i »efter at« og »uden at«, skal kommaet stå foran begge ord.',
    check:
      'Sæt kryds under grundleddet og bolle under udsagnsleddet. Er der to par, er der to sætninger. Find det ord, der binder dem sammen, og sæt komma foran.',
    examples: [
      { wrong: 'Jeg ved at du er hjemme.', right: 'Jeg ved, at du er hjemme.' },
      { wrong: 'Vi blev inde fordi det regnede.', right: 'Vi blev inde, fordi det regnede.' },
    ],
  },
};
