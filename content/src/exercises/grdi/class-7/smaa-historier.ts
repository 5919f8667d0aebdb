import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 7, category: 'smaa-historier' }, [
  {
    number: 1,
    title: 'Vagten på museet',
    summary: 'Skriv en historie om en nattevagt.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Nattevagten gik sin sædvanlige runde.'),
      dictate('I den sidste sal manglede et maleri.'),
      dictate('På væggen hang kun et tomt søm.'),
      dictate('Han fulgte et spor af våde fodaftryk.'),
      dictate('De førte ned til museets kælder.'),
      dictate('Der sad rengøringsdamen med en pensel.'),
      dictate('Hun var i gang med at male nye skyer.'),
      dictate('Himlen havde altid været for grå.'),
      dictate('Vagten rakte hende den blå farve.'),
    ],
  },
  {
    number: 2,
    title: 'Stemmen i radioen',
    summary: 'Skriv en historie om en gammel radio.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Jeg købte en radio på et loppemarked.'),
      dictate('Den virkede kun om natten.'),
      dictate('En stemme oplæste vejret for i morgen.'),
      dictate('Hver gang havde den fuldstændig ret.'),
      dictate('Snart begyndte den også at nævne navne.'),
      dictate('En aften sagde den mit navn to gange.'),
      dictate('Jeg trak stikket ud af væggen.'),
      dictate('Stemmen fortsatte uden strøm.'),
    ],
  },
  {
    number: 3,
    title: 'Fjorten trin',
    summary: 'Skriv en historie om en trappe, der ændrede sig.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Trappen i vores opgang har tretten trin.'),
      dictate('Jeg tæller dem hver eneste dag.'),
      dictate('I tirsdags var der pludselig fjorten.'),
      dictate('Det nye trin lå næsten øverst.'),
      dictate('Det knirkede som en gammel dør.'),
      dictate('Min nabo nægtede ethvert kendskab til sagen.'),
      dictate('Næste morgen var trinnet forsvundet.'),
      dictate('I stedet manglede hans dørmåtte.'),
    ],
  },
]);
