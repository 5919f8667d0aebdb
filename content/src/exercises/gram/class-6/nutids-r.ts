import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

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

  {
    number: 2,
    title: 'To udsagnsord i samme sætning',
    summary: 'Find ud af, hvilket udsagnsord der skal have r, når der står to.',
    instruction:
      'Kun det udsagnsord, der viser tiden, får r i nutid. Efter »kan«, »skal«, »vil«, »må« og »at« står navnemåden uden r.',
    trains: ['present-r', 'infinitive'],
    items: [
      lists('Kokken {prøver|prøve} at flambere en banan uden at svide skægget.', 'Han spiser. Altså »prøver« med r.'),
      lists('Du skal bare {dreje|drejer} på den røde knap, så spiller den.', 'Efter »skal« står navnemåden: »dreje«.'),
      lists('Vi {overvejer|overveje} at male båden lilla.', 'Vi spiser. Altså »overvejer« med r.'),
      lists('Kan man {fejre|fejrer} sin halve fødselsdag?', 'Efter »kan« står navnemåden: »fejre«.'),
      lists('Hver gang jeg {studerer|studere} kortet, finder jeg en ny sti.', 'Jeg spiser. Altså »studerer« med r.'),
      gaps(
        'Detektiven [undersøger](undersøge) trappen og vil [afsløre](afsløre) tyven.',
        'Det første viser tiden, det andet står efter »vil«.',
      ),
      gaps(
        'Lad mig [svare](svare), før du [klikker](klikke) videre.',
        'Efter »lad mig« står navnemåden. Det andet viser tiden.',
      ),
      lists('Måske {regner|regne} det, når vi {ankommer|ankomme}.', 'Begge viser tiden: spiser, spiser.'),
      mark(
        'Hun *ændrer* mening og *nægter* at køre med i veteranbilen.',
        'Marker de to udsagnsord, der står i nutid.',
        '»Ændrer« og »nægter« viser tiden. Efter »at« står navnemåden: »køre«.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Hun lover at huske koden og gemmer den i skoen.',
        ['Hun love at huske koden og gemmer den i skoen.', 'Hun lover at husker koden og gemmer den i skoen.'],
        '»Lover« og »gemmer« viser tiden. Efter »at« står navnemåden: »huske«.',
      ),
    ],
  },
]);
