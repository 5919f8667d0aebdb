/** What goes together of things, days and dealings: one scene a line, words in their dictionary form. */
export const THINGS = `
mandag tirsdag onsdag torsdag fredag lørdag søndag weekend uge dag hverdag skema aften formiddag eftermiddag
januar februar marts april maj juni juli august september oktober november december måned dato år fødselsdag kalender sommer vinter forår efterår ferie
morgen vågne stå vækkeur morgenmad tidlig tandbørste skole sol solopgang hane
aften nat nætter mørk seng fjernsyn måne sove hygge solnedgang stjerne
ferie sommerferie efterårsferie vinterferie påskeferie rejse fri uge sommerhus strand campingvogn hotel skole juni
sommerhus strand klit ferie hytte brætspil regn terrasse cykeltur brændeovn fjord
uge dag måned gang time minut sekund tid år vare gammel senere
første anden tredje fjerde femte sjette syvende ottende niende tiende klasse plads række dag gang side etage sal
to tre fire fem seks syv otte ni ti elleve tolv stjerne time år kilo dag tusind hundrede
kniv skarp skære blod finger køkken dolk blad blade brød klinge skede snitte gren
saks klippe papir hår limstift skarp stof pap karton
papir blyant tegne brev folde klippe lim pap ark farve krølle hæfte blank viskelæder
æske kasse låg pakke papkasse indhold åbne gemme skuffe
sæk bære tung kartoffel korn skulder post mel julemand sække
kasse bære bog bøger låg vare øl tung flaske stable
taske nøgle pung mobil skulder bog bøger rem skoletaske lynlås glemme bære stjæle
flaske vand prop sodavand glas øl skår panter drikke hæld tom hals post ballon
spand vand klud maling krabbe sand male bære mudder
tov reb knude binde bånd snor stramme bundet trække løs løkke hænge
nål tråd tråde sy hul stik vaccine stikke symaskine ballon
kæde cykel hals låse hund ring guld smykke led
ring finger guld forlove smykke diamant ørering sten bryllup
smykke perle guld sølv halskæde armbånd ørering ring diamant kæde tyveri
krone guld konge hoved tand tænder prinsesse mønt
flag stang hejse fødselsdag dannebrog vaje vind rød hvid land
plakat væg hænge idol tegnestift skilt annonce
skilt stå vej læse advarsel pil forbudt parkering bogstav
billede fotografi kamera tage ramme hænge væg album tegning maleri fotograf motiv
spejl bil bryde syv ulykke
radio musik lytte nyhed kanal høre skrue program
brille glas næse stel læse optiker knække etui
paraply regn våd tør vende storm åbne
kuffert pakke hjul rejse lufthavn tung bagage håndtag fly tøj
tæppe gulv varm sofa ligge vikle kold brand flyve støvsuge
pude sove hoved seng blød fjer sofa pudebetræk slag
gardin vindue trække lys morgen mørk rullegardin
stearinlys fyrfadsstage flamme stage tænde mørke advent hygge
ballon luft puste sprænge fødselsdag snor helium himmel flyve varm kurv pumpe
kost feje gulv skovl heks støv skaft
hammer søm slå finger bræt værktøj
sav save gren bræt træ blad blade tømrer skarp tand tænder
skovl grave jord hul sand sne spade
lim lime papir klistre knæk pap tube vase
lampe lys pære tænde slukke loft bord kontakt nat nætter læse
pære lampe frugt skifte lys saftig
pose slik bære chips plastik indkøb frost skrald indhold
kop kaffe te hank vaske skår bord skænke
glas vand drikke saft vin knuse skår vindue mælk fyld skænke hælde tom rude is briller
tallerken mad bord kniv gaffel spise vaske opvask knuse skår
skål suppe ris slik mad dej røre frugt chips vand fyld
gryde koge komfur låg suppe ris vand mad
ske gaffel kniv suppe røre spise bestik
låg gryde åbne krukke kiste kasse skraldespand prut glas
køleskab mælk ost kold åbne mad fryser smør tom
ovn varm bage kage grader plade pizza steg gitter tænde
komfur gryde pande stege koge varm plade
vaskemaskine tøj sok vaske sæbe snurre centrifugere
bord stol sidde dække spise mad lægge dug tallerken skrive
stol sidde bord ben tømmer vælte ryg vippe
bænk sidde park gammel træ station omklædning kirke
skab tøj hylde dør bøjle låse sko skuffe skjule
hylde bog bøger stå vare sætte reol støv
skuffe strømpe kniv kommode lægge trække ligge brev
reol bog bøger hylde bind samle
kommode skuffe tøj undertøj
seng ligge sove lægge rede dyne madras syg vågne
gynge have legeplads tov høj skubbe flyve træ
dukke lege kjole barn børn hår seng dukkevogn
bamse sove tøjdyr barn børn kramme blød seng miste
bold kaste spille sparke gribe mål græs hoppe ramme rund løbe smide lege
cykel køre hjul punktere cykelhjelm skole sti låse stjæle bakke vælte regn dæk ny
sko snøre snørebånd størrelse fod fødder gå hul våd tage par hæl
støvle gummi mudder pyt regn fod fødder våd ridestøvle
hue hat hoved vinter strikke øre kold kasket
jakke tage varm hænge lynlås lomme regn læder kold vinter
kjole hvid smuk prinsesse bryllup fest sy lang silke
trøje strikke varm uld ærme fodbold nummer
bukser hul knæ lomme cowboy våd bælte tage prut
lomme hånd hænder nøgle penge hul kniv tyggegummi jakke mobil
hånd hænder finger holde give håndtryk ryste vaske række handske håndflade ring arm negl
finger pege ring negl klemme blod knække plaster hånd hænder tommel
knæ falde slå blod skrabe bøje plaster sår gips skade
ryg ondt bære rygsæk ligge klø vende skulder søm løfte
mave ondt sulten mad kilde fyld navle bøvse sommerfugl knurre
hals ondt tørklæde halskæde snor synke giraf krave flaske strube
skulder klappe taske bære trække bred arm
ben gå brække løbe lang stå stol knæ forvreden krydse kort tælle
fod fødder sko træde tæer sparke bold gå sok barfodet sten
mund åbne tale tand tænder smile spise kys lukke gabe læbe tunge tygge
øre høre kanin ring lang døv varm trække
øjne lukke se tåre blå åbne stirre græde gnide briller glas knibe bind blind
hoved ryste nikke hår tænke ondt slå hjelm hat bøje
tåre græde øjne kind løbe ked tørre lommetørklæde
sår blod plaster rense ar rift knæ betændelse gøre
ar ansigt sår hage knæ operation minde
smerte ondt gøre hals slå skrige pille skade
søvn sove drømme falde vågne gå dyb
drøm drømme nat nætter sove mareridt fremtid vågne flyve opfylde
stemme høj dyb råbe synge hviske kendt mikrofon hæs
skridt gå trin tage høre skynde trappe grus stor spor
blik kaste møde se øje øjne sur vred
smil smile mund bred stor venlig lægge glad
kram give ven mor mødre far fædre klemme varm arm savne
kys give kind mund kæreste mor mødre farvel prins frø
ord sige skrive læse forstå betyde bogstav stave sætning fremmed
bogstav alfabet stave ord a skrive læse danse bytte ordblind
fejl lave rette stave opgave komma skrive undskyld dum
sætning skrive ord komma læse lang verbum punktum
opgave lave løse svær matematik lektie klasse skrive aflevere side
tal regne tælle lægge matematik plus stor nul
kort land læse vej finde spil tegne verden rute skat trumf trække gul rød blande
vej køre gå bil bred finde sving hjem lang ryd asfalt skov sne
sti gå skov cykle smal følge bjerg grus
trappe gå trin løbe falde kælder etage høj gelænder stå
gade bil gå hus by løbe bo krydse brosten
hjørne dreje gade hus stå runde butik
mur murer sten høj kravle berlin bygge hus male graffiti
hegn have kravle dyr strøm træ pigtråd mark
port åbne have slot låge bil jern
vindue åbne kigge rude lukke glas regn hus sol karm gardin
væg male hænge billede tapet slå hus søm hul
loft lampe hænge høj edderkop hul
gulv vaske feje tæppe falde sove ligge træ flise støv
hul grave dyb falde stor jord strømpe sok tand tænder mur ost bor
rum mørk stor tom stjerne rumskib lys vindue lille
plads sidde tage stor biograf stol parkering tog bus
kø stå vente lang bus kasse bil billet
tur gå køre tage ferie lang cykel skov retur bus kilometer
hest ride køre stald føl vogn
fisk fange svømme spise hav krog net
træ klatre gren fælde blad blade plante høj skov rod rødder saft æble
sten kaste tung finde rund grus sål vand sko
sand strand slot grave sko korn hvid skovl
mudder beskidt støvle våd gris pyt vandre glide
støv tørre gammel loft nyse lag
røg ild brand sort lugte skorsten hoste cigaret
regn våd paraply vand sky dråbe tag regnbue støvregn silende
sne hvid kold falde snebold vinter smelte kælke lag
sol varm skinne lys himmel gul gå stråle skygge
måne lys nat nætter himmel fuld stjerne ulv lande
stjerne himmel nat nætter lyse skinne film juletræ skud give
himmel blå sky stjerne fly sol grå fugl
bølge hav stor høj skumme surfe båd slå strand
ø sejle bo hav lille færge strand
by stor bo land købstad gade flytte storby
land lang rejse konge fremmed by grænse
verden hele stor rejse bedst krig fred rekord
konge dronning slot rige krone
dyr vild skov zoo spise pels uddø mus dræbe fodre
pels blød dyr kat hund varm klappe grå frakke mink
hale logre lang dyr kat drage rotte
vinge fugl flyve brække baske fly engel slå bred
fjer fugl let hvid pude hat
næb fugl hakke rød æg and ænder gul
æg høne lægge rede ruge knække stege koge skal blomme hvide mel sukker piske
`;
