import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'springe og sprænge',
  description: 'Noget springer af sig selv, men nogen sprænger det.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »springe« og »sprænge«.',
    why: '»Springe« er at hoppe eller at gå i stykker af sig selv: Ballonen springer, den sprang i går. »Sprænge« er at få noget andet til at eksplodere: De sprænger broen, de sprængte den i går.',
    check:
      'Spørg: Bliver der gjort noget ved en anden ting? Så hedder det »sprænge«. Sker det bare med tingen selv, hedder det »springe«.',
    examples: [
      { wrong: 'Bilen sprængte i luften.', right: 'Bilen sprang i luften.' },
      {
        wrong: 'Røverne sprang pengeskabet i stykker med dynamit.',
        right: 'Røverne sprængte pengeskabet i stykker med dynamit.',
      },
    ],
  },
};
