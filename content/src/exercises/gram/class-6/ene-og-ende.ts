import { exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const eneOgEnde = exerciseGroup({ productId: 'gram', level: 6, category: 'ene-og-ende' }, [
  {
    number: 1,
    version: 2,
    title: '-ene, -ende eller -erne?',
    summary: 'Skeln mellem navneord i flertal og ord for det, nogen gør.',
    instruction:
      '-ene og -erne står på navneord i flertal: husene, pigerne. -ende står på det, nogen gør: løbende, syngende.',
    trains: ['ene-ende'],
    items: [
      lists('{Dyrene|Dyrende|Dyrerne} i stalden blev urolige, da det tordnede.', 'Et dyr, flere dyr, alle dyrene.'),
      lists('Hun kom {løbende|løbene} med skoene i hånden.', 'Hun løber, mens hun kommer: »løbende«.'),
      lists(
        '{Husene|Husende|Husne} på den anden side af gaden har alle en blå dør.',
        'Et hus, flere huse, alle husene.',
      ),
      lists('Der lå en {snorkende|snorkene} mand i vores hængekøje.', 'Manden snorker: »en snorkende mand«.'),
      lists(
        '{Lærerne|Lærende|Lærene} spillede fodbold mod eleverne og tabte stort.',
        'En lærer, flere lærere, alle lærerne.',
      ),
      gaps('Vi fulgte [sporene](spor) i sneen helt hen til skraldespanden.', 'Et spor, flere spor, alle sporene.'),
      gaps('De [ventende](vente) passagerer begyndte at synge.', 'Passagererne venter: »ventende passagerer«.'),
      lists(
        'Kan du se {stjernerne|stjernene|stjernende} gennem kikkerten?',
        'En stjerne, flere stjerner, alle stjernerne.',
      ),
      lists('Det var et {overraskende|overraskene} svar.', 'Svaret overrasker: »overraskende«.'),
      sort(
        { 'navneord i flertal': ['træerne', 'benene'], 'noget, nogen gør': ['grædende', 'hoppende'] },
        'Træerne og benene er ting. Grædende og hoppende kommer af græde og hoppe.',
        'Sorter ordene efter deres endelse.',
      ),
    ],
  },
]);
