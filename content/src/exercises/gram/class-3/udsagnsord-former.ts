import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordFormer = exerciseGroup({ productId: 'gram', level: 3, category: 'udsagnsord' }, [
  {
    number: 51,

    title: 'Det skete i går',
    summary: 'Skriv udsagnsordene i datid.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['tense', 'past-ending'],
    items: [
      gaps('I går [legede](lege) vi gemmeleg med en gås.', 'I dag »leger«, i går »legede«.'),
      gaps('I lørdags [spiste](spise) far tolv pandekager.', 'I dag »spiser«, i går »spiste«.'),
      gaps('I nat [drømte](drømme) jeg, at jeg kunne flyve.', 'I dag »drømmer«, i går »drømte«.'),
      gaps('I sommer [boede](bo) vi i et fyrtårn.', 'I dag »bor«, i går »boede«.'),
      gaps('I morges [fandt](finde) jeg en frø i postkassen.', 'I dag »finder«, i går »fandt«.'),
      gaps('I søndags [kogte](koge) vi suppe på gulerødder og gummibjørne.', 'I dag »koger«, i går »kogte«.'),
      gaps('I går [hoppede](hoppe) Ida ned fra den høje vippe.', 'I dag »hopper«, i går »hoppede«.'),
      gaps('I fredags [glemte](glemme) Otto sin ene sko.', 'I dag »glemmer«, i går »glemte«.'),
      gaps('I går [opdagede](opdage) vi et hul i hegnet.', 'I dag »opdager«, i går »opdagede«.'),
      gaps('I vinter [byggede](bygge) vi en snemand med tre hoveder.', 'I dag »bygger«, i går »byggede«.'),
    ],
  },
]);
