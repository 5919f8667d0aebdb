import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 5, category: 'saetninger' }, [
  {
    number: 1,
    title: 'På museum',
    summary: 'Skriv sætninger fra en tur på museum.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Vi så skelettet af en kæmpestor hval.'),
      dictate('Vagten bad os tale lidt lavere.'),
      dictate('Der hang et maleri af en sur konge.'),
      dictate('Jeg måtte ikke røre ved sværdet.'),
      dictate('Den mindste knogle lå i en glaskasse.'),
      dictate('Vores lærer blev væk mellem mumierne.'),
      dictate('Rummet var fyldt med gamle mønter.'),
      dictate('Til sidst spiste vi is på trappen.'),
    ],
  },
  {
    number: 2,
    title: 'Når det går galt',
    summary: 'Skriv sætninger om uheld.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Min telefon faldt ned i suppen.'),
      dictate('Cyklen punkterede midt på bakken.'),
      dictate('Vi havde glemt at sætte vækkeuret.'),
      dictate('Papegøjen gentog alle mine hemmeligheder.'),
      dictate('Jeg tog to forskellige sko på.'),
      dictate('Regnen kom gennem taget på teltet.'),
      dictate('Kagen lignede en tyk pandekage.'),
      dictate('Hunden havde spist hele gavekortet.'),
      dictate('Bussen kørte lige forbi stoppestedet.'),
    ],
  },
  {
    number: 3,
    title: 'Natur og teknik',
    summary: 'Skriv sætninger med fakta om dyr og planter.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('En blæksprutte har tre hjerter.'),
      dictate('Edderkopper har otte ben.'),
      dictate('Hajen skifter tænder hele livet.'),
      dictate('Kolibrien kan flyve baglæns.'),
      dictate('Bier danser for at vise vej.'),
      dictate('Træer drikker vand gennem rødderne.'),
      dictate('Månen skinner ikke af sig selv.'),
      dictate('Regnorme elsker fugtig jord.'),
      dictate('En snegl kan sove i flere år.'),
    ],
  },
]);
