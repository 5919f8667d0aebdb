import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordDerLyderEns = exerciseGroup({ productId: 'grst', level: 6, category: 'ord-der-lyder-ens' }, [
  {
    number: 1,
    version: 2,
    title: 'Kun én af dem passer',
    summary: 'Vælg mellem ord, der lyder ens, men betyder noget forskelligt.',
    instruction: 'Læs hele sætningen, og tænk på, hvad ordet betyder.',
    trains: ['sound-alike', 'hvis-vis'],
    items: [
      lists('{Hvis|Vis} du ser en ulv, så lad være med at løbe.', '»Hvis« stiller en betingelse.'),
      lists('Spejdernes gamle leder er en {vis|hvis} mand.', '»Vis« betyder klog.'),
      lists('{Hvor|Vor} er du henne?', '»Hvor« spørger om et sted.'),
      lists('Vinteren var så {mild|mil}, at vi badede.', '»Mild« betyder ikke kold. En mil er en afstand.'),
      lists('Vi stod på den yderste {rand|ran} af krateret.', 'En rand er en kant, og den har et stumt d.'),
      lists('Politiet opklarede et {ran|rand} i en bolsjebutik.', 'Et ran er et røveri.'),
      lists('Vi trak {lod|lodd} om den sidste plads.', '»Lod« ender på ét d.'),
      lists('Hunden lagde en {pind|pin} foran mine fødder.', 'En pind er af træ og har et stumt d.'),
      lists('Skibet lå i {læ|læg} bag øen.', 'Hvor det ikke blæser, er der læ.'),
      choice(
        'Hvad er en »hær«?',
        'mange soldater',
        ['her på stedet', 'en herre'],
        'En hær er soldater. »Her« er et sted.',
      ),
    ],
  },
]);
