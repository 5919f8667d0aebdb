import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const eneOgEnde = exerciseGroup({ productId: 'gram', level: 5, category: 'ene-og-ende' }, [
  {
    number: 1,
    version: 2,
    title: 'Kommer det af et udsagnsord?',
    summary: 'Vælg -ene eller -ende ved at spørge, hvor ordet kommer fra.',
    instruction:
      'Kommer ordet af noget, man gør, hedder det -ende: at larme, larmende. Handler det om flere bestemte ting, hedder det -ene.',
    trains: ['ene-ende'],
    items: [
      lists('Den {rumlende|rumlene} lyd kom fra min egen mave.', 'Lyden rumler: »rumlende«.'),
      lists('Alle {telefonnumrene|telefonnumrerne} var byttet om.', 'Et nummer, flere numre, alle numrene.'),
      lists('Der stod {dryppende|dryppene} våde børn i gangen.', 'Børnene drypper: »dryppende«.'),
      lists('{Vinduerne|Vinduene} dirrede, da {skibene|skiberne} tudede.', 'Der er flere bestemte vinduer og skibe.'),
      lists('Hun sad {tænkende|tænkene} med hånden under hagen.', 'Hun tænker imens: »tænkende«.'),
      lists('Gennem kikkerten kunne vi tælle {fjerene|fjerende} på en ørn.', 'En fjer, flere fjer, alle fjerene.'),
      lists('Det er {udmattende|udmattene} at bære en bror på ryggen.', 'Det udmatter én: »udmattende«.'),
      lists('{Kortene|Kortende} fløj ud over bordet.', '»Et kort«, »flere kort«, »alle kortene«.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'forstyrrende',
        ['forstyrrene', 'forstyrende'],
        'At forstyrre bliver til forstyrrende.',
      ),
      choice(
        'Hvilket ord er navneord i flertal?',
        'bjergene',
        ['brusende', 'løftende'],
        'Et bjerg, flere bjerge, alle bjergene.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Lav ordet om',
    summary: 'Skriv selv -ene eller -ende.',
    instruction: 'Skriv ordet i parentesen om, så det passer i sætningen.',
    trains: ['ene-ende'],
    items: [
      gaps('Den [flyvende](flyve) hund viste sig at være et badehåndklæde.', 'Hunden flyver: »flyvende«.'),
      gaps('Hun pustede [lysene](lys) ud, før nogen nåede at synge.', 'Der er flere bestemte lys: »lysene«.'),
      gaps('En [hoppende](hoppe) frø er svær at fotografere.', 'Frøen hopper: »hoppende«.'),
      gaps('[Bjergene](bjerg) i Norge er dækket af sne.', 'Der er flere bestemte bjerge: bjergene.'),
      gaps('Vi hørte en [klagende](klage) tone fra violinen.', 'Tonen klager: »klagende«.'),
      gaps('Politiet fulgte [fodsporene](fodspor) til en isbod.', 'Der er flere bestemte fodspor: »fodsporene«.'),
      gaps('Børnene stod [dirrende](dirre) af spænding.', 'De dirrer: »dirrende«.'),
      sort(
        {
          'noget, nogen gør': ['gabende', 'piftende', 'skinnende'],
          'flere bestemte': ['svinene', 'tårnene', 'nettene'],
        },
        'At gabe, at pifte og at skinne er noget, man gør. De andre er navneord i flertal.',
        'Sorter ordene.',
      ),
      mark(
        'De *hylende* aber kastede *bladene* ned.',
        'Marker ordet på -ende og ordet på -ene.',
        'Hylende er noget, aberne gør. Bladene er flere bestemte blade.',
      ),
    ],
  },
]);
