import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grda', level: 11, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Yusufs morgen',
    summary: 'Læs om en morgen, hvor alt går galt.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'En forkert dag',
        text: `Yusuf vågner klokken halv otte. Han står hurtigt op. Han tager en grøn trøje og blå bukser på.

          I køkkenet spiser han en banan. Der er ingen andre. Mor sover. Lillesøster sover. Selv katten sover.

          Yusuf tager sin taske og løber til skole. Han løber hele vejen. Døren er låst! Der er ingen børn i skolegården.

          Så kommer der en gammel dame med en hund. »Hvad laver du her?« spørger hun. »Det er jo lørdag!«`,
        questions: [
          choice(
            'Hvornår vågner Yusuf?',
            'klokken halv otte',
            ['klokken otte', 'klokken kvart over syv'],
            'Det står i den første linje.',
          ),
          choice(
            'Hvad tager han på?',
            'en grøn trøje',
            ['en blå trøje', 'en grøn jakke'],
            'Trøjen er grøn, og bukserne er blå.',
          ),
          choice('Hvad spiser han?', 'en banan', ['et æble', 'en bolle'], 'Han spiser en banan i køkkenet.'),
          several(
            'Hvem sover?',
            ['mor', 'lillesøster', 'katten'],
            ['damen', 'hunden'],
            'Mor, lillesøster og katten sover.',
          ),
          choice(
            'Hvordan kommer han til skole?',
            'Han løber.',
            ['Han cykler.', 'Han tager bussen.'],
            'Han løber hele vejen.',
          ),
          choice(
            'Hvorfor er der ingen børn?',
            'Fordi det er lørdag.',
            ['Fordi det er for tidligt.', 'Fordi det regner.'],
            'Man har fri om lørdagen.',
          ),
          choice(
            'Hvem møder han?',
            'en dame med en hund',
            ['en lærer med en taske', 'en dreng med en bold'],
            'Der kommer en gammel dame med en hund.',
          ),
          choice(
            'Hvad betyder »låst«?',
            'Døren kan ikke åbnes.',
            ['Døren er ny.', 'Døren står åben.'],
            'En låst dør kan man ikke åbne uden en nøgle.',
          ),
        ],
      }),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Katten Mango',
    summary: 'Læs om en kat, der bor hos alle.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'En kat med mange navne',
        text: `Amira har en kat. Den er orange, og den hedder Mango. Hver aften går den ud ad vinduet.

          Amira tænker: Hvor går Mango hen? En dag går hun efter den.

          Først går Mango ind til fru Holm i nummer fire. »Hej, Basse!« siger fru Holm. Mango får fisk.

          Så går den ind til to drenge i nummer syv. »Hej, Tiger!« siger de. Mango får ost.

          Til sidst går den ind til bageren. »Hej, Rosin!« siger bageren. Mango får fløde.

          Nu forstår Amira, hvorfor Mango er så tyk.`,
        questions: [
          choice('Hvilken farve har katten?', 'orange', ['grå', 'sort'], 'Den er orange.'),
          choice('Hvad kalder Amira katten?', 'Mango', ['Basse', 'Rosin'], 'Amira kalder den Mango.'),
          choice(
            'Hvornår går katten ud?',
            'om aftenen',
            ['om morgenen', 'om natten'],
            'Hver aften går den ud ad vinduet.',
          ),
          choice(
            'Hvor bor fru Holm?',
            'i nummer fire',
            ['i nummer syv', 'oven over bageren'],
            'Fru Holm bor i nummer fire.',
          ),
          choice(
            'Hvem kalder katten Tiger?',
            'to drenge',
            ['bageren og hans kone', 'fru Holm'],
            'Drengene i nummer syv siger Tiger.',
          ),
          choice('Hvad får katten hos bageren?', 'fløde', ['fisk', 'mælk og ost'], 'Bageren giver den fløde.'),
          several(
            'Hvad spiser katten i teksten?',
            ['fisk', 'ost', 'fløde'],
            ['brød', 'kød'],
            'Den får noget nyt hvert sted.',
          ),
          choice(
            'Hvorfor er katten tyk?',
            'Fordi den spiser mange steder.',
            ['Fordi den sover for meget.', 'Fordi Amira giver den kage.'],
            'Den får mad hos fru Holm, drengene og bageren.',
          ),
        ],
      }),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Elias og den nye cykel',
    summary: 'Læs om en dreng, der lærer at cykle.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten.',
    items: [
      read({
        title: 'Den store cykel',
        text: `Elias er ni år. Han bor i Esbjerg med sin far og sin storesøster. I Esbjerg blæser det næsten altid.

          Alle i klassen kan cykle, men Elias kan ikke. Hans søster giver ham sin gamle cykel. Den er gul, og den er
          lidt for stor.

          Hver dag efter skole øver de sig på parkeringspladsen. Elias vælter mandag, tirsdag og onsdag. Torsdag
          vælter han kun én gang.

          Fredag blæser det meget. Vinden skubber bagfra. Elias kører og kører og kører. Han kan ikke stoppe! Til sidst
          kører han ind i en stor busk.

          »Du kan cykle!« råber hans søster. »Ja,« siger Elias og tager et blad ud af munden. »Nu skal jeg bare lære at
          bremse.«`,
        questions: [
          choice('Hvor gammel er Elias?', 'ni år', ['otte år', 'ti år'], 'Det står i den første linje.'),
          several(
            'Hvem bor Elias sammen med?',
            ['sin far', 'sin søster'],
            ['sin mor', 'sin onkel'],
            'Han bor med sin far og sin storesøster.',
          ),
          choice('Hvilken farve har cyklen?', 'gul', ['rød', 'grøn'], 'Cyklen er gul.'),
          choice(
            'Hvordan er cyklen?',
            'lidt for stor',
            ['helt ny', 'lidt for lille'],
            'Den er gammel og lidt for stor.',
          ),
          choice(
            'Hvor øver de sig?',
            'på parkeringspladsen',
            ['på en sti ned til stranden', 'på stranden'],
            'De øver sig på parkeringspladsen efter skole.',
          ),
          choice(
            'Hvor mange gange vælter Elias om torsdagen?',
            'én gang',
            ['tre gange', 'ingen gange'],
            'Torsdag vælter han kun én gang.',
          ),
          choice(
            'Hvordan stopper han om fredagen?',
            'Han kører ind i en busk.',
            ['Han bremser.', 'Hans søster griber ham.'],
            'Han kan ikke bremse endnu.',
          ),
          choice('Hvad hjælper Elias om fredagen?', 'vinden', ['hans far', 'en ven'], 'Vinden skubber bagfra.'),
        ],
      }),
    ],
  },
]);
