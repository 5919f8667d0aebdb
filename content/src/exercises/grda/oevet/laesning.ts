import { choice, exerciseGroup, gaps, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grda', level: 13, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Den røde kuffert',
    summary: 'Læs en fortælling om en kuffert, der blev forbyttet.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Nogle svar står mellem linjerne.',
    items: [
      read({
        title: 'Den forkerte kuffert',
        text: `Da Samir åbnede kufferten på hotellet, forstod han først ingenting. Hans badebukser var væk. I stedet lå
          der syv ens sorte jakker, en kam af sølv og et par hvide handsker.

          »Du har taget den forkerte,« sagde hans far og satte sig tungt på sengen. Kufferten var rød ligesom deres
          egen, og den havde også en bule i hjørnet.

          Nederst fandt Samir en lille pind og et foto af en mand foran et stort orkester. Bag på fotoet stod der et
          telefonnummer. Faren ringede op. En stemme svarede, før den første tone var forbi.

          En halv time senere stod manden fra fotoet i døren med Samirs kuffert under armen. Han var våd af sved. »I
          har reddet min aften,« sagde han. »Jeg kan godt stå foran hundrede mennesker i badebukser. Men uden pinden
          er jeg ingenting.«

          Samme aften sad Samir og hans far på første række. Da musikken var slut, vendte manden sig om og bukkede,
          ikke for publikum, men for dem.`,
        questions: [
          choice(
            'Hvor åbner Samir kufferten?',
            'på hotellet',
            ['i lufthavnen', 'i toget'],
            'Det står i den første linje.',
          ),
          choice(
            'Hvorfor tog de den forkerte kuffert?',
            'Fordi den lignede deres egen.',
            ['Fordi den var dyr.', 'Fordi den var åben.'],
            'Den var rød og havde en bule ligesom deres.',
          ),
          several(
            'Hvad lå der i kufferten?',
            ['sorte jakker', 'hvide handsker', 'et foto'],
            ['badebukser', 'noder'],
            'Badebukserne var netop væk.',
          ),
          choice('Hvad er manden?', 'dirigent', ['kok', 'fotograf'], 'Han bruger en pind og står foran et orkester.'),
          choice(
            'Hvorfor svarede han så hurtigt i telefonen?',
            'Fordi han ventede på, at nogen ringede.',
            ['Fordi han sov.', 'Fordi han arbejdede på hotellet.'],
            'Han manglede sin kuffert og var nervøs.',
          ),
          choice(
            'Hvorfor var han våd af sved?',
            'Han havde skyndt sig.',
            ['Han havde badet.', 'Det regnede hele aftenen.'],
            'Han kom på en halv time, fordi det hastede.',
          ),
          choice(
            'Hvad betyder »I har reddet min aften«?',
            'Nu kan koncerten blive til noget.',
            ['Nu kan jeg komme i seng.', 'Nu kan jeg sidde derhjemme i aften.'],
            'Uden pinden kunne han ikke lede orkestret.',
          ),
          choice(
            'Hvorfor bukkede han for Samir og hans far?',
            'for at sige tak',
            ['for at samle noget op', 'fordi de klappede højest'],
            'De havde givet ham kufferten tilbage.',
          ),
          gaps('Samir og hans far sad på første [række](en linje af stole).', 'Det står i det sidste afsnit.'),
        ],
      }),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Chili og snescooter: læs en mail',
    summary: 'Læs en mail fra en pige, der er flyttet langt mod nord.',
    instruction: 'Læs mailen, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Hilsen fra Nuuk',
        text: `Kære Zahra

          Nu har jeg boet i Nuuk i tre måneder, og jeg skylder dig et langt brev. Her er koldt, men ikke på den måde,
          jeg troede. Luften er tør, så man fryser mindre end i november derhjemme, når regnen kommer fra siden.

          Om vinteren er der kun lys få timer om dagen. Til gengæld danser nordlyset nogle gange hen over himlen. Den
          første gang troede jeg, at nogen holdt en fest med grønne lamper.

          Man kan ikke køre i bil til den næste by, for der er ingen landeveje mellem byerne. Man må sejle eller flyve.
          Pipaluk fra min klasse griner, når jeg spørger, hvor langt der er. »Det kommer an på vejret,« siger hun
          altid.

          I går lavede min mor vores chiligryde til hele klassen. Pipaluk spiste tre portioner og måtte derefter ud og
          stikke tungen i sneen. Nu vil hendes bedstefar give mig en tur på sin snescooter, hvis jeg giver ham opskriften.

          Skriv snart! Posten kommer også med fly.

          Knus fra Leyla`,
        questions: [
          choice(
            'Hvor længe har Leyla boet i Nuuk?',
            'tre måneder',
            ['tre uger', 'et helt år'],
            'Det står i begyndelsen.',
          ),
          choice(
            'Hvorfor fryser man mindre, end hun troede?',
            'Luften er tør.',
            ['Solen skinner.', 'Husene er varme.'],
            'Tør kulde føles mindre kold.',
          ),
          choice(
            'Hvad troede hun, nordlyset var?',
            'lys fra en fest',
            ['en brand i havnen', 'et fly'],
            'Hun troede, at nogen havde grønne lamper.',
          ),
          several(
            'Hvordan kommer man til den næste by?',
            ['med båd', 'med fly'],
            ['i bil', 'på cykel', 'med tog'],
            'Der er ingen landeveje mellem byerne.',
          ),
          choice(
            'Hvad betyder »Det kommer an på vejret«?',
            'Vejret afgør det.',
            ['Vejret kommer snart.', 'Det er dårligt vejr.'],
            'At komme an på er at afhænge af.',
          ),
          choice(
            'Hvorfor stak Pipaluk tungen i sneen?',
            'Maden var stærk.',
            ['Hun var sulten.', 'Hun havde slået sig.'],
            'Der var chili i gryden.',
          ),
          choice(
            'Hvad vil bedstefaren have?',
            'opskriften',
            ['snescooteren', 'en billet'],
            'Han bytter en tur for opskriften.',
          ),
          choice(
            'Hvordan virker Leyla?',
            'glad for sit nye sted',
            ['vred på sin mor', 'bange for den vilde natur'],
            'Hun fortæller om sjove oplevelser og nye venner.',
          ),
          choice(
            'Hvad betyder »jeg skylder dig et brev«?',
            'Jeg burde have skrevet før.',
            ['Jeg har fået et brev af dig, som er forkert.', 'Jeg vil have penge for brevet.'],
            'Den, der skylder noget, mangler at give det.',
          ),
        ],
      }),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'En opfindelse fra skoven',
    summary: 'Læs en faktatekst om, hvordan en simpel ting blev til.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Find svarene i teksten, ikke i hukommelsen.',
    items: [
      read({
        title: 'Krogen fra hundens pels',
        text: `En dag i 1941 kom en schweizisk ingeniør hjem fra en tur i bjergene med sin hund. Begge var dækket af burrer,
          bittesmå frugter med pigge, der sætter sig fast i tøj og pels. De fleste ville have bandet og pillet dem af én for én.
          Ingeniøren hed George de Mestral, og han hentede sit mikroskop.

          Under linsen så han hundredvis af bittesmå kroge. De greb fat i alt, hvad der havde løkker: uld, pels og
          strømper. Måske kunne man bruge det samme trick til at lukke tøj?

          Det lød let, men det tog over ti år. Bomuld blev for hurtigt slidt. Først da han prøvede med nylon, lykkedes
          det. Resultatet var to bånd: et med kroge og et med løkker. I dag kender vi det som velcro. Navnet er sat sammen af
          de franske ord for fløjl og krog.

          I begyndelsen syntes folk, at det nye materiale var grimt. Det var først, da astronauter brugte det i rummet til
          at holde ting på plads, at det blev populært. Nu sidder det på alt fra børnesko til blodtryksmålere.

          Hunden fik aldrig sit navn på patentet.`,
        questions: [
          choice(
            'Hvad er burrer?',
            'små frugter, der sætter sig fast',
            ['små insekter', 'en slags kroge af metal'],
            'Det står i første afsnit.',
          ),
          choice(
            'Hvad gjorde ingeniøren, som de fleste ikke ville gøre?',
            'Han undersøgte burrerne.',
            ['Han klippede hele hunden.', 'Han smed sit tøj væk.'],
            'Han hentede sit mikroskop.',
          ),
          choice(
            'Hvad så han under mikroskopet?',
            'kroge',
            ['løkker', 'nylon'],
            'Burrerne havde hundredvis af bittesmå kroge.',
          ),
          choice(
            'Hvorfor brugte han ikke bomuld?',
            'Det blev slidt for hurtigt.',
            ['Det var for dyrt.', 'Det var for grimt.'],
            'Først nylon holdt længe nok.',
          ),
          choice('Hvor lang tid tog arbejdet?', 'mere end ti år', ['et par måneder', 'et år'], 'Det tog over ti år.'),
          choice(
            'Hvornår blev opfindelsen populær?',
            'da astronauter brugte den',
            ['da den kom på børnesko', 'da den kom på børns støvler'],
            'Det var først efter turene i rummet.',
          ),
          several(
            'Hvilke ord ligger bag navnet »velcro«?',
            ['fløjl', 'krog'],
            ['hund', 'bånd', 'pels'],
            'Navnet er sat sammen af to franske ord.',
          ),
          gaps(
            'Opfindelsen består af to bånd: et med kroge og et med [løkker](se andet afsnit).',
            'Krogene griber fat i løkkerne.',
          ),
          choice(
            'Hvordan er den sidste sætning ment?',
            'som en lille spøg',
            ['som en advarsel', 'som en klage over ingeniøren'],
            'En hund kan ikke få patent, så det er sagt for sjov.',
          ),
        ],
      }),
    ],
  },
]);
