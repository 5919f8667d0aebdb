import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'hjem og hjemme',
  description: 'Man går hjem, men man er hjemme.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på retning og sted, fx »hjem« og »hjemme«.',
    why: 'Uden e viser ordet en retning: »gå hjem«, »løbe ud«, »komme ind«, »køre hen«. Med e viser ordet et sted, hvor man er: »være hjemme«, »stå ude«, »sidde inde«, »være henne ved søen«.',
    check:
      'Spørg: Hvorhen eller hvor? Svarer ordet på »hvorhen«, skal det være kort. Svarer det på »hvor«, skal der e på.',
    examples: [
      { wrong: 'Jeg var hjem hele dagen.', right: 'Jeg var hjemme hele dagen.' },
      {
        wrong: 'Vi løb inde i huset, da det begyndte at regne.',
        right: 'Vi løb ind i huset, da det begyndte at regne.',
      },
    ],
  },
};
