import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gram', level: 9, category: 'navneord' }, [
  {
    number: 1,
    version: 2,
    title: 'En frø eller et frø?',
    summary: 'Nogle navneord skifter betydning, når de skifter køn.',
    instruction: 'Se på meningen i sætningen, og vælg det rigtige køn.',
    trains: ['gender'],
    items: [
      lists('Der sad {en frø|et frø} på vandhanen og så fornærmet ud.', 'Dyret er fælleskøn: »en frø«.'),
      lists(
        'Af {et frø|en frø} på størrelse med et knappenålshoved voksede en solsikke på tre meter.',
        'Det, planter vokser af, er intetkøn: »et frø«.',
      ),
      lists(
        'Jeg trådte på {et søm|en søm}, og nu har jeg en undskyldning for at slippe for idræt.',
        'Det, man slår i med en hammer, er intetkøn: »et søm«.',
      ),
      lists(
        'Bukserne revnede i {sømmen|sømmet}, da han bukkede for publikum.',
        'Stedet, hvor stoffet er syet sammen, er fælleskøn: en søm, sømmen.',
      ),
      lists(
        'Kaptajnen styrede efter {fyret|fyren} på den yderste klippe.',
        'Et tårn med lys er intetkøn: et fyr, fyret.',
      ),
      lists(
        '{Fyren|Fyret} ved siden af mig i bussen øvede sig i at jodle.',
        'En ung mand er fælleskøn: en fyr, fyren.',
      ),
      lists('{Bruden|Bruddet} ankom på en lånt knallert.', 'Kvinden, der bliver gift, er fælleskøn: en brud.'),
      lists(
        'Kommunen fandt {bruddet|bruden} på vandrøret efter to dage.',
        'Det sted, hvor noget er gået itu, er intetkøn: et brud, bruddet.',
      ),
      choice(
        'Hvad er forskellen på en følge og et følge?',
        'En følge er en konsekvens, og et følge er en flok, der ledsager nogen.',
        ['Der er ingen forskel.', 'En følge er en flok mennesker, og et følge er en konsekvens.'],
        'Kongen rejser med et stort følge. En følge af regnen er mudder.',
      ),
      sort(
        {
          'et …': ['ark papir', 'lem på kroppen', 'nøgle garn'],
          'en …': ['fyr i klassen', 'lem i loftet', 'nøgle til døren'],
        },
        'Et lem er en kropsdel, og en lem er en slags dør. Et nøgle er garn, og en nøgle åbner døre.',
        'Hvilket kendeord hører til?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Færre penge og mindre tid',
    summary: 'Vælg mellem mange og meget, færre og mindre, antal og mængde.',
    instruction:
      'Kan man tælle det, hedder det »mange«, »færre« og »et antal«. Kan man ikke, hedder det »meget«, »mindre« og »en mængde«.',
    trains: ['mange-meget', 'mindre-faerre', 'number'],
    items: [
      lists('Der var {færre|mindre} tilskuere end spillere til finalen.', 'Tilskuere kan tælles: »færre«.'),
      lists('Vi har {mindre|færre} plads i teltet, end der stod på nettet.', 'Plads kan man ikke tælle: »mindre«.'),
      lists('Hvor {mange|meget} af jer har prøvet at blive væk i en lufthavn?', 'Personer kan tælles: »mange«.'),
      lists('Han brugte for {meget|mange} energi på at finde et sted at sove.', 'Energi kan man ikke tælle: »meget«.'),
      lists(
        '{Antallet|Mængden} af spillere faldt fra elleve til ni, da der blev råbt pizza.',
        'Spillere kan tælles: antallet.',
      ),
      lists('{Mængden|Antallet} af mel i opskriften må være en trykfejl.', 'Mel kan man ikke tælle: mængden.'),
      gaps('Jo [færre](få) regler et spil har, desto hurtigere kan man lære det.', 'Få, færre, færrest.'),
      gaps('De [fleste](mange) opfindelser begynder med en fejl.', 'Mange, flere, flest: »de fleste«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Der blev smidt mindre mad ud, fordi der kom færre gæster.',
        [
          'Der blev smidt færre mad ud, fordi der kom færre gæster.',
          'Der blev smidt mindre mad ud, fordi der kom mindre gæster.',
        ],
        'Mad kan man ikke tælle, men det kan man med gæster.',
      ),
    ],
  },
]);
