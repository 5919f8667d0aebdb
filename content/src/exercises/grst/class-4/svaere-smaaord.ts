import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const svaereSmaaord = exerciseGroup({ productId: 'grst', level: 4, category: 'svaere-smaaord' }, [
  {
    number: 1,
    title: 'Små ord, som mange snubler over',
    summary: 'Stav de små ord, som er svære at høre.',
    instruction: 'Vælg eller skriv det ord, der mangler.',
    trains: ['misspelling'],
    items: [
      lists('{Måske|Moske} sner det i nat.', 'Når man ikke er sikker, siger man måske. En moské er et hus.'),
      lists('Vi ses {igen|egen} efter ferien.', '»Igen« begynder med i.'),
      lists('Jeg har {altid|altig} en reservesok med.', '»Altid« er »al« og »tid«.'),
      lists('{Hvordan|Vordan} kommer man ud af en labyrint?', '»Hvordan« begynder med »hv«.'),
      lists('Det er {næsten|nesten} umuligt at fange en flue.', '»Næsten« staves med »æ«.'),
      lists('{Ingen|Ingn} så, hvem der tog den sidste bolle.', '»Ingen« ender på »-en«.'),
      dictate('Han kom [alligevel], selv om det regnede.', '»Alligevel« har to l’er og skrives i ét ord.'),
      dictate('Jeg vil hellere [hjem] nu.', '»Hjem« har et stumt h.'),
      dictate('Vi mangler [mindst] to stole.', '»Mindst« kommer af »mindre« og har et stumt d.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'sommetider',
        ['såmmetider', 'sommertider'],
        '»Sommetider« har ikke noget med sommeren at gøre.',
      ),
    ],
  },
]);
