import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'længere og længer',
  description: '»Længer« kan kun være biord. »Længere« kan altid bruges.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har brugt »længer« på et sted, hvor kun »længere« er rigtigt.',
    why: 'Når ordet er et tillægsord og betyder »mere lang«, hedder det altid »længere«: et længere reb, mit hår er længere. Som biord må det også hedde »længer«: Han bor her ikke længer. Skriver du altid »længere«, er det altid rigtigt.',
    check: 'Sæt »kortere« ind i stedet. Giver det mening, er ordet et tillægsord, og så hedder det »længere«.',
    examples: [
      { wrong: 'Mit hår er længer end dit.', right: 'Mit hår er længere end dit.' },
      { wrong: 'Vi holdt en længer pause.', right: 'Vi holdt en længere pause.' },
    ],
  },
};
