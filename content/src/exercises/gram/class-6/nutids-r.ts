import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const nutidsR = exerciseGroup({ productId: 'gram', level: 6, category: 'nutids-r' }, [
  {
    number: 1,
    version: 2,
    title: 'Man kan ikke høre r’et',
    summary: 'Vælg mellem »køre« og »kører«, »lære« og »lærer« og andre, der lyder ens.',
    instruction: 'Vælg den rigtige form. Prøv med »spise« og »spiser« i stedet: Passer »spiser«, skal der r på.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists('Min morfar {kører|køre} stadig på en knallert fra 1972.', 'Morfar spiser. Altså kører med r.'),
      lists('Vil du {lære|lærer} mig at jonglere?', 'Vil du spise? Altså »lære« uden r.'),
      lists('Hvad {gør|gøre} man, når en gås er sur?', 'Hvad spiser man? Altså nutid: »gør«.'),
      lists('Man må ikke {fodre|fodrer} krokodillerne.', 'Man må spise. Altså »fodre« uden r.'),
      lists('Vi {hører|høre} musik gennem væggen hver aften.', 'Vi spiser. Altså hører med r.'),
      lists('Jeg håber, at det ikke {forstyrrer|forstyrre} dig.', 'Det spiser. Altså forstyrrer med r.'),
      gaps('Hun elsker at [studere](studere) gamle kort.', 'Efter »at« står navnemåden uden r: »at studere«.'),
      gaps('Toget [kører](køre) først klokken ni om søndagen.', 'Toget spiser. Altså kører med r.'),
      lists('De plejer at {være|er|værer} hjemme ved middagstid.', 'Efter »at« står navnemåden: »at være«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Det begynder at sne, og alle styrter ud.',
        ['Det begynde at sne, og alle styrter ud.', 'Det begynder at sner, og alle styrter ud.'],
        '»Begynder« står i nutid. Efter »at« står navnemåden: at sne.',
      ),
    ],
  },
]);
