import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grty', level: 8, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Tillægsordenes endelser',
    summary: 'Sæt endelse på tillægsord efter »der«, »ein« og uden kendeord.',
    instruction: 'Vælg eller skriv den rigtige endelse på tillægsordet.',
    items: [
      lists('Der {alte|alter|alten} Lehrer trägt immer Sandalen.', 'Nominativ hankøn efter »der«: »-e«.'),
      lists('Ein {alter|alte|alten} Freund hat mich angerufen.', 'Nominativ hankøn efter »ein«: »-er«.'),
      lists('Ich habe einen {neuen|neuer|neue} Computer.', 'Akkusativ hankøn: »-en«.'),
      lists('Das ist ein {schönes|schöne|schönen} Geschenk.', 'Nominativ intetkøn efter »ein«: »-es«.'),
      lists('Wir wohnen in einem {kleinen|kleines|kleinem} Dorf.', 'Dativ efter »einem«: »-en«.'),
      lists('Die {roten|rote|roter} Schuhe sind zu teuer.', 'Flertal efter »die«: »-en«.'),
      lists(
        'Mit {kaltem|kalten|kaltes} Wasser geht der Fleck nicht weg.',
        'Uden kendeord får tillægsordet selv endelsen fra »dem«: »-em«.',
      ),
      gaps('Sie kauft eine [grüne](grün) Hose mit Löchern.', 'Akkusativ hunkøn efter »eine«: »-e«.'),
      gaps('Das [kleine](klein) Mädchen hat den Marathon gewonnen.', 'Nominativ intetkøn efter »das«: »-e«.'),
      gaps('Er spielt mit seinen [neuen](neu) Freunden Volleyball.', 'Dativ flertal: »-en«.'),
    ],
  },
]);
