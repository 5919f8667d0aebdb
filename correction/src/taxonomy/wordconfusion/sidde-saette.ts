import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'sidde og sætte',
  description: 'Man sidder et sted, men man sætter noget et sted hen.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »sidde« og »sætte«.',
    why: '»Sidde« betyder, at nogen allerede er der: Hun sidder på stolen, hun sad der i går. »Sætte« betyder, at man anbringer noget eller sig selv: Hun sætter sig på stolen, hun satte koppen fra sig.',
    check: 'Sæt »anbringe« ind i stedet. Passer »anbringe«, hedder det »sætte«. Passer »være«, hedder det »sidde«.',
    examples: [
      { wrong: 'Vi sidder os bagerst i bussen.', right: 'Vi sætter os bagerst i bussen.' },
      { wrong: 'Han satte og ventede i en time.', right: 'Han sad og ventede i en time.' },
    ],
  },
};
