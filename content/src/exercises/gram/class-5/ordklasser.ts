import { choice, exerciseGroup, mark, read, several, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gram', level: 5, category: 'ordklasser' }, [
  {
    number: 1,
    version: 2,
    title: 'Sorter ordene',
    summary: 'Find den ordklasse, som hvert ord hører til.',
    instruction:
      'Kan der stå en eller et foran? Navneord. Kan der stå »at« foran? Udsagnsord. Fortæller det, hvordan noget er? Tillægsord.',
    items: [
      sort(
        { navneord: ['gravko', 'tunnel'], udsagnsord: ['hviske', 'rutsje'], tillægsord: ['klodset', 'brun'] },
        'Man kan sige »en gravko« og »en tunnel«, »at hviske« og »at rutsje«. »Klodset« og »brun« fortæller, hvordan noget er.',
      ),
      sort(
        { navneord: ['styrke', 'længde'], tillægsord: ['stærk', 'lang'] },
        'Man kan sige en styrke og en længde. Stærk og lang fortæller, hvordan noget er.',
      ),
      sort(
        { udsagnsord: ['drømte', 'gætte'], navneord: ['drøm', 'gåde'] },
        'At drømme og at gætte er noget, man gør. En drøm og en gåde er noget, man har eller får.',
      ),
      sort(
        { stedord: ['hende', 'vores'], forholdsord: ['mellem', 'hos'], bindeord: ['og', 'hvis'] },
        '»Hende« og »vores« står for personer. »Mellem« og »hos« viser et forhold. »Og« og »hvis« binder sammen.',
      ),
      sort(
        { talord: ['fjorten', 'tredje'], biord: ['igen', 'bagefter'] },
        'Fjorten og tredje er tal. Igen og bagefter fortæller om tid.',
      ),
      several(
        'Hvilke ord er udsagnsord?',
        ['svede', 'briste'],
        ['svedperle', 'bjælke'],
        'Man kan sige at svede og at briste.',
      ),
      several(
        'Hvilke ord er navneord?',
        ['venskab', 'visdom'],
        ['venlig', 'klog'],
        'Ord på -skab og -dom er navneord.',
      ),
      several(
        'Hvilke ord er tillægsord?',
        ['hidsig', 'frostklar'],
        ['hidsighed', 'fryse'],
        'Hidsig og frostklar fortæller, hvordan noget er.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Ordklassejagt',
    summary: 'Find ord fra bestemte ordklasser i en sætning.',
    instruction: 'Læs, hvilken ordklasse du skal finde. Marker kun de ord.',
    items: [
      mark(
        'Den gamle *brandmand* reddede en *papegøje*.',
        'Marker navneordene.',
        'Man kan sige en brandmand og en papegøje.',
      ),
      mark(
        'Hun *sang* og *klappede*, til nattens sidste bus *kørte*.',
        'Marker de tre udsagnsord.',
        'At synge, at klappe og at køre.',
      ),
      mark('Det *tredje* æg lå i en kurv med *fem* sokker.', 'Marker de to talord.', 'Tredje og fem er tal.'),
      mark(
        'På en *mørk* scene stod en *ensom* klovn.',
        'Marker de to tillægsord.',
        'Mørk beskriver scenen, og ensom beskriver klovnen.',
      ),
      mark(
        '*Jeg* så *dig* danse med *min* bamse.',
        'Marker de tre stedord.',
        '»Jeg« og »dig« er personer. »Min« fortæller, hvem der ejer bamsen.',
      ),
      mark(
        'Vandet steg *hurtigt*, og *snart* stod køerne i det.',
        'Marker de to biord.',
        'Hurtigt fortæller hvordan, og snart fortæller hvornår.',
      ),
      mark(
        'Vi kravlede *over* hegnet og gemte os *bag* en ko.',
        'Marker de to forholdsord.',
        'Over hegnet og bag en ko fortæller hvor.',
      ),
      choice('Hvilken ordklasse er »hurra«?', 'udråbsord', ['navneord', 'biord'], 'Hurra er noget, man råber.'),
      choice(
        'Hvilken ordklasse er »av«?',
        'udråbsord',
        ['udsagnsord', 'bindeord'],
        '»Av« er noget, man udbryder, når det gør ondt.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Sagen om den stjålne kage',
    summary: 'Læs en lille krimi, og brug ordklasserne til at løse opgaverne.',
    instruction: 'Læs teksten, og svar på spørgsmålene. Du må gerne kigge tilbage.',
    items: [
      read({
        title: 'Den stjålne kage',
        text: `Klokken var præcis ti, da Vibe opdagede tyveriet. Fadet stod på køkkenbordet, men kagen var væk. Kun tre
          små krummer lå tilbage.

          Vibe fandt sit forstørrelsesglas og undersøgte gulvet. Der var våde spor fra døren til bordet og tilbage igen.
          »Aha!« råbte hun. »Tyven har fire ben.«

          Hun fulgte sporene ud i haven. Bag den gamle brønd lå Bølle og sov tungt. På hans sorte snude sad der en klat
          lyserød glasur. Vibe sukkede. Nogle sager er alt for lette.`,
        questions: [
          choice(
            'Hvilken ordklasse er »tyveriet«?',
            'navneord',
            ['udsagnsord', 'tillægsord'],
            'Man kan sige et tyveri.',
          ),
          choice('Hvilken ordklasse er »opdagede«?', 'udsagnsord', ['navneord', 'biord'], 'Man kan sige at opdage.'),
          choice('Hvilken ordklasse er »våde«?', 'tillægsord', ['udsagnsord', 'navneord'], 'Våde beskriver sporene.'),
          choice(
            'Hvilken ordklasse er »sit«?',
            'stedord',
            ['biord', 'forholdsord'],
            'Sit fortæller, hvem glasset tilhører.',
          ),
          choice(
            'Hvilken ordklasse er »tungt«?',
            'biord',
            ['navneord', 'forholdsord'],
            'Tungt fortæller, hvordan Bølle sov.',
          ),
          choice(
            'Hvilken ordklasse er »men«?',
            'bindeord',
            ['forholdsord', 'stedord'],
            '»Men« binder to sætninger sammen.',
          ),
          choice('Hvilket ord i teksten er et udråbsord?', 'aha', ['præcis', 'væk'], 'Aha er noget, Vibe udbryder.'),
          several('Hvilke ord i teksten er talord?', ['ti', 'fire'], ['kun', 'alt'], 'Ti og fire er tal.'),
          choice(
            'Hvem er Bølle efter alt at dømme?',
            'en hund',
            ['en nabo', 'en fugl'],
            'Bølle har fire ben og en sort snude.',
          ),
        ],
      }),
    ],
  },
]);
