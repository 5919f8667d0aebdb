import { choice, exerciseGroup, gaps, lists, read, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gram', level: 5, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Forstavelser, der vender ordet',
    summary: 'Brug u-, mis-, van- og gen- til at lave nye ord.',
    instruction: 'En forstavelse sættes foran et ord og giver det en ny mening: lykke, ulykke.',
    items: [
      choice(
        'Hvad betyder »at misforstå«?',
        'at forstå forkert',
        ['at forstå igen', 'at forstå hurtigt'],
        'Mis- viser, at noget går galt.',
      ),
      choice(
        'Hvad betyder »at genfinde«?',
        'at finde igen',
        ['at finde forkert', 'at finde aldrig'],
        'Gen- betyder igen.',
      ),
      choice(
        'Hvad er en »vanskabt« grøntsag?',
        'en, der har fået en forkert form',
        ['en, der smager godt', 'en, der er skåret ud som en figur'],
        'Van- viser, at noget er blevet forkert.',
      ),
      choice(
        'Hvad betyder »at overvurdere sig selv«?',
        'at tro, man er bedre, end man er',
        ['at tro, man er dårligere, end man er', 'at vente på sig selv'],
        'Over- betyder her for meget.',
      ),
      gaps('Det modsatte af høflig er [uhøflig].', 'U- vender meningen om.'),
      gaps('Det modsatte af synlig er [usynlig].', 'U- vender meningen om.'),
      several(
        'Hvilke ord kan få u- foran?',
        ['ærlig', 'sikker', 'tålmodig'],
        ['grim', 'træt'],
        'Uærlig, usikker og utålmodig findes. De to andre gør ikke.',
      ),
      sort(
        { 'gen-': ['fortælle', 'åbne'], 'mis-': ['lykkes', 'handle'] },
        '»Genfortælle« og »genåbne« betyder at gøre det igen. »Mislykkes« er at gå galt, og »mishandle« er at behandle dårligt.',
        'Hvilken forstavelse passer bedst?',
      ),
      lists('Svampen var {giftig|ugiftig|forgiftig}, så vi lod den stå.', 'Den, der er giftig, kan gøre én syg.'),
    ],
  },
  {
    number: 2,
    title: 'Ord for at gå, sige og se',
    summary: 'Vælg det ord, der fortæller mest præcist, hvordan noget sker.',
    instruction: 'Skift de kedelige ord ud med nogle, der viser, hvordan det sker.',
    trains: ['repetition'],
    items: [
      lists('Tyven {listede|trampede|spankulerede} forbi den sovende hund.', 'Man lister, når ingen må høre én.'),
      lists('Påfuglen {spankulerede|kravlede|snublede} stolt rundt på plænen.', 'Man spankulerer, når man vil ses.'),
      lists('»Sig det ikke til nogen,« {hviskede|brølede|jublede} Alma.', 'En hemmelighed hvisker man.'),
      lists(
        'Han {skævede|stirrede|gloede} hurtigt til klokken, så ingen opdagede det.',
        'At skæve er at se hurtigt til siden.',
      ),
      lists(
        '»Hvorfor skal jeg altid tømme skraldespanden?« {brokkede|jublede|fniste} hun sig.',
        'Man brokker sig, når man er utilfreds.',
      ),
      several(
        'Hvilke ord betyder at tale utydeligt?',
        ['mumle', 'snøvle'],
        ['skråle', 'prale'],
        'Den, der skråler, høres tydeligt. Den, der praler, taler godt om sig selv.',
      ),
      several(
        'Hvilke ord betyder at gå langsomt?',
        ['slentre', 'sjokke'],
        ['spurte', 'ile'],
        'Spurter eller iler man, har man fart på.',
      ),
      sort(
        { 'bevæge sig': ['vralte', 'traske'], sige: ['stamme', 'indvende'], se: ['spejde', 'betragte'] },
        'Ænder vralter. Man kan stamme og indvende noget. Spejderen spejder.',
        'Hvad er det ord for?',
      ),
      choice(
        'Hvad gør man, når man »haster af sted«?',
        'man skynder sig',
        ['man tøver', 'man vender om'],
        'At haste er at have travlt.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Skibet på havets bund',
    summary: 'Læs om et vrag, og find ud af, hvad de svære ord betyder.',
    instruction: 'Læs teksten. Brug ordene omkring et svært ord til at finde meningen.',
    items: [
      read({
        title: 'Vraget ved den lille ø',
        text: `I flere hundrede år lå skibet glemt på havets bund. Ingen anede, at det var der, før en dame på fisketur fik
          et forgyldt løvehoved på krogen. Fundet vakte stor opsigt, og snart vrimlede det med dykkere.

          Vandet ved øen er grumset, så sigten er ringe. Dykkerne måtte føle sig frem med hænderne. Alligevel bjærgede de
          tusindvis af genstande: tallerkener, støvler, kanoner og en krukke med smør, der ikke længere kunne spises.

          Træet er så skrøbeligt, at det smuldrer, hvis det tørrer for hurtigt. Derfor ligger skibets dele nu i store kar,
          hvor vandet langsomt bliver skiftet ud med voks. Det tager mindst ti år. Museet må væbne sig med tålmodighed.`,
        questions: [
          choice('Hvad betyder »anede«?', 'vidste', ['glemte', 'håbede'], 'Ingen vidste, at skibet lå der.'),
          choice(
            'Hvad er noget »forgyldt«?',
            'dækket af guld',
            ['meget tungt', 'betalt med penge'],
            'I ordet gemmer der sig guld.',
          ),
          choice(
            'Hvad betyder det, når noget »vækker opsigt«?',
            'Alle taler om det.',
            ['Ingen opdager det.', 'Det kommer op til overfladen.'],
            'Det, der vækker opsigt, bliver lagt mærke til.',
          ),
          choice(
            'Hvad betyder »sigten er ringe«?',
            'man kan ikke se ret langt',
            ['vandet er rundt', 'vandet er koldt og meget dybt'],
            'Vandet er grumset, så man ser dårligt.',
          ),
          choice(
            'Hvad betyder »bjærgede«?',
            'fik reddet op',
            ['ødelagde', 'gemte'],
            'De fik tingene op fra havets bund.',
          ),
          choice('Hvad er »genstande«?', 'ting', ['personer', 'penge'], 'Efter ordet kommer en række ting.'),
          choice(
            'Hvad sker der, når noget »smuldrer«?',
            'Det falder fra hinanden.',
            ['Det bliver hårdt som sten.', 'Det synker til bunds.'],
            'Smulder er fint støv og bittesmå stykker.',
          ),
          choice(
            'Hvad betyder »at væbne sig med tålmodighed«?',
            'at gøre sig klar til at vente',
            ['at forsvare sig', 'at skynde på dem, der er langsomme'],
            'Det varer mindst ti år.',
          ),
          several(
            'Hvad fandt dykkerne?',
            ['støvler', 'kanoner', 'smør'],
            ['guldmønter', 'et skelet'],
            'Det står i andet afsnit.',
          ),
        ],
      }),
    ],
  },
]);
