import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'ligge og lægge',
  description: 'Man ligger et sted, men man lægger noget et sted hen.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »ligge« og »lægge«.',
    why: '»Ligge« betyder, at noget er et sted: Bogen ligger på bordet, den lå der i går. »Lægge« betyder, at nogen anbringer noget: Jeg lægger bogen på bordet, jeg lagde den der i går.',
    check: 'Sæt »anbringe« ind i stedet. Passer »anbringe«, hedder det »lægge«. Passer »være«, hedder det »ligge«.',
    examples: [
      { wrong: 'Jeg ligger bogen på bordet.', right: 'Jeg lægger bogen på bordet.' },
      { wrong: 'Hunden lagde og sov i kurven.', right: 'Hunden lå og sov i kurven.' },
    ],
  },
};
