import { choice, exerciseGroup, gaps, lists, several, sort } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'gram', level: 7, category: 'sammensatte-ord' }, [
  {
    number: 1,
    title: 'Med bindestreg?',
    summary: 'Find ud af, hvornår ord skal have bindestreg.',
    instruction:
      'Bindestreg bruges efter forkortelser og enkelte bogstaver (tv-avis, t-shirt), og hvor en del af ordet er sparet væk (for- og bagside).',
    trains: ['hyphen', 'compound-joined'],
    items: [
      lists(
        'Vi så {tv-serien|tvserien|tv serien} til klokken to om natten.',
        'Efter en forkortelse står der bindestreg.',
      ),
      lists('Han går i {t-shirt|tshirt|t shirt} hele vinteren.', 'Efter et enkelt bogstav står der bindestreg.'),
      lists(
        'Vi solgte {drenge- og pigetøj|drenge og pigetøj|drenge -og pigetøj} på loppemarkedet.',
        'Bindestregen står for »tøj«. Uden den ville vi sælge drengene.',
      ),
      lists(
        '{EU-landene|EUlandene|EU landene} blev enige om at redde bierne.',
        'Efter forkortelser med store bogstaver står der bindestreg.',
      ),
      lists('Min mors {usb-nøgle|usbnøgle|usb nøgle} faldt i gryden.', 'Efter en forkortelse står der bindestreg.'),
      lists(
        'Isboden har åbent både {for- og eftermiddag|for og eftermiddag|for -og eftermiddag}.',
        'Bindestregen står for »middag«, der kun bliver skrevet én gang.',
      ),
      lists(
        'Tag {B-linjen|Blinjen|B linjen} til havnen, og følg lugten af fisk.',
        'Efter et enkelt bogstav står der bindestreg.',
      ),
      choice(
        'Hvor er bindestregen sat rigtigt?',
        'børne- og voksenbøger',
        ['børne -og voksenbøger', 'børne-og voksenbøger'],
        'Bindestregen sidder fast på »børne« og er fulgt af mellemrum.',
      ),
      several(
        'I hvilke ord hører bindestregen hjemme?',
        ['x-akse', 'cd-afspiller', 'a-mol'],
        ['fod-bold', 'sommer-hus'],
        'Tre af ordene begynder med et enkelt bogstav eller en forkortelse. De andre skrives i ét ord.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'S, e eller ingenting imellem',
    summary: 'Sæt ord sammen med de rigtige bogstaver imellem.',
    instruction: 'Skriv de to ord sammen til ét. Lyt, om der skal s, e eller ingenting imellem.',
    trains: ['compound-split', 'ending', 'misspelling'],
    items: [
      gaps(
        'De fandt et [fødselsdagskort](fødselsdag + kort) fra 1912.',
        '»Fødselsdag« får s, når det bliver sat sammen med et andet ord.',
      ),
      gaps('Hun fik en [varmedunk](varme + dunk) med i seng.', 'Der kommer ikke noget imellem.'),
      gaps(
        'Alt det [hemmelighedskræmmeri](hemmelighed + kræmmeri) gjorde os nysgerrige.',
        'Efter »hemmelighed« kommer der s.',
      ),
      gaps('Han gav mig et [skulderklap](skulder + klap) og en gulerod.', 'Der kommer ikke noget imellem.'),
      gaps('Der var lyse [drengestemmer](dreng + stemmer) i koret.', 'Der kommer et e imellem.'),
      gaps('Vandet var [livsvigtigt](liv + vigtigt) for karavanen.', 'Der kommer et s imellem.'),
      gaps('Dyrlægen har et [venteværelse](vente + værelse) fuldt af skildpadder.', 'Der kommer ikke noget imellem.'),
      gaps(
        'Hun skrev en sang om sin [kærlighedssorg](kærlighed + sorg).',
        'Efter »kærlighed« kommer der s, og »sorg« begynder også med s: to s’er.',
      ),
      choice(
        'Hvordan skrives »arbejde« og »plads« sammen?',
        'arbejdsplads',
        ['arbejdeplads', 'arbejdesplads'],
        'Der kommer et s imellem, og e’et forsvinder.',
      ),
      sort(
        {
          's imellem': ['forvandling + kunst', 'ledelse + fejl', 'frihed + kamp'],
          'ikke noget imellem': ['skov + brand', 'kaffe + plet', 'sommer + regn'],
        },
        'Ord, der ender som »forvandling«, »ledelse« og »frihed«, får som regel s.',
        'Hvad kommer der imellem, når ordene bliver sat sammen?',
      ),
    ],
  },
]);
