import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordFormer = exerciseGroup({ productId: 'gram', level: 4, category: 'udsagnsord' }, [
  {
    number: 51,
    version: 2,
    title: 'Dengang og i går',
    summary: 'Skriv udsagnsordene i datid.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['tense', 'past-ending'],
    items: [
      gaps(
        'Da vi kom hjem, [sad](sidde) der en ugle på cyklen.',
        'Vokalen skifter fra i til a, og datid får ikke »-ede« eller »-te«: »sidde«, »sad«.',
      ),
      gaps('I forgårs [tabte](tabe) jeg min tand i suppen.', 'Datid får endelsen »-te«: »tabe«, »tabte«.'),
      gaps(
        'For hundrede år siden [skrev](skrive) man med pen og blæk.',
        'Vokalen skifter fra i til e, og datid får ikke »-ede« eller »-te«: »skrive«, »skrev«.',
      ),
      gaps(
        'I går [drak](drikke) hesten af vores fodbad.',
        'Vokalen skifter fra i til a, og datid får ikke »-ede« eller »-te«: »drikke«, »drak«.',
      ),
      gaps(
        'I søndags [sang](synge) koret, så ruderne klirrede.',
        'Vokalen skifter fra y til a, og datid får ikke »-ede« eller »-te«: »synge«, »sang«.',
      ),
      gaps(
        'Sidste år [vandt](vinde) vi en kurv med pærer.',
        'Vokalen skifter fra i til a, og datid får ikke »-ede« eller »-te«: »vinde«, »vandt«.',
      ),
      gaps(
        'I går [rystede](ryste) hele huset, da toget kørte forbi.',
        'Datid får endelsen »-ede«: »ryste«, »rystede«.',
      ),
      gaps(
        'I mandags [kom](komme) alle til tiden på nær læreren.',
        'Datid er ordet uden e og med ét m: »komme«, »kom«.',
      ),
      gaps('I gamle dage [troede](tro) mange på trolde.', 'Datid får endelsen »-ede«: »tro«, »troede«.'),
      gaps(
        'I går [hjalp](hjælpe) vi et pindsvin over vejen.',
        'Vokalen skifter fra æ til a, og datid får ikke »-ede« eller »-te«: »hjælpe«, »hjalp«.',
      ),
    ],
  },
]);
