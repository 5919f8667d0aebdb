import { exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const stumtD = exerciseGroup({ productId: 'grst', level: 3, category: 'stumt-d' }, [
  {
    number: 1,
    title: '»Nd« eller »nn«? »Ld« eller »ll«?',
    summary: 'Find de ord, der har et d, man ikke kan høre.',
    instruction: 'Mange ord har et d, som man ikke hører. Tænk på, hvordan ordet ser ud i en bog.',
    trains: ['silent-letter'],
    items: [
      lists('Vores {hund|hun} graver huller i plænen.', 'Dyret, der gør, er en hund med d.'),
      lists('{Hun|Hund} hedder Karla og elsker oliven.', 'Når det er en pige, skriver man »hun«.'),
      lists('Min {hånd|hån} er blå af kulde.', '»Hånd« har et stumt d. Flere hænder.'),
      lists('{Manden|Mannen} sover på bænken.', 'En mand, manden: med d.'),
      lists('Vi skal {finde|finne} skatten før de andre.', '»Finde« har et stumt d.'),
      lists('Der er {ild|il} i pejsen.', 'Det, der brænder, er ild med d.'),
      lists('Spark til {bolden|bollen}!', 'En bold, bolden: med d. En bolle spiser man.'),
      lists('Vi fandt {guld|gul} på havets bund.', 'Metallet er guld. Gul er en farve.'),
      sort(
        { 'med stumt d': ['vind', 'kold', 'jord'], 'uden d': ['pen', 'bil', 'dyr'] },
        'Det hedder vind, kold og jord med d, selv om man ikke hører det.',
        'Sorter ordene.',
      ),
      mark(
        'I den mørke skov *brændte* et stort bål hele natten.',
        'Marker det ord, der har et stumt d.',
        '»Brændte« kommer af »brænde« og har et stumt d.',
      ),
    ],
  },
]);
