import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grdf', level: 12, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'I, på, til eller med?',
    summary: 'Vælg det rigtige lille ord.',
    instruction: 'Læs sætningen, og vælg det ord, der passer.',
    items: [
      lists('Jeg går {til|på|med} dansk to gange om ugen.', 'Man går til dansk, når man får undervisning.'),
      lists('Mine forældre bor {i|på|til} Vietnam.', 'Man bor i et land.'),
      lists('Hun bor {på|i|ved siden} Fyn.', 'Man bor på en ø som Fyn.'),
      lists('Vi tager {med|i|ved} toget til Odense.', 'Man tager med toget.'),
      lists('Jeg venter {på|til|efter} min søn.', 'Man venter på nogen.'),
      lists('Er du bange {for|fra|af} hunde?', 'Man er bange for noget.'),
      lists('Han er god {til|i|på} at lytte.', 'Man er god til noget.'),
      lists('Mødet er {på|i|ved} fredag.', 'Man siger på fredag om en kommende dag.'),
      lists('Hun blev født {i|på|om} 1988.', 'Man siger i et år.'),
      lists('Tak {for|om|til} hjælpen.', 'Man siger tak for noget.'),
    ],
  },
]);
