import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'ad og af',
  description: '»Ad« viser en retning langs eller gennem noget. »Af« viser, hvor noget kommer fra.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »ad« og »af«. De lyder ofte ens.',
    why: '»Ad« bruges om bevægelse langs, op, ned, ind eller ud gennem noget: ned ad vejen, ud ad døren. »Af« bruges om noget, der kommer fra nogen eller bliver taget væk: en gave af mormor, hoppe af cyklen.',
    check:
      'Kan du sige »langs med« eller »gennem«, hedder det »ad«. Kan du sige »fra« eller »væk fra«, hedder det »af«.',
    examples: [
      { wrong: 'Vi gik ned af vejen.', right: 'Vi gik ned ad vejen.' },
      { wrong: 'Bogen er skrevet ad en ung pige.', right: 'Bogen er skrevet af en ung pige.' },
    ],
  },
};
