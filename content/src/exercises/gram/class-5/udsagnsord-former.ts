import { exerciseGroup, gaps } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const udsagnsordFormer = exerciseGroup({ productId: 'gram', level: 5, category: 'udsagnsord' }, [
  {
    number: 51,

    title: 'Datid på flere måder',
    summary: 'Skriv udsagnsordene i datid.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['tense', 'past-ending'],
    items: [
      gaps('I nat [slukkede](slukke) en tyv alle lys på stationen.', 'I dag »slukker«, i går »slukkede«.'),
      gaps('Sidste forår [faldt](falde) der hagl så store som golfbolde.', 'I dag »falder«, i går »faldt«.'),
      gaps('I 1912 [sank](synke) det store skib på sin første tur.', 'I dag »synker«, i går »sank«.'),
      gaps('Dengang [tog](tage) rejsen til Amerika flere uger.', 'I dag »tager«, i går »tog«.'),
      gaps('I går [satte](sætte) hun en ny rekord i at stå på ét ben.', 'I dag »sætter«, i går »satte«.'),
      gaps('Sidste sommer [sejlede](sejle) vi ned ad åen i et badekar.', 'I dag »sejler«, i går »sejlede«.'),
      gaps('I går [spurgte](spørge) en turist mig om vej til dronningens køkken.', 'I dag »spørger«, i går »spurgte«.'),
      gaps('Sidste vinter [frøs](fryse) søen til på en enkelt nat.', 'I dag »fryser«, i går »frøs«.'),
      gaps('I går [byttede](bytte) de to venner sko.', 'I dag »bytter«, i går »byttede«.'),
      gaps('Sidste år [valgte](vælge) klassen en ged som maskot.', 'I dag »vælger«, i går »valgte«.'),
    ],
  },
]);
