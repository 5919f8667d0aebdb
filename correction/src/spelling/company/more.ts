/** As first.ts. */
export const MORE_COMPANY = `
lygten>lyden|lygte>lyd|lykken>lyden hør~ musik~ film~ støj~ stille~ høj~ skru~ højttaler~ bølge~ regn~
lyden>lygten|lyd>lygte mørk~ cykel~ tænd~ batteri~
lygte>lykke hjerte~ ønske~ eventyr~
lygter>lytter|lygte>lytte musik~ til podcast radio~ lærer~ efter opmærksom~ høretelefon~ historie~ regn~
lugten>luften|lugt>luft|lukt>luft kast~ fly~ frisk~ ballon~ ånd~ hop~ himmel~ kold~ trække trække~ træk~ svæv~ pust~ ilt
luften>lugten|luft>lugt|luften>lugten grim~ næse~ brændt~ fæl~ stank parfume~ skrald~
lugte>lukke|lugter>lukker|lugtede>lukkede|lugt>luk dør~ vindue~ øjne~ port~ butik~ kiste~ munden
lukke>lugte|lukker>lugter|lukkede>lugtede grimt næse~ godt fisk dårligt sved sure blomst~ mærkeligt surt
løft>luft kast~ frisk~ ånd~ ballon~ flyv~
løftet>loftet|løft>loft|løfte>loft sov~ kasser~ trappe~ stige~ støv~ spindelvæv kufferter lampe~ edderkop~ kælder~ rod~
loftet>løftet|loft>løfte|lovet>løfte gav holde brød
lyst>lys tænd~ sluk~ stearin~ lampe~ mørk~ stage~ blæs~ batteri~ pust~
løs>lys|løse>lyse|løste>lyste|løset>lyset tænd~ sluk~ stearin~ lampe~ mørk~ lommelygte~ pære~ diode~ svagt kraftigt måne~ stjerne~ himmel~
lys>løs|lyse>løse hund~ snor~ kæde~ tand skrue~ opgave~ rev
hjem>hjemme bor sidder
træk>dæk|trækket>dækket|trækker>dækker cykel~ punkter~ luft~ hjul~ bil~ pump~
trækt>træt sov~ seng~ søvn~ gaber meget så bliver blev trættere altid arbejde sulten
træt>træk|tret>træk luft~ vejret reb~
dæk>træk vejret reb~
dyr>dør|dyret>døren|dyrer>døre|dyren>døren lukk~ låst~ bank~ smæk~ nøgle~ åbn~ foran~ håndtag~
dør>dyr|døren>dyret|døre>dyr zoo~ skov~ jung~ vild~ pels pote~ hund~ kat~ jag~ æder spiser rov~ truede art~ uddø~ farlige
dyre>døre|dyrer>dør vand mad~ sult~ syg~ krig~ kræft
dør>tør tøj~ tørret håndklæde ørken~ jord~
tør>dør sult~ kræft syg~
tør>dør bank~ låst~ lukk~
enderne>ænderne|ender>ænder|ende>and|ænder>ender brød sø~ fodr~ svøm~ fugl~ ælling~ rap~ vinge~ dam~ gæs jæger~
ænder>ender film~ bog~ historie~ godt lykkeligt slut~
vender>vander|vende>vande blomst~ plante~ have~
føle>følge|følte>fulgte|følt>fulgt efter reb~ spor~ instagram serie~ stien
følge>føle|følger>føler|fulgte>følte glad trist ked smerte~ bange
føler>fylder|følte>fyldte|føle>fylde|følder>fylder år fødselsdag~ glas~ vand mors fars
føder>foder|føde>foder spand~ hest~ gris~ hund~ kat~ høns~ pose~ dyr~
føder>fødder|føde>fødder|fødde>fødder sko~ ondt kolde våde hænder støvle~ sok~ tæer ben
foder>fødder|foden>foderet sko~ kolde våde hænder støvle~ sok~ tæer
kvæg>kvæk frø~ sagde
storen>stormen bølge~ skib~ vind~ natten natte hav~ båd~ træ væltede blæs~ lyn~ kom
som>sommer ferie~
søn>syn|sønnen>synet|søn>synd øje~ briller~ skarp~ ørn~ ørnen
syn>søn|synet>sønnen datter~ konge~
syn>søvn|søn>søvn|synet>søvnen faldt falder dyb~ drøm~ snork~
sol>sål|solen>sålen sko~ støvle~
jo>job arbejd~ løn~ fritids~ lommepenge tjen~ søg~ ansøg~ butik~ chef~ penge
daglig>dårlig|dagligt>dårligt|daglige>dårlige idé ide karakter~ humør samvittighed mave vejr undskyldning syn~ nyhed~
dårlig>daglig|dårlige>daglige brug hverdag~ motion
ærlig>ærgerlig|ærligt>ærgerligt|ærlige>ærgerlige tabt~ aflys~ syg~ stævne~ brækk~ misse~
ærgerlig>ærlig|ærgerligt>ærligt sand~ løgn~ tal~ sige talt
lejen>lægen|leje>læge|lejer>læger|legen>lægen|lege>læge syg~ ondt undersøg~ sprøjte~ hospital~ brækk~ medicin~ feber sygehus~ pille~ konsultation finger sagde arm
leje>lege|lejer>leger|lejede>legede|lejet>leget gem~ børn~ legeplads~ frikvarter~ venner~ ridder~ sne~ skjul tag~ dukke~ sammen
lege>leje|leger>lejer|legede>lejede sommerhus~ kroner
læge>lægge|læger>lægger|lægede>lagde|læget>lagt seng~ æg ned puslespil
læren>læreren skole~ dansk~ matematik~ klasse~ sagde rar~ streng~ sur
lærer>læser|lære>læse bøger højt avis~ roman~
testen>teksten|test>tekst|tester>tekster læs~ højt skriv~ bog~ ordblind~ ord side~ forfatter~
teksten>testen|tekst>test resultat~ corona bestod dumpe~
faldet>fadet|fald>fad mad~ frugt~ kage~
klemt>glemt husk~ taske~ nøgle~ lektie~ hjemme aldrig skrev
klemte>glemte|klemmer>glemmer|klemme>glemme husk~ taske~ nøgle~ lektie~ aldrig
gemt>glemt|gemte>glemte|gemmer>glemmer|gemme>glemme|gemt>glemt husk~ lektie~ aldrig hjemme navn~ fødselsdag~ ansigt~ madpakke~ lave
glemte>gemte|glemme>gemme bag under sig skjul~ skab~ busk~ skat~ mig leg~ hemmelig~
chip>chef min butik~ arbejd~ job~ løn~
chip>chips pose~ slik sodavand spis~ cola
chef>chips pose~ slik
koge>kage|kog>kage|kogen>kagen|koger>kager spis~ bag~ fødselsdag~ chokolade~ flødeskum
kage>koge|kager>koger vand~ gryde~ pasta kartof~
kore>køre|korer>kører bil~ bus~ cykl~
ure>uger|uret>ugen to tre fire fem seks syv otte gamle siden
uger>ure visere armbånd~ tikke~ vække~
ti>tid lang god
tang>tand|tangen>tanden|tanger>tænder tandlæge~ ondt løs~ mund~ børste~ hul~
tanden>tangen strand~ hav~ vand~ fisk~ krabbe~
land>lang|lande>lange meter kilometer cm hale tur~
langet>landet rejse~ danmark fjern~ andre hjem~ krig~ bonde bor udlandet fremmed~ europa
lat>lagt|ladt>lagt seng~ ned bord~ tilbage tæt bagover
band>barn|ban>barn|bandt>barn lille voks~ mor~ far~ græd~ forældre~ født slået trøst~ legetøj
barn>bank|bane>barn røver~
bane>banan|banen>banan|baner>bananer spis~ frugt~ æble~ abe~ skræl~ gul~ appelsin~ madpakke
bang>bange mørk~ spøgelse~ edder~ bliver blev var
bank>bænk|banken>bænken sad sidder sid~ satte park~ hvil~
bænk>bank|bænken>banken penge~ røver~ konto~
bager>bakker|bake>bakke|bage>bakke cykl~ stejl~ bjerg~ kælk~
bakker>bager|bakkede>bagte kage~ brød boll~ ovn~ dej~
bade>både|båden>bådene|bad>båd havn~ sejl~ hav~ fisk~
både>bade|båder>bader|båd>bad|båden>badet svøm~ badetøj bruse~ sæbe
bager>bøger læs~ bibliotek~ side~ hylde~ forfatter~ reol~
bo>bog læs~ side~ bibliotek~ skriv~ skrev~ kapitel~ forfatter~ lån~ roman~
bogen>boden|bolden>boden sodavand køb~ kage sælg~ slik pølser
bolden>boden køb~ sodavand sælg~ kage
boden>bolden spark~ mål~ skød kast~ grebet
bulder>boller|bolle>boller|bolder>boller spis~ bag~ smør ovn~ varm~ kakao fødselsdag~ kanel~ savne~ dej~
svar>svær|svart>svært for stave~ let
svær>svar|svære>svare|svært>svaret spørg~ spurgte gav rigtige forkerte
spøger>spørger|spøge>spørge|spøgte>spurgte om hvad hvorfor hvordan hvem hvornår lærer~ svar~ hjælp
spørge>spøge spøgelse~ gamle natten slot~
spor>sport|sporet>sporten fodbold~ dyrk~ gymnastik svømning idræt~
sport>spor|sporten>sporet sne~ dyr tog~ hund~ snuse~ politi~
mode>møde|moder>møder|modet>mødet lærer~ forældre~ klokken ven~ aftale~ teams elevråd~
måde>møde|måden>mødet klokken elevråd~ forældre~ lærer~
møde>måde|møder>måder|mødet>måden samme denne eneste
mode>måtte hjem
mage>mange børn mennesker gange penge elever
mangle>mange børn mennesker gange penge elever år folk miste kan tror
mager>mange børn mennesker
mave>have|maven>haven blomst~ græs~ bed~
haven>maven ondt mæt spis~ sult~ sommerfugle fyldt baby~ kilder
haven>havnen båd~ skib~ sejl~ færge~ fisk~ kutter~ broen krabbe~ mole~
havnen>haven|havn>have blomst~ græs~ gynge~ plant~ træ~ ukrudt hus~
nat>nap|natten>næppe stjerne~
mad>mand|maden>manden skæg~ frakke~ gift
mand>mad|manden>maden spis~ lav~ lækker~ sulten tallerken~ aften~ restaurant~ sund~ varm~ køleskab~ smag~ kantine~ lave kok hjemme~
mel>mæl pølse
mel>mælk|melk>mælk glas drik~ kold~ havregryn ko~ kaffe~ liter
mælken>melet æg sukker dej~ bage~ gær
skrig>skridt|skriget>skridtet|skrift>skridt|skrige>skridt trappe~ frem langsomme tunge nærmere fem tre
skridt>skrig råb~ bange hjælp
skriv>skriver|skrifter>skifter|skrifte>skifte betydning tøj skole~ dæk pære~ farve~ tog mellem
skifte>skrifte brev~
snog>snor|snogen>snoren fisk~ stang~ krog~ hund~ bind~ knude~ ballon~ bid
snor>snog|snoren>snogen slang~ giftig~ krybe~
ged>gedde|geden>gedden fisk~ kilo stang~ snor~ sø~ krog~ net~
gedde>ged|gedden>geden horn bræg~ mælk græs~ bjerg~
tak>trak|trakt>trak reb~ vejret snor~ gardin~
tag>tog|taget>toget station~ rejse~ billet~ perron~ kør~ skinne~ forsink~ kupé
toget>taget hus~ regn~ skorsten~ stige~ utæt~ kat~ blæste fugl~
tøj>tog|togt>tøj vask~ butik~ sko~ skab~ bluse~ bukser
tøj>tog|tøjet>toget station~ billet~ perron~ skinne~ rejse~
tale>tal|tal>tale|tallet>talen gange~ plus minus ulige
knop>knap|knopper>knapper|kop>knap|knoppen>knappen tryk~ drej~ skjorte~ jakke~ radio~ maskine~ elevator~ fjernbetjening~ fjernsyn~
knap>kop|knappen>koppen kaffe te kakao drik~ drak
sene>scene|senen>scenen|sende>scene film~ teater~ skuespil~ koncert~ musik~ optræd~ publikum tæppe~
scene>sene|scenen>senen knæ fod~ akilles~
vidt>hvidt|vide>hvide|vid>hvid|vit>hvidt sne~ sort rød~ blå~ sand~ maling~ næsten hår~ farve~ kjole~ helt tand~ tænder papir~
vide>vise|vider>viser billede~ tegning~ undersøgelse~
sinke>synke|sinker>synker bund~ sten~ skib~ vand~
vile>vilde dyr helt løve~ natur~
vile>hvile|viler>hviler sofa~ seng~ træt~ ben~ ud
vægge>vække morgen~
væk>væg|vækket>væggen|vækken>væggen mal~ billede~ hvid~ plakat~
vejr>vej|vejret>vejen kilometer skilt trafik~
val>valg|valen>valget stem~ politik~ svært folketing~ parti~
hval>valg stem~ politik~ parti~
valg>hval|valgen>hvalen hav~ svøm~ plankton spæk~
ræv>rev|ræven>revet fisk~ koral~ båd~
rige>ringe|riger>ringer|rig>ring telefon~ klokke~ politi~ mobil~ 114 112
rine>ringe|riner>ringer|rinede>ringede telefon~ klokke~ politi~ mobil~
ride>ridder sværd~ borg~
rend>rent|rendt>rent|rende>rene vask~ vand tøj værelse~ hænder~ beskidt~ sæbe
røg>ryg|røgen>ryggen ondt taske~ rygsæk~ hest~ klap~ lægge~ vend~
ryg>røg|ryggen>røgen brand~ ild~ skorsten~ cigaret~ brænd~
rød>røg brand~ ild~ skorsten~
rykke>rygge|ryge>rygge ryg~
rejser>rejer garn fisk~ skaller mayonnaise fiskede
sal>salt|salen>saltet|sal>sald peber smag~ drys~ knivspids pomfritter
salt>sal fjerde tredje femte anden første sjette bor lejlighed~
ski>skib|skien>skibet sejl~ hav~ kaptajn~ pirat~ sank havn~ sømænd bølge~
skib>ski|skiene>ski sne~ bjerg~ løb~ norge vinterferie afterski hytte~
skoen>skoven træ~ gå~ løb~ svampe bål~ dyr~ fugle~ rådyr
skov>sko|skoven>skoen fødder snørebånd nye støvler hæle
skole>skål suppe~ slik
snag>snart sommerferie~ jul~ hjem
sår>sover natten seng~ drøm~ lillebror træt~ tungt sten telt~ pude~ morgen~ loft~ sovepose~ madras~ vågn~
sov>så pludselig
sove>sorg græd~
stem>sten sov tung~ kast~ vand
stud>stue gulv~ sofa~ fjernsyn~ møbl~ tæppe~
tromle>tromme|tromler>trommer spil~ musik~ band~
træ>tre gange kroner dage timer søskende mål
tren>træet klatr~ gren~ blad~ plant~ fæld~ skov~
tung>tunge|tunger>tunge mund~ rakte smag~ slikk~ hund~
ulve>ugle natten fugl~ træ~ hoo~
ugler>uger to tre fire fem seks siden
vant>vandt kap kamp~ finale~ guld præmie~ løb~ første
vandt>vand drik~ drak glas svøm~ vask~ tørst~ koldt hæld~ kog~ liter
vare>varm sommer~ sol~
øg>ø|øen>øgen lille båd~ strand~ øde fyr~ færge~ hav~ flytt~ palme~
ordet>året ti fem gammel siden elleve tolv ni otte gamle to tre fire
året>ordet skriv~ stav~ sag~ læs~ bogstav~ engelsk~ svære
klem>klemme|klemmen>klem snor~ vasketøj hår~ træ~ musling~
sparre>spare|sparrer>sparer|sparrede>sparede penge op lommepenge konto bank~ strøm
lane>låne|laner>låner|lande>lånte bog~ bøger bibliotek~ penge
glad>glat|glade>glatte is isen vej vejen gulv~ sten slange~ ål ålen fisk~ sæbe~ gled glide~ glider skred faldt olie våd våde fliser bakke~ skøjte~ føre
glat>glad smilede smilte smiler gave~ grinede
tåget>toget|tåg>tog skinne~ station~ perron~ kørte billet~ konduktør~ forsinke~
stål>stol|stålen>stolen sad sidder satte sidde spisebord~ rejste
skåle>skole lærer~ klasse~ lektie~ frikvarter~ elev~ bus~
bøjer>bøger læs~ bibliotek~ lån~ lån~ skriv~ reol~ side~
kør>køer mælk~ mark~ stald~ græs~ bonde~ malk~ kalv~
slugte>slukkede|sluger>slukker|sluge>slukke lys~ lampe~ mobil~ computer~ brand~ ild~ bål~ fjernsyn~ brandmænd~
smarte>smadrede rude~ vindue~ flaske~ glas~ stykker vase~
vid>hvid|vide>hvide kjole~ sne~ hest~ skjorte~ sort væg~ maling kanin~ skæg~
tier>tiger|tiere>tigere zoo~ løve~ strib~ junglen
mol>mål|molet>målet score~ fodbold~ bold~ kamp~ stang~
pie>pige|pien>pigen|pier>piger dreng~ kjole~ klasse~ ung lille smuk~
ret>red hest~ pony~ galop~ trav
båre>båd|båt>båd sejl~ vand~ rode roede bølge~ fiske~ ø øen
kammer>kommer snart igen hjem forbi
trykte>trykkede knap~ dørklokke~ tast~
`;
