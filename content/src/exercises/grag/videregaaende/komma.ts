import { commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'grag', level: 12, category: 'komma' }, [
  {
    number: 1,
    title: 'Startkomma i breve',
    summary: 'Sæt komma i sætninger fra et brev til en gammel ven.',
    instruction: 'Sæt de kommaer, der mangler. Brug startkomma.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas(
        'Kære Vibeke, du gætter aldrig, hvem jeg mødte på apoteket.',
        'Komma efter den, man taler til, og foran »hvem«.',
      ),
      commas('Han stod ved hostesaften, som om tyve år var en formiddag.', 'Ledsætningen begynder ved »som om«.'),
      commas('Da jeg hilste, tabte han en pose pebermynter.', 'Ledsætningen står først.'),
      commas('Vi gik ned til havnen og fodrede mågerne.', 'Ét grundled: intet komma foran »og«.'),
      commas('Han har solgt båden, huset og sin samling af ølkrus.', 'Opremsning med tre led.'),
      commas('Det hus, du boede i, er blevet til en sushibar.', 'Ledsætningen uden »som« har komma på begge sider.'),
      commas(
        'Jeg spurgte, om han savnede os, men han så bare på vandet.',
        'Ledsætning med »om« og ny hovedsætning med »men«.',
      ),
      commas(
        'Jeg venter på dit svar, for posten kommer kun to gange om ugen.',
        'To hele sætninger bundet sammen af »for«.',
      ),
    ],
  },
]);
