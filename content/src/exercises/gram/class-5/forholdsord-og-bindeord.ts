import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const forholdsordOgBindeord = exerciseGroup(
  { productId: 'gram', level: 5, category: 'forholdsord-og-bindeord' },
  [
    {
      number: 1,
      title: 'Ord, der altid følges ad',
      summary: 'Vælg det forholdsord, der hører til ordet.',
      instruction: 'Mange ord har deres faste forholdsord: bange for, god til, vild med. Vælg det rigtige.',
      because: 'Det er et fast udtryk. Man må lære forholdsordet sammen med ordet.',
      items: [
        lists('Min storebror er bange {for|af|over} duer.', 'Det hedder »bange for«.'),
        lists('Hun er forelsket {i|med|på} trommeslageren.', 'Det hedder »forelsket i«.'),
        lists('Jeg er træt {af|i|for} havregrød.', 'Det hedder »træt af«, når man ikke gider noget mere.'),
        lists('Vi glæder os {til|på|for} lejrskolen.', 'Det hedder »glæde sig til«.'),
        lists('Han er dygtig {til|på|med} at efterligne fugle.', 'Det hedder »dygtig til«.'),
        lists('Hele byen er stolt {af|på|til} det nye springvand.', 'Det hedder »stolt af«.'),
        lists('Naboen er vred {på|med|til} vores gråspurve.', 'Det hedder »vred på«.'),
        lists('Tror du {på|i|til} spøgelser?', 'Det hedder »tro på«.'),
        gaps('Jeg er vild [med|efter] lakridsis.', 'Det hedder »vild med«.'),
        choice(
          'Hvilken sætning er rigtig?',
          'Hun er allergisk over for katte.',
          ['Hun er allergisk til katte.', 'Hun er allergisk på katte.'],
          'Det hedder »allergisk over for«.',
        ),
      ],
    },
    {
      number: 2,
      version: 2,
      title: 'Da eller når?',
      summary: 'Vælg det bindeord, der passer til tiden.',
      instruction:
        '»Da« bruges om noget, der skete én gang før. »Når« bruges om det, der sker igen og igen, og om fremtiden.',
      trains: ['da-naar'],
      items: [
        lists('{Da|Når} jeg var tre år, spiste jeg en knap.', 'Det skete én gang før: da.'),
        lists('{Når|Da} det tordner, gemmer vores hund sig i badekarret.', 'Det sker hver gang: »når«.'),
        lists('Ring til mig, {når|da} du er landet.', 'Det er ikke sket endnu: »når«.'),
        lists('{Da|Når} Titanic sank i 1912, var vandet iskoldt.', 'Det skete én gang: da.'),
        lists('Hver gang bliver jeg lige forskrækket, {når|da} gøgeuret kukker.', 'Det sker hver gang: »når«.'),
        lists('Vi jublede, {da|når} dommeren fløjtede af i går.', 'Det skete én gang i går: »da«.'),
        lists('{Når|Da} jeg bliver voksen, vil jeg have et terrarium.', 'Det er ikke sket endnu: »når«.'),
        gaps('[Da](da/når) vi kom hjem fra ferie i søndags, stod døren åben.', 'Det skete én gang: da.'),
        gaps('[Når](da/når) man bliver 18 år, må man stemme.', 'Det gælder alle, hver gang: når.'),
      ],
    },
    {
      number: 3,
      version: 2,
      title: 'Forholdsord eller bindeord?',
      summary: 'Skeln mellem ord, der viser forhold, og ord, der binder sammen.',
      instruction:
        'Et forholdsord står foran et navneord eller stedord: under broen. Et bindeord binder ord eller sætninger sammen.',
      items: [
        mark(
          'Katten sov *under* trappen *bag* en gammel trillebør.',
          'Marker de to forholdsord.',
          '»Under trappen« og »bag en gammel trillebør« viser hvor.',
        ),
        mark(
          'Jeg tog huen på, *fordi* det frøs, *men* jeg glemte støvlerne.',
          'Marker de to bindeord.',
          '»Fordi« og »men« binder sætningerne sammen.',
        ),
        mark(
          'Vi mødtes *ved* kiosken og gik *langs* åen.',
          'Marker de to forholdsord.',
          '»Ved kiosken« og »langs åen« viser hvor. »Og« er et bindeord.',
        ),
        mark(
          'Du kan få te *eller* saft, *hvis* du dækker bord.',
          'Marker de to bindeord.',
          '»Eller« binder te og saft sammen. »Hvis« binder de to sætninger sammen.',
        ),
        sort(
          { forholdsord: ['uden', 'gennem', 'blandt'], bindeord: ['fordi', 'eller', 'at'] },
          '»Uden«, »gennem« og »blandt« kan stå foran et navneord. De andre binder sammen.',
        ),
        choice(
          'Hvilket ord er et forholdsord i »Pludselig løb en rotte hen over tavlen.«?',
          'over',
          ['en', 'pludselig'],
          'Over tavlen fortæller, hvor rotten løb.',
        ),
        choice(
          'Hvilket ord er et bindeord i »Jeg ved, at du snyder i kort.«?',
          'at',
          ['i', 'du'],
          '»At« binder de to sætninger sammen.',
        ),
        choice(
          'Hvad er »for« i »Vi listede, for babyen sov.«?',
          'et bindeord',
          ['et forholdsord', 'et udsagnsord'],
          '»For« binder to sætninger sammen og betyder »fordi«.',
        ),
        choice(
          'Hvad er »for« i »Hun holdt en tale for guldfisken.«?',
          'et forholdsord',
          ['et bindeord', 'et navneord'],
          '»For« står foran et navneord: for guldfisken.',
        ),
      ],
    },
  ],
);
