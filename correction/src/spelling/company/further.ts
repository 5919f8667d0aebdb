/** As first.ts. */
export const FURTHER_COMPANY = `
glimmer>glemmer|glimme>glemme aldrig altid lektie~ navn nøgle~ taske~ fødselsdag~
synger>synker|synge>synke|sang>sank sofa~ sand mudder~ bund~ skib~ båd~ dybt
synker>synger|synke>synge sang sange~ kor~ fødselsdagssang~ julesang~
fuglende>fuglene|fugle>fuglene synger pippe~ kvidrer fløjter
hare>har fået været haft lært
kone>konge rige krone trone~
døde>døtre|døder>døtre sønner yngste ældste
smug>smuk prinsesse~ kjole~ yngste solnedgang~ udsigt~
smuk>smug kiggede læste gemte røg
silde>silke|sild>silke tørklæde~ kjole~ skjorte~ bluse~ bånd~ pude~
silke>sild|silken>silden rugbrød karry~ fisk~ løg
halven>halsen|halv>hals tørklæde~ halskæde~ ondt kæde~
skæk>skæg|skægt>skæg barber~ nisse~ hvidt julemand~ langt
mastet>masten|mast>mask sejl~ skib~ knækk~ storm~
saldo>salto gymnastik trampolin~ baglæns forlæns
salto>saldo konto~ bank~ kroner
pol>pool|polen>poolen svøm~ bad~ hotel~ dykk~
skrab>skrap|skrabt>skrapt stor streng~ lærer~ chef~ sur
vente>vendte sig ryggen omkring hovedet
ventede>vendte ryggen hovedet
kysten>kisten|kyst>kiste skat~ guld~ låg~ nøgle~ mønt~ penge
kisten>kysten|kiste>kyst strand~ hav~ bølge~ sejl~ båd~ skib~ vestkyst~
lampe>lamme|lamper>lammer får~ mark~ stald~
lam>lampe|lammen>lampen tænd~ sluk~ skrivebord~ loft~
hæle>hele natten dagen timen
helle>hele dagen natten tiden vejen klassen ugen
læs>læst har havde
tæb>tæppe|tæbe>tæppe|tæbet>tæppet sofa~ varm~ fryse~ seng~ pude~ gulv~
fløj>fløjte|fløjet>fløjten musik~ dommer~ tværfløjte~
fløjte>flytte|fløjter>flytter|fløjtede>flyttede hus~ by~ lejlighed~ møbl~ flyttekasse~ værelse~
flytte>fløjte|flyttede>fløjtede dommer~ melodi~ musik~ fugl~
vogn>vågn|vogne>vågne|vogner>vågner|vognede>vågnede morgen~ seng~ drøm~ vækkeur~ klokken
vågner>vogne hest~ tog~ lokomotiv~
vugge>vokse|vugger>vokser blomst~ plante~ træ~
vokse>vaske|vokser>vasker|vokset>vasket hænder bil~ tøj~ opvask~ sæbe
vaske>vokse|vasker>vokser|vaskede>voksede plante~ blomst~ frø~ skæg~ højde~
kasser>kaster|kasse>kaste|kassede>kastede bold~ sten~ snebold~ spyd~ anker~
kaster>kasser|kaste>kasse pap~ øl sodavand~ pakke~
klasser>kasser|klasse>kasse pap~ øl sodavand~ pakke~
hoste>høste|hoster>høster|hostede>høstede korn~ mark~ kartof~ grøntsag~ bonde~ æble~
høste>hoste|høster>hoster|høstede>hostede syg~ forkøl~ feber hals~ lommetørklæde~ læge~
høst>hest|høsten>hesten ride~ red sadel~ stald~ galop~
hest>høst|hesten>høsten korn~ mejetærsk~ mark~ landmand~
høster>heste|høste>heste ride~ stald~ pony~
lyn>løn|lynet>lønnen arbejd~ måned~ kroner job~ chef~
løn>lyn|lønnen>lynet torden~ himmel~ uvejr~ blitz~
løn>løgn|lønnen>løgnen|løner>løgner sand~ troede tro passer
løgn>løn|løgnen>lønnen arbejd~ måned~ kroner job~ timer
fryser>frøer dam~ kvæk~ haletud~ tudse~
frøer>fryser kold~ sne~ is frost~ tænder
løg>læg|løgne>læggene muskel~ krampe~
læg>løg|lægget>løget hak~ steg~ pande~ græd hvidløg~ gulerod~ suppe~
sky>ske|skyer>skeer gaffel~ gafler suppe~ kniv~
regner>ringer|regne>ringe telefon~ dørklokke~ mobil~
ringer>regner|ringe>regne vejr~ paraply~ våd~ matematik plus minus
ring>regn|ringen>regnen vejr~ paraply~ våd~ torden~ silende øsende
regn>ring|regnen>ringen finger~ guld~ forlov~ gift~ diamant~
mår>mor|måren>moren far søster bror kys~ lavede
mord>mor lavede mad lillebror aftensmad
bjørn>børn|bjørne>børn|bjørnen>børnene klasse~ legeplads~ forældre~ skole~ leger
børn>bjørn|børnene>bjørnen brummede hi pels~ honning~ klo~ kløer
børste>bedste|børst>bedst ven~ veninde~ venner
bedste>børste|bedst>børst tand~ tænder~ hår~
stege>stige|steger>stiger|stegte>steg temperatur~ pris~ bus~ tog~ trin
stige>stege|stiger>steger|steg>stegte pande~ bacon kød~ løg~ bøf~ pølse~ æg ovn~ frikadelle~ fisk~ kartof~
steg>sten|stegen>stenen kast~ smut~ mur~
sten>steg|stenen>stegen flæsk~ sovs~ kartof~ ovn~
skole>skåle|skoler>skåler champagne bryllup~ brud~ nytår~
skrue>skrive|skruer>skriver|skruede>skrev blyant~ brev~ stil~ hæfte~ novelle~ dansk~
skrive>skrue|skriver>skruer bræt~ brædder skruetrækker~ hylde~ møtrik~ låg~
strøm>storm|strømmen>stormen blæs~ orkan~ væltede~
storm>strøm|stormen>strømmen stik~ ledning~ lampe~ elektri~ batteri~ volt
stang>strand|stangen>stranden bad~ sand~ bølge~ håndklæde~ krabbe~ svøm~
stemme>stamme|stemmer>stammer|stemmen>stammen træ~ skov~ bark~
stamme>stemme|stammen>stemmen syng~ høj~ folketing~ parti~ dyb hæs~
svamp>svømme|svampe>svømme hal~ vand~ bassin~
svømme>svamp|svømmer>svampe pluk~ giftig~ spis~
sy>syg feber hoste~ snue forkøl~ influenza
syg>sy|syge>sye|syr>syer nål~ tråd~ kjole~ symaskine~ stof~ bukser~ knap~
trappede>trampede|trapper>tramper fødder mudder~ vred~ rasende
trøst>tørst|trøstet>tørstig|trøstig>tørstig vand~ drik~ drak glas~ ørken~
tørst>trøst|tørste>trøste|tørster>trøster|tørstede>trøstede græd~ ked kram~ tåre~
tykker>tygger|tykke>tygge|tykkede>tyggede tyggegummi~ munden
tyk>tryk|tykke>trykke knap~ dørklokke~ tast~
tømmer>tømrer lærling~ uddann~ praktik~
tører>tårer|tørre>tårer græd~ kind~
tåre>tårn|tåren>tårnet|tårer>tårne borg~ slot~ prinsesse~ kirke~ højt
tårn>tåre|tårne>tårer|tårnet>tåren græd~ kind~ øjne~ trill~
urt>ur|urten>uret klokken visere~ tikke~
vane>vande|vaner>vander|vanen>vandet|vanner>vander|vanne>vande blomst~ plante~ have~ slange~
vande>vane|vander>vaner dårlig~ usund~ ryge~
vasken>vasen|vaske>vase tulipan~ rose~ blomster
vasen>vasken|vase>vaske opvask~ hænder
viden>vinden blæs~ storm~ suse~
vinde>vinge|vinder>vinger fugl~ fly~ fløj~ brækk~ ravn~ ørn~ sommerfugl~ fjer~ engel~
vinge>vinde|vinger>vinder|vingen>vinden kamp~ finale~ præmie~ konkurrence~
øde>øve|øder>øver|ødede>øvede klaver~ guitar~ musik~ spill~ matematik~ træn~ sang~
øve>øde|øver>øde ø øen strand~
øre>øl|ørerne>øllene|øret>øllet flaske~ dåse~ fest~ drak drik~
øl>øre|øllet>øret ondt ørering~ hovedtelefon~
øre>øje|ørene>øjnene|øret>øjet briller~ pirat~ blind~ blink~
`;
