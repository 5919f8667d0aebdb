/** What goes together where people do something: one scene a line, words in their dictionary form. */
export const DOINGS = `
skole lærer elev klasse time frikvarter skolegård tavle bog bøger opgave lektie hæfte blyant penalhus taske matematik dansk engelsk prøve karakter eksamen undervise lære klasselokale pult stol skema klokke rektor inspektør gruppe fremlæggelse fag skoleelev vikar sidde lytte række timer skriftlig
skrive læse bog bøger ord bogstav stave blyant kuglepen papir side sætning tekst stavefejl fejl ordblind tegne viskelæder hæfte brev digt linje blæk skrift skriver overskrift forfatter historie roman kapitel bibliotek højt afsnit bind kant
bog bøger læse forfatter kapitel side historie roman bibliotek serie eventyr person slutning handling bind spændende forside krimi tegneserie låne reol udkomme anmelde titel digt læser fortælle
film biograf skuespiller instruktør scene handling rolle spændende gyser serie se popcorn billet lærred skuespil anmeldelse stjerne slutning musik lyd kamera klip billede trailer manuskript hovedperson teater premiere optage
teater scene rolle skuespiller publikum tæppe replik stykke kostume klappe spille instruktør sminke premiere billet opføre forestilling skuespil kulisse sal maske
musik sang synge guitar klaver tromme spille band koncert tone kor melodi instrument violin fløjte node bas rytme højttaler scene publikum streng sanger lytte radio sange klang trompet strygere takt dans øve plade stemme
dans danse musik trin scene ballet parket vals bal kjole hip fest rytme øve sal diskotek
tegne male tegning farve pensel blyant papir billede maler maleri tusch lærred ramme kunst kunstner udstilling streg rød blå grøn gul lim klippe saks klistre model skitse motiv linje
fodbold bold bolde mål kamp hold spille spiller sparke dommer bane træner målmand straffe skyde score vinde tabe fløjt fløjte pause halvleg klub turnering modstander angriber forsvar kort hjørne aflevere støvle trøje tilskuer finale stolpe net kaptajn skud træning pokal heppe medalje stævne rød gul
håndbold bold bolde kamp mål hold skyde kast målmand streg træner dommer spille hal turnering halvleg score modstander
sport løbe træne løb hurtig mål stævne konkurrence medalje vinde guld sølv bronze pokal hoppe spring kast sved puls form gymnastik hal atlet bane omgang rekord start maraton omklædning motion styrke tid sekund minut deltage tabe point hold
gymnastik springe hoppe plint måtte reb bom salto rulle rundt redskab trampolin ribbe ring svinge sal idræt hal håndstand landing
svømme svømning svømmehal vand dykke bassin hoppe vippe crawl badedragt badebukser spring kant bund dyb klor bane svømmetag briller livredder ring høj
cykle cykel hjul dæk kæde styr sadel pedal bremse gear lygte punktere lappe hjelm ringe klokke cykelsti pumpe bagage kurv cykelhandler vælte slange ventil slå eger tur bakke asfalt grøft skærm
bil køre hjul dæk motor bremse rat sæde gear vej benzin parkere trafik kørekort chauffør lastbil bagagerum rude sele tanke tank kofanger garage horn dyt kø motorvej dyr mekaniker lygte gas speeder vogn fart politi kryds sving asfalt punktere hjulkapsel passager taxa båthorn
trafik vej kryds lys rød grøn fodgænger fortov cykelsti bil cyklist uheld skilt svinge krydse bus lastbil ulykke overgang færdsel vige fart asfalt sti kørebane køre rute
tog bus station perron spor skinne billet passager kø vogn kupé kontrollør sæde forsinket lokomotiv stoppested chauffør rejsekort afgang rute rejse metro sidde stå stige køreplan hente
fly lufthavn pilot vinge lande kuffert bagage rejse billet stewardesse flyve sæde sky land gate sikkerhedskontrol jetlag letter lette startbane propel passager luft
rejse ferie kuffert hotel fly tog strand by land grænse turist guide billet kort museum seværdighed pakke taske sol campingvogn telt udland bjerg pool bagage bestille tur ankomme afsted souvenir
telt lejr sovepose rygsæk spejder bål natløb reb knude kompas liggeunderlag kort lommelygte skov myg campingplads plugge trangia madras regne teltpløk pløk dolk snor hytte koge gamache besætte patrulje nat nætter
by gade hus bygning torv kirke butik bro lejlighed højhus centrum park tårn cafe kvarter rådhus fortov gågade boligblok nabo fabrik skorsten borgmester mur havn
kirke præst tårn klokke bænk orgel gud bede bøn salme kors alter dåb konfirmation døbe kirkegård engel himmel synge bibel tro jesus biskop kristen
konfirmation konfirmere præst kirke kjole gæst fest gave tale sang jakkesæt non konfirmand
politi tyv stjæle betjent fængsel røve røver bank pistol fange håndjern anmelde indbrud spor patrulje sirene politibil kriminel mord morder fingeraftryk efterforske bytte flygte straf celle forbryder skyde dømme hæler lig kniv våben overfald gidsel vidne ransage
retssag dommer dom straf fængsel advokat vidne skyldig uskyldig lov ret bøde anklage forbrydelse retssal
brand ild brandmand slange slukke røg brandbil flamme vand stige sirene alarm redde brænde ambulance evakuere skade hydrant brandtæppe brandstation vaske
krig soldat våben fjende kæmpe slag gevær bombe kanon dræbe general hær fred besætte tysker modstand løjtnant tank skyttegrav sejr tabe død flygte angribe våbenhvile nazist kugle uniform hjelm besættelse frihed skyde sabotage flygtning granat jord kamp hjem
ridder borg slot konge dronning prins prinsesse sværd skjold hest rustning tårn voldgrav kamp drage kongerige trone krone fange bue pil hof fangekælder adel hertug lanse ridderlig vindebro turnering mur herre ring undersåt vagt kæmpe hjelm dolk
eventyr heks trold trylle drage prinsesse prins konge fe ønske forhekse tryllestav skat slot skov ridder kæmpe magi troldmand elver nisse forbandelse forvandle eliksir trylledrik kost gryde ond god kongerige guld frø kys rige hule havfrue nat nætter bro
pirat skat kiste guld sabel skib ø kort kaptajn papegøje plyndre kanon planke sejle kryds flag rom grave spade begrave krog klap træben
viking skib togt sværd skjold økse gud odin thor runesten grav plyndre høvding træl handel hjelm langskib hedensk saga kloster kæmpe
spøgelse uhyggelig monster vampyr mørk skrige bange gys kirkegård nat nætter blod zombie grav varulv hjemsøge forlade knage skygge kælder bide hylende loft lig
robot maskine computer skærm teknologi programmere knap kode opfinde strøm batteri ledning hjul metal sensor styre arm kunstig intelligens ingeniør app menneske
computer skærm mus tastatur spil internet kode app mail fil mobil telefon oplade batteri klik hjemmeside tablet profil besked password virus data program link søge printer streamer ipad logge gamer video
telefon mobil ringe opkald besked sms skærm oplade batteri nummer snap billede like opslag sociale medie svare lyd app tabe ringetone kald
spil spille bræt terning brik kort vinde tabe regel tur spiller point felt slå runde skak bane level konsol gamer banko trumf tårn bonde bønder jagt træk snyde
arbejde job løn chef kollega kontor fyre ansætte møde ansøgning praktik erhverv firma mester lærling fabrik virksomhed ferie pension fagforening ansat stilling vagt kunde timeløn arbejdsplads uddannelse strejke vikar travl
bygge hus hammer søm slå sav save bræt brædde skrue skruetrækker boremaskine bor mur mursten tømrer snedker håndværker værktøj plank planke tag lægte loft gulv male stige stillads murer cement beton tommestok måle lim kost vinkel værksted høvl stang fil dæk kasse hul spartel tømmer fliser tømre beslag bolt møtrik guld
værksted mekaniker motor reparere skrue værktøj olie hjul smøre svejse bolt hammer dæk bremse skruenøgle lave smed jern ambolt maskine slibe
stige tag klatre falde skorsten tagrende læne tømrer trin nedbør højde gren plukke loft
frisør hår klippe saks salon kunde spejl farve skæg shampoo føn
restaurant tjener kok mad bestille menu bord regning gæst drikkepenge servere ret servitrice køkken pizza gryde bakke forret dessert opvask tallerken glas chef
politik valg stemme parti regering minister lov folketing borger demokrati statsminister magt debat skat kandidat stat land flertal afstemning politiker forslag grundlov menneskeret
avis nyhed journalist artikel interview tv medie skrive læse overskrift kilde forside redaktør kamera reporter
land europa grænse flag konge dronning folk befolkning indbygger sprog kultur religion hovedstad krig flygtning rig fattig danmark
historie slave konge bonde bønder adel kirke pest middelalder oldtid stenalder jernalder viking industri fabrik besættelse reformation stavnsbånd hoveri godsejer arbejder herremand fæste soldat gods
forsøg ballon flaske vand glas måle temperatur resultat reagens kemi stof varme gas ilt brint damp koge syre saltsyre salt magnet batteri strøm ledning pære lup mikroskop hypotese laboratorium eksperiment væske blande pulver boble gram
regne tal plus minus gange dividere matematik facit opgave brøk trekant cirkel linje måle lineal areal procent graf tabel nul sum talje kvadrat vinkel længde kilometer meter
tid ur klokke time minut sekund dag uge måned år kalender dato aften morgen middag tidlig sen vente forsinket viser visere slå
kærlighed kæreste kys kysse forelsket elske date hjerte sød holde hånd hænder kramme kram følelse flirte savn jaloux kind gift rose
ven veninde lege skændes hemmelig tale venskab hygge overnatte pjatte gå bedste drille undskyld stole
glad smile grine le latter jubel sjov fest juble klappe fnise vits joke morsom lo råbe grin kilde
ked græde tåre trist sorg trøste savne ulykkelig snøfte ensom tude kram hulke gråd bedrøvet våd
vred råbe skælde sur skændes rasende hade slå smække skrige hidsig dumme dum true skæld irritere
bange frygt rædsel skrige ryste gemme løbe hjerte angst skræmme skælve turde mørk panik gys farlig fare forskrækket bæve
fare farlig advarsel advare redde ulykke risiko passe uheld forsigtig livsfare flygte true stor
mobning mobbe drille ond slå grine udenfor gruppe offer ensom holde klasse mobber skubbe hård ked øgenavn
fest gæst musik danse invitere pynt drikke kage fejre bord tale spise sjov ballon pølse grill klæde hjem lave fredag
hule grotte mørk fakkel flagermus drypsten bjørn gemme sten kravle skat drage klippe
frihed fri fange fængsel flugt undertrykke slave lænke ret bur vælge land kamp
lejrskole hytte køje sovesal værelse bus madpakke lærer klasse rygsæk sovepose aften orientering løb lagkage bål strand overnatte
tivoli karrusel rutsjebane forlystelse pariserhjul gynge spøgelseshus billet kø vinde bamse lodtrækning isvaffel candyfloss radiobil skydetelt cirkus klovn artist telt trapez manege balancere elefant løve
legeplads gynge rutsje rutsjebane sandkasse lege klatre vippe legetøj bamse dukke skovl spand gemme fange tagfat sjippe sjippetov hinke klods lego
`;
