import { choice, exerciseGroup, lists, order, read, sort } from '../../markup/index.ts';

export const sammenhaeng = exerciseGroup({ productId: 'gram', level: 9, category: 'sammenhaeng' }, [
  {
    number: 1,
    version: 2,
    title: 'Bindeled i artikler og stile',
    summary: 'Vælg det bindeled, der viser sammenhængen i en artikel eller en stil.',
    instruction:
      'Er der tale om følge, modsætning, tilføjelse, rækkefølge eller eksempel? Vælg det ord, der viser det.',
    items: [
      lists(
        'Klubben mistede sin sponsor. {Dermed|Ikke desto mindre|Omvendt} var der ingen penge til trøjer.',
        'Det er en følge af det, der står før: dermed.',
      ),
      lists(
        'Alle frarådede hende det. {Ikke desto mindre|Dermed|For det andet} sprang hun.',
        'Man skulle tro det modsatte: ikke desto mindre.',
      ),
      lists(
        'I byen har man alt tæt på. På landet har man {omvendt|dermed|nemlig} plads til en hest.',
        'By og land bliver sat op over for hinanden: »omvendt«.',
      ),
      lists(
        'Vi tog toget. Bilen var {nemlig|alligevel|dermed} fuld af gulerødder.',
        'Nu kommer forklaringen: »nemlig«.',
      ),
      lists(
        'For det første er det dyrt. {For det andet|Dermed|Derimod} er det ulovligt.',
        'Det er næste punkt i rækken: for det andet.',
      ),
      lists(
        'Robotten kan både gå og tale. {Derimod|For eksempel|Dermed} kan den ikke høre.',
        'Det er en modsætning til det, den kan: derimod.',
      ),
      lists(
        'Kort {sagt|talt om|skrevet på}: Vi har brug for en større båd.',
        '»Kort sagt« samler op på det, der er skrevet.',
      ),
      order(
        'for det første | er det billigt, | for det andet | er det sundt, | og endelig | smager det godt',
        'Rækken går fra det første til det sidste.',
        {
          also: ['for det første | er det sundt, | for det andet | er det billigt, | og endelig | smager det godt'],
          task: 'Sæt delene i den rækkefølge, som ordene viser.',
        },
      ),
      sort(
        {
          eksempel: ['blandt andet', 'for eksempel'],
          følge: ['dermed', 'af den grund'],
          modsætning: ['på den anden side', 'ikke desto mindre'],
        },
        'Udtrykkene fortæller læseren, hvordan det næste hører sammen med det, der står før.',
        'Hvad viser udtrykket?',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Den røde tråd i en artikel',
    summary: 'Læs en artikel, og find ud af, hvordan afsnittene er bundet sammen.',
    instruction: 'Læs teksten, og hold øje med, hvordan hvert afsnit griber fat i det foregående.',
    items: [
      read({
        title: 'Byen, der slukkede lyset',
        text: `Hver nat klokken 23 bliver der mørkt i Ravnsø. Så mørkt, at man kan høre folk gå ind i hinandens skraldespande. Byens 1.900 indbyggere har nemlig stemt for at slukke samtlige gadelamper om natten, og det har givet den lille by besøg af forskere fra hele Europa.

Forskerne kommer ikke for at se på skraldespande, men på flagermus. Siden mørket faldt på, er bestanden fordoblet. Insekterne flyver ikke længere i ring om lamperne, og derfor er der mad til alle. Det samme gælder uglerne, der i mange år havde været forsvundet.

Alle er dog ikke begejstrede. Bageren, som møder klokken tre, er faldet over sin egen cykel fire gange. »Jeg har fået en pandelampe i fødselsdagsgave,« siger han. »Af flagermusforeningen.«

Netop den slags gaver vil byrådet nu gøre til en fast ordning. Fra januar får alle over seks år udleveret en lygte med rødt lys, som dyrene ikke kan se.`,
        questions: [
          choice(
            'Hvordan er andet afsnit bundet til det første?',
            'Ordene »forskerne« og »skraldespande« bliver gentaget.',
            ['Begge afsnit begynder med et tidspunkt.', 'Det gentager hele overskriften.'],
            'Andet afsnit griber fat i ord fra det første.',
          ),
          choice(
            'Hvad viser »nemlig« i første afsnit?',
            'at nu kommer forklaringen på mørket',
            ['at der kommer en modsætning', 'at forfatteren er i tvivl'],
            'Det er mørkt, fordi byen har stemt om det.',
          ),
          choice(
            'Hvilket ord viser, at tredje afsnit går imod det foregående?',
            'dog',
            ['siger', 'fire'],
            '»Dog« viser en modsætning: Nogle er ikke glade.',
          ),
          choice(
            'Hvad viser »den slags gaver« tilbage til?',
            'pandelampen',
            ['flagermusene', 'cyklen'],
            'Det er den gave, bageren fik.',
          ),
          choice(
            'Hvad henviser »Det samme« til i »Det samme gælder uglerne«?',
            'at der er mad nok',
            ['at de flyver i ring', 'at de er blevet forskere'],
            'Uglerne har også fået mere at spise.',
          ),
          choice(
            'Hvad er meningen med »Så mørkt, at« i anden sætning?',
            'Det uddyber ordet »mørkt« fra sætningen før.',
            ['Det indleder en modsætning.', 'Det viser, hvem der taler.'],
            'Gentagelsen binder de to sætninger sammen.',
          ),
          lists(
            'Insekterne blev spredt, {så|selv om|medmindre} flagermusene fik mere at spise.',
            'Det sidste er en følge af det første: »så«.',
          ),
          lists(
            'Bageren er utilfreds, {eftersom|medmindre|hvorimod} han er faldet over sin cykel.',
            'Det er årsagen: »eftersom« betyder »fordi«.',
          ),
        ],
      }),
    ],
  },
]);
