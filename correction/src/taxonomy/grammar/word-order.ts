import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Ordstilling',
  description: 'Ordene står i en forkert rækkefølge.',
  short: 'Ordene skal byttes om her: »{replacement}« i stedet for »{token}«.',
  explanation: {
    what: 'Ordene i sætningen står i en forkert rækkefølge.',
    why: 'Begynder en hovedsætning med andet end grundleddet, skal udsagnsleddet komme som nummer to: I går gik vi hjem. I en ledsætning står ord som ikke, altid og aldrig før udsagnsleddet: fordi han ikke ville med.',
    check:
      'Tæl leddene i en hovedsætning: Udsagnsleddet skal være nummer to. I en ledsætning (efter fordi, at, hvis, hvor …) skal grundleddet og »ikke« stå før udsagnsleddet.',
    examples: [
      { wrong: 'I går vi gik i biografen.', right: 'I går gik vi i biografen.' },
      { wrong: 'Hun sagde, at hun kunne ikke komme.', right: 'Hun sagde, at hun ikke kunne komme.' },
    ],
  },
};
