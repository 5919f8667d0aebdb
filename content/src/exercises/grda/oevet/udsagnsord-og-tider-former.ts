import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordOgTiderFormer = exerciseGroup(
  { productId: 'grda', level: 13, category: 'udsagnsord-og-tider' },
  [
    {
      number: 51,
      version: 2,
      title: 'Fortæl om dengang',
      summary: 'Skriv udsagnsordene i datid.',
      instruction: 'Skriv udsagnsordet i datid.',
      trains: ['tense', 'past-ending'],
      items: [
        gaps('Sidste vinter [lærte](lære) jeg at stå på ski.', 'Datid får endelsen »-te«: »lære«, »lærte«.'),
        gaps(
          'I går [stod](stå) vi i kø i to timer.',
          'Vokalen skifter fra å til o, og datid får ikke »-ede« eller »-te«: »stå«, »stod«.',
        ),
        gaps('For fem år siden [rejste](rejse) familien til Danmark.', 'Datid får endelsen »-te«: »rejse«, »rejste«.'),
        gaps(
          'I går [gav](give) hun sin plads til en gammel mand.',
          'Vokalen skifter fra i til a, og datid får ikke »-ede« eller »-te«: »give«, »gav«.',
        ),
        gaps(
          'Dengang [forstod](forstå) jeg ikke et ord dansk.',
          'Vokalen skifter fra å til o, og datid får ikke »-ede« eller »-te«: »forstå«, »forstod«.',
        ),
        gaps('I søndags [sov](sove) jeg på sofaen hele dagen.', 'Datid er ordet uden e: »sove«, »sov«.'),
        gaps(
          'I går [bar](bære) han min taske helt hjem.',
          'Vokalen skifter fra æ til a, og datid får ikke »-ede« eller »-te«: »bære«, »bar«.',
        ),
        gaps(
          'Sidste måned [begyndte](begynde) min søster på et nyt job.',
          'Datid får endelsen »-te«: »begynde«, »begyndte«.',
        ),
        gaps('I går [brugte](bruge) de en time på at finde nøglen.', 'Datid får endelsen »-te«: »bruge«, »brugte«.'),
        gaps(
          'I aftes [fortalte](fortælle) min farfar om sin barndom.',
          'Vokalen skifter fra æ til a, og datid ender på »-te«: »fortælle«, »fortalte«.',
        ),
      ],
    },
  ],
);
