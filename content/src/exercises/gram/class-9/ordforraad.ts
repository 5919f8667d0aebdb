import { choice, exerciseGroup, lists, read, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gram', level: 9, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Faste vendinger til prøven',
    summary: 'Forstå og brug vendinger, som står i noveller, artikler og taler.',
    instruction: 'Vælg betydningen, eller sæt det rigtige ord ind i vendingen.',
    items: [
      choice(
        '»Hun satte alt på ét bræt.« Hvad gjorde hun?',
        'Hun satsede det hele på én gang.',
        ['Hun ryddede op.', 'Hun opgav den plan, hun havde lagt.'],
        'Går det galt, har man intet tilbage.',
      ),
      choice(
        '»Det var dråben.« Hvad betyder det?',
        'Det var det sidste, man kunne holde til.',
        ['Det var næsten ingenting.', 'Det var så lidt, at ingen lagde mærke til det.'],
        'Dråben får bægeret til at flyde over.',
      ),
      choice(
        '»Han talte for døve øren.« Hvad skete der?',
        'Ingen ville lytte til ham.',
        ['Han hviskede.', 'Alle forstod ham forkert.'],
        'At tale for døve øren er at tale til folk, der ikke vil høre.',
      ),
      choice(
        '»De kastede håndklædet i ringen.« Hvad gjorde de?',
        'De gav op.',
        ['De begyndte at slås.', 'De tørrede sig.'],
        'Vendingen kommer fra boksning og betyder at give op.',
      ),
      choice(
        '»Byrådet smed barnet ud med badevandet.« Hvad mener skribenten?',
        'at noget godt røg ud med det dårlige',
        ['at de ikke tænker på byens børn', 'at de lukkede byens nye svømmehal'],
        'Man skiller sig af med det dårlige og mister det gode i samme hug.',
      ),
      lists(
        'Et forbud ville være at skyde gråspurve med {kanoner|pile|ærter}.',
        'At skyde gråspurve med kanoner er at bruge alt for store midler.',
      ),
      lists(
        'Han købte huset for en slik og {ingenting|en krone|en slikkepind}.',
        'Vendingen hedder »for en slik og ingenting«.',
      ),
      lists(
        'Når katten er ude, {spiller|synger|sover} musene på bordet.',
        'Ordsproget hedder, at musene spiller på bordet.',
      ),
      lists(
        'Forhandlingerne er gået i {hårdknude|sløjfe|reb}.',
        'Når noget sidder helt fast, er det gået i hårdknude.',
      ),
      sort(
        {
          'at være ærlig': ['at tale rent ud af posen', 'at kalde en spade for en spade'],
          'at snyde': ['at føre nogen bag lyset', 'at stikke nogen blår i øjnene'],
        },
        'Den, der kalder en spade for en spade, siger tingene, som de er.',
        'Sorter vendingerne.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Ord til analyse og debat',
    summary: 'Kend de ord, du skal bruge, når du analyserer tekster og skriver artikler.',
    instruction: 'Vælg forklaringen, eller find det ord, der passer i sætningen.',
    items: [
      choice(
        'Hvad er et »synspunkt«?',
        'den mening, man har om en sag',
        ['det sted, man står', 'et argument, som alle er enige i'],
        'Et synspunkt er det, man mener.',
      ),
      choice(
        'Hvad vil det sige, at en fortæller er »upålidelig«?',
        'Man kan ikke regne med det, fortælleren siger.',
        ['Fortælleren er et barn, der ikke forstår det hele.', 'Fortælleren ved alt.'],
        'Upålidelig er en, man ikke kan stole på.',
      ),
      choice(
        'Hvad er »belæg« i en argumentation?',
        'det, der støtter påstanden',
        ['selve påstanden', 'det, modstanderen siger'],
        'Belægget er begrundelsen for det, man påstår.',
      ),
      choice(
        'Hvad betyder »implicit«?',
        'underforstået',
        ['tydeligt', 'overdrevet'],
        'Noget implicit bliver ikke sagt direkte.',
      ),
      choice(
        'Hvad gør man, når man »nuancerer« et synspunkt?',
        'Man viser flere sider af sagen.',
        ['Man gentager det højere.', 'Man skifter mening midt i det hele.'],
        'En nuance er en lille forskel.',
      ),
      choice(
        'Hvad er »et paradoks«?',
        'noget, der ser ud til at modsige sig selv',
        ['en lang forklaring', 'noget, der er bevist af flere forskere'],
        '»Jo mere jeg lærer, jo mindre ved jeg« er et paradoks.',
      ),
      lists(
        'Novellens {tema|resumé|referat} er sorgen over at miste en ven.',
        'Temaet er det, teksten handler om i dybden.',
      ),
      lists(
        'Forfatteren {skildrer|skælder|skiller} livet på et plejehjem.',
        'At skildre er at beskrive noget levende.',
      ),
      lists('Debattøren {hævder|hæver|hævner}, at lektier gør børn dumme.', 'At hævde er at påstå.'),
      lists(
        'Personen gennemgår en {udvikling|udviklelse|afvikling} og tør til sidst sige fra.',
        'En person, der forandrer sig, gennemgår en udvikling.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Tonen i et læserbrev',
    summary: 'Læs et læserbrev, og find ud af, hvad ordvalget fortæller om skribenten.',
    instruction: 'Læs teksten, og svar på, hvad ordene betyder, og hvordan de virker.',
    items: [
      read({
        title: 'Sluk for støjen',
        byline: 'Læserbrev af Asta Munk, 9.b',
        text: `Forleden sad jeg i en bus, hvor syv mennesker talte i telefon med højttaleren slået til. Jeg ved nu alt om en hofteoperation i Hobro, et brud i Brønshøj og en gravhund, der nægter at spise tørfoder. Det var ikke oplysninger, jeg havde bedt om.

Misforstå mig ikke. Jeg er hverken sart eller gammel, og jeg elsker min telefon. Men der må være en grænse for, hvor meget vi hælder ud over sagesløse medpassagerer. Man siger, at unge er de værste. Jeg har talt efter i tre uger, og jeg kan afsløre, at det er en myte: Seks ud af syv af de højtråbende var over fyrre.

Derfor opfordrer jeg busselskabet til at indføre stillezoner, som man har det i togene. Det koster nogle klistermærker. Til gengæld kan vi andre få lov at stirre ud ad vinduet i fred, mens vi spekulerer på, hvordan det mon går med den gravhund.`,
        questions: [
          choice(
            'Hvad er »en myte« i dette læserbrev?',
            'noget, mange tror, men som ikke passer',
            ['en gammel historie om nogle nordiske guder', 'en hemmelighed'],
            'Skribenten har talt efter og fundet ud af noget andet.',
          ),
          choice(
            'Hvad betyder »sagesløse«?',
            'uskyldige',
            ['arbejdsløse', 'højlydte'],
            'Den sagesløse har ikke gjort noget og bliver ramt alligevel.',
          ),
          choice(
            'Hvad betyder »sart« i teksten?',
            'ømskindet',
            ['vred', 'nysgerrig'],
            'Den, der er sart, kan ikke tåle ret meget.',
          ),
          choice(
            'Hvilken virkning har »hælder ud over«?',
            'Snakken bliver til noget, man bliver våd og beskidt af.',
            ['Det viser, at bussen er utæt.', 'Det gør sætningen høflig.'],
            'Det er et sprogligt billede, der får støjen til at lyde ulækker.',
          ),
          choice(
            'Hvorfor skriver Asta »Misforstå mig ikke«?',
            'for at imødegå en indvending',
            ['for at undskylde, at hun talte i telefon', 'for at true læseren'],
            'Hun regner med, at nogen vil kalde hende sart.',
          ),
          choice(
            'Hvilket ord viser, hvad læserbrevet konkluderer?',
            'Derfor',
            ['Forleden', 'Men'],
            '»Derfor« indleder det, hun vil have gjort.',
          ),
          choice(
            'Hvordan er tonen i læserbrevet?',
            'humoristisk, men med en alvorlig mening',
            ['rasende og fuld af bandeord', 'neutral og saglig ligesom en lovtekst'],
            'Gravhunden og hofteoperationen er sjove, men forslaget er alvorligt ment.',
          ),
          lists(
            'Asta {opfordrer|tvinger|forbyder} busselskabet til at indføre stillezoner.',
            'At opfordre er at bede nogen om at gøre noget.',
          ),
        ],
      }),
    ],
  },
  {
    number: 4,
    isUnpublished: true,
    title: 'Ord fra breve fra kommunen',
    summary: 'Forstå de ord, der står i breve fra kommunen, skolen og banken.',
    instruction: 'Vælg, hvad ordet betyder, eller sæt det ord ind, der passer i brevet.',
    items: [
      choice(
        '»Vi har truffet afgørelse i din sag.« Hvad har kommunen gjort?',
        'bestemt, hvordan det skal være',
        ['mødt en, der ved noget om sagen', 'glemt sagen'],
        'At træffe en afgørelse er at bestemme noget endeligt.',
      ),
      choice(
        '»Du har ret til aktindsigt.« Hvad må du?',
        'læse papirerne i sagen',
        ['komme til et møde med borgmesteren', 'slette alt, hvad der står om dig'],
        'Akterne er sagens papirer, og indsigt er at få dem at se.',
      ),
      choice(
        '»Kortet kan tilbagekaldes uden varsel.« Hvad vil »uden varsel« sige?',
        'uden at du får det at vide først',
        ['uden grund', 'uden at det koster noget'],
        'Et varsel er en besked, der kommer i god tid.',
      ),
      choice(
        '»Henvendelse bedes rettet til kontoret.« Hvad skal man?',
        'skrive eller ringe til kontoret',
        ['rette fejlene i brevet', 'møde op med det samme'],
        'At rette henvendelse er at spørge eller skrive til nogen.',
      ),
      choice(
        '»Ordningen ophører pr. 1. maj.« Hvad sker der den 1. maj?',
        'Den holder op med at gælde.',
        ['Den begynder at gælde.', 'Den bliver dyrere.'],
        'At ophøre er at holde op.',
      ),
      choice(
        '»Beløbet opkræves kvartalsvis.« Hvor tit skal der betales?',
        'fire gange om året',
        ['en gang om måneden', 'hvert kvarter'],
        'Et kvartal er en fjerdedel af et år, altså tre måneder.',
      ),
      lists(
        'Du kan {klage over|klage på|klage til} afgørelsen inden fire uger.',
        'Man klager over en afgørelse til den, der skal se på den igen.',
      ),
      lists(
        'Vedlæg venligst {dokumentation|demonstration|deklamation} for din indtægt.',
        'Dokumentation er papirer, der viser, at noget passer.',
      ),
      lists(
        'Ansøgningen skal være os i {hænde|hånd|hænder} senest fredag.',
        'Vendingen hedder »i hænde«, og den betyder, at nogen har modtaget noget.',
      ),
      lists(
        'Brevet er {fortroligt|fortrolig med|betroet} og må ikke vises til andre.',
        'Noget fortroligt er kun for den, der har fået det.',
      ),
    ],
  },
]);
