import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'være og værre',
  description: '»Være« er et udsagnsord. »Værre« betyder mere slem.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »være« og »værre«.',
    why: '»Være« er navnemåde af »er«: Det kan være svært. »Værre« betyder dårligere eller mere slemt: Det blev værre og værre.',
    check: "Sæt »mere slemt« ind i stedet. Passer det, hedder det »værre« med to r'er. Ellers hedder det »være«.",
    examples: [
      { wrong: 'Det blev kun være, da det begyndte at regne.', right: 'Det blev kun værre, da det begyndte at regne.' },
      { wrong: 'Det må værre dejligt at have ferie.', right: 'Det må være dejligt at have ferie.' },
    ],
  },
};
