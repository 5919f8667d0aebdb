import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 9, category: 'smaa-historier' }, [
  {
    number: 1,
    title: 'Eksamen',
    summary: 'Skriv en historie om en mundtlig prøve.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Jeg trak spørgsmål nummer tretten.'),
      dictate('Censor pudsede sine briller i en evighed.'),
      dictate('Min stemme lød som en rusten låge.'),
      dictate('Efter to minutter var alle mine noter brugt op.'),
      dictate('Så spurgte hun om min egen mening.'),
      dictate('Det havde jeg slet ikke forberedt.'),
      dictate('Pludselig kunne jeg ikke holde op med at tale.'),
      dictate('Bagefter huskede jeg ikke et eneste ord.'),
    ],
  },
  {
    number: 2,
    title: 'Beboeren på fjerde sal',
    summary: 'Skriv en historie om en ukendt nabo.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Ingen havde nogensinde set beboeren på fjerde sal.'),
      dictate('Navneskiltet var blankt og postkassen tom.'),
      dictate('Alligevel lød der klaverspil hver torsdag.'),
      dictate('Melodien lød halvt bekendt og halvt forkert.'),
      dictate('En vinteraften hørte musikken brat op.'),
      dictate('Vi samlede os tøvende foran døren.'),
      dictate('Den stod ulåst og gav efter med et suk.'),
      dictate('I det tomme rum sad en kat på tangenterne.'),
    ],
  },
  {
    number: 3,
    title: 'Mørket i tunnelen',
    summary: 'Skriv en historie om et tog, der gik i stå.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Toget standsede uden varsel midt i tunnelen.'),
      dictate('Lyset blinkede to gange og forsvandt.'),
      dictate('I mørket begyndte fremmede at tale sammen.'),
      dictate('En kvinde fordelte sine sidste pastiller.'),
      dictate('En ældre mand nynnede en vise fra krigen.'),
      dictate('To af dem opdagede et fælles bekendtskab.'),
      dictate('Efter fyrre minutter vendte strømmen tilbage.'),
      dictate('Straks så alle ned på deres telefoner.'),
    ],
  },
]);
