import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gram', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hold styr på tiderne',
    summary: 'Brug datid, førnutid og førdatid, så læseren ved, hvad der skete hvornår.',
    instruction:
      'Find ud af, hvilken tid der fortælles i. Det, der skete endnu tidligere, står i førdatid: havde glemt.',
    trains: ['tense', 'past-ending'],
    items: [
      lists('Da vi kom frem, {var|er|har været} festen allerede forbi.', 'Der fortælles i datid: kom, var.'),
      lists(
        'Hun opdagede, at hun {havde glemt|har glemt|glemmer} passet i køleskabet.',
        'Hun glemte det, før hun opdagede det: førdatid.',
      ),
      lists(
        'Siden 2019 {har|havde|får} min bror samlet på andres boardingkort.',
        'Det begyndte dengang og gælder stadig: førnutid, har samlet.',
      ),
      lists(
        'Hver gang telefonen ringede, {sprang|springer|sprunget} papegøjen op og svarede.',
        'Resten af sætningen står i datid: ringede, sprang, svarede.',
      ),
      lists(
        'Hvis jeg {var|er|være} usynlig, ville jeg rejse gratis med toget.',
        'Man forestiller sig noget uvirkeligt: »hvis jeg var«.',
      ),
      lists(
        'Vi ville have vundet, hvis dommeren ikke {havde sovet|har sovet|sover}.',
        'Det skete ikke i virkeligheden: førdatid, havde sovet.',
      ),
      gaps('Brevet, som havde [ligget](ligge) bag radiatoren i tres år, var en invitation.', 'Ligge, lå, ligget.'),
      gaps('Ingen havde [troet](tro), at en gris kunne svømme så langt.', 'Tro, troede, troet.'),
      gaps('I går [skreg](skrige) naboens baby så højt, at alarmen gik i gang.', 'Skrige, skreg, skreget.'),
      choice(
        'I hvilken sætning skifter fortælleren tid uden grund?',
        'Han gik hen til bordet, tager kniven og skar kagen ud.',
        [
          'Han går hen til bordet, tager kniven og skærer kagen ud.',
          'Han gik hen til bordet, tog kniven og skar kagen ud.',
        ],
        '»Gik« og »skar« står i datid, men »tager« står i nutid.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvem gjorde det? Passiv i aviser og regler',
    summary: 'Skift mellem aktiv og passiv, og se, hvad der bliver skjult.',
    instruction: 'Passiv laves med -s eller med »blive«. Tænk over, hvem der handler, og om det bliver sagt.',
    items: [
      lists(
        'Ved ildebrand {forlades|forlader|forladt} bygningen ad nærmeste nødudgang.',
        'Bygningen gør ikke noget selv: Den forlades.',
      ),
      lists(
        'Kunstværket {blev solgt|solgte|har solgt} for 14 millioner til en anonym køber.',
        'Kunstværket solgte ikke noget. Nogen solgte det.',
      ),
      lists(
        'Mobiltelefoner {må ikke bruges|må ikke bruge|må ikke bruger} under prøven.',
        'Telefonerne bruger ikke noget. De bliver brugt af nogen.',
      ),
      lists(
        'Buketten {skal afhentes|skal afhente|skal afhenter} inden klokken 18.',
        'Nogen skal hente buketten: afhentes.',
      ),
      gaps(
        'Resultatet [offentliggøres](offentliggøre) på skolens hjemmeside på fredag.',
        'Passiv i nutid med -s: »offentliggøres«.',
      ),
      gaps('Der [spises](spise) 40.000 hotdogs på festivalen hvert år.', 'Passiv i nutid med -s: »spises«.'),
      choice(
        'Hvordan lyder »Betjenten standsede bussen« i passiv?',
        'Bussen blev standset af betjenten.',
        ['Bussen standsede betjenten.', 'Betjenten blev standset af bussen.'],
        'Genstandsleddet »bussen« bliver grundled.',
      ),
      choice(
        'Hvem har ansvaret i sætningen »Det blev besluttet at lukke biblioteket«?',
        'det står der ikke noget om',
        ['biblioteket', 'lånerne'],
        'Passiv kan skjule den, der har taget beslutningen.',
      ),
      choice(
        'Hvilken udgave fortæller klarest, hvem der gjorde hvad?',
        'Byrådet hævede prisen på busbilletter.',
        ['Prisen på busbilletter blev hævet.', 'Der skete en hævning af prisen på busbilletter.'],
        'I aktiv er byrådet grundled, så man ved, hvem der handlede.',
      ),
      sort(
        {
          'siger, hvem der gjorde det': ['Eleverne rev muren ned.', 'Hegnet blev væltet af en ko.'],
          'siger det ikke': ['Muren blev revet ned.', 'Hegnet væltes i nat.'],
        },
        'I aktiv er det grundleddet, der handler. I passiv kan man nævne det med »af«, men man behøver det ikke.',
        'Sorter sætningerne.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Skrevet, skreven eller skrev?',
    summary: 'Vælg den rigtige form efter »har«, »er« og »blev«.',
    instruction: 'Efter »har«, »havde«, »er« og »blev« står kort tillægsmåde. Den ender som regel på -et eller -t.',
    trains: ['participle', 'tense'],
    items: [
      gaps('Nogen har [skåret](skære) et hjerte i min madpakke.', 'Skære, skar, skåret.'),
      gaps('Porten er blevet [båret](bære) væk af stormen.', 'Bære, bar, båret.'),
      gaps('Vi har [grinet](grine) så meget, at ingen kan huske hvorfor.', 'Grine, grinede, grinet.'),
      gaps('De havde [svoret](sværge) aldrig mere at tage på cykelferie i november.', 'Sværge, svor, svoret.'),
      gaps('Hvem har [brugt](bruge) al tandpastaen som glasur?', 'Bruge, brugte, brugt.'),
      lists(
        'Kampen blev {afgjort|afgjordt|afgjorte} på straffespark i mørke.',
        'Afgøre, afgjorde, afgjort – uden d foran t’et.',
      ),
      lists('Han har altid {kunnet|kunne|kundet} flytte ørerne hver for sig.', 'Kunne, kunne, kunnet.'),
      lists('Hun er {blevet|bleven|blev} valgt til festivalens dronning tre år i træk.', 'Blive, blev, blevet.'),
      lists('Filmen har {gjort|gjordt|gjorde} mig bange for vasketøj.', 'Gøre, gjorde, gjort – uden d foran t’et.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Tyvene har taget alt undtagen regningerne.',
        ['Tyvene har tog alt undtagen regningerne.', 'Tyvene har taget alt undtaget regningerne.'],
        'Det hedder »har taget«, og »undtagen« kan ikke bøjes.',
      ),
    ],
  },
]);
