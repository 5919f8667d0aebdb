import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Komma mellem hovedsætninger',
  description: 'Der mangler komma mellem to hovedsætninger.',
  short: 'To hovedsætninger er bundet sammen. Sæt komma efter »{token}«, hvor den første slutter.',
  explanation: {
    what: 'Der mangler et komma mellem to hovedsætninger.',
    why: 'En hovedsætning kan stå alene. Når to hovedsætninger er bundet sammen med »og«, »men«, »eller«, »for« eller »så«, skal der komma foran bindeordet. Hver sætning har sit eget grundled og udsagnsled: Jeg spillede, og hun sang.',
    check:
      'Prøv at sætte punktum i stedet. Kan begge sætninger stå alene, skal der komma. Mangler den sidste sit eget grundled, skal der som regel ikke komma.',
    examples: [
      { wrong: 'Jeg ringede på og min fætter åbnede døren.', right: 'Jeg ringede på, og min fætter åbnede døren.' },
      { wrong: 'Vi ville bade men vandet var for koldt.', right: 'Vi ville bade, men vandet var for koldt.' },
    ],
  },
};
