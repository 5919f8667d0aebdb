import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Stavefejl',
  description: 'Ordet er ikke stavet rigtigt.',
  short: 'Ordet er ikke stavet rigtigt. Det staves »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Ordet er ikke stavet, som det står i ordbogen.',
    why: 'På dansk staver man ikke altid, som man taler. Mange ord må man huske, som de ser ud. Det er nemmest at huske et ord, når man kender dele af det: fødsel og dag bliver til fødselsdag.',
    check:
      'Del ordet op i stavelser, og læs dem én for én. Er du stadig i tvivl, så slå det op i ordbogen, og find en huskeregel til det.',
    examples: [
      { wrong: 'Vi skal fejre hans føsdag.', right: 'Vi skal fejre hans fødselsdag.' },
      { wrong: 'Det var en spænnede film.', right: 'Det var en spændende film.' },
    ],
  },
};
