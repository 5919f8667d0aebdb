import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const forholdsordOgBindeord = exerciseGroup(
  { productId: 'gram', level: 6, category: 'forholdsord-og-bindeord' },
  [
    {
      number: 1,
      version: 3,
      title: 'Bindeord, der styrer meningen',
      summary: 'Vælg det bindeord, der binder de to dele rigtigt sammen.',
      instruction: 'Læs hele sætningen, og vælg det bindeord, der giver mening.',
      items: [
        lists('Vi blev inde, {fordi|selv om|hvis} det haglede.', 'Vi blev inde på grund af haglvejret.'),
        lists('Vi gik ud, {selv om|fordi|så} det haglede.', 'Man skulle tro, at vi blev inde. Derfor selv om.'),
        lists(
          'Jeg låner dig min cykel, {hvis|selv om|inden} du lapper hjulet først.',
          'Det er en betingelse: »hvis du lapper«.',
        ),
        lists(
          'Hun øvede sig hver dag, {indtil|fordi|mens} hun kunne spille hele melodien.',
          'Så længe varede det: »indtil hun kunne«.',
        ),
        lists(
          '{Mens|Inden|Indtil} vi sov, spiste en ræv alle vores pølser.',
          'De to ting skete samtidig: mens vi sov.',
        ),
        lists('Skynd dig hjem, {inden|mens|så} det bliver mørkt.', 'Det skal ske før mørket: inden det bliver mørkt.'),
        lists(
          'Jeg har sparet op, {så|men|eller} nu har jeg råd til trommesættet.',
          'Det sidste følger af det første: så nu har jeg råd.',
        ),
        choice(
          'Hvilket ord er bindeordet i »Hesten stoppede, da den så vandpytten.«?',
          'da',
          ['den', 'så'],
          '»Da« binder de to dele sammen.',
        ),
        mark(
          'Jeg ved, *at* du har ret, *men* jeg siger det ikke højt.',
          'Marker de to bindeord.',
          '»At« og »men« binder sætningerne sammen.',
        ),
        sort(
          { bindeord: ['fordi', 'selv om', 'og'], forholdsord: ['under', 'mellem', 'hos'] },
          'Bindeord binder sætninger og ord sammen. Forholdsord står foran et led: under bordet, mellem os, hos lægen.',
        ),
      ],
    },
    {
      number: 2,
      version: 2,
      title: 'Én gang eller hver gang: da og når',
      summary: 'Vælg »da« om noget, der skete én gang, og »når« om det, der sker igen eller skal ske.',
      instruction: '»Da« er én gang i fortiden. »Når« er nu, i fremtiden eller hver gang.',
      trains: ['da-naar'],
      items: [
        lists('{Da|Når} vi landede på Island, regnede det med aske.', 'Det skete én gang i fortiden: »da«.'),
        lists('{Når|Da} det tordner, gemmer hunden sig i badekarret.', 'Det sker hver gang: når.'),
        lists('Jeg var syv år, {da|når} jeg mødte en ulv.', 'Det skete én gang i fortiden: »da«.'),
        lists('Bliv stående, {når|da} du møder en elg.', 'Det kan ske i fremtiden: »når«.'),
        lists('{Når|Da} farfar fortalte om havet, glemte vi altid tiden.', 'Det skete igen og igen: når.'),
        lists('Vi tager af sted, {når|da} alle har fundet deres sko.', 'Det sker i fremtiden: »når«.'),
        lists('{Da|Når} strømmen gik i går aftes, tændte mor et stearinlys.', 'Det skete én gang i fortiden: »da«.'),
        lists(
          'I det øjeblik, {da|når} bolden ramte nettet, blev der helt stille.',
          'Det skete én gang i fortiden: »da«.',
        ),
        choice(
          'Hvilken sætning handler om noget, der kun skete én gang?',
          'Da jeg besøgte Emil, var der slanger overalt.',
          ['Når jeg besøger Emil, er der slanger overalt.', 'Når jeg besøgte Emil, var der slanger overalt.'],
          '»Da« bruges om én gang i fortiden.',
        ),
      ],
    },
  ],
);
