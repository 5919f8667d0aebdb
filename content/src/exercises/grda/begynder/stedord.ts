import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grda', level: 11, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Jeg, du, han og hun',
    summary: 'Brug små ord i stedet for navne.',
    instruction: 'Vælg det lille ord, der passer til personen eller tingen.',
    items: [
      lists('Fatima er syg. {Hun|Han|Det} er hjemme i dag.', 'Fatima er en pige: hun.'),
      lists('Min far er kok. {Han|Hun|Den} laver god mad.', 'En far er en mand: han.'),
      lists('Omar og Lea leger. {De|Den|Vi} griner højt.', 'De er to: de.'),
      lists('Jeg har en ny taske. {Den|Det|De} er blå.', 'Det hedder »en taske«: »den«.'),
      lists('Jeg har et nyt penalhus. {Det|Den|De} er rødt.', 'Det hedder »et penalhus«: »det«.'),
      lists('Min familie og jeg rejser. {Vi|De|I} tager toget.', 'Jeg er selv med: vi.'),
      lists('Kan du hjælpe {mig|jeg}?', 'Du hjælper mig.'),
      lists('{Jeg|Mig} vil gerne være med.', 'Den, der vil noget, er jeg.'),
      gaps('Er det [din](du) jakke, eller er det min?', 'Du har en jakke: »din jakke«.'),
      choice(
        'Sara har en bror. Hvad hedder det?',
        'hendes bror',
        ['hans bror', 'hun bror'],
        'Sara er en pige: hendes.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Min, din, hans og hendes',
    summary: 'Fortæl, hvem tingene tilhører.',
    instruction: 'Vælg eller skriv det ord, der fortæller, hvem der ejer noget.',
    items: [
      lists('Jeg har en hund. {Min|Din|Hans} hund er sort.', 'Det er mig, der har den: min.'),
      lists('Du har en flot hue. Er {din|min|hendes} hue ny?', 'Det er dig, der har den: »din«.'),
      lists('Han har et værelse. {Hans|Hendes|Mit} værelse er rodet.', 'Det er en dreng, der har det: hans.'),
      lists('Hun har en storebror. {Hendes|Hans|Dit} bror spiller guitar.', 'Det er en pige, der har ham: hendes.'),
      lists('Vi har en bil. {Vores|Jeres|Deres} bil er meget gammel.', 'Det er os, der har den: vores.'),
      lists('De har et sommerhus. {Deres|Vores|Mit} sommerhus er blåt.', 'Det er dem, der har det: deres.'),
      gaps('Hej, drenge! Er det [jeres](I) bold, der ligger på taget?', 'Det er drengene, man taler til: »jeres«.'),
      gaps('Jeg kan ikke finde [mine](jeg) sko.', 'Der er to sko, og de er mine.'),
      choice(
        '»Hvis jakke er det?« Hvad betyder det?',
        'Hvem ejer jakken?',
        ['Hvor er jakken?', 'Hvem har taget jakken?'],
        '»Hvis« spørger om, hvem der ejer noget.',
      ),
    ],
  },
]);
