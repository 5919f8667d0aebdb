import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'kunne og kunde',
  description: '»Kunne« er et udsagnsord. En »kunde« handler i en butik.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »kunne« og »kunde«. De lyder ens.',
    why: '»Kunne« er datid og navnemåde af »kan«: Jeg kunne ikke sove. En »kunde« er en person, der køber noget. På samme måde staves »skulle« og »ville« uden d.',
    check:
      'Sæt »en« foran. Kan du sige »en kunde« og mene en person i en butik, er det med d. Ellers hedder det »kunne«.',
    examples: [
      { wrong: 'Jeg kunde ikke finde mine nøgler.', right: 'Jeg kunne ikke finde mine nøgler.' },
      { wrong: 'Der stod en kunne ved kassen.', right: 'Der stod en kunde ved kassen.' },
    ],
  },
};
