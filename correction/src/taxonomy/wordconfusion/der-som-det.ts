import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'der, som og det',
  description: '»Der« kan kun være grundled. »Som« kan altid bruges. »Det« peger på noget.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »der«, »som« og »det«.',
    why: 'I en ledsætning kan »der« kun bruges, når det selv er grundled: en pige, der synger. Er der et andet grundled, skal der stå »som« eller ingenting: en pige, som jeg kender. »Der« viser også, at noget findes: Der er en hund. »Det« peger på noget bestemt: Det er min hund.',
    check:
      'Står der »jeg«, »du«, »han« eller et navn lige efter ordet, hedder det »som«. Kan du sige »findes der«, hedder det »der«. Peger ordet på noget bestemt, hedder det »det«.',
    examples: [
      { wrong: 'Det er mange, der kan lide is.', right: 'Der er mange, der kan lide is.' },
      { wrong: 'Det bor mange mennesker i byen.', right: 'Der bor mange mennesker i byen.' },
    ],
  },
};
