import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const forholdsordOgBindeord = exerciseGroup(
  { productId: 'gram', level: 7, category: 'forholdsord-og-bindeord' },
  [
    {
      number: 1,
      version: 2,
      title: 'Årsag, modsætning eller betingelse?',
      summary: 'Vælg det bindeord, der viser, hvordan to tanker hænger sammen.',
      instruction:
        'Læs begge dele af sætningen. Viser den sidste del en årsag, en modsætning, en betingelse, en tid eller en hensigt?',
      items: [
        lists('Vi hviskede, {for at|selv om|mens} bjørnen ikke skulle vågne.', 'Det er en hensigt: »for at«.'),
        lists(
          'Vi spiller på lørdag, {medmindre|fordi|eftersom} banen står under vand.',
          '»Medmindre« betyder »hvis ikke«: Vi spiller, hvis banen ikke er oversvømmet.',
        ),
        lists('{Eftersom|Medmindre|Skønt} nøglen lå i mosen, måtte vi sove i skuret.', 'Det er årsagen: eftersom.'),
        lists(
          '{Skønt|Eftersom|Ifald} hun aldrig havde øvet sig, ramte hun plet tre gange.',
          'Man skulle tro, at hun ramte ved siden af: skønt.',
        ),
        lists('Han blev stående, {indtil|mens|så} vagten var gået forbi.', 'Det viser, hvor længe han stod: »indtil«.'),
        lists(
          'Smør et lag lim på, {hvorefter|medmindre|skønt} hjulet presses fast.',
          'Det ene sker efter det andet: »hvorefter«.',
        ),
        choice(
          'Hvad viser *mens* i »Mens vi sov, steg vandet.«?',
          'at to ting sker samtidig',
          ['en årsag', 'en betingelse'],
          'Vi sov, og vandet steg på samme tid.',
        ),
        choice(
          'Hvad viser *hvis* i »Hvis du finder ringen, får du findeløn.«?',
          'en betingelse',
          ['en årsag', 'en modsætning'],
          'Kun den, der finder ringen, får findeløn.',
        ),
        mark(
          '*Selv* *om* vi frøs, *og* *skønt* natten var lang, gav vi ikke op.',
          'Marker de tre bindeord. Det ene er på to ord.',
          '»Selv om« og »skønt« indleder ledsætninger. »Og« binder de to sammen.',
        ),
        sort(
          { årsag: ['fordi', 'eftersom'], tid: ['mens', 'inden'], modsætning: ['skønt', 'selv om'] },
          '»Fordi« og »eftersom« viser årsagen. »Mens« og »inden« viser tiden. »Skønt« og »selv om« viser en modsætning.',
          'Hvad viser bindeordene?',
        ),
      ],
    },
    {
      number: 2,
      title: 'Det rigtige forholdsord',
      summary: 'Vælg forholdsord ved steder, tider og faste udtryk.',
      instruction: 'Forholdsord kan sjældent gættes. Sig sætningen højt, og vælg det, der hører til.',
      because: 'Det er et fast udtryk. Man må lære forholdsordet sammen med ordet.',
      items: [
        lists('Min farbror bor {på|i} Langeland og sælger hjemmelavet sennep.', 'Man bor på en ø.'),
        lists('Hun er født {i|på} Viborg under en snestorm.', 'Man er født i en by.'),
        lists('Vi var afhængige {af|på|til} kompasset.', 'Det hedder »afhængig af«.'),
        lists('Kommunen er ansvarlig {for|af|på} rutsjebanen.', 'Det hedder »ansvarlig for«.'),
        lists('Han gik i gang {med|på|til} at bygge en ubåd af tønder.', 'Det hedder »gå i gang med«.'),
        lists('Filmen er baseret {på|af|over} en sand historie.', 'Det hedder »baseret på«.'),
        lists('Hun har svært {ved|med|for} at kende de to hunde fra hinanden.', 'Det hedder »have svært ved«.'),
        lists('Er du opmærksom {på|over|i}, at din kø bevæger sig?', 'Det hedder »opmærksom på«.'),
        gaps(
          'Vi er enige [om], at spøgelset skal betale husleje.',
          'Det hedder »enige om noget«, men »enig med nogen«.',
        ),
        choice(
          'Hvilken sætning er rigtig?',
          'Undersøgelsen handler om vindmøller.',
          ['Undersøgelsen handler af vindmøller.', 'Undersøgelsen handler på vindmøller.'],
          'Det hedder »handle om«.',
        ),
      ],
    },
  ],
);
