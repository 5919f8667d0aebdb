import { choice, exerciseGroup, mark, read, several, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'gram', level: 7, category: 'ordklasser' }, [
  {
    number: 1,
    title: 'Samme ord, ny opgave',
    summary: 'Afgør ordklassen af ord som for, om, så og der.',
    instruction: 'Småord kan skifte ordklasse fra sætning til sætning. Se, hvad ordet gør.',
    items: [
      choice(
        'Hvilken ordklasse er *for* i »Suppen er for salt.«?',
        'biord',
        ['forholdsord', 'bindeord'],
        '»For« lægger sig til »salt« og viser graden: for salt.',
      ),
      choice(
        'Hvilken ordklasse er *for* i »Jeg købte en gave for mine egne penge.«?',
        'forholdsord',
        ['biord', 'bindeord'],
        '»For« står foran et navneordsled: for mine egne penge.',
      ),
      choice(
        'Hvilken ordklasse er *for* i »Vi skyndte os, for bålet var ved at gå ud.«?',
        'bindeord',
        ['forholdsord', 'biord'],
        '»For« binder to sætninger sammen.',
      ),
      choice(
        'Hvilken ordklasse er *om* i »Jeg ved ikke, om han lyver.«?',
        'bindeord',
        ['forholdsord', 'biord'],
        '»Om« indleder en ledsætning.',
      ),
      choice(
        'Hvilken ordklasse er *om* i »Der stod et hegn om haven.«?',
        'forholdsord',
        ['bindeord', 'biord'],
        '»Om« står foran et navneord: om haven.',
      ),
      choice(
        'Hvilken ordklasse er *så* i »Hun er så modig.«?',
        'biord',
        ['udsagnsord', 'bindeord'],
        '»Så« viser graden: så modig.',
      ),
      choice(
        'Hvilken ordklasse er *så* i »I går så vi en isfugl.«?',
        'udsagnsord',
        ['biord', 'bindeord'],
        '»Så« er datid af »se«.',
      ),
      choice(
        'Hvilken ordklasse er *der* i »Koncerten, der aldrig begyndte, er udsat.«?',
        'stedord',
        ['biord', 'bindeord'],
        '»Der« er et henførende stedord, der viser tilbage til koncerten.',
      ),
      choice(
        'Hvilken ordklasse er *der* i »Stil kassen der!«?',
        'biord',
        ['stedord', 'forholdsord'],
        '»Der« fortæller, hvor kassen skal stå.',
      ),
      mark(
        'Han så *så* langt, at han så sig selv.',
        'Marker det »så«, der er et biord.',
        'Det andet »så« viser, hvor langt. De to andre er datid af »se«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Alle ordklasser på én gang',
    summary: 'Sorter ord, og find bestemte ordklasser i lange sætninger.',
    instruction: 'Tænk på, hvad ordet gør: nævner, handler, beskriver, peger, binder eller tæller.',
    items: [
      sort(
        { navneord: ['overmod', 'trøst'], tillægsord: ['overmodig', 'trøstesløs'], udsagnsord: ['overleve', 'trøste'] },
        'Overmodet og trøsten er navneord. »Overmodig« og »trøstesløs« beskriver. At overleve og at trøste er noget, man gør.',
      ),
      sort(
        { stedord: ['enhver', 'hinanden'], bindeord: ['ifald', 'eftersom'], biord: ['allerede', 'sandsynligvis'] },
        '»Enhver« og »hinanden« står for personer. »Ifald« og »eftersom« indleder ledsætninger. De to sidste er biord.',
      ),
      sort(
        { forholdsord: ['imod', 'omkring'], udråbsord: ['puha', 'øv'], talord: ['halvfems', 'sjette'] },
        '»Imod« og »omkring« kan stå foran et navneord. »Puha« og »øv« udbryder man. »Halvfems« og »sjette« er tal.',
      ),
      mark(
        '*Da* rutsjebanen standsede, *og* alle skreg, spiste Ditte roligt sin madpakke.',
        'Marker de to bindeord.',
        '»Da« indleder en ledsætning, og »og« binder sætninger sammen.',
      ),
      mark(
        'Min *distræte* onkel glemte sin *nye* paraply på en *våd* bænk.',
        'Marker de tre tillægsord.',
        '»Distræte« beskriver onklen, »nye« beskriver paraplyen, og »våd« beskriver bænken.',
      ),
      mark(
        '*Pludselig* faldt vi *næsten* *baglæns* i søen.',
        'Marker de tre biord, der fortæller om tid, grad og måde.',
        '»Pludselig« viser tiden, »næsten« graden og »baglæns« måden.',
      ),
      mark(
        'Skibet gled *langs* kysten og *mod* den grønne lygte.',
        'Marker de to forholdsord.',
        '»Langs kysten« og »mod lygten« viser, hvor skibet gled hen.',
      ),
      several(
        'Hvilke ord kan være både navneord og udsagnsord?',
        ['svar', 'dans', 'hug'],
        ['bjælke', 'tavs'],
        'Man kan sige et svar og svar mig, en dans og dans med mig, et hug og hug til.',
      ),
      several(
        'Hvilke ord er udsagnsord i navnemåde?',
        ['forfølge', 'undvære'],
        ['forfølgelse', 'undværlig'],
        'Man kan sige at forfølge og at undvære.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Brev fra en fyrpasser',
    summary: 'Læs et gammelt brev, og bestem ordklasserne.',
    instruction: 'Læs brevet. Se på ordet i sammenhængen, når du svarer.',
    items: [
      read({
        title: 'Brev fra en fyrpasser',
        text: `Kære søster! I tre uger har stormen holdt mig fanget herude. Bølgerne er så høje, at de slår mod ruderne, og
          om natten ryster hele tårnet.

          Forleden skete noget besynderligt. En udmattet havørn satte sig på gelænderet og stirrede ind ad vinduet, som om
          den kendte mig. Jeg gav den min sidste sild. Siden er den kommet tilbage hver morgen.

          Du vil le ad mig, men jeg taler højt med den. Den svarer aldrig, og alligevel føler jeg mig mindre alene. Hils far,
          og bed ham sende tobak, lampeolie og en hel tønde sild!`,
        questions: [
          choice(
            'Hvilken ordklasse er »fanget« i »stormen har holdt mig fanget«?',
            'udsagnsord',
            ['navneord', 'biord'],
            '»Fanget« kommer af at fange og er en tillægsform af et udsagnsord.',
          ),
          choice(
            'Hvilken ordklasse er »så« i »så høje«?',
            'biord',
            ['udsagnsord', 'bindeord'],
            '»Så« viser, hvor høje bølgerne er.',
          ),
          choice(
            'Hvilken ordklasse er »besynderligt«?',
            'tillægsord',
            ['navneord', 'udsagnsord'],
            '»Besynderligt« beskriver det, der skete.',
          ),
          choice(
            'Hvilken ordklasse er »ad« i »ind ad vinduet«?',
            'forholdsord',
            ['bindeord', 'udsagnsord'],
            '»Ad« står foran »vinduet«.',
          ),
          choice('Hvilken ordklasse er »sidste«?', 'tillægsord', ['stedord', 'bindeord'], '»Sidste« beskriver silden.'),
          choice(
            'Hvilken ordklasse er »le« i »Du vil le ad mig«?',
            'udsagnsord',
            ['navneord', 'tillægsord'],
            'Man kan sige »at le«.',
          ),
          choice(
            'Hvilken ordklasse er »men«?',
            'bindeord',
            ['biord', 'forholdsord'],
            '»Men« binder to sætninger sammen.',
          ),
          choice(
            'I hvilken måde står »hils« og »bed«?',
            'bydemåde',
            ['navnemåde', 'fremsættende måde'],
            'Fyrpasseren beder sin søster om noget.',
          ),
          several(
            'Hvilke ord fra brevet er stedord?',
            ['mig', 'den', 'ham'],
            ['aldrig', 'alene'],
            '»Mig«, »den« og »ham« står i stedet for personer og for ørnen.',
          ),
        ],
      }),
    ],
  },
]);
