import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordFormer = exerciseGroup({ productId: 'gram', level: 5, category: 'udsagnsord' }, [
  {
    number: 51,
    version: 2,
    title: 'Datid på flere måder',
    summary: 'Skriv udsagnsordene i datid.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['tense', 'past-ending'],
    items: [
      gaps(
        'I nat [slukkede](slukke) en tyv alle lys på stationen.',
        'Datid får endelsen »-ede«: »slukke«, »slukkede«.',
      ),
      gaps('Sidste forår [faldt](falde) der hagl så store som golfbolde.', 'Datid får kun »-t«: »falde«, »faldt«.'),
      gaps(
        'I 1912 [sank](synke) det store skib på sin første tur.',
        'Vokalen skifter fra y til a, og datid får ikke »-ede« eller »-te«: »synke«, »sank«.',
      ),
      gaps(
        'Dengang [tog](tage) rejsen til Amerika flere uger.',
        'Vokalen skifter fra a til o, og datid får ikke »-ede« eller »-te«: »tage«, »tog«.',
      ),
      gaps(
        'I går [satte](sætte) hun en ny rekord i at stå på ét ben.',
        'Vokalen skifter fra æ til a, og datid ender på »-te«: »sætte«, »satte«.',
      ),
      gaps(
        'Sidste sommer [sejlede](sejle) vi ned ad åen i et badekar.',
        'Datid får endelsen »-ede«: »sejle«, »sejlede«.',
      ),
      gaps(
        'I går [spurgte](spørge) en turist mig om vej til dronningens køkken.',
        'Vokalen skifter fra ø til u, og datid ender på »-te«: »spørge«, »spurgte«.',
      ),
      gaps(
        'Sidste vinter [frøs](fryse) søen til på en enkelt nat.',
        'Vokalen skifter fra y til ø, og datid får ikke »-ede« eller »-te«: »fryse«, »frøs«.',
      ),
      gaps('I går [byttede](bytte) de to venner sko.', 'Datid får endelsen »-ede«: »bytte«, »byttede«.'),
      gaps(
        'Sidste år [valgte](vælge) klassen en ged som maskot.',
        'Vokalen skifter fra æ til a, og datid ender på »-te«: »vælge«, »valgte«.',
      ),
    ],
  },
]);
