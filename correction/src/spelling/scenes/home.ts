/** What goes together in a house and a family: one scene a line, words in their dictionary form. */
export const HOME = `
hus dør døre vindue væg gulv loft tag trappe kælder stue køkken værelse nøgle lås låse låst banke håndtag klokke gang gulvtæppe kamin skorsten mur dørmåtte entre altan rude karm lukke åbne port gæst lejlighed ringe træde komme
lås nøgle dør hængelås skab låge skuffe kode åbne lukke smæk låse port celle kiste
stue sofa stol bord lampe tv fjernsyn tæppe pude reol bog bøger gardin lænestol pejs lys hyggelig hygge fjernbetjening puf pynt vindue billede ramme skænk ur
seng sove pude dyne lagen madras vågne drøm drømme mareridt nat nætter værelse træt vækkeur natbord natlampe pyjamas bamse gabe hvile snorke køje sovepose falde søvn natkjole vugge hviske godnat
mørk mørke lygte lys lommelygte nat nætter bange skygge lyd skrig skrige hviske uhyggelig gys gyse knage hyle spøgelse hjerte banke kulde stearinlys ugle måne kælder knirke trin skridt monster ånde høre lytte blive
bad bade toilet vask vaske vand bruser håndklæde sæbe spejl børste tand tænder tandbørste hår shampoo badekar hane dryppe wc rulle kam rense tandpasta skylle tørre
hår kam kamme klippe frisør saks børste fletning pandehår krølle krøllet lang kort skæg barbere lyst brunt hårtørrer farve spejl rødt blond vaske elastik hue
køkken gryde pande kniv gaffel ske skål tallerken fad komfur ovn køleskab skab skære koge stege bage mad opvask vask bord kop glas spand kande skærebræt grydeske gryderet røre suppe kok opskrift mel smør elkedel fryser mikrobølgeovn grydelap låg krydderi
mad spise middag frokost morgenmad aftensmad ris kartoffel kød sovs salat suppe pizza pasta frikadelle pølse brød ost smør rugbrød æg fisk ret smage lækker sulten mæt tallerken skål fad tom bid tygge sluge restaurant tjener kok køkken madpakke madkasse grøntsag gulerod gulerødder løg agurk tomat krydderi gryde klap
bage kage bolle boller brød dej mel sukker smør æg gær ovn hæve røre ælte form pisk piske bagepulver dejrulle glasur flødeskum småkage bager brune fad lagkage creme vanilje kanel fyld skål ske opskrift deciliter gram skære skive pynt lys fødselsdag plade
pandekage pande dej mælk æg mel vende smør stege sukker syltetøj sirup røre ske stabel tynd is sprød
slik chokolade bolsje lakrids is karamel kage sød sukker sodavand chips pose vingummi tyggegummi juice kiosk vaniljeis kugle slikke slikpose kiks popcorn søde
drikke vand saft sodavand mælk kaffe te kakao øl vin juice glas kop flaske kande tørst tørstig sugerør skænke hælde drik fad tønde cola
frugt æble pære banan appelsin jordbær bær druer melon citron moden skræl kerne skive saft blender smoothie skrælle stykke
vin tønde flaske glas drue vinmark kælder drikke rød hvid øl fuld skål fest bar prop
familie mor mødre far fædre bror brødre søster søstre søskende barn børn baby tvilling onkel tante fætter kusine bedste farmor mormor farfar morfar oldefar oldemor nevø niece forælder gift skilt stedfar datter døtre søn kone mand mænd kæreste lillebror storebror lillesøster svigermor papfar slægt gammel
baby barn børn født fødsel føde gravid ble sut vugge barnevogn amme mælk græde bamse vuggestue lille mor mødre putte søvn navn dåb jordemoder klapvogn
far fædre mor mødre hjem komme sige vred glad spise bil arbejde køre hente sur hus aften telefon
bryllup brud brudgom kjole ring kirke præst kys danse fest gift vals gæst tale kage bryllupskage rose slør gave forlove
fødselsdag gave kage lys fest invitere invitation gæst flag sang synge ballon pakke ønske pynt fylde år puste slik telt
jul gave juletræ træ nisse julemand lys dans and ænder risengrød konfekt december kalender juleaften sne stjerne engel pynt kirke synge pebernød mandel flæskesteg glimmer hjerte kane rensdyr adventskrans lykke nytår
påske æg hare kylling fastelavn bolle tønde udklædt udklædning udklæd kat slå ris nisse halloween græskar heks maske
nytår fyrværkeri raket bombe krudt klokke midnat skål champagne kransekage tale
død dø begravelse kiste grav gravsten kirke kirkegård præst sørge sorg græde blomst mindes arving sort jord savne trøste tåre himmel enke farvel
syg feber hoste snue læge hospital sygehus sygeplejerske ondt hals hoved mave pille medicin seng termometer vaccine stik kaste smitte rask blod brække næse rotte sår smerte ble influenza operation patient ambulance behandling smitsom mavepine kvalme kræft
brække arm ben knæ ankel finger gips skade falde hospital blod plaster sår forbinding smerte gøre ondt styrt slå forstuve læge halte krykke hånd hænder bluse tå tæer tær albue hævet blå
tand tænder tandlæge bide børste mund hul bor bedøve bøjle gebis tunge gab spejl tandkød tandfe løs
krop arm ben hånd hænder fod fødder hoved mave ryg skulder hals næse øre øje øjne mund kind læbe hage pande finger tå tæer knæ albue hofte bryst hud muskel hjerte lunge blod hår nakke tunge ryste svede ånde lår skelet negl knogle nerve hjerne
hjerte banke slå bryst puls blod forelsket elske kærlighed briste knuse kys kærlig springe dunke lunge åre angst nervøs
hjerne tænke hoved huske klog intelligens nerve celle kranie forsker tanke hukommelse arbejde lære træt
øje øjne se briller blind blik syn kigge tåre blinke brille øjenbryn stirre syne kikkert lys øjenlæge glas skarp
øre høre lyd lytte døv larm støj musik hviske stille høreapparat tone ørering
næse lugte snuse dufte lugt stinke snot pudse løbe nyse snue lommetørklæde duft parfume rød kold
ansigt kind rød rødme kinder smile smil mund øjne pande læbe næse fregne maske rynke hage skæg sminke spejl varm bleg makeup
tøj bukser trøje kjole bluse jakke hue sko strømpe støvle skjorte hat vante halstørklæde frakke nederdel lomme knap lynlås ærme hætte slips bælte klæde sy strikke hæl skørt størrelse tage kappe skab hul sok hose vest kåbe klæder garderobe undertøj
sy nål tråd tråde stof sytøj sakse knap strikke garn hækle maske mønster symaskine hul lappe lap klippe væv væve uld
rengøre vaske støvsuge støv kost feje spand klud gulv rydde skrald skraldespand oprydning opvask tørre ren beskidt snavs sæbe pudse strygejern støvsuger vasketøj moppe
penge kroner betale købe spare koste pris dyr billig løn lommepenge bank konto kort pung butik rabat gæld lån låne skylde mønt seddel tjene regning udsalg bytte sælge job arbejde husleje skat beløb råd
butik kasse købe vare pris kunde ekspedient indkøb handle pose kurv hylde disk kø supermarked betale bon salg udsalg lade bager slagter kiosk marked bod torv købmand sælger lager penge kølig
`;
