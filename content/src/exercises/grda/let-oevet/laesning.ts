import { choice, exerciseGroup, lists, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grda', level: 12, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'En opgang fuld af lyde',
    summary: 'Læs om en opgang, hvor alle kan høre hinanden.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Lydene i opgangen',
        text: `Nadia bor på anden sal i en gammel opgang. Væggene er tynde, så hun kan høre alt.

          Nedenunder bor hr. Poulsen. Han spiller trompet hver dag klokken fem. Han kan kun én sang, og slutningen
          er altid forkert. Ovenpå bor en familie med tre drenge. De spiller håndbold i gangen, selv om deres mor
          siger, at det er forbudt.

          En dag er der helt stille. Ingen trompet. Ingen bold. Nadia bliver urolig. Hun går ned og banker på hos
          hr. Poulsen. Han åbner døren med en tyk bandage om fingeren. »Jeg klemte den i døren,« siger han. »Nu kan
          jeg ikke spille i to uger.«

          Om aftenen kommer de tre drenge ned med en kage. Den er sort i den ene side. Hr. Poulsen smiler. »Så er der
          i det mindste nogen, der har savnet mig,« siger han.`,
        questions: [
          choice('Hvor bor Nadia?', 'på anden sal', ['i stuen', 'på femte sal'], 'Det står i den første linje.'),
          choice(
            'Hvorfor kan hun høre alt?',
            'Fordi væggene er tynde.',
            ['Fordi hun lytter ved døren.', 'Fordi vinduet er åbent.'],
            'Væggene er tynde.',
          ),
          choice(
            'Hvad er der galt med hr. Poulsens sang?',
            'Slutningen er forkert.',
            ['Den er for kort.', 'Den er alt for stille til sidst.'],
            'Slutningen er altid forkert.',
          ),
          choice(
            'Hvad laver drengene i gangen?',
            'De spiller håndbold.',
            ['De spiller trompet.', 'De bager boller til alle.'],
            'De spiller håndbold, selv om de ikke må.',
          ),
          choice(
            'Hvorfor bliver Nadia urolig?',
            'Fordi der er stille.',
            ['Fordi der er støj.', 'Fordi hun er alene hjemme.'],
            'Der er hverken trompet eller bold.',
          ),
          choice(
            'Hvad er der sket med hr. Poulsen?',
            'Døren klemte hans finger.',
            ['Han har solgt trompeten.', 'Han er flyttet til en anden by.'],
            'Han klemte fingeren i døren.',
          ),
          several(
            'Hvad ved vi om kagen?',
            ['Drengene kom med den.', 'Den var brændt i den ene side.'],
            ['Nadia bagte den.', 'Den var med jordbær.'],
            'Den var sort i den ene side, altså brændt.',
          ),
          lists('Ordet »forbudt« betyder, at man {ikke må|gerne må|skal}.', 'Det, der er forbudt, må man ikke.'),
          choice(
            'Hvordan har hr. Poulsen det til sidst?',
            'Han er glad.',
            ['Han er vred.', 'Han er bange.'],
            'Han smiler.',
          ),
        ],
      }),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'En besked på døren',
    summary: 'Læs en seddel fra en nabo, og forstå, hvad der skal ske.',
    instruction: 'Læs sedlen, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Kære alle i opgangen',
        text: `Kære alle i opgangen!

          På lørdag den 14. juni fylder jeg 70 år, og det vil jeg gerne fejre med jer. Vi mødes i gården klokken 15.
          Der er kaffe, saft og kringle til alle.

          Har I en stol, så tag den med, for jeg har kun fire. Og spiller I på et instrument, så tag også det med!
          Ole fra stuen har lovet at spille harmonika.

          I skal ikke købe gaver. Men min altan er tom, så hvis nogen har en lille plante til overs, siger jeg ikke nej.

          Hvis det regner, flytter vi festen ind i vaskekælderen. Så hører vi bare musik mellem maskinerne.

          Giv mig besked senest onsdag, så jeg ved, hvor mange kringler jeg skal bage.

          Kærlig hilsen Ruth, 2. sal til venstre`,
        questions: [
          choice('Hvem har skrevet sedlen?', 'Ruth', ['Ole', 'viceværten'], 'Hendes navn står nederst.'),
          choice(
            'Hvorfor holder hun fest?',
            'Hun fylder 70 år.',
            ['Hun flytter.', 'Hun har købt en altan.'],
            'Det står i første afsnit.',
          ),
          choice(
            'Hvornår begynder festen?',
            'klokken tre om eftermiddagen',
            ['klokken fem om eftermiddagen', 'om aftenen'],
            'Klokken 15 er tre om eftermiddagen.',
          ),
          several(
            'Hvad må man gerne tage med?',
            ['en stol', 'et instrument', 'en plante'],
            ['en dyr gave', 'en kage'],
            'Hun beder om stole, musik og måske en plante.',
          ),
          choice(
            'Hvad sker der, hvis det regner?',
            'Festen bliver holdt i kælderen.',
            ['Festen bliver aflyst.', 'Festen bliver holdt hjemme hos Ole.'],
            'De flytter ind i vaskekælderen.',
          ),
          choice(
            'Hvad skal man gøre senest onsdag?',
            'sige, om man kommer',
            ['bage en kringle', 'købe en gave til Ole'],
            'Man skal give besked senest onsdag.',
          ),
          choice(
            'Hvad betyder »til overs«?',
            'noget, man ikke selv har brug for',
            ['noget, der er meget dyrt', 'noget, der er i stykker'],
            'Det, man har til overs, kan man give væk.',
          ),
          lists('Ordet »fejre« betyder at {holde fest|gøre rent|flytte}.', 'Man fejrer en fødselsdag med en fest.'),
        ],
      }),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Kaffe med kardemomme',
    summary: 'Læs om en dreng, der tager noget hjemmefra med i skole.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Noget hjemmefra',
        text: `»I morgen skal I tage noget med, som fortæller om jeres familie,« sagde vores lærer.

          De fleste tog billeder med. En pige havde sin oldefars medalje med, og en dreng viste os en kæmpestor ko
          på sin telefon, for hans familie har en gård.

          Jeg havde en lille kobberkande i tasken. Den er bulet, og håndtaget er løst. »Hvad er det?« spurgte de andre.
          »Det er min bedstemors kaffekande,« sagde jeg. »Hun tog den med, da hun rejste fra Damaskus. Hun måtte kun
          have én taske med.«

          Der blev stille. »Hvorfor tog hun ikke noget vigtigere med?« spurgte koens ejer.

          Det spørgsmål tog jeg med hjem. Bedstemor lo, da jeg stillede det. »Uden kanden kan man ikke lave kaffe,«
          sagde hun. »Og uden kaffe kommer der ingen gæster. Hvad er vigtigere end gæster?«

          Næste dag inviterede hun hele klassen. Alle fik en meget lille kop med kardemomme. De fleste skar ansigt. Men
          drengen med koen drak tre.`,
        questions: [
          choice(
            'Hvad bad læreren om?',
            'noget, der fortæller om familien',
            ['noget at spise', 'noget gammelt'],
            'Det står i begyndelsen.',
          ),
          choice(
            'Hvad tog drengen, der fortæller, med?',
            'en kaffekande',
            ['en medalje', 'et billede af sin mor'],
            'Han havde en lille kobberkande i tasken.',
          ),
          several(
            'Hvordan ser kanden ud?',
            ['bulet', 'lille'],
            ['ny', 'hvid'],
            'Den er lille og bulet, og håndtaget er løst.',
          ),
          choice('Hvor kom bedstemoren fra?', 'Damaskus', ['en gård', 'en nabo'], 'Hun rejste fra Damaskus.'),
          choice(
            'Hvor meget måtte hun have med?',
            'én taske',
            ['én kuffert og én kande', 'alle sine møbler'],
            'Hun måtte kun have én taske med.',
          ),
          choice(
            'Hvorfor var kanden vigtig for hende?',
            'Fordi kaffe giver gæster.',
            ['Fordi den var dyr.', 'Fordi den var hendes oldefars.'],
            'Uden kaffe kommer der ingen gæster.',
          ),
          choice(
            'Hvad betyder »skar ansigt«?',
            'De lavede en grimasse.',
            ['De skar sig med en kniv.', 'De smilede stort.'],
            'Man skærer ansigt, når noget smager mærkeligt.',
          ),
          choice(
            'Hvem kunne bedst lide kaffen?',
            'drengen, hvis familie har en ko',
            ['læreren', 'pigen med medaljen'],
            'Han drak tre kopper.',
          ),
        ],
      }),
    ],
  },
]);
