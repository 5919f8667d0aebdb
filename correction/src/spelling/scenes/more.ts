/** What goes together in school subjects, in society and in stories: one scene a line, words in their dictionary form. */
export const MORE = `
børnehave pædagog barn børn lege sandkasse madkasse stue flyverdragt gummistøvle vuggestue garderobe legeplads fritter legetøj
fritidsjob arbejde løn avis butik penge bager tjene opvasker chef sommerferie
bager brød bolle kage rundstykke ovn butik dej dele kanelsnegl basse morgen boller mel brændt kunde lørdag fløde
slagter kød pølse bøf kniv gris ko køer kotelet skinke hakke flæsk steg bacon
fisker båd net fisk havn hav fangst kutter sild torsk rejer garn
smed jern hammer ambolt ild glødende hestesko sværd smedje
bibliotek bog bøger låne læse bibliotekar reol stille hylde aflevere bøde tegneserie roman lydbog
museum udstilling montre gammel kunst maleri guide besøge udstoppe skelet vikingeskib
hospital læge sygeplejerske seng operere operation syg patient skadestue røntgen narkose sprøjte ambulance kørestol båre stue kittel besøge hjerte blodtryk bedøve drop intensiv
dyrlæge hund kat syg dyr pote vaccine bedøve kanin aflive sår stik hest
frisk luft vind skov sund ånde vindue gåtur hav
luft ånde trække vejret lunge ilt ballon vind dæk pumpe gas kvæle puste svæve flyve kaste vægt varm himmel fly
vejr trække ånde lunge dyb puste holde snork gispe
vand hav sø glas drikke svømme regn hane dryp kold iskold bad vande våd spand bølge damp flaske is
is kugle vaffel slikke kold smelte sommer vanilje chokolade jordbær isbod ispind softice kiosk
is sne frossen glat skøjte tyk sø fryse isbjørn smelte pol gletsjer grønland isterning køle
grønland isbjørn is hundeslæde sælskind sæl inuit sne kajak fanger fangst hval bygd harpun slæde skind moskus nuuk
hval hav blåse spæk finne kæmpe dykke havdyr delfin plankton harpun haj sæl
haj hav tand tænder finne bide blod dykker surfer farlig rovfisk
blæksprutte arm sugekop hav blæk tang tænger tentakel akvarium hul tank klatre klog
akvarium fisk tank guldfisk vand filter glas svømme foder plante
dinosaur uddø knogle fossil rovdyr planteæder meteor æg ur skelet hale tyrannosaurus
edderkop spind væv net flue ben fange giftig kravle bange tråd tråde loft
slange giftig bide krybe tunge skind hugtand terrarium skæl gift æg gnaver kvæle
frø vand sø kvække kvæk hoppe haletudse tudse åkande grøn tunge flue mose dam
bjørn hi hule honning pels vinter skov klo kløer laks unge
ulv flok hyle bytte skov rovdyr får ulve rødhætte tand tænder
ræv hale hul bur rød snu høne skov
mus ost hul kat fælde hale pive gnave rotte snabel
høne æg hønsehus hane ruge kylling korn foder høns rede gård lægge ræv gale
gris grise so mudder sti bonde bønder slagte hale stald krølle øffe grynte tryne orne
ko køer mælk malke mark kalv bonde bønder stald yver græs muh kvæg tyr horn slagte
får lam uld hyrde mark klippe fold græsse bræge hyrdehund
and ænder sø brød fodre svømme dam rap rappe næb fjer ælling unger gås gæs vinge
ged bjerg horn gedekid mælk skæg klov bukke bro stang hegn trold
æsel vogn stædig ørn bonde bønder trække skrige sadel
bille larve blad blade spise sommerfugl puppe kokon
blomst rose tulipan buket vase duft plante bi kronblad plukke stilk torn rød gartner frø anemone knop spire vande visne
æble træ pære plukke frugt rådden kerne skrog have æblekage gren moden æblemost
korn mel mølle mark høste brød hvede mejetærsker aks bonde bønder neg silo
kartoffel skrælle koge brun sovs mos kød grave skræl frikadelle pomfrit chips løg bage
suppe koge gryde gulerod gulerødder ske varm løg kødbolle portion boller smage
ost mælk skive rugbrød smør mus lugte skære mejeri fløde yoghurt
kaffe kop te sukker mælk kande drikke sort varm termokande brygge bønne krus skænke kage
te kop varm honning citron drikke brygge pose kande
morgenmad havregryn mælk yoghurt brød skål cornflakes juice havregrød æg rundstykke müsli toast te morgen
madpakke rugbrød leverpostej agurk frikadelle pålæg skive frikvarter taske gulerod gulerødder ost spegepølse makrel boks
grill kød pølse kul sommer have terrasse bøf ild marinade brænde majs
pizza ost tomat dej skinke ovn bestille pepperoni skive
burger bøf bolle pommes frites ketchup ost salat mayonnaise
pølse brød sennep ketchup remoulade løg hotdog grill pølsevogn
salt peber krydre mad smag suppe drys hav vand knivspids sukker
giftig gift svamp dø slange spise bær advarsel dødelig
tale holde bryllup fest konfirmation mikrofon scene publikum lytte klappe folk præsident nervøs
konge dronning krone slot trone prins prinsesse rige folk land regere sværd majestæt hof undersåt kroning monark
slot dronning konge tårn port sal have vagt prins gammel ruin borg mur
trold bjerg skov hule stor grim hale eventyr bro sten ged kæmpe
drage ild spy flyve vinge prinsesse ridder hule hale skæl skat sværd klo kløer brøle æg hoved
drage snor vind flyve himmel strand papir hale efterår blæse
heks kost kat vorte trylle gryde hat besværge hus brænde ond vorter flyve eliksir magi trylledrik
trylle stav magisk magi troldmand forsvinde formular forvandle hat kanin tryllekunstner trick kort
engel himmel vinge gud glorie jul hvid
djævel helvede ild ond satan horn gud
spejl se hår glas billede ansigt smadre væg kigge læbestift knuse spejlbillede
nøgle skuffe kiste guld gemme rusten bundt nøglering
skat kort kiste guld grave ø pirat mønt diamant lede kryds perle
ur klokke slå viser tid armbåndsur batteri vække tikke time minut kirke
lygte lommelygte mørk batteri lyse cykel lampe skin pære nat nætter gå
lys stearinlys tænde slukke lampe mørke væge flamme skin lyse blinke strøm pære stue
strøm batteri ledning stik kontakt lampe oplade el kabel slukke kortslutning elektriker sikring gå
bro å vand flod gå træ bygge hængebro jernbane køre sten stå gelænder springe storebælt
tårn klokke høj kirke trappe udsigt eiffeltårnet rundetårn ridder slot trin kravle fange
fængsel celle straf dom tremme fange vagt bryde flugt låse nøgle indsatte gård år forbrydelse
bank penge konto kort røver røveri kontant låne kode automat hæve opsparing
telt plads sove lejr stang regne festival skov myg pløk
festival musik telt koncert øl band scene mudder armbånd roskilde publikum
cirkus klovn telt elefant manege artist hest direktør line jonglere trapez popcorn
marked bod sælge torv handle frugt krejler brugt vare kø tombola dyrskue
tombola lod vinde gevinst bamse nummer købe nitte
julemand rensdyr kane gave sæk skæg rød skorsten nisse nordpol
jesus kors gud maria disciple bibel stald krybbe jødisk tempel
islam moske ramadan koran bede faste eid allah tørklæde bøn muslim fest imam
indien tempel hindu hellig ko køer curry sari
sørøver skib guld træben klap flag dolk rom krog papegøje sabel skat planke
soldat gevær krig hær uniform støvle skyttegrav marchere hjelm befaling vagt kaserne tropper officer general
tysker besættelse krig modstandsmand englænder soldat sabotage jøde sprænge flyve våben nedkastning kz fangelejr illegal stikker befrielse april stjerne
slave pisk plantage skib handel arbejde lænke fri sukkerrør herre bomuld slaveri afrika sælge
konge danmark krig christian margrethe svensk slag adel flåde kroning
middelalder borg ridder pest munk kloster bonde bønder adel handel hanse købstad kirke bål heks
viking vikingetid skib hedeby thor odin jarl handel træl rav slave pelse rune
statue kunst marmor bronze sokkel torv figur ben stå park billedhugger
maleri kunstner ramme male farve lærred motiv forgrund baggrund lys skygge portræt udstilling kunst museum pensel
digt strofe vers rim linje digter lyrik metafor ord besjæling kontrast tema jeg rytme
novelle forfatter fortæller hovedperson handling tema slutning titel jeg miljø synsvinkel konflikt person læser symbol tolke analyse
artikel journalist kilde avis emne forsker undersøgelse læser overskrift rubrik citat interview
kemi syre base reagensglas opløsning koncentration forsøg salt måle ion atom molekyle bunsenbrænder stof boble lakmus
fysik kraft kræfter energi strøm spænding modstand bølge lys lyd hastighed måle magnet tyngde acceleration bane
biologi celle plante dyr fotosyntese ilt blad blade bakterie kromosom gen art evolution mikroskop organ nedbryde
geografi land kort hav klima befolkning plade vulkan ørken ækvator flod kontinent europa hovedstad
matematik tal regne ligning funktion graf variabel vinkel trekant areal formel facit beregne hypotenuse sandsynlighed brøk
samfund stat kommune skat velfærd borger lov rettighed demokrati arbejdsløs økonomi minister pension offentlig ulighed
eksamen prøve karakter emne synopsis lærer censor mundtlig skriftlig bestå spørgsmål trække nervøs dumpe læse forberede
gruppe samarbejde projekt arbejde fremlægge opgave aftale medlem emne deltage
klasselokale tavle vindue stol bord lærer plakat smartboard kridt gardin
elevråd skole forslag møde rektor elev stemme formand klasse beslutning
motor brumme starte maskine bil benzin traktor båd olie gas larm diesel flymotor
flyve vinge fugl fly himmel luft ballon drage sky helikopter lette pilot svæve
tunnel mørk tog kø grave vej bjerg lys lastbil
ørken sand kamel tørst varm oase sol kaktus tør hede skorpion klit telt nomade
jungle abe tiger slange træ regnskov lian indianer tropisk insekt papegøje floder
regnskov træ fælde dyr brasilien udrydde tropisk papegøje jungle
ø hav strand båd færge palme sand klippe fyr bro sejle øde robinson kokosnød bo fyrtårn
fyr fyrtårn lys hav skib klippe trappe blinke vagt ø mester
landsby hytte brønd marked ged bonde bønder hus kirke gadekær kro krostue
brønd vand spand dyb falde reb hente tørst bund kaste ønske mønt gård
mølle vinge korn mel vind dreje sten vand gammel
kælder trappe mørk vin kasse edderkop trin loft kold rum spøgelse
loft kasse gammel støv trappe stige kuffert edderkop bjælke gulv hus
`;
