import { choice, exerciseGroup, lists, mark, several, sort } from '../../markup/index.ts';

export const stilOgTone = exerciseGroup({ productId: 'gram', level: 7, category: 'stil-og-tone' }, [
  {
    number: 1,
    title: 'Væk med kancellistilen',
    summary: 'Gør tungt, gammeldags sprog let at forstå.',
    instruction:
      'Kancellistil er fuld af lange ord, passiver og navneord, hvor man kunne bruge udsagnsord. Find den enkle måde at sige det på.',
    trains: ['clumsy'],
    items: [
      choice(
        'Hvordan siger man »at foretage en rengøring« enklest?',
        'at gøre rent',
        ['at udføre rengøringsarbejde', 'at iværksætte en rengøring'],
        'Udsagnsordet siger det kortere.',
      ),
      choice('Hvad kan man skrive i stedet for »såfremt«?', 'hvis', ['fordi', 'uden'], '»Såfremt« betyder »hvis«.'),
      choice('Hvad kan man skrive i stedet for »vedrørende«?', 'om', ['ved', 'af'], '»Vedrørende« betyder »om«.'),
      choice(
        'Hvad kan man skrive i stedet for »ovennævnte lokale«?',
        'lokalet',
        ['lokalet ovenpå', 'et nyt lokale'],
        '»Ovennævnte« er det, der allerede er nævnt.',
      ),
      choice(
        'Hvad betyder »Det henstilles til eleverne, at cykler ikke parkeres foran døren.«?',
        'Lad være med at parkere cykler foran døren.',
        ['I må gerne parkere cykler foran døren.', 'Cykler er ikke elevernes.'],
        'At henstille er at bede om noget på en fornem måde.',
      ),
      choice(
        'Hvilken besked er lettest at læse?',
        'Ring til os, hvis du mister dit lånerkort.',
        [
          'Bortkomst af lånerkort bedes meddelt telefonisk.',
          'Ved konstateret bortkomst af lånerkort rettes henvendelse telefonisk.',
        ],
        'Den taler direkte til læseren og bruger almindelige udsagnsord.',
      ),
      choice(
        'Hvad er mest ligetil?',
        'Husk at lukke lågen.',
        ['Man anmodes om at sikre lågens lukning.', 'Lågens lukning påhviler den enkelte.'],
        'Bydeformen siger det direkte.',
      ),
      mark(
        '*Vedrørende* fødselsdagen *bedes* kagen *afhentet* og *medbragt*.',
        'Marker de fire ord, der lyder som et brev fra en myndighed.',
        'Man ville bare skrive: Husk at hente kagen til fødselsdagen, og tag den med.',
      ),
      sort(
        { kancellistil: ['erhverve', 'påbegynde', 'anvende'], 'almindeligt dansk': ['købe', 'begynde', 'bruge'] },
        'Det ene ord lyder som et brev fra et kontor, det andet som noget, man siger.',
        'Sorter ordene.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Sig det til rektor – eller til din ven',
    summary: 'Vælg ord, der passer til modtageren.',
    instruction:
      'I en mail til en fremmed skriver man uden slang og talesprog. Til en ven må man gerne. Find det, der passer.',
    trains: ['spoken-language'],
    items: [
      sort(
        { formelt: ['Venlig hilsen', 'Jeg beklager'], uformelt: ['Ses!', 'Sorry'] },
        'Det første bruger man til en, man ikke kender. Det andet bruger man til venner.',
        'Sorter udtrykkene.',
      ),
      choice(
        'Hvilken indledning passer i en mail til en ukendt museumsleder?',
        'Kære Ragna Lund',
        ['Hej Ragna!', 'Til museet'],
        '»Kære« og hele navnet er høfligt over for en, man ikke kender.',
      ),
      choice(
        'Hvilken sætning passer bedst i en klage til busselskabet?',
        'Bussen var fyrre minutter forsinket.',
        ['Bussen kom alt, alt for sent.', 'Jeres busser kommer jo aldrig til tiden.'],
        'Man skriver neutralt og præcist.',
      ),
      choice(
        'Hvad kan man skrive i stedet for »nice« i en opgave?',
        'flot',
        ['fedt', 'ret lækkert'],
        '»Flot« er neutralt. De andre hører til talesproget.',
      ),
      choice(
        'Hvilken sætning er skriftsprog?',
        'Hun var meget overrasket.',
        ['Hun var sådan lidt overrasket.', 'Hun var bare overrasket.'],
        '»Sådan« og »bare« er fyldord fra talesprog.',
      ),
      several(
        'Hvilke ord er fyldord, der kan undværes?',
        ['ligesom', 'altså'],
        ['meget', 'aldrig'],
        'Fyldordene kan slettes, uden at meningen går tabt.',
      ),
      mark(
        'Hun blev *ligesom* helt rød, men hun svarede *altså* ikke.',
        'Marker fyldordene, der kan slettes.',
        'Uden dem er sætningen lige så klar.',
      ),
      choice(
        'Hvilken slutning passer i en ansøgning?',
        'Jeg ser frem til at høre fra jer.',
        ['Skriv lige, når I har tid.', 'Håber, vi ses!'],
        'Den første er høflig uden at være stiv.',
      ),
      lists(
        'Lejrskolen var {meget spændende|super spændende|ret fed}, skriver eleverne i avisen.',
        'I en avis passer det neutrale udtryk bedst.',
      ),
      lists(
        'Jeg {vil gerne søge|kunne godt tænke mig|har lyst til} jobbet som avisbud.',
        'I en ansøgning passer det høflige udtryk bedst.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Billeder i sproget',
    summary: 'Find sammenligninger, metaforer, besjælinger og overdrivelser.',
    instruction:
      'En sammenligning bruger »som« eller »ligesom«. En metafor siger, at noget er noget andet. En besjæling giver ting følelser og handlinger.',
    items: [
      choice(
        'Hvad er »Han er stærk som en gorilla.«?',
        'en sammenligning',
        ['en metafor', 'en besjæling'],
        'Ordet »som« viser, at to ting bliver sammenlignet.',
      ),
      choice(
        'Hvad er »Storbyen er en myretue.«?',
        'en metafor',
        ['en sammenligning', 'en besjæling'],
        'Byen bliver kaldt noget andet, uden »som«.',
      ),
      choice(
        'Hvad er »Vinden hvisker i piletræet.«?',
        'en besjæling',
        ['en sammenligning', 'en overdrivelse'],
        'Vinden gør noget, som kun mennesker gør.',
      ),
      choice(
        'Hvad er det, når en elev siger »Jeg har ventet i hundrede år.«?',
        'en overdrivelse',
        ['et faktum', 'en metafor'],
        'Ingen har ventet i hundrede år.',
      ),
      choice(
        'Hvad betyder »Hun er en lukket bog.«?',
        'man ved ikke, hvad hun tænker',
        ['hun læser meget', 'hun er færdig med at gå i skole'],
        'En lukket bog kan man ikke læse i.',
      ),
      several(
        'Hvilke sætninger er besjælinger?',
        ['Solen smilede til os.', 'Døren klynkede i vinden.'],
        ['Solen stod op klokken fem.', 'Døren var af eg.'],
        'Solen og døren gør noget, som kun mennesker kan.',
      ),
      sort(
        {
          sammenligning: ['Han sov som en sten.', 'Natten er sort som kul.'],
          metafor: ['Han er en sten.', 'Hendes stemme er honning.'],
        },
        'I en sammenligning står der »som«. I en metafor siger man, at noget er noget andet.',
        'Sorter sætningerne.',
      ),
      choice(
        'Hvad er virkningen af en besjæling af havet?',
        'Havet bliver levende i læserens tanker.',
        ['Havet bliver lettere at måle.', 'Man får at vide, hvad havet hedder.'],
        'Besjælingen får naturen til at virke som en person.',
      ),
      choice(
        'Hvilken sætning er en overdrivelse?',
        'Min taske vejer et ton.',
        ['Min taske vejer otte kilo.', 'Min taske er for tung.'],
        'Ingen kan bære et ton på ryggen.',
      ),
    ],
  },
]);
