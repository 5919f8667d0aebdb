import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const dobbeltKonsonant = exerciseGroup({ productId: 'grst', level: 4, category: 'dobbelt-konsonant' }, [
  {
    number: 1,
    title: '»Hale« eller »hal«? Én konsonant til forskel',
    summary: 'Vælg mellem to ord, der kun skilles af én konsonant.',
    instruction: 'Begge ord findes, men kun det ene giver mening. Sig sætningen højt, og lyt til vokalen.',
    trains: ['double-consonant'],
    items: [
      lists('Egernet brugte sin {hale|halle} som paraply.', 'Vokalen er lang i »hale«.'),
      lists('Vi spiller håndbold i den store {hal|hale}.', 'Vokalen er kort i »hal«. En hale sidder på et dyr.'),
      lists('To mænd {læsser|læser} sække med kartofler af bilen.', 'At læsse af er at tage noget ned fra vognen.'),
      lists('Jeg {læser|læsser} højt for min hamster.', 'Man læser en bog. Vokalen er lang.'),
      lists('Hver juleaften {hyler|hyller} hunden med på sangene.', 'Hunde hyler. Vokalen er lang.'),
      lists('Robin Hood havde kun to {pile|pille} tilbage.', 'En pil, flere pile: Vokalen er lang.'),
      lists('Dyrlægen gav grisen en rød {pille|pile}.', 'En pille er medicin. Vokalen er kort.'),
      lists('Der var en {masse|mase} brandmyg ved søen.', 'En masse betyder mange. Vokalen er kort.'),
      lists('Må jeg {mase|masse} mine kartofler?', 'At mase er at trykke noget fladt. Vokalen er lang.'),
      sort(
        { 'kort vokal': ['sukke', 'vippe', 'skinne'], 'lang vokal': ['koge', 'vise', 'pine'] },
        'Foran to ens konsonanter er vokalen kort.',
        'Sorter ordene efter den første vokals længde.',
      ),
    ],
  },
]);
