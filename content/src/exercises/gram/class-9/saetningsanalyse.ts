import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const saetningsanalyse = exerciseGroup({ productId: 'gram', level: 9, category: 'saetningsanalyse' }, [
  {
    number: 1,
    title: 'Når en hel ledsætning er et led',
    summary: 'En ledsætning kan være grundled, genstandsled eller biled i en større sætning.',
    instruction: 'Sæt »det« eller »dengang« ind i stedet for ledsætningen. Så kan du se, hvilket led den er.',
    items: [
      choice(
        'Hvad er »at du kom« i »At du kom, glædede hele holdet«?',
        'grundled',
        ['genstandsled', 'biled'],
        'Hvad glædede holdet? At du kom. Det glædede holdet.',
      ),
      choice(
        'Hvad er »hvem der har spist den« i »Jeg ved godt, hvem der har spist den«?',
        'genstandsled',
        ['grundled', 'omsagnsled'],
        'Hvad ved jeg? Jeg ved det.',
      ),
      choice(
        'Hvad er »da lyset gik« i »Da lyset gik, begyndte festen«?',
        'biled',
        ['grundled', 'genstandsled'],
        'Ledsætningen fortæller hvornår: Dengang begyndte festen.',
      ),
      choice(
        'Hvad er »at ingen måtte gå« i »Reglen var, at ingen måtte gå«?',
        'omsagnsled',
        ['genstandsled', 'biled'],
        'Ledsætningen står efter »var« og fortæller, hvad reglen er.',
      ),
      choice(
        'Hvad er »fordi hun var nysgerrig« i »Hun åbnede brevet, fordi hun var nysgerrig«?',
        'biled',
        ['genstandsled', 'hensynsled'],
        'Ledsætningen fortæller hvorfor. Brevet er genstandsled.',
      ),
      choice(
        'Hvad hører »som lå i græsset« til i »Uret, som lå i græsset, tikkede stadig«?',
        'grundleddet',
        ['udsagnsleddet', 'genstandsleddet'],
        'Ledsætningen beskriver uret, og uret er kernen i grundleddet.',
      ),
      choice(
        'Hvad er »hvem der havde nøglen« i »Vagten glemte, hvem der havde nøglen«?',
        'genstandsled',
        ['biled', 'grundled'],
        'Hvad glemte vagten? Det var, hvem der havde nøglen.',
      ),
      choice(
        'Hvad er »hvor gammel hun er« i »Hvor gammel hun er, vedkommer ikke dig«?',
        'grundled',
        ['omsagnsled', 'biled'],
        'Hvad vedkommer ikke dig? Det gør hendes alder.',
      ),
      sort(
        {
          'ledsætningen er grundled': ['At du lyver, undrer mig.', 'Hvem der vinder, afgøres nu.'],
          'ledsætningen er genstandsled': ['Jeg tror, at du lyver.', 'Hun gættede, hvem der vandt.'],
        },
        'Sæt »det« ind: Det undrer mig. Det afgøres nu. Jeg tror det. Hun gættede det.',
        'Sorter sætningerne.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Hvor, hvornår, hvordan og hvorfor: biled',
    summary: 'Find de led, der fortæller om omstændighederne, og skeln dem fra genstandsled.',
    instruction:
      'Et biled svarer på hvor, hvornår, hvordan eller hvorfor. Et genstandsled svarer på hvem eller hvad + udsagnsled + grundled.',
    items: [
      choice(
        'Hvad er »hele natten« i »Vi læste hele natten«?',
        'biled',
        ['genstandsled', 'omsagnsled'],
        'Det fortæller, hvor længe vi læste.',
      ),
      choice(
        'Hvad er »hele bogen« i »Vi læste hele bogen«?',
        'genstandsled',
        ['biled', 'omsagnsled'],
        'Hvad læste vi? Hele bogen.',
      ),
      choice(
        'Hvad er »med tænderne« i »Hun åbnede posen med tænderne«?',
        'biled',
        ['genstandsled', 'hensynsled'],
        'Det fortæller, hvordan hun åbnede posen.',
      ),
      choice(
        'Hvor mange biled er der i »I går sov en ræv i vores skur«?',
        'to',
        ['ét', 'tre'],
        '»I går« fortæller hvornår, og »i vores skur« fortæller hvor.',
      ),
      choice(
        'Hvad er det egentlige grundled i »Pludselig stod der en syngende rektor på balkonen«?',
        'en syngende rektor',
        ['der', 'på balkonen'],
        '»Der« er kun foreløbigt. Den, der stod, var rektor.',
      ),
      choice(
        'Hvad er udsagnsled i »Uden held har forskerne længe forsøgt at vække bjørnen«?',
        'har forsøgt',
        ['har længe', 'vække'],
        'Udsagnsleddet er delt af »forskerne længe«.',
      ),
      mark('Uden varsel *smed* hunden bilnøglen i søen.', 'Marker udsagnsleddet.', 'Det er det, hunden gjorde.'),
      mark(
        'På loftet fandt Ebbes søster en *kasse* med gamle breve.',
        'Marker kernen i genstandsleddet.',
        'Hvad fandt hun? En kasse med gamle breve. Kernen er »kasse«.',
      ),
      lists(
        'I »Hver torsdag bager min farfar brød til hele opgangen« er »hver torsdag« {biled|genstandsled|grundled}.',
        'Det fortæller, hvornår han bager.',
      ),
      sort(
        {
          'hvor eller hvornår': ['under broen', 'i forgårs'],
          'hvordan eller hvorfor': ['på grund af støjen', 'uden en lyd'],
        },
        '»Under broen« er et sted, og »i forgårs« er et tidspunkt. De andre fortæller om måde og årsag.',
        'Hvad fortæller biledet?',
      ),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Sideordning og underordning',
    summary: 'Se, hvordan sætninger er bygget sammen, og hvad det gør ved rytmen.',
    instruction:
      'Ved sideordning står hovedsætninger på række: Han kom, og hun gik. Ved underordning er den ene sætning et led i den anden: Da han kom, gik hun.',
    trains: ['word-order'],
    items: [
      choice(
        'Hvilken sætning har sideordning?',
        'Det tordnede, og hunden gemte sig.',
        ['Da det tordnede, gemte hunden sig.', 'Hunden gemte sig, fordi det tordnede.'],
        'Begge sætninger kan stå alene, og de er bundet sammen af »og«.',
      ),
      choice(
        'Hvilken sætning har underordning?',
        'Jeg smilede, selv om jeg frøs.',
        ['Jeg smilede, men jeg frøs.', 'Jeg smilede, og jeg frøs.'],
        '»Selv om« indleder en ledsætning.',
      ),
      choice(
        'Hvordan bliver »Han var træt, så han gik i seng« til underordning?',
        'Fordi han var træt, gik han i seng.',
        ['Han var træt, og han gik i seng.', 'Han var træt. Han gik i seng.'],
        '»Fordi« gør den første sætning til en ledsætning.',
      ),
      choice(
        'Hvordan bliver »Selv om jeg ringede, svarede ingen« til sideordning?',
        'Jeg ringede, men ingen svarede.',
        ['Da jeg ringede, svarede ingen.', 'Ingen svarede, selv om jeg ringede.'],
        '»Men« binder to hovedsætninger sammen.',
      ),
      choice(
        'Hvilken virkning har »Døren gik op. En mand kom ind. Han sagde intet.«?',
        'Det bliver kort, hårdt og spændende.',
        ['Det bliver indviklet og formelt.', 'Årsagerne bliver forklaret.'],
        'Korte hovedsætninger giver tempo og lader læseren gætte sammenhængen.',
      ),
      choice(
        'Hvorfor er der ofte mange ledsætninger i fagtekster?',
        'fordi de viser årsager og betingelser',
        ['fordi de gør teksten sjovere', 'fordi de gør sætningerne meget kortere'],
        'Ord som »fordi« og »hvis« viser, hvordan tingene hænger sammen.',
      ),
      choice(
        'Hvor mange ledsætninger er der i »Hvis du tror, at jeg har glemt, hvad du sagde, tager du fejl«?',
        'tre',
        ['én', 'to'],
        'Hvis du tror, at jeg har glemt, hvad du sagde: Hver af dem har sit eget grundled.',
      ),
      mark(
        'Ingen bemærkede, *at* statuen manglede, *før* borgmesteren ville tale, *da* parken åbnede.',
        'Marker de tre bindeord, der indleder ledsætninger.',
        '»At«, »før« og »da« indleder hver sin ledsætning.',
      ),
      lists(
        'I »Vi blev, indtil musikken holdt op« er »indtil musikken holdt op« en {ledsætning|hovedsætning}.',
        '»Indtil« indleder en ledsætning. Den kan ikke stå alene.',
      ),
    ],
  },
]);
