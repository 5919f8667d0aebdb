/** What goes together among people, in what they feel, say and think: one scene a line, words in their dictionary form. */
export const PEOPLE = `
menneske mand mænd kvinde dreng pige barn børn voksen ung gammel person dame herre alder teenager fyr tøs unge
drenge pige klasse kæreste sød lege skole pjat grine
gammel ældre mormor farmor bedste rynke stok plejehjem pension rollator dement høreapparat oldefar levetid mindes år leve firs halvfems ung dengang minde
navn hedde kalde døbe kælenavn efternavn kælke fornavn skrive hilsen stave underskrift kendt
år gammel alder fødselsdag født leve fylde måned tolv tretten uge barndom århundrede årti
løfte love holde bryde sværge ord aftale tillid ære svigte stole
svare spørge spørgsmål svar sige ræk finger vide nikke fortælle forklare forstå mene diskutere samtale tavs stemme råbe hviske mumle sukke indvende gentage stamme
fortælle historie høre hemmelighed sladder sladre rygte lytte sandhed løgn lyve tro sige vittighed påstå indrømme opdage afsløre hemmelig afsløring
mene mening enig uenig argument grund debat holdning diskutere forslag foreslå forbud forbyde tillade regel lov begrunde overbevise bør burde påstand argumentere uretfærdig rimelig urimelig vigtig problem løsning løse indføre afskaffe
problem løse løsning svær hjælpe finde råd ide idé prøve mislykkes årsag klare umulig vanskelig
hjælpe hjælp tak takke nød nødder støtte brug redde venlig godt tjeneste flink hjælpsom råbe bære behøve
tak takke gave hjælp hilsen kærlig venlig rar flink høflig hilse undskyld undskylde velkommen farvel hej goddag
brev skrive hilsen kære kærlig post postkasse frimærke kuvert konvolut adresse afsender postbud modtage svar sende modtager stil læse
pakke post sende postkasse modtage adresse æske papkasse bånd papir åbne sløjfe indhold bestille bud gave
huske glemme minde hukommelse navn ansigt nøgle lektie dag huskeseddel erindre sidst barndom tænke
tænke tanke hjerne ide hoved overveje gruble finde forstille drømme forestille håbe ro tro vide tvivl
lære øve kunne træne skole vide læse kursus svømme cykle dygtig fejl prøve forstå sprog kunst mester
dygtig god bedst ros rose stolt bedre klog talent flittig anerkende klare imponere ære vinde selvtillid
stolt ros glad vinde medalje ære tapper klare flot applaus smile hage ryg
modig mod turde tør bange helt heltinde tapper redde springe fare hjelm løve frygtløs kæmpe
forlade rejse flytte farvel savne kuffert bort hjem adresse flygte flyttebil afsted flyttekasse
flytte hus lejlighed flyttekasse adresse by nabo møbel værelse kasse sofa bo skifte bære bil
bo hus lejlighed by land adresse etage nabo værelse hjem flytte villa rækkehus landsby gade bolig husleje
flygtning krig land flygte lejr asyl grænse familie opholdstilladelse syrien båd hjemland kommune modersmål sprog tolk savne frygt fred
sprog dansk engelsk tysk fransk arabisk ord tale udtale modersmål grammatik ordbog oversætte forstå lære accent kursus spansk polsk
ensom ven savne stille sidde tom hjem frikvarter ked
træt sove søvn gabe seng øje øjne hvile vågne udmattet orke arbejde dag lang udhvilet slappe dovne energi
sulten mad spise mave sult mæt rumle mætte frokost krumme
vane dårlig holde ryge stoppe cigaret røg alkohol øl druk misbrug afhængig stof hash rygning snus
usund fed sukker slik fedt tyk mave sund motion grønt vægt kilo slank tynd kost kalorie vægte frugt kondi sundhed spise
ærlig løgn lyve sandhed sige stole ærlighed snyde indrømme svindel falsk bedrage
ærgerlig tabe skuffe nederlag desværre uheld synd irriterende glippe sur
synd trist stakkel ked ondt klynke medlidenhed tilgive gud kirke
flov pinlig rødme genert skamme kind grine blod ydmyg rød
nysgerrig kigge åbne hemmelig undre spørge opdage lytte spændt snage lure
sej flot cool fed smart vild lækker god super stil
doven sofa gide ligge flittig lade pjække seng arbejde orke
streng straf regel lærer forælder forbyde lov mild skælde eftersidning
rig penge fattig millionær formue luksus villa arv guld eje dyr tigge tigger hjemløs sult nød nødder nødhjælp
eje gods jord bonde bønder penge arve arv hus min skat tab
stjæle tyv tage pung cykel taske penge låse politi fange indbrud fingre snuppe butikstyv
finde lede søge forsvinde gemme lommelygte fund skjule gemmested spor opdage kort skat miste tabe nøgle leder hjem
miste tabe finde nøgle taske pung mobil telefon job lomme glemme
gave give fødselsdag jul pakke ønske åbne papir takke glad ring bånd overraske modtage overraskelse
overraske overraskelse gave fest uventet chok forbløffe pludselig forskrækket hemmelig
vælge valg bestemme mulighed beslutte stemme tal afgøre beslutning kandidat to fravælge
slå slås slag næve blod kæmpe ven blåt mærke sparke slagsmål vold bokse skubbe kamp bide
kæmpe kamp sværd sejr krig vinde fjende tabe duel styrke slag overvinde stærk nederlag
stærk muskel kræfter kraft løfte styrke vægt bære svag tung arm
tung vægt løfte bære kilo sæk sten slæbe kasse vægte taske
lang kort meter højde måle centimeter kilometer bred lineal længde strækning tommestok høj afstand
høj lav højde top tårn træ bjerg skyskraber meter stige hus
dyb bund vand hul grøft grav sø dybde afgrund hav kløft
varm kold varme grad temperatur kulde hed sol ild fryse svede ovn kakao iskold lunken glohed dyne jakke
våd regn vand drivvåd tør tørre håndklæde plaske sø pyt gummistøvle dryppe sjaskvåd fugtig svamp
hurtig langsom fart løbe køre cykel snegl sekund race rekord speed tempo skynde
skynde forsent sen travl bus løbe forsinket nå tid ur
nå bus tog tid mål skynde top forsinket hjem
stille stilhed lyd støj larm hviske ro tavs høre rolig sove råbe skrue musik larme uro
lyd høre klang larm brag knirke støj musik højt høj skrue lytte film stemme skingre brummen ringe hyle suse knald
lugte lugt duft stank næse blomst mad fisk røg sur parfume rådden dufte stinke
smage smag sød sur salt bitter mad tunge lækker krydderi kage suppe frugt saft
farve rød blå gul grøn sort hvid brun grå lilla orange lyserød male stribet prik mørk lys regnbue maling
rund firkant kugle cirkel trekant form kant bold bolde hjul jord flad spids kantet
sort hvid mørk nat nætter kul kridt bleg sne sand avis tastatur zebra
rød blod rose æble kind læbe brandbil flag trafiklys hindbær tomat
blå himmel hav øje øjne blåt mærke bær blomst
gå gåtur sko fod fødder sti vandre skridt ben tur trin gade støvle skov hund rend
løbe hurtig ben sko skov sveddrivende tur motion hare flygte sved
hoppe springe bræt trampolin sjip højt frø ben vand seng glad kant elastik kænguru
klatre træ reb stige bjerg mur tag gren top tov plank
kravle baby gulv hul bjerg edderkop sti myre
falde fald styrte knæ trappe glide is vand glat brække slå rejse sår snuble cykel hul vælte gulv
kaste bold bolde gribe sten spyd snebold hånd hænder mål ramme luft kast terning pind
kaste mave syg spand kvalme toilet mavepine karrusel
skære kniv saks snit brød kage finger blod skive klippe skarp plaster save
bide tand tænder hund slange æble ben tygge negl myg flåt blod gnave
spise gaffel kniv mad bide sulten tygge bord tallerken måltid
drukne vand svømme redde sø bølge redningsvest livredder dykke gispe hav
skubbe vælte falde sten gynge kø gård mur
trække reb snor tov vogn hest slæde læs sværd tand tænder kælk tung fold hive
åbne lukke dør vindue låg bog bøger øje øjne gave låge skuffe kasse mund gardin
tænde slukke lys lampe lygte bål radio fjernsyn computer kontakt tændstik stearinlys strøm mørk pære ovn motor
hænge knage jakke væg søm snor billede lampe gren krog tøj plakat bøjle flag
lægge bord seng hånd hænder æg æske pakke dyne tøj kort hylde asfalt fliser plan sten
ligge seng gulv sofa strand græs jord syg sove bund bord skuffe sne
sidde stol bænk sofa bord sæde lænestol skammel plads gulv kat kørestol række taburet
stå kø hjørne trappe plads ben bord stige gade
bære taske kasse kurv tung barn børn sæk vand båre skulder ryg pose stak
gemme skat penge hul skab skjule hemmelig seng hule dagbog sted busk skjul
grave hul skovl jord spade skat hund grav muldvarp sand have
samle sten svamp frimærke skrald muslingeskal penge puslespil mønt blade bog bøger plukke affald brik indsamling
vende retur ryg side bund mave tag pandekage blad blade kort
dele slik kage rum tallerken gruppe lodder værelse
låne bog bøger bibliotek penge aflevere blyant cykel retur skylde låner
øve prøve koncert spille eksamen tale diktat træne rolle sang klaver
vinde tabe spil kamp lotteri pokal præmie konkurrence point medalje hold million lodseddel gevinst sejr finale mester
begynde slutte start ende skole kamp ferie film starte time begyndelse slutning stoppe
bruge penge tid hånd hænder telefon hjelm værktøj
passe barn børn baby hund hus størrelse sko nøgle sommer tøj bukser dyr kanin
hente bringe bil børnehave pakke vand post skole brænde bold bolde
redde liv drukne brand dyr helt udryddelse falck ambulance livredder klode
ødelægge smadre knuse rive brække glas vase sten kaste legetøj bombe hærværk revne skår
reparere lave cykel ødelagt lappe værktøj lim lime sy dims motor ny tag skrue hammer
sælge købe lod bod loppemarked vare penge hus handle pris kunde
låge have hegn hund stakit åbne port kalender
`;
