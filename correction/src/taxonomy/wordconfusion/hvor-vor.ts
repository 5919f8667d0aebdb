import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'hvor og vor',
  description: '»Hvor« spørger om et sted. »Vor« betyder »vores«.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »hvor« og »vor«. De lyder ens.',
    why: '»Hvor« bruges om et sted og til at spørge med: Hvor bor du? »Vor« er et gammelt ord for »vores«: vor skole. Ord, man spørger med, begynder næsten alle med »hv«.',
    check: 'Sæt »vores« ind i stedet. Passer det, hedder det »vor«. Ellers hedder det »hvor«.',
    examples: [
      { wrong: 'Jeg ved ikke, vor han bor.', right: 'Jeg ved ikke, hvor han bor.' },
      { wrong: 'Hvor skole er hundrede år gammel.', right: 'Vor skole er hundrede år gammel.' },
    ],
  },
};
