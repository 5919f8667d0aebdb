import type { DemoEssay } from '../demo-school-schema.ts';

/** 7.A, »Da alt gik galt«: the class the teacher is marking now. The errors in the pupils' texts are there on purpose. */
export const wrongDayEssays: readonly DemoEssay[] = [
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'elev',
    state: 'self-correcting',
    daysAgo: 6,
    grade: '7',
    gradeVisible: false,
    feedback:
      'Kære Freja. Jeg grinede højt, da lagkagen landede på taget af bilen. Du lader det blive værre og værre, præcis som opgaven bad om. Ret nu teksten igennem for komma og for datid, for flere steder glider du over i nutid. Send den til mig igen senest på torsdag.',
    text: `Lagkagen

»Den sidder fast,« sagde min far, og så sagde han noget som jeg ikke må skrive i en dansk stil.

Vi stod på motorvejen ved Ringsted med havariblinket tændt. Bag i bilen sad min farmor med en lagkage på skødet. Den havde tre lag og hindbær og der stod 80 år med flødeskum, for det var hende selv der fyldte år, og hun stolede ikke på at nogen andre kunne holde den.

Det hele begyndte om morgenen, da min lillebror gemte bilnøglerne i fryseren fordi han ville lave et trylle nummer. Det tog halvanden time at finde dem. Så kunne bilen ikke starte. Så kunne den godt, men så kunne den ikke stoppe med at dytte, og så dyttede vi hele vejen gennem Køge mens folk vinkede.

Nu sad bilens bagklap fast og advarselstrekanten lå derinde. Min far trak og trak. Farmor steg ud for at hjælpe, og for at få hænderne fri stillede hun lagkagen op på taget.

I kan nok regne ud hvad der sker.

Bagklappen sprang op med et brag. Lagkagen hoppede. Den gled langsomt ned over forruden som en snegl med hindbær øjne, og så kommer der en lastbil forbi og resten af den blæste op i hovedet på min far.

Der var helt stille. Så begyndte farmor at grine. Hun grinte så hun måtte holde fast i autoværnet, og hun stak en finger ned i flødeskummen på min fars kind og smagte på den.

»Der mangler vanille,« sagde hun.

Vi kom to timer for sent til festen og vi havde ingen kage, men det er den fødselsdag alle stadig snakker om.`,
    secondVersion: {
      daysAgo: 1,
      text: `Lagkagen

»Den sidder fast,« sagde min far, og så sagde han noget, som jeg ikke må skrive i en dansk stil.

Vi stod på motorvejen ved Ringsted med havariblinket tændt. Bag i bilen sad min farmor med en lagkage på skødet. Den havde tre lag og hindbær, og der stod 80 år med flødeskum, for det var hende selv, der fyldte år, og hun stolede ikke på, at nogen andre kunne holde den.

Det hele begyndte om morgenen, da min lillebror gemte bilnøglerne i fryseren, fordi han ville lave et tryllenummer. Det tog halvanden time at finde dem. Så kunne bilen ikke starte. Så kunne den godt, men så kunne den ikke stoppe med at dytte, og så dyttede vi hele vejen gennem Køge, mens folk vinkede.

Nu sad bilens bagklap fast og advarselstrekanten lå derinde. Min far trak og trak.`,
    },
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'elev2',
    state: 'ready',
    daysAgo: 5,
    asks: true,
    grade: '7',
    gradeVisible: true,
    feedback:
      'Hej Yusuf. Sikke en historie! Du bygger spændingen rigtig godt op, og den sidste linje sidder lige i skabet. Kig på »ad« og »af«, og på »nogen« og »nogle«. Tip: Kan du sætte »flere« ind, hedder det »nogle«.',
    text: `Dagen hvor jeg blev vækket af en ged

Jeg vågnede ved at der var noget der tyggede i mit hår. Det var en ged.

Nu tænker du nok at jeg bor på en bondegård, men det gør jeg ikke. Jeg bor i en lejlighed på tredje sal. Geden havde min onkel vundet i et lotteri på et marked aftenen før, og han havde tænkt at vi kunne passe den til han fandt et sted til den. Han havde bare glemt at fortælle det til nogle af os.

Min mor stod i døren med hænderne på hovedet. Geden havde spist halvdelen ad vores gardiner, min matematik bog og en plante som hun havde haft siden hun blev gift. Så hoppede den op i sofaen og tissede.

Jeg skulle til fodboldkamp kl. 10 og det var den vigtigste kamp på hele sæsonen. Jeg skyndte mig at tage tøj på, men min ene støvle var væk. Vi fandt den bag køleskabet. Den havde nogen huller som ikke havde været der før.

Da jeg endelig løb ned ad trappen, løb geden efter mig. Den løb hele vejen hen til stadion. Jeg råbte »gå hjem« men geder kan ikke dansk. Dommeren sagde at der ikke måtte være dyr på banen, og træneren sagde at det ikke var hans problem, og så bandt vi den til målet.

Det skulle vi ikke have gjort.

I det 89. minut stod der 1-1. Deres angriber var helt alene foran vores mål og skød, og bolden var på vej lige op i hjørnet. Så rejste geden sig og tog den med hovedet.

Vi vandt 2-1. Jeg har stadig støvlen.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'oliver-brandt-nissen',
    state: 'marked',
    daysAgo: 4,
    text: `Lejrskolen

Det var i 6. klasse og vi skulle på lejrskole på Samsø. Jeg havde glædet mig i to måneder. Jeg havde pakket min taske tre dage før og min mor havde sat navne mærker i alt mit tøj selv om jeg sagde hun ikke måtte.

Det første der gik galt var at jeg glemte tasken på perronen. Jeg opdagede det først da vi sad i toget og Noah spurgte om jeg havde nogen chips. Jeg kigge op på hylden og der var tomt. Vores lærer ringede til stationen men de havde ikke fundet noget. Så jeg ankom til Samsø med en jakke en mobil med 12 procent strøm og en halv banan.

Heldigvis måtte jeg låne tøj af de andre. Jeg fik Magnus' bukser som var alt for lange og en trøje af Liva hvor der stod Unicorn Princess på maven. Alle tog billeder.

Den anden dag skulle vi på cykeltur. Min cykels kæde sprang af syv gange og den sidste gang væltede jeg ned i en grøft med brænde nælder. Min arm blev helt rød og hævet og jeg lignede en hummer.

Om aftenen var der bål og da jeg satte mig knækkede bænken. Jeg lå der med benene i vejret med mit Unicorn Princess trøje på og alle grinede og så begyndte jeg også at grine for hvad skulle jeg ellers gøre.

Den sidste dag fik jeg sms fra min mor. Der stod at tasken var fundet. Den lå derhjemme. Jeg havde aldrig fået den med ud af døren.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'ida-kjaer-soerensen',
    state: 'marked',
    daysAgo: 4,
    text: `Den store premiere

Tæppet gik op og jeg kunne ikke huske et eneste ord.

Foran mig sad hele skolen. På første række sad min mor, min far, min fars nye kæreste og min mors nye kæreste, de sad ved siden af hinanden for første gang nogensinde og de lignede fire mennesker der ventede hos tandlægen. Jeg spillede hovedrollen i Snedronningen. Jeg havde øvet mig siden august.

To timer før var alt gået som det skulle. Så fik Elias som skulle spille Kay næseblod udover hele sit kostume. Læreren sagde at vi måtte bytte, så Kay kom på scenen i en pyjamas med dinosaure. Bagefter opdagede vi at sneen var væk. Vi havde klippet tre poser sne ud af papir, men pedellen havde troet at det var affald.

Så jeg stod der. Lyset var så skarpt at det gjorde ondt. Jeg kunne høre nogen hvisker mit replik fra siden men det lød bare som sss sss sss.

Jeg så ned på publikum. Min mors kæreste rodede i sin taske, og så, jeg sværger, tog han en pakke lommetørklæder op og begyndte at rive dem i stykker. Han kastede dem op i luften. Min fars kæreste tog også nogle. Så min far. Så min mor. Til sidst sad alle fire og kastede med sne, og hele salen klappede.

Og så kunne jeg pludselig huske det hele.

Jeg troede altid at de fire ikke kunne være i samme rum. Det kunne de godt. Der skulle bare gå noget galt først.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'noah-thygesen',
    state: 'marked',
    daysAgo: 3,
    text: `da alt gik gal

det var en dag hvor jeg skule i tivoli med min klase. jeg vågne alt for sent fordi min mobil var løbet tør for strøm så jeg nåde ikke at spise moren mad. jeg løb ned til bussen men den kørte lige foran næsen af mig så jeg måte cykle hele vejn og det rejnede

da jeg kom der hen var de andre gået ind og jeg hade ikke nogen bilet. Damen i lugen sae at jeg skule ringe til min lære men min mobil var jo død. så jeg stod der i en hal time og frøs

så kom Mette heldivis ud og fant mig og hun var ikke sur. vi gik ind og jeg ville prøve Dæmonen sammen med Villads. vi stod i kø i 1 time og lige da vi skulle til og sætte os så gik den i stykker og alle skulle gå ned igen

så købte jeg en kæmpe candy flos for mine sidste penge. der kom en måge og tog den. den tog HELE candyflosen og fløj væk med pinden og alt. Villads grinte så meget han fik ondt i maven

på vej hjem havde nogen taget min cykkel. jeg måte gå og det tog 2 timer. men så kom jeg hjem og min far havde lavet lasange og det var alligvel en okay dag. Jeg har lært at man skal lade sin mobil op`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'amina-warsame',
    state: 'teacher-editing',
    daysAgo: 5,
    text: `En meget lang lørdag

»Hvor er din søster?« spurgte min mor i telefonen, og jeg kiggede rundt i hele legetøjsbutikken og kunne ikke se hende nogen steder.

Jeg skulle bare passe hende i tre timer. Tre timer! Min mor og far var til bryllup i Aarhus, og jeg havde sagt at jeg sagtens kunne tage Hodan med i centeret. Hun er fire år og plejer at være sød. Det er hun også, når hun sover.

Det startede med at hun ville have en is. Hun tabte den på en mands sko. Manden var ikke glad, og jeg måtte tørre hans sko af med mit halstørklæde. Så ville hun op på rulletrappen, og så ville hun ned på rulletrappen, og det ville hun nitten gange. Til sidst satte hendes snørebånd sig fast og en vagt måtte trykke på den røde knap, så hele trappen stoppede med alle mennesker på.

Og nu var hun væk. Mit hjerte bankede helt oppe i halsen. Jeg løb op og ned af gangene og kaldte. Jeg kiggede under borde og bag bamser. Jeg tænkte på hvad min far ville sige og jeg tænkte på hvordan hun så ud da hun blev født, og så begyndte jeg at græde midt i butikken.

Så sagde en stemme i højttaleren: »Vi har fundet en stor pige på tolv år som er blevet væk fra sin lillesøster. Lillesøsteren står ved kassen.«

Hodan stod og holdt damen i hånden. »Der er hun!« råbte hun. »Hun er altid så svær at finde.«

Jeg har aldrig krammet nogen så hårdt, og jeg har aldrig været så flov.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'magnus-dam-kristoffersen',
    state: 'handed-in',
    daysAgo: 0,
    text: `Sommerhuset

Vi havde lejet et sommerhus i uge 29 og alle sagde at det ville blive den bedste ferie. Det blev det ikke. Det blev den våddeste.

Da vi kom derop lå nøglen ikke under urtepotten som der stod i mailen. Min far ringede til dem der ejede huset, men de var i Thailand og der var det midt om natten. Så min storebror kravlede ind af et vindue, og mens han hang der med benene udenfor kom naboen og troede vi var tyve. Han havde en hund med. Det var ikke en lille hund.

Efter vi havde fået forklaret os kom vi endelig ind. Der var ingen strøm. Min mor fandt et sikringsskab og trykkede på det hele, og så kom der lys i fem minutter og derefter en lugt af brændt plastik.

Om natten begyndte det at regne. Jeg vågnede fordi der dryppede noget på min pande. Jeg flyttede sengen, så dryppede det på mine fødder. Til sidst sov vi alle fem i den samme seng fordi det var det eneste tørre sted, og min far snorkede og min lillesøster sparkede.

Den tredje dag gav vi op og kørte hjem. Solen skinnede selvfølgelig lige så snart vi var på færgen.

Men ved du hvad? Når vi snakker om ferier derhjemme er det aldrig turen til Spanien vi taler om. Det er altid den seng.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'liva-bech-andersen',
    state: 'marked',
    daysAgo: 5,
    text: `Generalprøve på at være voksen

Klokken var ti minutter i seks, og der stod tre brandmænd i vores køkken.

»Er du alene hjemme?« spurgte den ene. Han havde sod på næsen og var åbenlyst ved at kvæle et grin.

Jeg nikkede. Min mor havde fødselsdag, og jeg ville overraske hende. Planen var enkel: tre retter, stearinlys, musik. Jeg havde lavet et skema med klokkeslæt og overstreget hvert punkt med en farve, for jeg er den slags menneske, der tror, at verden gør, som der står i skemaet.

Suppen brændte på klokken 16.20. Det stod ikke i skemaet. Jeg hældte den i vasken, men gulerødderne satte sig fast i afløbet, og vandet steg langsomt op mod kanten, mens jeg ledte efter en svupper på nettet. Imens kogte kartoflerne over. Imens åd katten laksen.

Klokken 17.15 var jeg tilbage ved det, der kunne reddes: desserten. Der var kun én ting, jeg skulle gøre. Jeg skulle tænde for grillen i ovnen og give marengsen to minutter. Jeg tændte, satte uret og gik ind for at lægge servietterne i form af svaner.

Det er svært at folde svaner. Det tager mere end to minutter.

Da røgalarmen gik, gik genboens også, og så naboens. Nogen må have ringet.

Min mor kom hjem, netop som brandmændene gik. Hun så på mig, på vandet på gulvet, på den sorte marengs og på den ene svane, der faktisk var lykkedes. Så tog hun jakken på igen, rakte mig min og sagde: »Pizza?«

Jeg har gemt svanen. Den minder mig om, at ét punkt ud af tolv også er et resultat.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'zahra-hosseini',
    state: 'draft',
    daysAgo: 1,
    text: `Den forkerte fest

Jeg havde stået foran spejlet i en hel time og min søster havde krøllet mit hår og jeg havde den nye grønne kjole på. Invitationen lå på mit skrivebord. Der stod at Karla holdte fødselsdag lørdag kl. 14 og at temaet var eventyr.

Jeg ringede på døren og der kom en mand ud i jakkesæt. Han så lidt forvirret ud men han sagde velkommen og tog min gave. Inde i stuen sad der mindst tredive gamle mennesker og spiste lagkage i helt stilhed. Jeg kunne ikke se Karla nogen steder.

Så opdagede jeg at de alle sammen havde sort tøj på.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'villads-hoej-jepsen',
    state: 'teacher-editing',
    daysAgo: 4,
    feedback:
      'Hej Villads. Du har en rigtig god idé, og læseren får ondt af hamsteren. Prøv at dele teksten op i afsnit, og sæt punktum i stedet for »og så«.',
    text: `Hamsteren Klaus

Jeg skulle passe klassens hamster i vinterferien og så sagde min lære at det var et stort ansvar. Hamsteren hed Klaus og den var brun og hvid og meget tyk og så tog jeg den med hjem i en papkasse og det var der det begyndte at gå galt.

Den første nat gnavede den sig ud af kassen og så var den væk. Vi ledte overalt. Vi ledte under sengen og bag radiatorne og i min storesøsters tøj og så fandt vi den i støvsugeren. Den var heldigvis ikke død den havde bare bygget en rede i posen og den var helt grå.

Så vaskede jeg den i håndvasken selvom min søster sagde at hamstre ikke kan lide vand og så blev den sur og bed mig i tommelfingeren så det blødte ned på gulvtæppet som var nyt. Min mor blev rasende. Så ville jeg tørre den med hårtøreren og den løb op i gardinet og hang der og ville ikke komme ned i fire timer.

Den sidste dag var den helt stille og rørte sig ikke og jeg trode den var død. Jeg græd og lagde den i en sko æske med vat og skrev på låget Her hviler Klaus en god hamster og så gik jeg ned for at grave et hul. Da jeg kom op igen sad den i æsken og spiste vattet.

Jeg sagde ikke noget til nogen. Men i mandags spurgte min lære hvorfor der stod Her hviler Klaus på æsken og så måtte jeg fortælle det hele.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'august-storm-lauritsen',
    state: 'marked',
    daysAgo: 2,
    text: `Min værste dag

Min værste dag var da jeg skulle til tand læge. Min mor havde sagt at det bare var et tjek men det var det ikke.

Først kom vi forsent fordi der var vej arbejde så skulle vi vente i en time. Der var kun dame blade. Så blev jeg kaldt ind og tandlægen sagde at jeg havde tre huller, jeg sagde at det kunne ikke passe fordi jeg børster tænder hver dag, næsten.

Så fik jeg bedøvelse og min mund hang ned på den ene side. Da jeg kom i skole skulle jeg læse højt af min fremlægelse om løver. Jeg savlede ned på papiret og sagde »løwaw« og alle grinede også Jonas som er vores lære.

Til aften smad fik vi min livret som er bøf og jeg kunne ikke tygge den. Så jeg fik suppe.

Nu børster jeg tænder to gange om dagen.`,
  },
  {
    homework: '7a-galt',
    exerciseSlug: 'da-alt-gik-galt',
    pupil: 'elias-groenbaek',
    state: 'marked',
    daysAgo: 3,
    startkomma: false,
    text: `Straffesparket

Dommeren pegede på pletten. Der var ét minut tilbage, og anføreren rakte mig bolden. »Du tager den,« sagde han, og jeg vidste allerede dér at det var en dårlig idé.

Egentlig skulle jeg slet ikke have spillet. Jeg havde været syg hele ugen og lå stadig i sengen klokken ni, da træneren ringede. Vores angriber havde brækket en tå på en legoklods. Ikke noget fint, bare en lego klods.

Jeg fandt mit tøj nederst i vasketøjskurven. Det lugtede som om noget var død i det. Min strømpe havde et hul, så min storetå stak ud, og jeg måtte låne benskinner af min søster som er otte. De gik mig til midt på skinnebenet og havde enhjørninger på.

I første halvleg løb jeg ind i stolpen. I anden halvleg skød jeg bolden op i hovedet på min egen træner. Og nu stod jeg her. Publikum blev stille. Jeg lagde bolden, gik fem skridt tilbage og så målmanden i øjnene. Han smilede. Det skulle han ikke have gjort.

Jeg løb og sparkede alt hvad jeg kunne, men min fod gled i mudderet og jeg ramte ikke bolden, jeg ramte kun jorden. Støvlen fløj af. Den fløj i en flot bue hen over målmanden, som af en eller anden grund kastede sig efter den, mens bolden trillede helt langsomt ind i det modsatte hjørne.

Mål.

De kaldte mig Askepot resten af sæsonen. Det kunne jeg godt leve med.`,
  },
];
