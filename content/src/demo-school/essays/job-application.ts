import type { DemoEssay } from '../demo-school-schema.ts';

/** 8.B, »Ansøgning til et fritidsjob«: half of them marked. The errors in the pupils' texts are there on purpose. */
export const jobApplicationEssays: readonly DemoEssay[] = [
  {
    homework: '8b-job',
    exerciseSlug: 'ansoegning-til-fritidsjob',
    pupil: 'fatima-el-amrani',
    state: 'ready',
    daysAgo: 8,
    grade: '10',
    gradeVisible: true,
    feedback:
      'Kære Fatima. Din ansøgning er høflig og personlig på én gang, og eksemplet med den lange kø viser mere end ti tillægsord. Husk, at sammensatte ord skrives i ét ord: dankortapparat. Jeg ville ansætte dig!',
    text: `Emne: Ansøgning om job som ungarbejder om lørdagen

Kære Birthe Mogensen

Jeg så jeres opslag i går, da jeg hentede rundstykker til min mor, og jeg vil gerne søge jobbet i butikken om lørdagen. Jeg kan begynde med det samme.

Jeg hedder Fatima, er fjorten år og går i 8.B på Søbakkeskolen. Jeg bor på Møllevænget, så jeg kan være hos jer på fem minutter på cykel. Derhjemme er jeg den ældste af fire søskende, og derfor er jeg vant til at stå tidligt op. Klokken seks har jeg som regel allerede smurt tre madpakker og fundet to forskellige sokker.

I foråret solgte vores klasse kager på biblioteket for at samle ind til en studietur. Jeg stod ved kassen i to dage. Der var lang kø og vi havde kun ét dankort apparat, men jeg snakkede med dem der ventede, og flere af dem købte en ekstra kage. Jeg er god til hovedregning, og jeg skriver pænt og tydeligt. Skiltene til salget var mine.

I spørger, hvilket brød ingen bager må mangle. Jeg synes, at det er et rigtig groft rugbrød, helst lidt syrligt. Det er det brød som alle kan blive enige om, både min danske nabo og min marokkanske bedstemor. Hun spiser det med olivenolie, og det kan jeg anbefale.

Jeg håber, at jeg må komme forbi til en samtale. I kan ringe til mig på 00 00 00 14 alle dage efter klokken 15.

Med venlig hilsen
Fatima El Amrani`,
  },
  {
    homework: '8b-job',
    exerciseSlug: 'ansoegning-til-fritidsjob',
    pupil: 'tobias-lund-eriksen',
    state: 'ready',
    daysAgo: 7,
    grade: '4',
    gradeVisible: true,
    feedback:
      'Hej Tobias. Du er ærlig, og du har svaret på alle spørgsmål i opslaget. Men du skriver til en, du ikke kender, så ord som »mega« og »fed« må ud. Del også mailen op i afsnit. Læs den højt, og forestil dig, at Birthe Mogensen står over for dig.',
    text: `Emne: job

Hej Birthe

Jeg søger jobbet fordi jeg mangler penge til en ny computer og fordi min fætter siger det er et mega fed sted at arbejde. Jeg er 14 år og går i 8 klasse og jeg er 1,76 høj så jeg kan nå de øverste hylder. Jeg kan både lørdag og søndag men helst søndag fordi jeg spiller håndbold om lørdagen. Jeg kan starte på næste søndag.

Jeg syntes selv jeg er god til at snakke med folk og jeg bliver ikke sur så nemt. På min mors arbejde hjælper jeg nogle gange til og der har jeg lært at gøre ordenligt rent og jeg har også prøvet at stå i en kiosk til håndbold stævner. Der var engang en mand der råbte af mig fordi pølserne var kolde men jeg gav ham bare en ny og så sagde han undskyld bagefter. Jeg er god til matematik men ikke så god til at stave men det er jeg ved at øve mig på og man kan jo godt lave skilte med få ord.

Det brød som ingen bager må mangle er en tebirkes fordi den er sprød udenpå og blød indeni og fordi man bliver glad af den.

Håber i vil skrive til mig på tobias eller ringe på 00 00 00 27.

Hilsen Tobias`,
  },
  {
    homework: '8b-job',
    exerciseSlug: 'ansoegning-til-fritidsjob',
    pupil: 'clara-winther',
    state: 'marked',
    daysAgo: 7,
    text: `Emne: Ansøgning til stillingen som ungarbejder (søndag)

Kære Birthe Mogensen

»Den, der kommer først, får den varmeste,« stod der på en seddel i jeres vindue, da jeg var seks år. Siden har jeg stået uden for jeres dør mange søndage, og nu vil jeg gerne prøve at stå på den anden side af disken.

Jeg er fjorten år, går i 8. klasse og bor ti minutters gang fra Algade. Jeg søger jobbet om søndagen og kan begynde fra den 1. i næste måned.

To gange om ugen passer jeg heste på Kærgården. Det lyder måske ikke som noget, der har med brød at gøre, men en hest er ligeglad med, om det regner, eller om man har sovet dårligt. Den skal have mad klokken syv. Det har lært mig at møde til tiden og at gøre arbejdet færdigt, også når ingen kigger. Ejeren, Lone Kær, vil gerne udtale sig om mig.

Jeg er nok mest af alt tålmodig. Sidste sommer hjalp jeg på biblioteket med at lære ældre mennesker at bruge deres nye telefoner. En dame på 84 kom ti gange med det samme spørgsmål. Den ellevte gang kom hun med en krukke honning.

I vil gerne vide, hvilket brød ingen bager må mangle. Mit svar er franskbrødet. Alle kan imponere med en kage, men et almindeligt franskbrød kan ikke gemme sig bag noget. Er det godt, er bageren god.

Jeg glæder mig til at høre fra jer. I kan fange mig på 00 00 00 31.

Venlig hilsen
Clara Winther`,
  },
  {
    homework: '8b-job',
    exerciseSlug: 'ansoegning-til-fritidsjob',
    pupil: 'ibrahim-osman',
    state: 'marked',
    daysAgo: 6,
    text: `Emne: Søger job som ungearbejder

Til Birthe Mogensen

Jeg skriver til dig fordi jeg gerne vil arbejde i jeres bagerri om lørdagen. Mit navn er Ibrahim og jeg er snart 15 år.

Jeg er en dreng som altid komme til tiden. I 7. klasse fik jeg et diplom fordi jeg ikke havde været forsinket en eneste gang hele året. Det er ikke fordi jeg bor tæt på, jeg skal tage to busser. Hvis jeg får jobbet vil jeg cykle fordi der kører ingen bus så tidlig.

Min onkel har en grøntsags butik og der hjælper jeg om sommeren. Jeg sætter vare på plads og jeg betjener kunderne. Jeg har lært at man skal sige goddag før man siger noget andet og at man aldrig må lade en gammel mand bære kartoflerne selv. Jeg kan regne i hovedet, for min onkel gider ikke købe et nyt kasseapparat.

Jeg taler dansk, somalisk, engelsk og lidt arabisk så jeg kan hjælpe mange forskellige kunder.

Det brød man ikke må mangle er rundstykke med sesam. Det er let og det passer til både ost og syltetøj. Min mor køber altid seks af dem, men vi er kun fem så vi skændes altid om den sidste. Det synes jeg siger noget om hvor godt det er.

Jeg kunne starte med det samme. Du kan ringe på 00 00 00 45 og hvis jeg ikke tager den er jeg i skole og så ringer jeg tilbage.

De bedste hilsner
Ibrahim Osman`,
  },
  {
    homework: '8b-job',
    exerciseSlug: 'ansoegning-til-fritidsjob',
    pupil: 'malthe-ibsen-juul',
    state: 'teacher-editing',
    daysAgo: 6,
    text: `Hej

jeg vil gerne ha jobet som ungarbejder. jeg heder Malthe og er 14. jeg kan bedst om lørdagn

jeg er go til at stå tidlit op for jeg går med aviser om onsdagen og der står jeg op kl 5. jeg har gået med aviser i 1 år og har kun glemt det en gang og det var fordi jeg var syg. Så jeg er van til at det er mørk og kolt det gør mig ikke noet

jeg er ordblin så jeg skriver ikke så got men jeg er rigtig go til at huske. jeg kan huske alle priserne i vores kantine og mit telefon nummer bag læns. Jeg kan også bage, jeg laver kanel snegle sammen med min farmor og hun siger de er bedre end jeres men det skal du ikke tage dig af

det brød som i ikke må mangle er kanel snegle selv om det måske ikke er et brød. men det er det folk bliver glade for når de har haft en dårli dag og det har de fleste

Jeg håber du vil snakke med mig selv om der er fejl i mit brev. jeg er bedre i virklighen

hilsen Malthe Ibsen Juul
00 00 00 52`,
  },
  {
    homework: '8b-job',
    exerciseSlug: 'ansoegning-til-fritidsjob',
    pupil: 'danylo-petrenko',
    state: 'handed-in',
    daysAgo: 0,
    text: `Emne: Ansøgning til job på søndag

Kære Birthe Mogensen

Jeg hedder Danylo og jeg er 14 år gammel. Jeg kommer fra Ukraine og har boet i Danmark i tre år. Jeg søger job i jeres bageri på søndag.

Jeg har læst at I søger en person som er venlig også når køen er lang. Jeg tror at det er mig. Når vi kom til Danmark, vi ventede mange steder i kø. Jeg har lært at hvis man smiler til personen ved siden af, så er køen ikke så lang.

Jeg har ikke haft et job før, men i Ukraine min bedstemor havde en lille café og jeg hjalp hende efter skole. Jeg vaskede op, og jeg lavede te til gæsterne. Min bedstemor sagde at jeg bar kopperne som om de var fugle.

Jeg er god til matematik, og jeg er hurtig til at lære. Mit dansk er ikke perfekt, men jeg øver hver dag og jeg spørger hvis jeg ikke forstå. Jeg kan møde klokken 6, fordi jeg alligevel vågner tidlig.

Det brød som ingen bager må mangle er sort rugbrød. I Ukraine vi siger at brød er hovedet på alting. Når man taber et stykke brød på gulvet, skal man tage det op og kysse det.

Jeg kan starte nu. Min telefonnummer er 00 00 00 63.

Med venlig hilsen
Danylo Petrenko`,
  },
  {
    homework: '8b-job',
    exerciseSlug: 'ansoegning-til-fritidsjob',
    pupil: 'leyla-arslan',
    state: 'ready',
    daysAgo: 9,
    grade: '7',
    gradeVisible: true,
    feedback:
      'Kære Leyla. Du rammer tonen næsten hele vejen, og historien om din farmors dej er dejlig at læse. Kig på endelserne -ene og -ende, sæt komma foran ledsætningerne, og husk, at I skrives med stort, når du skriver til nogen.',
    text: `Emne: Ansøgning om job om søndagen

Kære Birthe Mogensen

Jeg hedder Leyla Arslan, jeg er 14 år gammel og går i 8.B på Søbakkeskolen. Jeg skriver fordi jeg gerne vil søge jobbet som ungarbejder om søndagen.

Jeg er opvokset i et hus hvor der altid er mel på gulvet. Min farmor bager brød hver fredag, og da jeg var fem fik jeg lov til at have min egen klump dej. Den blev helt grå, men hun bagte den alligevel og spiste det hele. Så jeg ved godt at det er hårdt arbejde og at man skal være tålmodig.

I skolen er jeg med i elevrådet, og jeg har været spilleleder til vores skolefest. Der lærte jeg at tale med mange forskellige mennesker og at holde hovedet koldt når tinge ikke går som planlagt. Min lærer siger at jeg er smilene og ansvarsfuld. Jeg har aldrig glemt en aftale, men jeg kan godt være lidt for hurtig, og det arbejder jeg på.

I spørger hvilket brød ingen bager må mangle. Jeg synes at det er simit. Det er en tyrkisk brødring med sesam, og hvis i ikke har den, vil jeg meget gerne lære jer at lave den.

Jeg kan begynde den første søndag i næste måned. I kan ringe til mig på 00 00 00 78 efter klokken 15, eller i kan spørge efter mig i butikken for jeg kommer der alligevel hver lørdag.

Jeg glæder mig til at høre fra jer.

Venlig hilsen
Leyla Arslan`,
  },
];
