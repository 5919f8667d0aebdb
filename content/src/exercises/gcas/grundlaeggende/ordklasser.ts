import { choice, exerciseGroup, mark, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gcas', level: 11, category: 'ordklasser' }, [
  {
    number: 1,
    title: 'Ordklassernes latinske navne',
    summary: 'Oversæt mellem danske og latinske fagord.',
    instruction: 'Vælg det fagord, der passer.',
    items: [
      choice(
        'Hvad hedder et udsagnsord med det latinske fagord?',
        'verbum',
        ['substantiv', 'adverbium'],
        'Et verbum fortæller, hvad nogen gør, eller hvad der sker.',
      ),
      choice(
        'Hvad hedder et tillægsord med det latinske fagord?',
        'adjektiv',
        ['adverbium', 'artikel'],
        'Et adjektiv beskriver et substantiv.',
      ),
      choice(
        'Hvad hedder et stedord med det latinske fagord?',
        'pronomen',
        ['præposition', 'konjunktion'],
        'Et pronomen står i stedet for et substantiv.',
      ),
      choice(
        'Hvad hedder et bindeord med det latinske fagord?',
        'konjunktion',
        ['interjektion', 'præposition'],
        'En konjunktion binder ord og sætninger sammen.',
      ),
      choice(
        'Hvilken ordklasse er »under« i sætningen »Nøglen lå under måtten.«?',
        'præposition',
        ['adverbium', 'konjunktion'],
        '»Under« styrer her leddet »måtten«.',
      ),
      choice(
        'Hvilken ordklasse er »fordi«?',
        'konjunktion',
        ['præposition', 'pronomen'],
        '»Fordi« indleder en ledsætning.',
      ),
      mark(
        'Den *gamle* kaptajn fortalte *mærkelige* historier.',
        'Marker adjektiverne.',
        '»Gamle« beskriver kaptajnen, »mærkelige« historierne.',
      ),
      mark('*Hun* gav *ham* en bog om bier.', 'Marker pronominerne.', '»Hun« og »ham« står i stedet for navne.'),
      sort(
        { substantiv: ['frihed', 'harpe'], verbum: ['tvivle', 'hviske'], adverbium: ['aldrig', 'måske'] },
        'Adverbier som »aldrig« og »måske« kan ikke bøjes.',
        'Sorter ordene efter ordklasse.',
      ),
    ],
  },
]);
