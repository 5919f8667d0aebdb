import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const forholdsordOgBindeord = exerciseGroup(
  { productId: 'gram', level: 9, category: 'forholdsord-og-bindeord' },
  [
    {
      number: 1,
      title: 'Både og, hverken eller',
      summary: 'Brug bindeord, der optræder i par.',
      instruction: 'Når det ene ord står i sætningen, skal det andet også være der. Find det, der mangler.',
      items: [
        lists(
          'Han kan hverken svømme {eller|og|men} cykle, men han er med i begge klubber.',
          'Det hedder »hverken … eller«.',
        ),
        lists('Planen er både dyr {og|eller|samt} farlig.', 'Det hedder »både … og«.'),
        lists(
          '{Enten|Både|Hverken} vender vi om nu, eller også overnatter vi hos trolden.',
          'Det hedder »enten … eller«.',
        ),
        lists('Hun er ikke alene klog, {men også|og også|eller også} rig.', 'Det hedder »ikke alene … men også«.'),
        lists('Jo mere man graver, {desto|end|så} flere skeletter dukker der op.', 'Det hedder »jo … desto«.'),
        lists('Dels mangler vi tid, {dels|og så|samt} mangler vi en båd.', 'Det hedder »dels … dels«.'),
        gaps('Om det er sandt [eller] ej, ved kun papegøjen.', 'Det hedder »om … eller ej«.'),
        choice(
          'Hvilken sætning er rigtig?',
          'Vi har hverken set eller hørt noget.',
          ['Vi har hverken set og hørt noget.', 'Vi har ikke hverken set eller hørt noget.'],
          '»Hverken« er selv en nægtelse, og det følges af »eller«.',
        ),
        choice(
          'Hvilken sætning er bygget ens på begge sider?',
          'Han elsker både at danse og at falde.',
          ['Han elsker både at danse og fald.', 'Han både elsker at danse og at falde.'],
          'Efter »både« og »og« står der led af samme slags: at danse, at falde.',
        ),
      ],
    },
    {
      number: 2,
      title: 'Med henblik på og i henhold til',
      summary: 'Forstå og brug de lange forholdsled, der står i breve og artikler.',
      instruction: 'Vælg det ord, der hører fast til, eller forklaringen på udtrykket.',
      items: [
        lists('Til trods {for|af|over} advarslerne badede 300 mennesker nytårsmorgen.', 'Det hedder »til trods for«.'),
        lists('Kampen er udsat {som følge|til følge|ved følge} af frost.', 'Det hedder »som følge af«.'),
        lists('I modsætning {til|fra|mod} sin bror kan Agnes holde en hemmelighed.', 'Det hedder »i modsætning til«.'),
        lists('Mødet er indkaldt med henblik {på|til|for} at finde en løsning.', 'Det hedder »med henblik på«.'),
        lists(
          'På {vegne|vejen|vegnes} af hele 9.b vil jeg gerne sige undskyld til fisken.',
          'Det hedder »på vegne af«.',
        ),
        lists('Et stort flertal stemte {for|til|med} forslaget om gratis frugt.', 'Man stemmer for eller imod noget.'),
        choice(
          'Hvad betyder »i henhold til reglerne«?',
          'sådan som reglerne siger',
          ['selv om reglerne siger noget andet', 'uden at spørge om reglerne'],
          '»I henhold til« betyder »ifølge«.',
        ),
        choice(
          'Hvad betyder »i kraft af sin alder«?',
          'på grund af sin alder',
          ['på trods af sin alder', 'uanset sin alder'],
          '»I kraft af« fortæller, hvad der er årsagen.',
        ),
        choice(
          'Hvad betyder »forud for mødet«?',
          'før mødet',
          ['under mødet', 'efter mødet'],
          'Det, der er forud for noget, kommer først.',
        ),
        choice(
          'Hvilket bindeord kan erstatte »såfremt« i »Såfremt det regner, aflyses festen«?',
          'hvis',
          ['selv om', 'fordi'],
          '»Såfremt« er et formelt ord for »hvis«.',
        ),
      ],
    },
  ],
);
