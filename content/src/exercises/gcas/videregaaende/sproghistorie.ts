import { choice, exerciseGroup } from '../../markup/index.ts';

export const sproghistorie = exerciseGroup({ productId: 'gcas', level: 12, category: 'sproghistorie' }, [
  {
    number: 1,
    version: 2,
    title: 'Lydlove og sprogets forandring',
    summary: 'Forklar, hvorfor sproget ændrer sig.',
    instruction: 'Vælg det rigtige svar.',
    items: [
      choice(
        'Hvilken omlyd ser man i »fod« og »fødder«?',
        'i-omlyd',
        ['a-omlyd', 'u-omlyd'],
        'Et gammelt »i« i endelsen farvede selvlyden.',
      ),
      choice(
        'Latin »decem« og dansk »ti« viser, at »d« svarer til en anden lyd. Hvilken?',
        't',
        ['p', 'g'],
        'Det er en del af den germanske lydforskydning.',
      ),
      choice(
        'Hvad skete der med betydningen af »dyr«, når engelsk »deer« kun er en hjort?',
        'Den blev snævrere på engelsk.',
        ['Den blev bredere på engelsk.', 'Den blev den modsatte på engelsk.'],
        'Det kaldes betydningsindsnævring.',
      ),
      choice(
        'Hvornår udkom den første danske bibel, Christian 3.s bibel?',
        'i 1550',
        ['i 1250', 'i 1850'],
        'Bibelen var med til at forme et fælles skriftsprog.',
      ),
      choice(
        'Hvem beskrev lovmæssige forbindelser mellem de europæiske sprogs konsonanter i 1818?',
        'Rasmus Rask',
        ['Ludvig Holberg', 'N.F.S. Grundtvig'],
        'Rask var en af grundlæggerne af den sammenlignende sprogforskning.',
      ),
      choice(
        'Hvad skete der ved retskrivningsreformen i 1948?',
        'Man fik »å« og små bogstaver i substantiver.',
        ['Man fik »æ« og »ø«.', 'Man afskaffede kommaer.'],
        'Før skrev man »aa« og store bogstaver i substantiver.',
      ),
      choice(
        'Hvad kalder man det sprog, som de nordiske sprog menes at stamme fra?',
        'urnordisk',
        ['oldengelsk', 'gotisk'],
        'Urnordisk kendes fra de ældste runeindskrifter.',
      ),
      choice(
        'Hvorfor har engelsk ord som »window« og »egg«?',
        'Vikingerne tog dem med.',
        ['Romerne tog dem med.', 'Franskmændene tog dem med.'],
        '»Vindauga« og »egg« er nordiske ord.',
      ),
    ],
  },
]);
