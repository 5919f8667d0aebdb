import type { ErrorPage } from '../error-page.ts';

export const page: ErrorPage = {
  title: 'end, en og ind',
  description: '»End« sammenligner. »Ind« er en retning. »En« er et tal eller et kendeord.',
  short: 'Her skal der stå »{replacement}« og ikke »{token}«.',
  explanation: {
    what: 'Du har byttet om på »end«, »en« eller »ind«.',
    why: '»End« bruges, når man sammenligner: større end, andet end. »Ind« viser en retning: gå ind. »En« står foran et navneord: en hund.',
    check:
      'Står der et ord som større, bedre, mere, andre eller anderledes foran, hedder det »end« med d. Kan man spørge »hvorhen«, hedder det »ind«. Kan du sætte »to« i stedet, hedder det »en«.',
    examples: [
      { wrong: 'Hun er højere en mig.', right: 'Hun er højere end mig.' },
      { wrong: 'Vi gik end i huset.', right: 'Vi gik ind i huset.' },
    ],
  },
};
