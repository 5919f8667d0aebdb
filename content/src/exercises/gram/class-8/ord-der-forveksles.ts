import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const ordDerForveksles = exerciseGroup({ productId: 'gram', level: 8, category: 'ord-der-forveksles' }, [
  {
    number: 1,
    version: 2,
    title: '»Ad« og »af« i lange sætninger',
    summary: 'Vælg det rigtige ord om vej, retning, latter, materiale og årsag.',
    instruction:
      'Om vejen, retningen og det, man griner ad, bruges »ad«. Om det, noget kommer fra, består af eller skyldes, bruges »af«.',
    trains: ['ad-af'],
    items: [
      lists(
        'Vi fulgte efter musikken ned {ad|af} en gyde, vi aldrig havde set før.',
        'Gyden er vejen: »ned ad en gyde«.',
      ),
      lists('Hun rystede {af|ad} kulde, men nægtede at tage hue på.', 'Kulden er årsagen: »af kulde«.'),
      lists('Hvorfor peger de fingre {ad|af} min nye cykelhjelm?', 'Man peger fingre ad nogen eller noget.'),
      lists(
        'Ingen må grine {ad|af} hans hjemmelavede båd, for den flyder faktisk.',
        'Man griner ad nogen eller noget.',
      ),
      lists('Klatrevæggen består {af|ad} gamle dæk og god vilje.', 'Det er materialet: »består af«.'),
      lists('De arbejdede to {ad|af} gangen, for stigen var gammel.', 'Det hedder »ad gangen«.'),
      lists(
        'Røverne smuttede ud {ad|af} bagdøren, mens orkestret spillede.',
        'Bagdøren er vejen ud: »ud ad bagdøren«.',
      ),
      lists('Hvad er der blevet {af|ad} den halve lagkage?', 'Det hedder »blive af«, når noget er væk.'),
      lists(
        'Hop ned {af|ad} scenen, før lyset bliver tændt.',
        'Man kommer væk fra scenen: af scenen. Man følger ikke en vej.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Hunden gøede ad postbuddet og blev forskrækket af sit eget ekko.',
        [
          'Hunden gøede af postbuddet og blev forskrækket af sit eget ekko.',
          'Hunden gøede ad postbuddet og blev forskrækket ad sit eget ekko.',
        ],
        'Hunden gøede ad nogen, og ekkoet er grunden til forskrækkelsen.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Lå eller lagde, hang eller hængte?',
    summary: 'Skeln mellem det, der er i en tilstand, og det, man gør ved noget.',
    instruction:
      'At »ligge«, »sidde«, »springe« og »vågne« er noget, man selv gør. Man kan »lægge«, »sætte«, »sprænge« og »vække« noget eller nogen. Billedet »hang«, men hun »hængte« billedet op.',
    trains: ['hang-haengte', 'springe-spraenge', 'vaagne-vaekke'],
    items: [
      lists('Efter festen {lå|lagde} der en enlig sko på trampolinen.', 'Skoen var der: »den lå«.'),
      lists('Hvem har {lagt|ligget} en levende krabbe i min taske?', 'Nogen har anbragt krabben: »lagt«.'),
      lists('Billedet har {hængt|hang|hænget} skævt, siden vi flyttede ind.', 'Hænge, hang, hængt.'),
      lists('Hun {hængte|hang} vasketøjet op i et æbletræ.', 'Hun gjorde noget ved tøjet: »hængte«.'),
      lists('Flagermusene {hang|hængte} med hovedet nedad hele dagen.', 'De gjorde ikke noget ved noget: »hang«.'),
      lists('Pludselig {sprang|sprængte} alle sikringer i huset.', 'Sikringerne gik selv i stykker: »sprang«.'),
      lists(
        'Ingeniørerne {sprængte|sprang} det gamle tårn i luften klokken tolv.',
        'De gjorde noget ved tårnet: »sprængte«.',
      ),
      lists('Jeg {vågnede|vækkede} ved, at nogen spiste mine chips.', 'Søvnen hørte selv op: »vågnede«.'),
      lists('Kan du {vække|vågne} mig, når vi er i Hamborg?', 'Nogen skal gøre noget ved mig: »vække«.'),
      gaps('I mandags [satte](sætte) han sig forkert, og nu er guitaren flad.', 'Sætte, satte, sat.'),
    ],
  },
  {
    number: 3,
    version: 2,
    title: 'Ord, som øret ikke kan skelne',
    summary: 'Vælg mellem ord, der lyder ens, men betyder noget forskelligt.',
    instruction: 'Tænk på, hvad ordet betyder, og vælg den rigtige stavemåde.',
    trains: ['hver-vaer-vejr', 'vidst-vist', 'sound-alike'],
    items: [
      lists('{Vejret|Været|Hvert} slog om, og paraplyerne fløj mod Sverige.', 'Regn og blæst er vejr.'),
      lists('Turen var hver en krone {værd|vejr|vær}.', 'Den var pengene værd.'),
      lists('Det bliver kun {værre|være}, hvis du piller ved det.', 'Det bliver endnu mere slemt: »værre«.'),
      lists('Hun har {vidst|vist} det hele tiden og ikke sagt et ord.', 'Vide, vidste, vidst.'),
      lists('Han har {vist|vidst} mig, hvordan man laver en falsk hale.', 'Vise, viste, vist.'),
      lists('Jeg kan ikke huske, {hvad|var|vad} ulven hed.', 'Det er et spørgeord: »hvad«.'),
      lists(
        'Hun var {vant|vandt} til at blive overset, men i dag {vandt|vant} hun.',
        'At være vant til noget er en vane. Vinde, vandt, vundet.',
      ),
      lists('Min kusine er {vært|hvert|vejret} i et tv-program om tang.', 'Den, der tager imod gæster, er vært.'),
      lists(
        'I går {syntes|synes} jeg, at filmen var sjov, men i dag er jeg i tvivl.',
        'Det var i går, altså datid: »syntes«.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Hvis vinden vender, viser vindmøllen det.',
        ['Vis vinden vender, viser vindmøllen det.', 'Hvis vinden vender, hviser vindmøllen det.'],
        'En betingelse begynder med »hvis«. At pege noget ud hedder »vise«.',
      ),
    ],
  },
  {
    number: 4,
    version: 2,
    title: '»Hvor« og »vor«, »længere« og »længer«',
    summary: 'Skeln mellem et spørgeord og et gammeldags ord for vores, og mellem to former af lang.',
    instruction:
      'Vælg eller skriv det ord, der passer. »Vor« betyder vores, og om det, der er mere langt, hedder det »længere«.',
    trains: ['hvor-vor', 'laengere-laenger'],
    items: [
      lists('Talen begyndte: »Kære borgere i {vor|hvor} by.«', 'Man kan sige vores by: »vor«.'),
      lists('Efterforskerne ved stadig ikke, {hvor|vor} maleriet er.', 'Ordet spørger om et sted: »hvor«.'),
      lists('Det er forbløffende, {hvor|vor} hurtigt en gepard bliver træt.', 'Det hedder »hvor hurtigt«.'),
      lists('I {vor|hvor} tid kan man følge en svale på nettet.', 'Man kan sige vores tid: »vor«.'),
      lists('{Hvor|Vor} han end gik, fulgte gåsen efter.', 'Det hedder »hvor … end«.'),
      lists('Artiklens anden del er {længere|længer} og mere kritisk.', 'Delen er mere lang: »længere«.'),
      lists('Efter en {længere|længer} tavshed rømmede dommeren sig.', 'Tavsheden var mere lang: »længere«.'),
      lists('Om aftenen er skyggerne {længere|længer} end træerne.', 'Skyggerne er mere lange: »længere«.'),
      lists('Hvilken af de to omveje er {længere|længer}?', 'Omvejen er mere lang: »længere«.'),
      choice(
        'I hvilken sætning kan man også skrive »længer«?',
        'Hun bor her ikke længere.',
        ['Hendes nye tur er længere.', 'Hun skrev et længere brev.'],
        'Her fortæller ordet om tiden og er et biord. De andre steder er det et tillægsord.',
      ),
    ],
  },
]);
