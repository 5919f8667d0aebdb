import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 8, category: 'saetninger' }, [
  {
    number: 1,
    title: 'Forbrug og reklamer',
    summary: 'Skriv sætninger om penge og valg.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Butikken lokkede med en usandsynlig rabat.'),
      dictate('Kvitteringen gælder som garantibevis i to år.'),
      dictate('Mange køber ting uden at have brug for dem.'),
      dictate('Genbrugt tøj skåner både miljøet og pengepungen.'),
      dictate('Influenceren glemte at nævne sin betaling.'),
      dictate('Lommepengene rakte ikke til koncerten.'),
      dictate('Prisen på kakao er steget voldsomt.'),
      dictate('Varen kan byttes inden for fjorten dage.'),
    ],
  },
  {
    number: 2,
    title: 'Mediernes verden',
    summary: 'Skriv sætninger om nyheder og kilder.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Journalisten ville ikke afsløre sin kilde.'),
      dictate('Overskriften lovede mere end selve artiklen.'),
      dictate('Billedet viste sig at være manipuleret.'),
      dictate('Et rygte spreder sig hurtigere end en rettelse.'),
      dictate('Avisen bragte en undskyldning på bagsiden.'),
      dictate('Programmet blev afbrudt af en ekstraudsendelse.'),
      dictate('Kommentarsporet måtte lukkes efter en time.'),
      dictate('Vi undersøgte ophavet til hjemmesiden.'),
    ],
  },
  {
    number: 3,
    title: 'Kunst og kultur',
    summary: 'Skriv sætninger om bøger, film og musik.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Romanen begynder med sin egen slutning.'),
      dictate('Instruktøren optog hele filmen i ét klip.'),
      dictate('Digtet handler om en usynlig grænse.'),
      dictate('Orkestret stemte instrumenterne i stilhed.'),
      dictate('Skulpturen minder om en væltet kran.'),
      dictate('Hovedpersonen forandrer sig gradvist.'),
      dictate('Anmelderen var overraskende begejstret.'),
      dictate('Koret sang en melankolsk sommersang.'),
    ],
  },
]);
