import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const enOgEt = exerciseGroup({ productId: 'grda', level: 13, category: 'en-og-et' }, [
  {
    number: 1,
    version: 2,
    title: 'Endelser afslører kønnet',
    summary: 'Brug ordets endelse til at gætte en eller et.',
    instruction: 'Ord på »-hed«, »-else« og »-ing« har en. Ord på »-eri« og »-um« har et.',
    trains: ['gender'],
    items: [
      lists(
        'Det var {en|et} kæmpe skuffelse, at koncerten blev aflyst.',
        'Ord på »-else« har næsten altid en: »en skuffelse«.',
      ),
      lists('Han åbnede {et|en} bageri midt i skoven.', 'Ord på »-eri« har et: »et bageri«.'),
      lists('Vi besøgte {et|en} museum for gamle legetøjstog.', 'Ord på »-um« har et: »et museum«.'),
      lists('Hun har {en|et} hemmelighed, som kun hunden kender.', 'Ord på »-hed« har en: »en hemmelighed«.'),
      lists('Der ligger {en|et} tegning af en drage på gulvet.', 'Ord på »-ing« har en: »en tegning«.'),
      lists('Det er {et|en} stort ansvar at passe en hest.', 'Det hedder »et ansvar«, og »stort« viser det også.'),
      lists('Jeg kender {en|et} lærer, der har været i rummet.', 'Ord på »-er« om personer har en: »en lærer«.'),
      choice(
        'Hvad hedder det?',
        'et akvarium – akvariet',
        ['en akvarium – akvariummen', 'et akvarium – akvariumet'],
        'Ord på »-um« mister »um« foran endelsen: akvariet.',
      ),
      sort(
        { en: ['frihed', 'oplevelse', 'regning'], et: ['bibliotek', 'venskab', 'gartneri'] },
        'Frihed, oplevelse og regning har en. Bibliotek, venskab og gartneri har et.',
        'Sorter efter køn.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Sammensatte ord: det sidste bestemmer',
    summary: 'Find kønnet på lange ord ved at se på det sidste led.',
    instruction: 'En bog + et skab = et bogskab. Det sidste led bestemmer, om det er en eller et.',
    trains: ['gender', 'compound-split'],
    items: [
      lists('Vi har købt {et|en} køkkenbord af glas.', 'Det hedder »et bord«, derfor »et køkkenbord«.'),
      lists('Der hænger {en|et} husnøgle bag døren.', 'Det hedder »en nøgle«, derfor »en husnøgle«.'),
      lists('Hun tegnede {et|en} landkort på en serviet.', 'Det hedder »et kort«, derfor »et landkort«.'),
      lists('Han fik {en|et} brevåbner i gave.', 'Det hedder »en åbner«, derfor »en brevåbner«.'),
      lists('Der står {et|en} juletræ midt i svømmehallen.', 'Det hedder »et træ«, derfor »et juletræ«.'),
      lists('Jeg mangler {en|et} skolebog.', 'Det hedder »en bog«, derfor »en skolebog«.'),
      lists('Vi så {et|en} vandrør, der var frosset.', 'Det hedder »et rør«, derfor »et vandrør«.'),
      choice(
        'Hvad er en kaffekop?',
        'en kop til kaffe',
        ['kaffe i kopper', 'en slags kaffe'],
        'Det sidste led fortæller, hvad det er.',
      ),
      sort(
        { en: ['fodboldbane', 'togrejse', 'isvaffel'], et: ['regnslag', 'fjernlys', 'skolebesøg'] },
        'Det hedder »en bane«, »en rejse« og »en vaffel«, men »et slag«, »et lys« og »et besøg«.',
        'Sorter efter det sidste leds køn.',
      ),
    ],
  },
]);
