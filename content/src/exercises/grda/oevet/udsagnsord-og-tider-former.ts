import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordOgTiderFormer = exerciseGroup(
  { productId: 'grda', level: 13, category: 'udsagnsord-og-tider' },
  [
    {
      number: 51,

      title: 'Fortæl om dengang',
      summary: 'Skriv udsagnsordene i datid.',
      instruction: 'Skriv udsagnsordet i datid.',
      trains: ['tense', 'past-ending'],
      items: [
        gaps('Sidste vinter [lærte](lære) jeg at stå på ski.', 'I dag »lærer«, i går »lærte«.'),
        gaps('I går [stod](stå) vi i kø i to timer.', 'I dag »står«, i går »stod«.'),
        gaps('For fem år siden [rejste](rejse) familien til Danmark.', 'I dag »rejser«, i går »rejste«.'),
        gaps('I går [gav](give) hun sin plads til en gammel mand.', 'I dag »giver«, i går »gav«.'),
        gaps('Dengang [forstod](forstå) jeg ikke et ord dansk.', 'I dag »forstår«, i går »forstod«.'),
        gaps('I søndags [sov](sove) jeg på sofaen hele dagen.', 'I dag »sover«, i går »sov«.'),
        gaps('I går [bar](bære) han min taske helt hjem.', 'I dag »bærer«, i går »bar«.'),
        gaps('Sidste måned [begyndte](begynde) min søster på et nyt job.', 'I dag »begynder«, i går »begyndte«.'),
        gaps('I går [brugte](bruge) de en time på at finde nøglen.', 'I dag »bruger«, i går »brugte«.'),
        gaps('I aftes [fortalte](fortælle) min farfar om sin barndom.', 'I dag »fortæller«, i går »fortalte«.'),
      ],
    },
  ],
);
