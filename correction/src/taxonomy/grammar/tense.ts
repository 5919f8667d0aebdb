import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Nutid eller datid',
  description: 'Udsagnsordet står i en anden tid end resten af fortællingen.',
  short: 'Her skifter tiden i fortællingen. Skriv »{replacement}« i stedet for »{token}«.',
  explanation: {
    what: 'Du skifter mellem nutid og datid, uden at tiden i fortællingen skifter.',
    why: 'Vælg én tid, når du fortæller, og hold fast i den. Datid bruges om det, der er sket: Vi gik hjem. Nutid bruges om det, der sker nu eller altid gælder: Vi går hjem. Springer du frem og tilbage, bliver læseren i tvivl om, hvornår det sker.',
    check:
      'Skriv »i går« eller »lige nu« foran sætningen. Passer »i går« til resten af teksten, skal udsagnsordet stå i datid.',
    examples: [
      { wrong: 'Vi kom hjem, og så spiser vi aftensmad.', right: 'Vi kom hjem, og så spiste vi aftensmad.' },
      { wrong: 'Hun åbnede døren og ser en hund.', right: 'Hun åbnede døren og så en hund.' },
    ],
  },
};
