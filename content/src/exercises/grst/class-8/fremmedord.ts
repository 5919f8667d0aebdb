import { choice, dictate, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'grst', level: 8, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Fagenes fremmedord',
    summary: 'Stav fremmedord fra skolens fag.',
    instruction: 'Vælg eller skriv det fagord, der er stavet rigtigt.',
    trains: ['misspelling'],
    items: [
      lists(
        'Vi skulle tegne en {ligebenet|liebenet} trekant på fri hånd.',
        '»Ligebenet« er sat sammen af »lige« og »ben«.',
      ),
      lists('Læreren bad om en {analyse|annalyse} af digtet.', '»Analyse« har ét n forrest.'),
      lists('I {geografi|georafi} lærte vi om pladetektonik.', '»Geografi« ender på »-grafi«.'),
      lists('Forsøget viste, at {hypotesen|hypothesen} var forkert.', 'På dansk skriver man t og ikke »th«.'),
      lists(
        '{Industrialiseringen|Industraliseringen} ændrede hele byen.',
        '»Industri« har et i til sidst, og det bliver stående.',
      ),
      lists('Digteren bruger mange {metaforer|methaforer}.', '»Metafor« staves med t og f.'),
      lists('Vi målte vandets {temperatur|tempratur} hver time.', '»Temperatur« har to e’er.'),
      dictate('Cellens [membran] er tynd som et hår.', '»Membran« har m foran b.'),
      gaps('Den, der skriver teaterstykker, er en [dramatiker](af »drama«).', '»Dramatiker« staves med t.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'kronologisk',
        ['chronologisk', 'kronoligisk'],
        '»Kronologisk« begynder med k og har »-logisk«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Ord på »-itet«, »-ant« og »-ent«',
    summary: 'Stav lærde endelser, der lyder ens.',
    instruction: 'Vælg den rigtige stavemåde, eller skriv det ord, du hører.',
    trains: ['ending', 'vowel'],
    items: [
      lists('Min kusine er {konsulent|konsulant} i en legetøjsfabrik.', '»Konsulent« ender på »-ent«.'),
      lists('Han er {assistent|assistant} hos en tryllekunstner.', '»Assistent« ender på »-ent«.'),
      lists('Der var kun én {repræsentant|repræsentent} fra byrådet.', '»Repræsentant« ender på »-ant«.'),
      lists('Hun blev kåret som årets {praktikant|praktikent}.', '»Praktikant« ender på »-ant«.'),
      lists('Hans {kreativitet|kreativited} kender ingen grænser.', 'Endelsen er »-itet« med t til sidst.'),
      lists('{Elektriciteten|Elektrisiteten} forsvandt i hele kvarteret.', '»Elektricitet« staves med c.'),
      lists('Hver {patient|pasient} fik en is efter operationen.', '»Patient« staves med t i midten.'),
      dictate('Der er stor [aktivitet] på havnen.', '»Aktivitet« ender på »-itet«.'),
      dictate('Vi valgte en [præsident] i legelandet.', '»Præsident« ender på »-ent«.'),
    ],
  },
]);
