import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'grst', level: 6, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Bonjour! Ord fra fransk',
    summary: 'Stav almindelige ord, der kommer fra fransk.',
    instruction: 'Franske ord har tit bogstaver, man ikke hører, eller lyder helt anderledes. Vælg eller skriv ordet.',
    trains: ['misspelling'],
    items: [
      lists('Vi spiste snegle på en {restaurant|restorant} i Paris.', '»Restaurant« staves med »au«.'),
      lists('Han gav hende en {buket|bukett} visne tulipaner.', '»Buket« ender på ét t.'),
      lists('Fotografen har et {atelier|ateljé} på loftet.', '»Atelier« er fransk og ender på »-ier«.'),
      lists('Der kom en ny {journalist|sjournalist} med kamera.', '»Journalist« begynder med »jou«.'),
      lists('Hele filmen var en lang {reklame|reklamé} for sæbe.', '»Reklame« har ikke noget accenttegn.'),
      lists('Kan du {garantere|garrantere}, at hunden ikke bider?', '»Garantere« har ét r forrest.'),
      lists('Min fætter er {frisør|frissør} på et skib.', '»Frisør« har ét s og ender på »-ør«.'),
      dictate('Der er [premiere] på skolens stykke på torsdag.', '»Premiere« staves med e hele vejen.'),
      dictate('Han fik en [parfume], der lugtede af fyrretræ.', '»Parfume« staves med u.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'chance',
        ['schance', 'changse'],
        '»Chance« begynder med »ch« og har et c til.',
      ),
    ],
  },
]);
