import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 4, category: 'saetninger' }, [
  {
    number: 1,
    title: 'I skoven',
    summary: 'Skriv sætninger om det, der bor i skoven.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Ræven gemmer sig bag et træ.'),
      dictate('Vi fandt en stor svamp i skoven.'),
      dictate('Uglen sidder helt stille på grenen.'),
      dictate('Der lugter af våd jord og blade.'),
      dictate('En hjort drikker vand ved søen.'),
      dictate('Myrerne bærer på små pinde.'),
      dictate('Vi byggede en hule af grene.'),
      dictate('Stien er smal og meget mudret.'),
      dictate('Hvem har boet i det hule træ?'),
    ],
  },
  {
    number: 2,
    title: 'En dag i klassen',
    summary: 'Skriv sætninger fra en skoledag.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Læreren skriver tre ord på tavlen.'),
      dictate('Jeg kan ikke finde min blyant.'),
      dictate('Vi læser højt for hinanden.'),
      dictate('Der er en flue i min madkasse.'),
      dictate('Klokken ringer om fem minutter.'),
      dictate('Min makker tegner en drage.'),
      dictate('Vi har ryddet op på hylderne.'),
      dictate('Hvorfor er vinduet åbent?'),
      dictate('Hele klassen brister i latter.'),
    ],
  },
  {
    number: 3,
    title: 'Vejret i dag',
    summary: 'Skriv sætninger om vejr og årstider.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Det har regnet hele natten.'),
      dictate('Sneen dækker alle husene.'),
      dictate('Vinden tog min paraply.'),
      dictate('Solen står tidligt op om sommeren.'),
      dictate('Vi laver engle i den nye sne.'),
      dictate('Bladene falder ned fra træerne.'),
      dictate('Det tordner langt ude over havet.'),
      dictate('Tågen gør hele byen usynlig.'),
    ],
  },
]);
