import { choice, type StepDraft } from '../../markup/index.ts';

export const ord: StepDraft = {
  title: 'Hvad betyder ordet?',
  intro: 'Find det, der betyder det samme som ordet med fremhævet skrift, sådan som det bliver brugt i sætningen.',
  seconds: 360,
  items: [
    choice(
      'Vikaren var *munter*, selv om ingen hørte efter.',
      'i godt humør',
      ['meget træt', 'lidt nervøs', 'godt forberedt'],
      'Er man munter, er man glad og i godt humør.',
    ),
    choice(
      'Selma *tøvede*, før hun rørte ved slangen.',
      'ventede lidt',
      ['råbte højt', 'løb sin vej', 'smilede stort'],
      'At tøve er at vente, fordi man er i tvivl.',
    ),
    choice(
      'Rektor *påstår*, at der ikke er mus i køkkenet.',
      'siger, at det er sandt',
      ['håber, at det er sandt', 'spørger, om det er sandt', 'beviser, at det er sandt'],
      'Når man påstår noget, siger man det, uden at man viser, at det er rigtigt.',
    ),
    choice(
      'Efter tre dage uden regn var haven helt *udtørret*.',
      'uden vand',
      ['fuld af støv', 'uden blomster', 'fuld af sol'],
      'Er noget udtørret, er der ikke mere vand i det.',
    ),
    choice(
      'De to brødre *ligner hinanden på en prik*.',
      'ser helt ens ud',
      ['har samme tøj på', 'har begge fregner', 'er lige gamle'],
      '»På en prik« betyder helt præcist.',
    ),
    choice(
      'Farmor *lagde mærke til* det nye skilt.',
      'opdagede',
      ['malede', 'væltede', 'glemte'],
      'Lægger man mærke til noget, opdager man det.',
    ),
    choice(
      'Det var *tilfældigt*, at de mødtes på færgen.',
      'ikke noget, de havde aftalt',
      ['ikke noget, de ville indrømme', 'noget, de havde glædet sig til', 'noget, de gjorde hvert år'],
      'Sker noget tilfældigt, er det ikke planlagt.',
    ),
  ],
};
