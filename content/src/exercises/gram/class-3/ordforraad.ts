import { choice, exerciseGroup, read, several, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'gram', level: 3, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Det modsatte',
    summary: 'Find ord, der betyder det modsatte.',
    instruction: 'Vælg det ord, der betyder det modsatte af ordet i spørgsmålet.',
    items: [
      choice('Hvad er det modsatte af »modig«?', 'bange', ['stærk', 'vred'], 'Den, der ikke er modig, er bange.'),
      choice('Hvad er det modsatte af »bred«?', 'smal', ['lang', 'dyb'], 'En vej kan være bred eller smal.'),
      choice(
        'Hvad er det modsatte af »begynde«?',
        'slutte',
        ['starte', 'vente'],
        'Det, der begynder, kan også slutte.',
      ),
      choice('Hvad er det modsatte af »tom«?', 'fuld', ['let', 'hul'], 'Et glas kan være tomt eller fuldt.'),
      choice(
        'Hvad er det modsatte af »sjældent«?',
        'ofte',
        ['aldrig', 'snart'],
        'Sjældent er få gange, ofte er mange gange.',
      ),
      choice('Hvad er det modsatte af »skarp«?', 'sløv', ['spids', 'hård'], 'En kniv kan være skarp eller sløv.'),
      choice('Hvad er det modsatte af »gæst«?', 'vært', ['ven', 'fest'], 'Værten holder festen, gæsten kommer.'),
      choice('Hvad er det modsatte af »huske«?', 'glemme', ['tænke', 'lære'], 'Det, man ikke husker, har man glemt.'),
      sort(
        { varmt: ['glohed', 'lun', 'kogende'], koldt: ['kølig', 'frossen', 'iskold'] },
        'Glohed, lun og kogende er varmt, resten er koldt.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Næsten det samme',
    summary: 'Find ord, der betyder næsten det samme.',
    instruction: 'Vælg det eller de ord, der betyder næsten det samme.',
    items: [
      choice(
        'Hvad betyder næsten det samme som »hoppe«?',
        'springe',
        ['løbe', 'sidde'],
        'At hoppe og at springe er næsten det samme.',
      ),
      choice(
        'Hvad betyder næsten det samme som »kæmpe« i »en kæmpe fisk«?',
        'meget stor',
        ['meget farlig', 'ret sjov'],
        'En kæmpe er meget stor.',
      ),
      choice(
        'Hvad betyder næsten det samme som »træt«?',
        'søvnig',
        ['sulten', 'doven'],
        'Den, der er søvnig, er træt.',
      ),
      choice(
        'Hvad betyder næsten det samme som »flink«?',
        'venlig',
        ['stille', 'hurtig'],
        'En flink person er venlig.',
      ),
      choice('Hvad betyder næsten det samme som »råbe«?', 'skrige', ['hviske', 'tale'], 'Man råber og skriger højt.'),
      choice('Hvad betyder næsten det samme som »væk«?', 'borte', ['bagved', 'nær'], 'Det, der er borte, er væk.'),
      several(
        'Hvilke ord er måder at gå på?',
        ['liste', 'traske', 'slentre'],
        ['nynne', 'gabe'],
        'Man kan liste, traske og slentre med benene.',
      ),
      several(
        'Hvilke ord er måder at tale på?',
        ['hviske', 'mumle', 'råbe'],
        ['kravle', 'stirre'],
        'Man bruger stemmen til at hviske, mumle og råbe.',
      ),
      sort(
        { lille: ['bitte', 'spinkel', 'minimal'], stor: ['enorm', 'gigantisk', 'vældig'] },
        'Noget spinkelt er lille og tyndt, og noget enormt er meget stort.',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Ugens monster',
    summary: 'Læs om et rodet monster, og svar på spørgsmål om ord.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må kigge i teksten imens.',
    items: [
      read({
        title: 'Monsteret under sengen',
        text: `Under Majs seng bor et monster. Det hedder Gnask, og det er ikke spor farligt. Gnask er
          blødt som en pude og lugter lidt af ost.

          Hver aften titter Gnask frem og spørger, om Maj har noget at gnaske. Maj giver det en sok. Gnask elsker
          sokker, helst beskidte. Det sluger dem i én mundfuld og slikker sig om munden.

          En dag vasker mor alle sokkerne. Gnask bliver fortvivlet. »Rene sokker smager af blomster!« klager det.
          Så tager Maj sine gummistøvler på og går ud i mudderet. Om aftenen får Gnask et festmåltid.`,
        questions: [
          choice('Hvor bor Gnask?', 'under sengen', ['i skabet', 'ude i mudderet'], 'Det står i den første linje.'),
          choice(
            'Hvad kan Gnask bedst lide?',
            'beskidte sokker',
            ['rene sokker', 'ost'],
            'Gnask vil helst have beskidte sokker.',
          ),
          choice(
            'Hvad betyder »titter frem«?',
            'kigger frem',
            ['hopper frem', 'råber højt'],
            'At titte er at kigge forsigtigt.',
          ),
          choice(
            'Hvad betyder »sluger«?',
            'spiser meget hurtigt',
            ['smager forsigtigt på', 'gemmer væk'],
            'Det, man sluger, tygger man næsten ikke.',
          ),
          choice(
            'Hvad betyder »fortvivlet«?',
            'meget ked af det',
            ['lidt træt og sulten', 'lidt træt'],
            'Gnask er ked af, at sokkerne er rene.',
          ),
          choice(
            'Hvorfor går Maj ud i mudderet?',
            'for at få beskidte sokker',
            ['for at finde Gnask', 'for at finde sin lillebror'],
            'Gnask vil have beskidte sokker at spise.',
          ),
          choice(
            'Hvad betyder »et festmåltid«?',
            'rigtig god mad',
            ['en fødselsdag', 'et spil med fire spillere'],
            'Et festmåltid er god mad, som man spiser til en fest.',
          ),
          several(
            'Hvilke ord passer på Gnask?',
            ['blødt', 'ufarligt'],
            ['glat', 'kæmpestort'],
            'Gnask er blødt og ikke spor farligt.',
          ),
        ],
      }),
    ],
  },
]);
