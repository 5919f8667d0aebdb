import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'Navnemåde',
  description: 'Udsagnsordet står i nutid eller datid, men skal stå i navnemåde.',
  short:
    'Efter »at« og efter ord som »kan«, »vil« og »skal« står udsagnsordet i navnemåde: »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har bøjet udsagnsordet, men her skal det stå i navnemåde.',
    why: 'Navnemåde er den form, der står i ordbogen: »køre«, »lære«, »være«. Den bruges efter »at« og efter de små hjælpeord »kan«, »skal«, »vil«, »må«, »bør« og »tør« og deres datid: »kunne«, »skulle«, »ville«, »måtte«, »burde« og »turde«.',
    check: 'Sæt »spise« eller »spiser« ind i stedet. Lyder »spise« rigtigt, skal der ikke r på.',
    examples: [
      { wrong: 'Jeg vil gerne lærer at svømme.', right: 'Jeg vil gerne lære at svømme.' },
      { wrong: 'Hun glæder sig til at kører i bus.', right: 'Hun glæder sig til at køre i bus.' },
    ],
  },
};
