import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordFormer = exerciseGroup({ productId: 'gram', level: 3, category: 'udsagnsord' }, [
  {
    number: 51,
    version: 2,
    title: 'Det skete i går',
    summary: 'Skriv udsagnsordene i datid.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['tense', 'past-ending'],
    items: [
      gaps('I går [legede](lege) vi gemmeleg med en gås.', 'Datid får endelsen »-ede«: »lege«, »legede«.'),
      gaps('I lørdags [spiste](spise) far tolv pandekager.', 'Datid får endelsen »-te«: »spise«, »spiste«.'),
      gaps(
        'I nat [drømte](drømme) jeg, at jeg kunne flyve.',
        'Datid får endelsen »-te«, og foran t er der kun ét m: »drømme«, »drømte«.',
      ),
      gaps('I sommer [boede](bo) vi i et fyrtårn.', 'Datid får endelsen »-ede«: »bo«, »boede«.'),
      gaps(
        'I morges [fandt](finde) jeg en frø i postkassen.',
        'Vokalen skifter fra i til a, og datid får ikke »-ede« eller »-te«: »finde«, »fandt«.',
      ),
      gaps(
        'I søndags [kogte](koge) vi suppe på gulerødder og gummibjørne.',
        'Datid får endelsen »-te«: »koge«, »kogte«.',
      ),
      gaps('I går [hoppede](hoppe) Ida ned fra den høje vippe.', 'Datid får endelsen »-ede«: »hoppe«, »hoppede«.'),
      gaps(
        'I fredags [glemte](glemme) Otto sin ene sko.',
        'Datid får endelsen »-te«, og foran t er der kun ét m: »glemme«, »glemte«.',
      ),
      gaps('I går [opdagede](opdage) vi et hul i hegnet.', 'Datid får endelsen »-ede«: »opdage«, »opdagede«.'),
      gaps(
        'I vinter [byggede](bygge) vi en snemand med tre hoveder.',
        'Datid får endelsen »-ede«: »bygge«, »byggede«.',
      ),
    ],
  },
]);
