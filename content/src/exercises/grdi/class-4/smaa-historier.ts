import { dictate, exerciseGroup } from '../../markup/index.ts';

export const smaaHistorier = exerciseGroup({ productId: 'grdi', level: 4, category: 'smaa-historier' }, [
  {
    number: 1,
    title: 'Nøglen i åen',
    summary: 'Skriv en historie om en nøgle, en dreng tabte.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Drengen tabte sin nøgle i åen.'),
      dictate('Han stod længe og så ned i vandet.'),
      dictate('En gammel mand kom gående.'),
      dictate('Manden havde en magnet i lommen.'),
      dictate('Han bandt den fast i en lang snor.'),
      dictate('Først fangede de en rusten gryde.'),
      dictate('Så fangede de en gaffel.'),
      dictate('Til sidst hang nøglen på magneten.'),
      dictate('Gaflen måtte drengen beholde.'),
    ],
  },
  {
    number: 2,
    title: 'Hunden på toget',
    summary: 'Skriv en historie om en hund, der rejste alene.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('En hund steg på toget i Odense.'),
      dictate('Den havde ingen billet.'),
      dictate('Den satte sig på et tomt sæde.'),
      dictate('Kontrolløren kløede sig i nakken.'),
      dictate('Han ringede til nummeret på halsbåndet.'),
      dictate('En pige svarede med det samme.'),
      dictate('Hun ventede allerede på perronen.'),
      dictate('Hunden logrede hele vejen ud.'),
    ],
  },
  {
    number: 3,
    title: 'Den lysende kage',
    summary: 'Skriv en historie om en fødselsdag uden strøm.',
    instruction: 'Historien kommer én sætning ad gangen. Lyt, og skriv hver sætning. Skriv tal med bogstaver.',
    items: [
      dictate('Strømmen gik midt i festen.'),
      dictate('Der blev bælgmørkt i stuen.'),
      dictate('Ingen kunne se gaverne.'),
      dictate('Så kom mor ind med kagen.'),
      dictate('Der var ti lys på den.'),
      dictate('Alle sad helt stille og kiggede.'),
      dictate('Kagen smagte bedre i mørket.'),
      dictate('Nu slukker vi lyset til alle fester.'),
    ],
  },
]);
