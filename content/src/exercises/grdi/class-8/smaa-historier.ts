import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 8, category: 'smaa-historier' }, [
  {
    number: 1,
    version: 2,
    title: 'Den sidste færge',
    summary: 'Skriv en historie om en nat på en ø.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate(
        'Vi nåede havnen to minutter for sent.',
        '»For sent« er to ord, og »nåede« har ikke noget mellem å og e.',
      ),
      dictate('Færgen var allerede en prik i horisonten.', '»Allerede« er ét ord, og »horisonten« har ét r.'),
      dictate('Den næste afgang var først om morgenen.', '»Afgang« er ét ord, og »morgenen« ender på »-enen«.'),
      dictate('En fisker tilbød os plads i sit bådhus.', '»Bådhus« er ét ord, og »tilbød« ender på et blødt d.'),
      dictate('Der lugtede af tjære og gammelt reb.', '»Tjære« begynder med »tj«, og »reb« ender på b.'),
      dictate('Hele natten lyttede vi til bølgerne.', '»Lyttede« har to t’er og ender på »-ede«.'),
      dictate('Ved solopgang gav han os kaffe i syltetøjsglas.', '»Syltetøjsglas« er ét ord med s i midten.'),
      dictate('Pludselig ville ingen af os hjem.', '»Ville« har to l’er, og »ingen« skrives med i.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Udsolgt',
    summary: 'Skriv en historie om en kø foran en butik.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate(
        'Køen snoede sig tre gange om hjørnet.',
        '»Snoede« har ikke noget mellem o og e, og »hjørnet« begynder med »hj«.',
      ),
      dictate('Ingen kendte butikkens egentlige varer.', '»Egentlige« har et t, som man ikke hører.'),
      dictate('Rygtet sagde noget om et begrænset oplag.', '»Begrænset« skrives med æ, og »oplag« ender på g.'),
      dictate('Folk havde medbragt campingstole og termokander.', '»Medbragt« har g foran t og er ét ord.'),
      dictate('Efter seks timer blev døren låst op.', '»Blev« ender på v, og »låst op« er to ord.'),
      dictate(
        'Indenfor stod en mand ved et tomt bord.',
        '»Indenfor« er ét ord, når der ikke står noget efter det, som det hører til.',
      ),
      dictate('Han bukkede og takkede for ventetiden.', '»Bukkede« har to k’er, og »ventetiden« er ét ord.'),
      dictate('Det viste sig at være et kunstværk.', '»Kunstværk« er ét ord, og »viste« er datid af »vise«.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Naboens græsplæne',
    summary: 'Skriv en historie om en strid mellem to naboer.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Vores nabo klippede sit græs med en saks.', '»Klippede« har to p’er, og »saks« skrives med »ks«.'),
      dictate('Hvert strå havde den samme længde.', '»Længde« skrives med æ, for det kommer af »lang«.'),
      dictate('En morgen stod der en mælkebøtte midt i plænen.', '»Mælkebøtte« er ét ord med to t’er.'),
      dictate('Han beskyldte straks min bedstefar.', '»Beskyldte« har et stumt d, for det hedder »beskylde«.'),
      dictate('Bedstefar smilede og vandede sine brændenælder.', '»Brændenælder« er ét ord med et stumt d to gange.'),
      dictate('Næste dag var der to mælkebøtter.', '»Næste« har ét s, og »var der« er to ord.'),
      dictate('Til sidst var hele plænen lysende gul.', '»Lysende« ender på »-ende«, for plænen lyser imens.'),
      dictate('Bierne har aldrig været gladere.', '»Gladere« har ét r i midten: »glad«, »gladere«.'),
    ],
  },
]);
