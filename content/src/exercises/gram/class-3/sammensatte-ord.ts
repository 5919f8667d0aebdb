import { choice, exerciseGroup, gaps, lists, several, sort } from '../../markup/index.ts';

export const sammensatteOrd = exerciseGroup({ productId: 'gram', level: 3, category: 'sammensatte-ord' }, [
  {
    number: 1,
    version: 2,
    title: 'Sæt to ord sammen',
    summary: 'Lav ét ord af to.',
    instruction: 'Skriv de to ord sammen til ét.',
    trains: ['compound-split'],
    because: 'Når to ord tilsammen er navnet på én ting, skriver man dem i ét ord.',
    items: [
      gaps('En bold til fodspark er en [fodbold](fod + bold).', '»Fod« og »bold« bliver til ét ord: »fodbold«.'),
      gaps('En nøgle til døren er en [dørnøgle](dør + nøgle).', '»Dør« og »nøgle« bliver til ét ord: »dørnøgle«.'),
      gaps('Is med smag af vanilje er [vaniljeis](vanilje + is).', '»Vanilje« og »is« bliver til ét ord: »vaniljeis«.'),
      gaps(
        'En taske til skolen er en [skoletaske](skole + taske).',
        '»Skole« og »taske« bliver til ét ord: »skoletaske«.',
      ),
      gaps('En hat mod solen er en [solhat](sol + hat).', '»Sol« og »hat« bliver til ét ord: »solhat«.'),
      gaps('En mand af sne er en [snemand](sne + mand).', '»Sne« og »mand« bliver til ét ord: »snemand«.'),
      gaps(
        'En kage til fødselsdagen er en [fødselsdagskage](fødselsdag + kage).',
        'Her kommer der et s imellem: »fødselsdagskage«.',
      ),
      gaps('Et hus til en hund er et [hundehus](hund + hus).', 'Her kommer der et e imellem: »hundehus«.'),
      gaps(
        'En bog med eventyr er en [eventyrbog](eventyr + bog).',
        '»Eventyr« og »bog« bliver til ét ord: »eventyrbog«.',
      ),
      gaps(
        'En støvle af gummi er en [gummistøvle](gummi + støvle).',
        '»Gummi« og »støvle« bliver til ét ord: »gummistøvle«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Ét eller to ord?',
    summary: 'Vælg, om ordene skrives sammen eller hver for sig.',
    instruction: 'Er det navnet på én ting, skrives det i ét ord. Sig det højt, og hør, om trykket ligger først.',
    trains: ['compound-split'],
    items: [
      lists('Vi spiste {pandekager|pande kager} til aften.', 'Pandekager er navnet på én slags mad: ét ord.'),
      lists('Hun har {en rød cykel|en rødcykel}.', '»Rød« fortæller, hvordan cyklen er: to ord.'),
      lists('Han glemte sin {madpakke|mad pakke} i bussen.', 'Madpakke er navnet på én ting: ét ord.'),
      lists('Vi så en {gul bil|gulbil} på vejen.', '»Gul« fortæller, hvordan bilen er: to ord.'),
      lists('I {frikvarteret|fri kvarteret} spiller vi dødbold.', 'Frikvarter er navnet på én ting: ét ord.'),
      lists('Jeg skal til {tandlæge|tand læge} i dag.', 'Tandlæge er navnet på ét job: ét ord.'),
      lists('Der lå en {stor sten|storsten} på stien.', '»Stor« fortæller, hvordan stenen er: to ord.'),
      lists('Vi sover i en {køjeseng|køje seng}.', 'Køjeseng er navnet på én slags seng: ét ord.'),
      lists('Mit {yndlingsdyr|yndlings dyr} er en blæksprutte.', 'Yndlingsdyr er ét ord.'),
    ],
  },
  {
    number: 3,
    title: 'Hvad er det for en ting?',
    summary: 'Det sidste led fortæller, hvad tingen er.',
    instruction: 'Det sidste led fortæller, hvad det er: En chokoladekage er en kage.',
    trains: ['compound-split'],
    items: [
      choice('Hvad er en huskat?', 'en slags kat', ['en slags hus'], 'Det sidste led er »kat«.'),
      choice('Hvad er et kattehus?', 'en slags hus', ['en slags kat'], 'Det sidste led er »hus«.'),
      choice('Hvad er en glasskål?', 'en slags skål', ['en slags glas'], 'Det sidste led er »skål«.'),
      choice('Hvad er mælkechokolade?', 'en slags chokolade', ['en slags mælk'], 'Det sidste led er »chokolade«.'),
      choice('Hvad er chokolademælk?', 'en slags mælk', ['en slags chokolade'], 'Det sidste led er »mælk«.'),
      choice('Hvad er et bordben?', 'en slags ben', ['en slags bord'], 'Det sidste led er »ben«.'),
      several(
        'Hvilke ord er sammensat af to ord?',
        ['regnjakke', 'bogreol', 'sæbeboble'],
        ['edderkop', 'paraply', 'banan'],
        'De består af »regn« og »jakke«, »bog« og »reol«, »sæbe« og »boble«.',
      ),
      several(
        'Hvilke ord er sammensat af to ord?',
        ['isbjørn', 'togskinne'],
        ['kylling', 'giraf', 'vindue'],
        'De består af »is« og »bjørn«, »tog« og »skinne«.',
      ),
      sort(
        {
          'en slags dyr': ['havkat', 'markmus', 'søhest'],
          'en slags tøj': ['badedragt', 'halstørklæde', 'regnfrakke'],
        },
        'Se på det sidste led, eller tænk på, hvad ordet betyder.',
      ),
    ],
  },
]);
