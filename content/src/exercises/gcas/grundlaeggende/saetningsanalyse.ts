import { choice, exerciseGroup, mark } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gcas', level: 11, category: 'saetningsanalyse' }, [
  {
    number: 1,
    version: 2,
    title: 'Subjekt, verballed og objekt',
    summary: 'Find leddene i danske sætninger.',
    instruction: 'Find det led, der bliver spurgt om.',
    items: [
      mark('*Naboens* *kat* stjal en laks.', 'Marker subjektet (to ord).', 'Hvem stjal? Naboens kat.'),
      mark('I går *malede* min mor døren grøn.', 'Marker verballeddet.', '»Malede« står i datid.'),
      mark('Om natten hørte vi *en* *ugle*.', 'Marker det direkte objekt (to ord).', 'Hvad hørte vi? En ugle.'),
      mark('Bedstefar sendte *mig* et postkort.', 'Marker det indirekte objekt.', 'Hvem fik postkortet? Mig.'),
      mark('Min onkel er *pilot*.', 'Marker subjektsprædikatet.', 'Efter »er« står der, hvad subjektet er.'),
      choice(
        'Hvilken kasus har subjektet på latin og tysk?',
        'nominativ',
        ['akkusativ', 'dativ'],
        'Subjektet står i nominativ.',
      ),
      choice(
        'Hvilken kasus har det direkte objekt på latin og tysk?',
        'akkusativ',
        ['nominativ', 'genitiv'],
        'Det direkte objekt står i akkusativ.',
      ),
      choice(
        'Hvilken kasus svarer til dansk »-s« i »hundens kurv«?',
        'genitiv',
        ['dativ', 'akkusativ'],
        'Genitiv viser, hvem noget tilhører.',
      ),
      choice(
        'Hvad er »i morgen« i sætningen »I morgen rejser de.«?',
        'adverbial',
        ['subjektsprædikat', 'objekt'],
        'Et adverbial fortæller her om tiden.',
      ),
    ],
  },
]);
