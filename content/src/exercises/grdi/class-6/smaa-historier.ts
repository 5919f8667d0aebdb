import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 6, category: 'smaa-historier' }, [
  {
    number: 1,
    title: 'Robotten i biblioteket',
    summary: 'Skriv en historie om en robot, der elsker bøger.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Biblioteket købte en robot til oprydning.'),
      dictate('Den satte bøgerne tilbage på hylderne.'),
      dictate('En dag begyndte bøger at forsvinde.'),
      dictate('Det var altid romaner om kærlighed.'),
      dictate('Bibliotekaren gemte sig bag en reol.'),
      dictate('Ved midnat rullede robotten hen til vinduet.'),
      dictate('Den læste højt for sig selv i måneskinnet.'),
      dictate('Hun lod den beholde sit lånerkort.'),
    ],
  },
  {
    number: 2,
    title: 'Det forkerte hotel',
    summary: 'Skriv en historie om en familie på ferie.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Vi ankom til hotellet efter mørkets frembrud.'),
      dictate('Manden i receptionen rystede på hovedet.'),
      dictate('Vores navn stod ikke på hans liste.'),
      dictate('Far viste ham vores reservation.'),
      dictate('Det var det rigtige hotel i den forkerte by.'),
      dictate('Mor begyndte at grine uden at kunne stoppe.'),
      dictate('Manden tilbød os et værelse på loftet.'),
      dictate('Derfra kunne vi se hele bjergkæden.'),
      dictate('Det blev den bedste nat på hele rejsen.'),
    ],
  },
  {
    number: 3,
    title: 'Den tavse papegøje',
    summary: 'Skriv en historie om en fugl, der ikke ville tale.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Naboen solgte os en billig papegøje.'),
      dictate('Den sagde ikke et eneste ord.'),
      dictate('Vi lokkede den med musik og nødder.'),
      dictate('Efter en måned gav vi op.'),
      dictate('Så fik vi besøg af en kedelig onkel.'),
      dictate('Han talte om skruer i tre timer.'),
      dictate('Pludselig løftede fuglen hovedet.'),
      dictate('Den spurgte høfligt om vej til døren.'),
    ],
  },
]);
