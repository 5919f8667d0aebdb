import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 3, category: 'smaa-historier' }, [
  {
    number: 1,
    title: 'Den lille trold',
    summary: 'Skriv en historie om en trold, der fryser.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Der var en lille trold.'),
      dictate('Den boede under en sten.'),
      dictate('En nat frøs den meget.'),
      dictate('Den gik ned til byen.'),
      dictate('I et vindue var der lys.'),
      dictate('En pige åbnede døren.'),
      dictate('Hun gav trolden en rød hue.'),
      dictate('Nu fryser den ikke mere.'),
    ],
  },
  {
    number: 2,
    title: 'Bolden på taget',
    summary: 'Skriv en historie om en bold, der blev væk.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Vi spillede bold i gården.'),
      dictate('Jeg sparkede alt for hårdt.'),
      dictate('Bolden landede på taget.'),
      dictate('Vi kunne ikke nå den.'),
      dictate('En krage kom forbi.'),
      dictate('Den skubbede til bolden.'),
      dictate('Bolden trillede ned igen.'),
      dictate('Nu er kragen med på holdet.'),
    ],
  },
  {
    number: 3,
    title: 'Katten i kassen',
    summary: 'Skriv en historie om en kat og en kasse.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Vi fik en stor kasse.'),
      dictate('Der var en ny lampe i den.'),
      dictate('Katten så kun på kassen.'),
      dictate('Den hoppede lige ned i den.'),
      dictate('Der sov den hele dagen.'),
      dictate('Mor ville smide kassen ud.'),
      dictate('Så blev katten meget sur.'),
      dictate('Nu har vi en kasse i stuen.'),
    ],
  },
]);
