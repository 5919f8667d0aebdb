import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'nogen og nogle',
  description: '»Nogle« er et antal. »Nogen« er en eller anden eller overhovedet nogen.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »nogen« og »nogle«. De lyder ens, men betyder ikke det samme.',
    why: '»Nogle« betyder flere, altså et vist antal: nogle gode venner. »Nogen« bruges om en eller anden: Der er nogen ved døren. Det bruges også i spørgsmål og sammen med »ikke«: Har du nogen søskende? Nej, jeg har ikke nogen.',
    check:
      'Sæt »flere« eller »et par« ind i stedet. Passer det, hedder det »nogle«. Passer »en eller anden« eller »overhovedet nogen«, hedder det »nogen«.',
    examples: [
      { wrong: 'Jeg fik nogen gode venner på lejren.', right: 'Jeg fik nogle gode venner på lejren.' },
      { wrong: 'Jeg har ikke nogle søskende.', right: 'Jeg har ikke nogen søskende.' },
    ],
  },
};
