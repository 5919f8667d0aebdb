import { choice, exerciseGroup, lists, read, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gram', level: 8, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Vendinger, som de voksne bruger',
    summary: 'Find meningen bag danske talemåder om arbejde, løgn og held.',
    instruction: 'Vælg det, som vendingen betyder.',
    items: [
      choice(
        '»Han trak i land.« Hvad gjorde han?',
        'Han tog det i sig, som han havde sagt.',
        ['Han gav op midt i det, han var i gang med.', 'Han rejste hjem.'],
        'At trække i land betyder, at man trækker sine ord tilbage.',
      ),
      choice(
        '»De har gravet stridsøksen ned.« Hvad har de gjort?',
        'De har sluttet fred.',
        ['De har gemt et våben.', 'De har glemt en aftale.'],
        'At grave stridsøksen ned betyder, at man holder op med at være uvenner.',
      ),
      choice(
        '»Hun købte katten i sækken.« Hvad skete der?',
        'Hun købte noget uden at se det ordentligt først.',
        ['Hun fik et kæledyr i gave.', 'Hun handlede for billigt.'],
        'Den, der køber katten i sækken, ved ikke, hvad der er i den.',
      ),
      choice(
        '»Det er ikke hans kop te.« Hvad betyder det?',
        'Det er ikke noget for ham.',
        ['Det tilhører en anden.', 'Det er gået galt for ham.'],
        'Det, der ikke er ens kop te, bryder man sig ikke om.',
      ),
      choice(
        '»Vi må tage tyren ved hornene.« Hvad skal vi?',
        'tage fat på det svære med det samme',
        ['flygte, før det er for sent', 'vente på, at nogen stærkere hjælper os'],
        'At tage tyren ved hornene betyder, at man går lige løs på et problem.',
      ),
      choice(
        '»Læreren så gennem fingre med det.« Hvad gjorde læreren?',
        'lod som ingenting',
        ['skældte ud', 'så det hele meget tydeligt'],
        'At se gennem fingre med noget betyder, at man lader det gå.',
      ),
      choice(
        '»Han har rent mel i posen.« Hvad har han?',
        'god samvittighed',
        ['gode penge', 'en bagerbutik'],
        'Den, der har rent mel i posen, har ikke gjort noget forkert.',
      ),
      lists(
        'Hun fik en ordentlig {opsang|afsang|oversang} af træneren.',
        'En opsang er en skideballe i pæne vendinger.',
      ),
      lists(
        'Efter nederlaget måtte de slikke {sårene|fingrene|poterne} en hel uge.',
        'At slikke sine sår betyder at komme sig over et nederlag.',
      ),
      sort(
        {
          'at lyve': ['at stikke en plade', 'at tale mod bedre vidende'],
          'at gå i gang': ['at tage fat', 'at smøge ærmerne op'],
        },
        'Man stikker en plade, når man finder på noget. Man smøger ærmerne op, når man skal i gang.',
        'Sorter vendingerne.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Ord fra avisen',
    summary: 'Forstå de ord, som man møder i artikler og debatter.',
    instruction: 'Vælg den betydning, der passer, eller det ord, der mangler.',
    items: [
      choice(
        'Hvad betyder det, at noget er »kontroversielt«?',
        'at folk er meget uenige om det',
        ['at det er kontrolleret', 'at det er gammeldags og kedeligt'],
        'Noget kontroversielt vækker strid.',
      ),
      choice(
        'Hvad er »en konsekvens«?',
        'en følge af noget',
        ['en grund til noget', 'en gentagelse'],
        'Konsekvensen er det, der kommer ud af en handling.',
      ),
      choice(
        'Hvad betyder det, at man »dementerer« et rygte?',
        'at man siger, at det ikke passer',
        ['at man spreder det til alle andre', 'at man glemmer det'],
        'Den, der dementerer, siger: Det er ikke rigtigt.',
      ),
      choice(
        'Hvad er »en anonym kilde«?',
        'en person, hvis navn ikke bliver nævnt',
        ['en person, der lyver', 'en person, der ikke fortæller sandheden'],
        'Anonym betyder uden navn.',
      ),
      choice(
        'Hvad betyder »at have fordomme«?',
        'at dømme nogen, før man kender dem',
        ['at være god til at gætte, hvem de er', 'at kende loven'],
        'Man dømmer på forhånd.',
      ),
      lists(
        'Kommunen {overvejer|overværer|overvinder} at lukke skaterhallen.',
        'At overveje betyder at tænke over, om man skal gøre noget.',
      ),
      lists(
        'Forskerne kan ikke {udelukke|udlukke|aflukke}, at der findes liv på månen Europa.',
        'At udelukke betyder her at være sikker på, at noget ikke er sandt.',
      ),
      lists('Politiet mistænker ham, men der er ingen {beviser|bevisninger|bevisere}.', 'Et bevis, flere beviser.'),
      lists(
        'Der er {udbredt|udspredt|udbredende} enighed om, at kantinens suppe er for tynd.',
        'Noget udbredt gælder mange: Næsten alle er enige.',
      ),
      sort(
        { 'siger ja': ['godkende', 'tillade', 'acceptere'], 'siger nej': ['afvise', 'forkaste', 'nægte'] },
        'Den, der godkender, tillader eller accepterer, siger ja. De andre siger nej.',
        'Hvad siger den, der gør det?',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Find det præcise ord',
    summary: 'Skift »sige« og »gå« ud med ord, der viser, hvordan det sker.',
    instruction: 'Læs teksten, og svar på, hvad ordene betyder, og hvilke der kunne stå i stedet.',
    items: [
      read({
        title: 'Natten ved frysedisken',
        byline: 'En lille historie om mod',
        text: `Klokken var kvart over ni, og butikken skulle have været tom. Alligevel listede nogen omkring henne ved frysediskene. »Er der lukket?« mumlede en stemme, så lavt, at Yasmin først troede, hun havde hørt forkert.

Hun var alene på arbejde. Hendes chef plejede at prale af, at der aldrig skete noget i hans butik, og nu var han netop smuttet hjem til sin aftensmad. Yasmin tøvede. Så tog hun en frossen and under armen og marcherede ned ad midtergangen.

Bag de frosne ærter stod en gammel mand med en indkøbsliste fra 1987. »Min kone bad mig om at købe vaniljeis,« forklarede han, »men jeg blev en smule forsinket.« Yasmin stirrede på ham. Datoen på listen passede. Det var kun året, der var galt.`,
        questions: [
          choice(
            'Hvad siger »listede« om personen ved frysediskene?',
            'at personen gik lydløst',
            ['at personen skrev noget ned', 'at personen gik meget hurtigt'],
            'Den, der lister, går, så ingen skal høre det.',
          ),
          choice(
            'Hvordan taler man, når man mumler?',
            'lavt og utydeligt',
            ['højt og vredt', 'langsomt og klart'],
            'Yasmin er ikke sikker på, hvad hun hørte.',
          ),
          choice(
            'Hvad gør chefen, når han praler?',
            'Han fremhæver sin egen butik.',
            ['Han klager over sine ansatte.', 'Han lyver om sin alder.'],
            'At prale er at rose sig selv.',
          ),
          choice(
            'Hvad viser ordet »tøvede« om Yasmin?',
            'at hun var i tvivl et øjeblik',
            ['at hun ikke var bange', 'at hun løb sin vej med det samme'],
            'At tøve er at vente, fordi man ikke ved, hvad man skal gøre.',
          ),
          choice(
            'Hvorfor skriver forfatteren »marcherede« og ikke »gik«?',
            'for at vise, at hun nu har besluttet sig',
            ['for at vise, at hun er soldat', 'for at vise, at gulvet er glat og farligt'],
            'Man marcherer med faste og bestemte skridt.',
          ),
          choice(
            'Hvilket ord kunne stå i stedet for »stirrede«?',
            'gloede',
            ['blinkede', 'kiggede væk'],
            'At stirre er at se længe på noget uden at flytte blikket.',
          ),
          choice(
            'Hvad er »en smule forsinket« i denne historie?',
            'en stor underdrivelse',
            ['en stor overdrivelse', 'en nøjagtig oplysning'],
            'Manden er kommet mange år for sent.',
          ),
          choice(
            'Hvad er det mærkelige ved indkøbslisten?',
            'årstallet',
            ['datoen', 'antallet af varer'],
            'Datoen passede, men listen var fra 1987.',
          ),
        ],
      }),
    ],
  },
]);
