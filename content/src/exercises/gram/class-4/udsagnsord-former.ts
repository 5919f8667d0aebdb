import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordFormer = exerciseGroup({ productId: 'gram', level: 4, category: 'udsagnsord' }, [
  {
    number: 51,

    title: 'Dengang og i går',
    summary: 'Skriv udsagnsordene i datid.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['tense', 'past-ending'],
    items: [
      gaps('Da vi kom hjem, [sad](sidde) der en ugle på cyklen.', 'I dag »sidder«, i går »sad«.'),
      gaps('I forgårs [tabte](tabe) jeg min tand i suppen.', 'I dag »taber«, i går »tabte«.'),
      gaps('For hundrede år siden [skrev](skrive) man med pen og blæk.', 'I dag »skriver«, i går »skrev«.'),
      gaps('I går [drak](drikke) hesten af vores fodbad.', 'I dag »drikker«, i går »drak«.'),
      gaps('I søndags [sang](synge) koret, så ruderne klirrede.', 'I dag »synger«, i går »sang«.'),
      gaps('Sidste år [vandt](vinde) vi en kurv med pærer.', 'I dag »vinder«, i går »vandt«.'),
      gaps('I går [rystede](ryste) hele huset, da toget kørte forbi.', 'I dag »ryster«, i går »rystede«.'),
      gaps('I mandags [kom](komme) alle til tiden på nær læreren.', 'I dag »kommer«, i går »kom«.'),
      gaps('I gamle dage [troede](tro) mange på trolde.', 'I dag »tror«, i går »troede«.'),
      gaps('I går [hjalp](hjælpe) vi et pindsvin over vejen.', 'I dag »hjælper«, i går »hjalp«.'),
    ],
  },
]);
