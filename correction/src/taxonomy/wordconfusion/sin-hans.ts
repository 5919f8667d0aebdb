import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'sin, hans og hendes',
  description: '»Sin« peger tilbage på grundleddet. »Hans«, »hendes« og »deres« peger på en anden.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »sin« og »hans«, »hendes« eller »deres«.',
    why: '»Sin«, »sit« og »sine« bruges, når én person gør noget, og tingen er personens egen: Ali tog sin cykel. Tog han en andens cykel, hedder det »hans« eller »hendes«. Er der flere, der gør noget, hedder det altid »deres«: De tog deres cykler. Og »sin« kan ikke stå i selve grundleddet: Sara og hendes bror gik hjem.',
    check:
      'Sæt »egen« ind efter ordet. Er det grundleddets egen ting, og er der kun én person, hedder det »sin«, »sit« eller »sine«.',
    examples: [
      { wrong: 'De pakkede sine tasker.', right: 'De pakkede deres tasker.' },
      { wrong: 'Sara og sin bror gik hjem.', right: 'Sara og hendes bror gik hjem.' },
    ],
  },
};
