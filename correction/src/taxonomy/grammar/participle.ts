import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Kort tillægsform',
  description: 'Efter »har«, »er«, »havde« eller »blev« skal udsagnsordet stå i kort tillægsform.',
  short:
    'Efter ord som »har«, »er«, »havde« og »blev« skal ordet stå i kort tillægsform: »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Udsagnsordet har fået en forkert form efter ord som »har«, »er«, »havde« eller »blev«.',
    why: 'Efter de ord bruger man kort tillægsform. Den ender som regel på »-et« eller »-t«: »har hoppet«, »har spist«, »er blevet«. Datid på »-ede« eller »-te« bruges kun, når der ikke står sådan et hjælpeord foran: Jeg hoppede.',
    check: 'Sæt »spist« eller »spiste« ind i stedet. Lyder »spist« rigtigt, skal ordet stå i kort tillægsform.',
    examples: [
      { wrong: 'Jeg har hoppede i vandet.', right: 'Jeg har hoppet i vandet.' },
      { wrong: 'Vi har altid bo i Odense.', right: 'Vi har altid boet i Odense.' },
    ],
  },
};
