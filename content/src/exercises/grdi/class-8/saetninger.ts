import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 8, category: 'saetninger' }, [
  {
    number: 1,
    version: 2,
    title: 'Forbrug og reklamer',
    summary: 'Skriv sætninger om penge og valg.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Butikken lokkede med en usandsynlig rabat.', '»Usandsynlig« har et stumt d og skrives i ét ord.'),
      dictate(
        'Kvitteringen gælder som garantibevis i to år.',
        '»Garantibevis« er ét ord, og »kvitteringen« har to t’er.',
      ),
      dictate('Mange køber ting uden at have brug for dem.', '»Brug for« er to ord, og »uden at« er det også.'),
      dictate(
        'Genbrugt tøj skåner både miljøet og pengepungen.',
        '»Både … og« binder de to ting sammen, og »pengepungen« er ét ord.',
      ),
      dictate(
        'Influenceren glemte at nævne sin betaling.',
        '»Influenceren« staves som på engelsk, og »nævne« har »vn«.',
      ),
      dictate('Lommepengene rakte ikke til koncerten.', '»Lommepengene« er ét ord og ender på »-ene«.'),
      dictate(
        'Prisen på kakao er steget voldsomt.',
        '»Voldsomt« har t, for ordet fortæller, hvordan prisen er steget.',
      ),
      dictate('Varen kan byttes inden for fjorten dage.', '»Inden for« er to ord, når der står noget efter det.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Mediernes verden',
    summary: 'Skriv sætninger om nyheder og kilder.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate(
        'Journalisten ville ikke afsløre sin kilde.',
        '»Journalisten« skrives med »ou«, og »kilde« har et stumt d.',
      ),
      dictate('Overskriften lovede mere end selve artiklen.', '»Overskriften« er ét ord, og »selve« har v.'),
      dictate('Billedet viste sig at være manipuleret.', '»Manipuleret« ender på »-eret«, for det står efter »være«.'),
      dictate(
        'Et rygte spreder sig hurtigere end en rettelse.',
        '»Hurtigere« har ét r i midten, og »rettelse« har to t’er.',
      ),
      dictate('Avisen bragte en undskyldning på bagsiden.', '»Undskyldning« har et stumt d to gange.'),
      dictate(
        'Programmet blev afbrudt af en ekstraudsendelse.',
        '»Afbrudt« har et d foran t, for det hedder »afbryde«.',
      ),
      dictate('Kommentarsporet måtte lukkes efter en time.', '»Kommentarsporet« er ét ord med to m’er.'),
      dictate('Vi undersøgte ophavet til hjemmesiden.', '»Ophavet« er ét ord, og »hjemmesiden« begynder med »hj«.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Kunst og kultur',
    summary: 'Skriv sætninger om bøger, film og musik.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Romanen begynder med sin egen slutning.', '»Begynder« har r, ligesom »romanen spiser«.'),
      dictate('Instruktøren optog hele filmen i ét klip.', '»Optog« er ét ord, og »instruktøren« ender på »-øren«.'),
      dictate('Digtet handler om en usynlig grænse.', '»Grænse« skrives med æ, og »usynlig« ender på »-lig«.'),
      dictate('Orkestret stemte instrumenterne i stilhed.', '»Stilhed« har ét l, selv om »stille« har to.'),
      dictate('Skulpturen minder om en væltet kran.', '»Skulpturen« ender på »-uren«, og »væltet« har ét t foran e.'),
      dictate(
        'Hovedpersonen forandrer sig gradvist.',
        '»Gradvist« har t, for ordet fortæller, hvordan han forandrer sig.',
      ),
      dictate('Anmelderen var overraskende begejstret.', '»Overraskende« har to r’er og ender på »-ende«.'),
      dictate('Koret sang en melankolsk sommersang.', '»Melankolsk« skrives med k, og »sang« ender på »ng«.'),
    ],
  },
]);
