/** What goes together in the open: one scene a line, words in their dictionary form. */
export const OUTDOORS = `
bål brænde brand ild flamme glød røg aske kul tænde slukke brændende pind gren kvist skumfidus snobrød varme gnist tændstik lighter fakkel pejs ovn bålplads stege grille sod
skov træ gren blad blade stamme rod rødder krone løv bøg eg gran fyr birk mos svamp sti rådyr ræv kvist kogle bær skovbund lysning økse fælde top sav brænde buskads busk krat stub bark dyr spor hjort
hav strand bølge vand sand sten tang tænger skal musling kyst klit dyne måge krabbe bade svømme dykke salt dyb bund brænding tidevand fiske sol solcreme håndklæde badebukser vandmand fjord krebs rev koral bugt dæmning
båd skib sejle sejl mast ror roer anker dæk kaptajn matros havn bro mole kaj færge besætning styrmand køl åre fiskerbåd sejlskib storm bølge kahyt kurs kompas skipper ombord forlis redningsvest bord ræling pirat styre stævn
fiske fisk krog snor line stang fiskestang net orm madding gedde aborre torsk ørred laks ål sild å sø mole bid bide trække fange fangst rogn gælle finne skæl garn rejer krabbe hul blink flue skind kajak
sø å bæk kanal mose vandhul dam and ænder svane frø tudse siv åkande bred gås gæs haletudse fisk fodre brød vand bro rolig spejl sump kær strøm flod flodbred vandfald
land mark gård bonde bønder ko køer kalv tyr gris so hest hø halm stald lade traktor plov pløje høste korn hvede byg rug malke mælk mejetærsker hegn får lam ged høne kylling hane and ænder gødning møg ager eng græs roe landmand staldkarl tærske leje fold kvæg grisesti mølle
hest pony ride sadel tøjle stald hov hale manke føl galop trav rytter spring hoppe grime foder strigle ridning ridetur hestesko fold vrinske stigbøjle
hund hvalp gø logre hale snor halsbånd pote kurv ben knurre snuse gåtur lufte bide pels snude løbe kaste gnave slikke dyrlæge opdrætter racer skål sidde plads
kat killing mis miave mjave spinde pote klo kløer hale pels mus knurhår kradse skål mælk smyge sove fange kattebakke slikke
fugl vinge fjer næb rede reder æg ruge flyve unge kvidre synge sang gren due solsort musvit ørn krage ravn stær svale stork ugle høg falk bur papegøje fuglefrø træk flok spurv kylling pingvin hakke rugekasse
insekt bi hveps flue myre myg edderkop sommerfugl larve bille orm snegl regnorme stik stikke summe bistade honning spind væv vinge følehorn puppe mariehøne græshoppe jord kravle tue
vilde løve tiger elefant abe giraf slange krokodille zebra zoo bur savanne jungle rovdyr bytte jage brøle snabel mane tand tænder klo kløer pels jæger flok skind horn næsehorn flodhest bjørn ulv
pindsvin rotte mus muldvarp ræv grævling egern hare kanin hamster marsvin bur hule pels pig grave gnave løbehjul foder unge hi overvintre dværgkanin gulerod gulerødder hø hoppe øre
vejr regn regne sol skinne sne vind blæse storm torden lyn sky tåge frost is hagl kold varm himmel grad vejrudsigt dis blæst orkan vådt tør paraply støvle rusk slud byge regnbue lyne tordne
vind blæse blæst hyle storm vinge mølle drage sejl træk flag vindmølle suse fane rusk kold hvine puste luft flyve orkan vindstød
vinter sne is frost snebold snemand kælk kælke ski skøjte skøjter kold fryse hue vante vanter halstørklæde frossen glat bakke hvid istap sneplov jul skovl skovle rim varm kakao dynejakke støvle
sommer sol varm strand is ferie bade telt solbrændt myg græs skygge badetøj solcreme solbriller campingplads have jordbær tørke hede kølig parasol svede
forår plante blomst spire knop blad blade fugl grøn solsort vintergæk erantis påske frø lun
efterår blad blade storm regn kastanje svamp æble falde mørk gul brun rød høste drage vissen
have plante blomst græs slå græsslåmaskine rive spade skovl grave jord frø ukrudt luge bed hæk busk træ æble pære bær rose gulerod gulerødder kartoffel drivhus trillebør gartner vande slange kompost løg radise bønne høste græsplæne plæne terrasse stakit låge hegn nabo potte urtepotte ært salat
bjerg top klatre reb dal klippe sti hule stejl udsigt tinde fald afgrund skrænt skred snestorm rygsæk vandre højde ski lejr jordskred grotte sten kløft bræ gletsjer bakke
vulkan lava magma krater udbrud aske røg jordskælv glødende bjerg plade sten varm smelte sprænge jordskorpe kammer evakuere ryste skælve bygning
natur klima co2 forurening plast affald miljø energi vindmølle sol kul olie jord klode is smelte udslip sortere genbrug klimaforandring strøm drivhus skov art dyreart truet uddø
rum rumskib planet stjerne måne sol astronaut raket bane jord kredsløb marsmand mars rumvæsen galakse stråle himmel lande tyngdekraft teleskop satellit sort komet meteor kikkert
sten jord grave hul skovl spade ler sand grus muld skat kiste guld spand fund skelet ben mønt krukke arkæolog udgravning dyb potteskår
`;
