import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Lille begyndelsesbogstav',
  description: 'Ordet skal begynde med lille.',
  short: 'Her skal ordet skrives med lille: »{replacement}«.',
  explanation: {
    what: 'Du har skrevet ordet med stort begyndelsesbogstav, men det skal begynde med lille.',
    why: 'På dansk skriver man ugedage, måneder, sprog, folkeslag og højtider med lille: mandag, juli, dansk, en englænder, jul. På engelsk og tysk er det anderledes, og derfor er det let at blande sammen. Ordet »jeg« skrives også med lille.',
    check:
      'Spørg: Er det et navn på én bestemt person eller ét bestemt sted? Hvis ikke, og hvis ordet ikke begynder sætningen, skal det være med lille.',
    examples: [
      { wrong: 'Vi ses på Mandag.', right: 'Vi ses på mandag.' },
      { wrong: 'Hun taler både Dansk og Tyrkisk.', right: 'Hun taler både dansk og tyrkisk.' },
    ],
  },
};
