import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 8, category: 'smaa-historier' }, [
  {
    number: 1,
    title: 'Den sidste færge',
    summary: 'Skriv en historie om en nat på en ø.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Vi nåede havnen to minutter for sent.'),
      dictate('Færgen var allerede en prik i horisonten.'),
      dictate('Den næste afgang var først om morgenen.'),
      dictate('En fisker tilbød os plads i sit bådhus.'),
      dictate('Der lugtede af tjære og gammelt reb.'),
      dictate('Hele natten lyttede vi til bølgerne.'),
      dictate('Ved solopgang gav han os kaffe i syltetøjsglas.'),
      dictate('Pludselig ville ingen af os hjem.'),
    ],
  },
  {
    number: 2,
    title: 'Udsolgt',
    summary: 'Skriv en historie om en kø foran en butik.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Køen snoede sig tre gange om hjørnet.'),
      dictate('Ingen kendte butikkens egentlige varer.'),
      dictate('Rygtet sagde noget om et begrænset oplag.'),
      dictate('Folk havde medbragt campingstole og termokander.'),
      dictate('Efter seks timer blev døren låst op.'),
      dictate('Indenfor stod en mand ved et tomt bord.'),
      dictate('Han bukkede og takkede for ventetiden.'),
      dictate('Det viste sig at være et kunstværk.'),
    ],
  },
  {
    number: 3,
    title: 'Naboens græsplæne',
    summary: 'Skriv en historie om en strid mellem to naboer.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Vores nabo klippede sit græs med en saks.'),
      dictate('Hvert strå havde den samme længde.'),
      dictate('En morgen stod der en mælkebøtte midt i plænen.'),
      dictate('Han beskyldte straks min bedstefar.'),
      dictate('Bedstefar smilede og vandede sine brændenælder.'),
      dictate('Næste dag var der to mælkebøtter.'),
      dictate('Til sidst var hele plænen lysende gul.'),
      dictate('Bierne har aldrig været gladere.'),
    ],
  },
]);
