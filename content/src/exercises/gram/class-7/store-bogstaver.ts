import { choice, exerciseGroup, gaps, lists, several } from '../../markup/index.ts';

export const storeBogstaver = exerciseGroup({ productId: 'gram', level: 7, category: 'store-bogstaver' }, [
  {
    number: 1,
    title: 'Navne på flere ord',
    summary: 'Skriv navne på steder, bøger, skoler og organisationer, der består af flere ord.',
    instruction:
      'I et navn på flere ord skrives det første ord og de vigtigste ord med stort. Småord som »i«, »og« og »af« skrives med lille, når de ikke står først.',
    trains: ['capital', 'lowercase'],
    items: [
      lists(
        'Vi hørte spøgelseshistorier på {Det Kongelige Teater|det kongelige teater}.',
        'Det er teatrets navn. De vigtige ord skrives med stort.',
      ),
      lists('Min kusine samler ind for {Røde Kors|Røde kors|røde kors}.', 'Begge ord er en del af navnet.'),
      lists(
        'Bogen hedder »{Den lille prins|den lille prins}«.',
        'Titlen begynder med stort, og resten skrives her med lille.',
      ),
      lists(
        'De mødte hinanden på {Roskilde Festival|roskilde festival|Roskilde festival}.',
        'Begge ord er en del af festivalens navn.',
      ),
      lists(
        'Vi cyklede gennem {De Forenede Stater|de forenede stater}, eller i hvert fald en del af dem.',
        'Det er landets navn. De vigtige ord skrives med stort.',
      ),
      lists('Hun går på en {efterskole|Efterskole} ved Vesterhavet.', 'Efterskole er et fællesnavn.'),
      lists('En dag vil jeg se {Den Kinesiske Mur|den kinesiske mur}.', 'Det er navnet på én bestemt mur.'),
      gaps('[Statsministeren](STATSMINISTEREN) tabte sin hat på trappen.', 'Her står ordet først i sætningen: stort.', {
        caseMatters: true,
      }),
      gaps(
        'Pludselig fik [statsministeren](STATSMINISTEREN) øje på en grævling.',
        'Titler er fællesnavne og skrives med lille.',
        { caseMatters: true },
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Folketinget ligger på Christiansborg.',
        ['folketinget ligger på Christiansborg.', 'Folketinget ligger på christiansborg.'],
        'Folketinget er navn på ét bestemt ting, og Christiansborg er et slot.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Høflige De, religioner og kulturer',
    summary: 'Find ud af, hvad der skrives med stort, og hvad der bare ser vigtigt ud.',
    instruction:
      'De, Dem og Deres skrives med stort, når man taler høfligt til nogen. Religioner, folk, sprog og højtider skrives med lille.',
    trains: ['capital', 'lowercase'],
    items: [
      lists(
        '»Vil {De|de} gerne have vinduespladsen, frue?« spurgte konduktøren.',
        'Konduktøren taler høfligt til én: »De«.',
      ),
      lists(
        'Da konduktørerne kom, ville {de|De} se vores billetter.',
        '»De« er her konduktørerne, så det skrives med lille.',
      ),
      lists('Hun blev født i en {jødisk|Jødisk} familie i Malmø.', 'Religioner skrives med lille.'),
      lists('Min nabo er {muslim|Muslim} og inviterer altid til eid.', 'Religioner og troende skrives med lille.'),
      lists(
        'Kongen sagde: »Jeg takker {Dem|dem} for {Deres|deres} mod, kaptajn.«',
        'Kongen taler høfligt til kaptajnen: Dem og Deres.',
      ),
      lists('Til {påske|Påske} farver vi æg med rødkål.', 'Højtider skrives med lille.'),
      gaps('I [middelalderen](MIDDELALDEREN) troede mange på hekse.', 'Perioder skrives som regel med lille.', {
        caseMatters: true,
      }),
      gaps('Hendes bror læser [oldgræsk](OLDGRÆSK) og spiller fagot.', 'Sprog skrives med lille.', {
        caseMatters: true,
      }),
      several(
        'Hvilke ord skrives med stort midt i en sætning?',
        ['Saturn', 'Limfjorden'],
        ['buddhist', 'tirsdag'],
        'Saturn og Limfjorden er egennavne.',
      ),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Skal I med til koncerten på lørdag?',
        ['Skal i med til koncerten på lørdag?', 'Skal I med til koncerten på Lørdag?'],
        'Stedordet »I« skrives med stort, og ugedage skrives med lille.',
      ),
    ],
  },
]);
