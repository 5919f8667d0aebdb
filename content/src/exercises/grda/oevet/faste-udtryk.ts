import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const fasteUdtryk = exerciseGroup({ productId: 'grda', level: 13, category: 'faste-udtryk' }, [
  {
    number: 1,
    version: 2,
    title: 'Udtryk, der ikke skal tages ord for ord',
    summary: 'Forstå udtryk, der ikke betyder det, de siger.',
    instruction: 'Hvad betyder udtrykket i virkeligheden?',
    items: [
      choice(
        '»Det er så let som at klø sig i nakken.« Hvad betyder det?',
        'Det er meget nemt.',
        ['Det klør.', 'Det tager lang tid.'],
        'At klø sig i nakken kan alle.',
      ),
      choice(
        '»Han har rent mel i posen.« Hvad betyder det?',
        'Han har ikke gjort noget galt.',
        ['Han skal bage.', 'Han har gjort rent.'],
        'Den, der har rent mel i posen, er uskyldig.',
      ),
      choice(
        '»Hun har en finger med i spillet.« Hvad betyder det?',
        'Hun har været med til at bestemme.',
        ['Hun spiller godt.', 'Hun har ondt i fingeren.'],
        'Den, der har en finger med i spillet, er med i det.',
      ),
      choice(
        '»Jeg er helt på bar bund.« Hvad betyder det?',
        'Jeg ved slet ikke noget om det.',
        ['Jeg går uden sko.', 'Jeg har ingen penge.'],
        'På bar bund har man intet at gå ud fra.',
      ),
      choice(
        '»Vi er i samme båd.« Hvad betyder det?',
        'Vi har det samme problem.',
        ['Vi skal ud at sejle.', 'Vi skal ud at sejle sammen.'],
        'De, der er i samme båd, må klare det sammen.',
      ),
      choice(
        '»Tag det roligt!« Hvornår siger man det?',
        'når nogen er meget ophidset',
        ['når nogen er meget træt og søvnig', 'når nogen skal skynde sig'],
        'Man beder en anden om at slappe af.',
      ),
      lists(
        'Det koster det hvide ud af {øjnene|ægget|sneen}.',
        'Det hedder det hvide ud af øjnene, når noget er meget dyrt.',
      ),
      lists('Nu faldt der ro {over|på|ved} klassen.', 'Det hedder, at der falder ro over nogen.'),
      lists(
        'Han blev så overrasket, at han tabte {næse og mund|hår og skæg|arme og ben}.',
        'Det hedder at tabe næse og mund, når man er meget overrasket.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Sammenligninger: så … som',
    summary: 'Lær faste danske sammenligninger.',
    instruction: 'Hvilket ord hører til i den faste sammenligning?',
    items: [
      lists('Da han så spøgelset, blev han hvid som et {lagen|bord|brød}.', 'Det hedder hvid som et lagen.'),
      lists('De to brødre ligner hinanden som to dråber {vand|olie|mælk}.', 'Det hedder som to dråber vand.'),
      lists(
        'Hun var stum som en {østers|papegøje|radio}.',
        'Det hedder stum som en østers. En østers siger ingenting.',
      ),
      lists('Han sover som en {sten|ske|sko}.', 'Det hedder at sove som en sten.'),
      lists('Jeg er sulten som en {ulv|ko|mus}.', 'Det hedder sulten som en ulv.'),
      lists('Min lommepung er flad som en {pandekage|bolle|bold}.', 'Det hedder flad som en pandekage.'),
      lists('Barnet er frisk som en {fisk|trold|bænk}.', 'Det hedder frisk som en fisk.'),
      choice(
        '»Hun er snu som en ræv.« Hvordan er hun?',
        'klog og lidt fræk',
        ['hurtig og tynd', 'hurtig på benene'],
        'Den, der er snu, finder smarte løsninger.',
      ),
      choice(
        '»Det passer som fod i hose.« Hvad betyder det?',
        'Det passer perfekt.',
        ['Det er alt for stort.', 'Det lugter.'],
        '»Hose« er et gammelt ord for strømper.',
      ),
    ],
  },
]);
