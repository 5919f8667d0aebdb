import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grgx', level: 8, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Den stjålne snemand',
    summary: 'Læs en lille kriminalhistorie.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Der gestohlene Schneemann',
        byline: 'Ein kurzer Krimi',
        text: `Am Morgen war der Schneemann weg. Nur sein Hut lag noch im Garten. Nele war sicher: Jemand hatte ihn gestohlen. Sie holte ihr Notizbuch und begann zu ermitteln.

Zuerst befragte sie Herrn Kruse von gegenüber. Der sagte, er habe in der Nacht ein Auto gehört. Frau Sommer aus dem ersten Stock hatte nichts gehört, aber sie hatte auch ihre Hörgeräte nicht getragen. Dann fand Nele eine Spur: Im Schnee lagen kleine Stücke von einer Karotte. Sie führten zum Schuppen. Langsam öffnete sie die Tür.

Drinnen saß ein Kaninchen und kaute. Neben ihm stand Neles Vater mit einem Eimer. »Es hat in der Nacht getaut«, sagte er. »Dein Schneemann ist jetzt in diesem Eimer. Ich wollte dir die Nase bringen, aber jemand war schneller.«`,
        questions: [
          choice('Was lag noch im Garten?', 'ein Hut', ['ein Eimer', 'ein Notizbuch'], 'Kun hatten lå tilbage.'),
          choice(
            'Was glaubte Nele?',
            'dass es einen Dieb gab',
            ['dass es getaut hatte', 'dass ihr Vater schuld war'],
            'Hun troede, at nogen havde stjålet ham.',
          ),
          choice(
            'Was hatte Herr Kruse gehört?',
            'ein Auto',
            ['ein Kaninchen', 'eine Tür'],
            'Han havde hørt en bil om natten.',
          ),
          choice(
            'Warum hatte Frau Sommer nichts gehört?',
            'Sie trug keine Hörgeräte.',
            ['Sie war nicht zu Hause.', 'Sie war über Nacht nicht zu Hause.'],
            'Hun havde ikke sine høreapparater på.',
          ),
          choice(
            'Was für eine Spur fand Nele?',
            'Stücke von einer Karotte',
            ['Spuren von Reifen', 'Haare von einem Tier'],
            'Der lå stumper af en gulerod i sneen.',
          ),
          choice(
            'Wer hatte die Nase gefressen?',
            'das Kaninchen',
            ['der Vater', 'der Hund von nebenan'],
            'Kaninen sad og tyggede.',
          ),
          choice(
            'Was war wirklich passiert?',
            'Der Schneemann war geschmolzen.',
            ['Der Vater hatte ihn verkauft.', 'Ein Auto war nachts dagegengefahren.'],
            '»Es hat getaut« betyder, at det har tøet.',
          ),
          choice('Was ist im Eimer?', 'Wasser', ['Karotten', 'Schnee vom Dach'], 'Snemanden er smeltet til vand.'),
        ],
      }),
    ],
  },
]);
