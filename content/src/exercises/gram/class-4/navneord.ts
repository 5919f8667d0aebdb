import { choice, exerciseGroup, gaps, lists, mark, sort } from '../../markup/index.ts';

export const navneord = exerciseGroup({ productId: 'gram', level: 4, category: 'navneord' }, [
  {
    number: 1,
    version: 2,
    title: 'Navneordets fire former',
    summary: 'Bøj navneord, så de passer i sætningen.',
    instruction: 'Skriv navneordet i den form, der passer i sætningen.',
    trains: ['number', 'definiteness'],
    items: [
      gaps(
        'Vi så en ulv. Pludselig løb [ulven](ulv) ind mellem træerne.',
        'Vi har lige hørt om den, så ordet står i bestemt form: »ulven«.',
      ),
      gaps('Alle [eleverne](elev) i klassen fik et bolsje.', 'Det er bestemte elever, og der er flere: »eleverne«.'),
      gaps('Der hænger tre [billeder](billede) på væggen.', 'Der er flere, men ikke nogen bestemte: »billeder«.'),
      gaps('Jeg tabte et æg. Nu er [ægget](æg) smadret.', 'Vi har lige hørt om det: »ægget«.'),
      gaps('Hun samler på sjældne [frimærker](frimærke).', 'Der er flere, men ikke nogen bestemte: »frimærker«.'),
      gaps('Kan du høre [fuglene](fugl) synge i haven?', 'Det er bestemte fugle, og der er flere: »fuglene«.'),
      gaps('To [mænd](mand) bar et klaver op ad trappen.', 'Én mand, flere mænd.'),
      gaps('Mine [fødder](fod) er iskolde.', 'Én fod, flere fødder.'),
      gaps('Vandet drypper fra [taget](tag).', 'Det er husets tag: »taget«.'),
      gaps('Klokken ringede, og alle [dørene](dør) gik op.', 'Det er bestemte døre, og der er flere: »dørene«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvem ejer hvad?',
    summary: 'Sæt »s« på ordet, når noget tilhører nogen.',
    instruction: 'Når noget tilhører nogen, får ordet s bagpå uden apostrof. Vælg eller skriv den rigtige form.',
    trains: ['genitive', 'apostrophe'],
    items: [
      lists('{Sofies|Sofie’s|Sofie} cykel er punkteret.', 'På dansk er der ikke apostrof foran s: »Sofies«.'),
      lists('Jeg lånte min {fars|far’s|far} hammer.', 'På dansk er der ikke apostrof foran s: »fars«.'),
      lists('{Hundens|Hundens’|Hunden’s} hale logrede.', 'På dansk er der ikke apostrof foran s: hundens.'),
      gaps('Det er [lærerens](læreren) kaffekop.', 'Koppen tilhører læreren: »lærerens«.'),
      gaps('[Pigernes](pigerne) hold vandt turneringen.', 'Holdet tilhører pigerne: pigernes.'),
      gaps('Vi fandt [dragens](dragen) æg i hulen.', 'Ægget tilhører dragen: »dragens«.'),
      gaps('[Danmarks](Danmark) flag er rødt og hvidt.', 'Flaget tilhører Danmark: »Danmarks«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Oles kanin er stukket af.',
        ['Ole’s kanin er stukket af.', 'Ole kanin er stukket af.'],
        'Der er ingen apostrof: Oles.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Vi spiste hos Lars’ mormor.',
        ['Vi spiste hos Lars mormor.', 'Vi spiste hos Lar’s mormor.'],
        'Navnet ender allerede på s. Derfor sætter man kun en apostrof.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Ental eller flertal?',
    summary: 'Find ud af, om der er én eller flere.',
    instruction: 'Se på navneordet. Er der én eller flere?',
    trains: ['number'],
    items: [
      mark(
        'Den gamle *ugle* spiser tre mus og en *bille*.',
        'Marker navneordene i ental.',
        'Der er én ugle og én bille, men flere mus.',
      ),
      mark(
        'En dreng solgte *jordbær* og *blommer* fra en bod.',
        'Marker navneordene i flertal.',
        'Der er flere jordbær og blommer, men én dreng og én bod.',
      ),
      mark(
        '*Skuespillerne* glemte deres *replikker* på scenen.',
        'Marker navneordene i flertal.',
        'Der er flere skuespillere og replikker, men én scene.',
      ),
      sort(
        { ental: ['øjet', 'en ske', 'broen'], flertal: ['øjne', 'skeer', 'broerne'] },
        'Ental er én, flertal er flere.',
      ),
      sort(
        { ental: ['barnet', 'en gås', 'bonden'], flertal: ['børnene', 'gæs', 'bønder'] },
        'Ental er én, flertal er flere.',
      ),
      choice('Hvad hedder »nat« i flertal?', 'nætter', ['natter', 'næter'], 'Én nat, flere nætter.'),
      choice('Hvad hedder »tå« i flertal?', 'tæer', ['tåer', 'tær'], 'Én tå, flere tæer.'),
      choice('Hvad hedder »hånd« i flertal?', 'hænder', ['hånder', 'hænd'], 'Én hånd, flere hænder.'),
      choice('Hvad hedder »får« i flertal?', 'får', ['fårer', 'fåre'], 'Ét får, flere får. Ordet er ens.'),
    ],
  },
]);
