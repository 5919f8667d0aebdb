/**
 * Words that pupils write for one another, dyslexic ones above all: what is heard alike (silent letters, b and p, d and t, g and k, e and
 * æ, o and å, y and ø), endings that are swallowed, letters that change places. From experience of teaching, not from a corpus.
 */
const GROUPS = `
hun hund | mand man | vand van | vind vin | vinden vinen | sind sin | land lang | tand tang | hånd hån | ånd on ond ondt | ind in en end | bind bin | find fin fint
mund mun | rund rundt run | sund sundt syn synd | bund bundt | pund pun | grund grun | stund stun | hund hun hunde hunden hundene | fund fun | sand san | strand stran | brand bran brænd
brænd brand | ven vend vent | venner vender venter | vende vente vendte ventede | ende ænder ender | ånde onde | kinder kender kanter | kende kinde | spand span | rand rang | gang gange gan
bold bål bol | boller bolde bulder bolle | guld gul gult gulv | hold holdt hul hål | huld hul | fuld fugl ful fuldt | fald faldt fal | kold kål kol kul | vold vol | mild mil | vild vil ville | ild il ilt | sild sil
gård går år går | gå går | få får for | for før får fra foran | fra far for | far fare fra | mor mord mod | mord mor mort | ord or år | bord bor bord både | jord jo gjord | nord nor | fjord fjor | hård hår har hår
har hår hard ha | har har ar | far får | var hvar hver vare | vare vare varer være | være vare vær værre været | vejr vej vær hver værd | vej veje vejr væg | væg væk veg vejg | væk væg vægge vække | sæk sag sæg | lag lak lagt | bag bak bage bar
bage bare bakke bager | bager bakker barer | bakke bage | dag da dagen | da der dag | der de da dér deres dyr | dyr dør dyre dyr | dør dyr dø døre dørre | døren dåren dyren | tør tørre dør tur | turde turen | tur tør du
du dug ud | ud u ude ug | ude uden ud ude | uden ude under uden | under uden undre | sig si sige sej | sige sig side sigte | sige side | side sidde sider sidste | sidde sitte side sætte | sider sidder | sidst sidste siste | lig lige læg leg | lige ligge lide lig lege
ligger lige lider ligge | lide lille lige ligge lidt | lidt lit lille lide let | let lidt led | led let leder | lede lette ledte lade | leder letter lader | læder læter læder | ledte lettede lette lede | lade lave lagde lade | lave lade love laver lav
lov love lo låv | lå lo lov låg | låg lå log | lægge læge leje lege lække | lege leje læge lægge | leger lejer læger lægger | legede lejede lagde | læge lege læge lære | lære læger lær lærer læse | lærer lære lære lærere | læren læreren lærerne | læser læsser læse
læs læst læsse | bog bo bord båg | bo bor bog | bor bord bog | bøger bøjer bøger bager | bøn bund børn bøn | børn bøn barn bøn | barn barm børn | bjørn børn bjerg | bjerg bær | bær ber bar bjerg | ber bær beder | bede bedre bed bide | bedre bedere bede | bide bid bitte byde
by bi bød byg | byde bide | bygge bykke bukke | byggede bygede | brød brud brudt bryd | brud brød brudt brun | bryde bryd brydes | bro brog bror bord | bror bro brod | broder brodder | bruge brug bruse brudt | bruger brugger bruser
brug brugt bru | bryst brist | busk bus puds | bus buks busk | bukser bokser busker | bil bild bid bilde | biller biler billeder | billede bilde billet | billet billede | bille bile | bad bade båd bat | både båd bade både | båd bod både båt | bod bord båd
kat kant kan kage | kan kant kat kam | kant kan | kanten kan kanden | kam kamp kan | kamp kam kampe | kage kake kagde | kok kog kop | kog kok koge | koge kok kogte | kop kok kob | kost kort kyst kost | kort kor kost kort | kors kurs kors | kurs kryds kors | kryds kurs kry
kys kyst køs | kyst kys kust | kø kør ko køb | kør kø køre | køb købe kob | køber kober købe | købte kørte køpte | kørte købte | kone konge kunne | konge kone | kunne kun kunde | kunde kunne kunder | kun kunne kund | kul kugle kul kold | kugle kule kulde | kulde kugle kulle
klasse klase kasse | kasse kaste klasse | kaste kasse kastede | kald kal kold | kalde kale kalte kolde | klog kloge klo klok | klokke klokken kloge klok | klap klappe klab | klippe klip klip | klippe klipper | klø klo | klud klut | klap klap
krig skrig | skrig krig skrige skrift skridt | skridt skrig skrit | skrift skrev skrivt | skrive skriver skive skriv | skiver skriver | skifte skrifte skift | skrev skrav | sker skær sker | skær sker skær skar | skære skere skærer | ske sket skæ | sked sket | skal skab skål skald
skål skal skovl skol | skab skal skap | skib ship skip | ski skib | sko skov skole | skov sko skåv | skole skåle skolde | skolen skålen | skude skuede skyde | skud skudt skyd | skyde skød skyede | sky skyr skyg | skygge skyge | skovl skål
sal salt sal | salt sal saldt | sat sad sagt satte | sad sat sag sagde | sag sagt sæk sad | sagt sat sagde | sagde sagte sagt sad | satte sagte sat | sang sagn sand sank | sange sanke sagn | synge synke synde | syng sy sønd | syn søn synd sind | søn syn sønd synes | sø sød søg | sød sø søt
søge søge syge søg | syge søge syg | syg søg sy | sy syg | sov så sove såv | sove så sov sorg | så sov sår sol | sår så sor | sol sål sul | sommer somme sommers | som søm sam | søm som | sort sårt sor | stor sto stod står stort | stod stor stolt stå | storm stor | stol stolt stål
stolen stollen | sten stien steng | sti stige sten stig | stien stigen | stige stikke sti | stik stig | stikke stige stik | stille stile stil stilde | stil stille stiv | stilt stilet | sted stedt sten stæd | stå står stå | står stor | stang stand | stjal stal
stik stykke | stykke stikke stykker | sprang spang sprand | spring sping | springe spinge | spand spænd | spænde spændende spene | spil spild spejl | spejl spil spejl | spild spil | spille spilde | spiller spilder spilder | spise spisse | spiser spisser | spor sport | sport spor | spøge spørge | spøger spørger spøge
spøgelse spørgelse | spørge spøge spøre | snog snor | snor snog snår | snak snart snag | snakke snage | snart snak | sne snæ snig | snige snie | smed smid | smør smøre smør | smøre smør | smag smak | svin sving | svinge svine synge | svar svare sværd svær | svare svar svære | svær svar sværd svært
svært sværd svær | sværd svært vær | sværge svære | svamp svam | syv syg søv | søvn sovn syn søn | søndag sønde | mad mand mat mad | made mande | mange mangle mang manke | mangler manker | mangle mange | marked market mark | mark mag mak | mart marts | mave mager magen | mage mave
mælk mel mælke | mel mæld mælk melde | med men mad mej meget | men mænd mens med man | mænd men mand | mens men mends | meget med mere mejet | mere mer mære mener | mene mener mine | mine mindre mine | mindre mine minde | minde mindre minne | mig mit mej | mit mig midt | midt mit | min mind
mod mor mord måd | mode måde møde | møde mødte måde møte | måde mode måge | måtte mode måde måtte | må mo | mus mos | mur mor | mørk mørke mørkt mørt | mørke mørk | mål mol mål | måle male | male mal måle | mest mæst mist | mister mester | miste mest
nat nap nat | nav navn | navn nav | næb næve | næse næste næsten | næste næsten nest | næsten næste næsen | nå når nog | når nå nor | nået noget | noget nået nogle nogen | nogle nogen nåle | nåle nogle | nok nogen någ | nød nødt | nødder nøder | nøgle nøle nøgne | ny nye nu | nu ny
tag tak tak | tak tag tal | tage take tale | tale tal tage | tal tale tall | talte tallet talt | talt talte tal | tanke tage tank | tank tang | tang tank tænk | tænke tænde | tænkt tændt | tænkte tændte | tænde tænke tende | tæt træt tet | træt tret træt træk | træk træt trak trække | trak træk
trække trække trykke | tryk trøk | tro tog tro | tog tro tåg to tag | toge tåge | tåge tåre tåge | to tog tor | tre træ | træ tre træd | trin trind | trold trol | tromme tromle | trøje trøge | tung tunge tun | tunge tung | tynd tun tyn | tyv tøv tøj | tøj tøg tog
tid tit ti til | til tid ti | ti til tid | tit tid | time tim timer | timer time | tusind tusen | ur ud uger | uge ure ug | uger ure ur ugler | ugle uge | ure uger | ulv ul ulve | ven vend | venlig venligt | vinde vinge vin vindue | vinge vinde | vindue vinde vindu | vinter vinder venter | vis hvis vist
vise vide vis | vide vise vid hvide | vid hvid vidt | hvid vid | hvidt vidt hvid | vidt hvidt | vidste viste vist | viste vidste | hvile vile | hvem vem | hval val | valg valgt val | valgt valg | vand vandt | vandt vant vand van vundet | vask vaks | vaske vakse | vej vejr | vejen vejret
vægen væggen | væggen væven vægen vejen | ved vet væd | vil vild hvil | vild vil | ville vilde | vor hvor var | hvor vor hvo | hver vær vejr | hvad vad var | hvad vand | vække vægge | vokse voksen vokset | voksen vokset | våd våg | våben vågen | vågen våben
her har hær hør | hær her | hør her | høre hører høje | høj høg høje | højde højre høje | højre højere hører | højere højre | høst høs | høne høns | hal hals hale | hale halv hal | hals hal | halv hal hav halv | hav have halv | have havde haven hav | haven havn havnen | havn haven | havnen haven | hat hart hatte
hest hæst | heste hæste | hjem hjemme jem | hjerne hjerte gerne hjørne | hjerte hjerne | gerne hjerne gærne | hjul jul hul | jul hjul | hus husk hos | hus hose | husk hus huske | hul hjul hull | hule hulle hule | hvalp valp | hylde hylle | hele hel hælde | hæl hel | hælde hele | helt held hel
held helt | hende hente hænde henne | hente hende | hendes hende her | henne hende | hans han hands | han hans hun hand | hun han | hoppe håbe | håbe hoppe håb | hoppede hobede håbede | håb hop | hob hop | hoved hovede | hånden hånen | hæk hække
igen ingen igennem ige | ingen igen | igennem igen | ikke inge | is i | jeg jær | jagt jakt jagter | jo job jord | job jo | kigge kikke kigge | kiggede kikkede | leg læg lej | lejr leger lejer | lejre lejere | lette ledte lede | lys lyst løs | lyst lys | lyd lygte lyt | lyde lytte | lytte lyde lette | lygte lyd lykke
lygten lyden luften lykken | luft lugt | luften lugten | lugt luft lukt | lugte lukke lufte | lufte lugte | luk luk lugt | lukke lokke løkke | lykke løkke | løb løv løg løb | løbe løve løbe | løve løbe | løver løber | løg løj | løs lys | løn lån | lån lån | låne lone lånte | loft løft luft lof | løft loft | løfte lofte
længe længde lange længe | lang langt længe | langt lagt lang | lagt langt ladt | lakrids lakris | lampe lamme | lam lamp | lime lim | line ligne linje | ligner line liner | linje line | løbet løvet | plads plas | plade plage | plante planke | plet pled | pose påse | pande pante | post pås | pris pres | prøve prøve
prik brik | pude pute | pus pust | puste pusle | pæn pen | pen pæn | pil bil | pige pikke pie | piger pigger | pind bind | rat rad | ratten rotten | rav ræv | ræv rev ræb | reb ræv | red ret | ret red rat | rette redde | redde rette rede | rejse reje | rejste rejse | ren rend rent | rent rendt | ride rydde | ring ringe
ringe ringede | ris rige | ro råd | rod rød råd | rød rod rødt | råd rod | råbe rope | ros rose | rug røg | ryg røg ryk | røg ryg rug | ryk ryg | række rykke | rykke ryge | rumme rum | rust rus | rystede rustede | rå ro | råd rådt | råde råbe | rådden råden
drak drag | drage drak dræge | dreng dræng | drenge drenger drejede | drik dryk | drikke dreje | drøm drøm | dronning droning | død dø dødt | dø død | døde døbe | dyb dyp | dybt døbt | dyne døne | dæk dække træk | dæk læk | dum dom | dom dum | dans dansk | dansk dans | dårlig daglig dårlige | daglig dårlig
fad fat far | fadet faldet | fat fast fad | fast fat | fald fal | faldet fadet | fange fanger fane | fanger fange | farlig farlige | farve fare | fest fast | fin find | finde fine finte | fin fint | fisk fisker fis | flag flak | flagre flage | flok flog | fløj fløg | fløjte fløtte | flytte fløjte flyde | fod for fot | fold folk | folk fold | fra frø
fri fried frit | frit fri | fro frø | frugt frukt | frø frys fro | fugl fuld | fyr før | fyre føre | fyldt følt | føle følge føde | følge føle | følte fulgte følte | født føtte | føde føle | fødder føder | gade gæde | gal gul | gang gank | gav gave | gave gav | ged gæt gedde | gedde gede | gemme glemme | gemmer glemmer | glemme gemme | gemte glemte
glad glat glas | glas glad glass | glat glad | glemte gemte | glid glidt | glæde glæder | gnave gave | god godt | godt god got | gik gig kik | gris grise | grine grinde | grov grav | grave gave | grad grat | græd græt grædt | græs græ | grøn grønt grun | grund grøn | gul guld | gulv guld gult | gyser gys | gå gå | går gård | gør gø | gået gåede
æble æple | æg ægte ek | æske eske | ægget æget | ønske ønske | ø øg ør | øje øge | øjne øgne | øre ører | øl øre | år og åre | åben åbne | åbne åben | år ord | ånde ende | ærlig ærgerlig | ærgerlig ærlig | altid altså alt | alder aldrig | aldrig alder | afstand afsted | afsted afstand | alt at | anden andet ande | arm arme | arbejde arbejd | ad af at
allerede al | bange banke | banke bange | bænk benk | ben bien | besøg besøge | bestå bestod | bevist bevidst | bevidst bevist | blev bliv ble | blik blink | blod blå blåt blot | blå blo | blomst blomster | blæse blæste | brug brud | bue bur bøj | bur bue bor | bruse bruge | chef chip | der deres | deres der
ejer ejer | elev elver | elever elver | eller ellers | ellers eller | fortalte fortale | fordi for di | forbi fobi | frikvarter frikvarte | færdig fædi | fødselsdag fødselsda | gennem gemmen | gensyn gensyn | glædede glæde | hjalp jalp | hjælpe jælpe | højt hojt | indtil ind til | kanin kanen | kraft kræft | kræft kraft | krop krob
nogen nåen nåde | nogle nole nåle | anden anen | snakkede snagede | snakke snage | snakker snager | sprunget sprung | haft hæft | mig mej maj | dig dej | sig sej | også ose osse | sammen samen | børn børen | drengen drænen | pige pie | pigen pien | piger pier
klassen klasen | kapitel kapitæl | trolde trolle | heks hæks | større støre | sort såt | grøn grån | fugle fule | slange slagne | kage kaje | bilen billen | bussen busen | stuen stuven | sengen senen sænken | bukser bugser | hånden hånen | håret håren | tæer tæger | øjne øgen
hjerne jerne | klokken klogen | fest fæst | festen fæsten | målet molet | mål mol | pengene pennene | fyrre fyrrer | vigtig vægtig | mening mejning | gjorde jorde | siger sier | byggede bygede | skudt skøt | falder faller | holder holer | vågnede vågende | lukker lugger | hviskede vissede
døde dødede | lider lier | vælger vælder | stjæler sjæler | stjæle sjæle | stjal sjal | redde rædde | goddag goddav | toget tåget | tog tåg | stol stål | bordet boret borede | båd båre båt | køer kør | skole skåle | bøger bøjer | slukkede slugte | slukker sluger | trykkede trykte | kommer kammer
smadrede smarte | valgte vakte valte | hvid vid | ti tie | tiger tier | verdens værtens | knæ næ | sne sned | hvorfor hvor | minder mindre | mindre minder | skylder skyller | skyller skylder | skyldte skyllede | kyle køle | kyler køler | kylede kølede | jivet givet | kræs græs | kræset græsset | lækage lagkage | smilede smilte | grinede grinte | hundrede hundred | søger søer | spurgte spurte | sov såv | fjerde fjerne | syvende syne
`;

/** True where the one is often written for the other. */
export const isKnownSlip = (written: string, meant: string): boolean => KNOWN.get(written)?.has(meant) === true;

/** What a word is often written for. */
export const knownSlipsOf = (written: string): ReadonlySet<string> => KNOWN.get(written) ?? NONE;

const NONE: ReadonlySet<string> = new Set();
const KNOWN: ReadonlyMap<string, ReadonlySet<string>> = readGroups();

/** The first of a group with each of the others, both ways. */
function readGroups(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const put = (one: string, other: string): void => {
    const known = found.get(one);
    if (known) known.add(other);
    else found.set(one, new Set([other]));
  };
  for (const group of GROUPS.trim().split(/\s*[|\n]\s*/)) {
    const [first, ...others] = group.split(' ');
    for (const other of others)
      if (other !== first) {
        put(first!, other);
        put(other, first!);
      }
  }
  return found;
}
