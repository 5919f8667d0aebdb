import { WordList } from './word-list.ts';

// What one speaks of one at a time, what is mostly known to both who speak, and what one speaks of without counting.

/** Things that one sees and counts: one of them alone has »en« or »et«, or the ending. A compound is what its last part is. */
export const THINGS = new WordList(
  // at home and in school
  'bil cykel bus båd skib fly tog traktor lastbil motorcykel knallert scooter slæde kane vogn barnevogn kørestol raket kano ' +
    'hus lejlighed værelse hytte telt slot tårn bro port hegn mur trappe elevator altan garage skur lade stald kælder kiosk ' +
    'butik forretning restaurant café cafeteria hotel vandrehjem supermarked bageri apotek bibliotek museum hospital sygehus plejehjem ' +
    'fabrik værksted lager kontor kirke moské tempel station lufthavn stadion hal sal gymnasium campingplads legeplads skøjtebane ' +
    'stol bord skrivebord seng sofa lænestol bænk skab køleskab reol hylde kommode lampe lysekrone spejl tæppe gardin pude dyne madras hynde ' +
    'dør vindue nøgle lås klokke ur vækkeur telefon mobil mobiltelefon computer tablet skærm tastatur printer fjernbetjening ' +
    'radio højttaler hovedtelefon kamera billede maleri plakat foto fotografi tegning kort landkort postkort ' +
    'bog tegneserie ordbog kalender dagbog hæfte avis blad brev kuvert frimærke seddel blyant kuglepen pensel lineal viskelæder saks ' +
    'tavle penalhus taske rygsæk skoletaske kuffert pose sæk kurv kasse æske dåse flaske krukke tønde spand balje kande termokande ' +
    'kop krus glas tallerken skål gryde pande kniv gaffel ske teske spiseske bakke fad rist dug serviet grydeske ' +
    // on and about the body
    'hat kasket hue hjelm jakke frakke trøje bluse skjorte kjole nederdel dragt uniform handske vante sok støvle sko sandal bælte slips ' +
    'tørklæde halskæde halsbånd armbånd ring ørering paraply pung tegnebog badedragt ' +
    // to play and work with
    'bold ketsjer bat klub dukke bamse legetøjsbil puslespil drage ballon terning brik gynge rutsjebane trampolin skateboard ski skøjte ' +
    'guitar violin klaver trompet fløjte tromme harmonika harpe orgel saxofon ' +
    'hammer sav økse skruetrækker tang søm skrue spade rive skovl kost børste klud stige reb snor kæde krog pind stok stang stav ' +
    'fiskestang net fælde bur akvarium terrarium rede hule ' +
    'pumpe maskine motor vaskemaskine opvaskemaskine symaskine støvsuger komfur ovn mikroovn brødrister kaffemaskine ventilator drone robot ' +
    // animals
    'hund hvalp kat killing kanin hamster mus rotte marsvin fugl papegøje due krage ravn ugle ørn svane and gås høne hane kylling påfugl ' +
    'hest føl pony æsel ko kalv tyr får lam ged gedekid gris kamel elefant løve tiger leopard bjørn ulv ræv hjort elg rensdyr abe giraf zebra ' +
    'krokodille slange firben skildpadde frø tudse haj hval delfin sæl edderkop bi hveps sommerfugl flue myg myre bille snegl orm krabbe ' +
    // plants, and what one eats one of
    'plante blomst rose tulipan solsikke træ busk gren stub rod frugt æble pære banan appelsin citron lime melon mango fersken blomme ' +
    'jordbær hindbær kirsebær drue daddel figen oliven nød mandel tomat agurk gulerod kartoffel løg rødløg squash aubergine peberfrugt ' +
    'champignon svamp græskar majskolbe æg kage lagkage småkage bolle rundstykke sandwich burger pizza pandekage vaffel pølse frikadelle ' +
    'bolsje karamel slikkepind muffin croissant toast omelet rosin kiks rugbrødsmad madpakke blomkål kålhoved kokosnød kastanje agern kogle ' +
    // out of doors
    'sten klippe bjerg dal flod å bæk sø fjord kyst ø skov mark eng park have gård plads gade vej sti havn landsby by ' +
    'håndklæde barberkniv tandbørste hårbørste kam hårtørrer badekar håndvask bruser toilet vandhane sæbeskål vægt termometer plaster krykke ' +
    'briller solbriller kikkert lup mikroskop kompas lygte lommelygte lommeregner batteri ledning stikkontakt kontakt knap lynlås ' +
    'nål synål strikkepind garnnøgle magnet kugle marmorkugle terrarie snemand igloo flag vimpel hængekøje luftmadras sovepose primus bålplads ' +
    'kran gravemaskine mejetærsker plov trillebør rendegraver helikopter luftballon ubåd færge sejlbåd motorbåd jolle robåd tank kanon pistol gevær ' +
    'sværd skjold kårde bue pil dolk rustning krone scepter trone skat skattekiste kiste skatkort amulet tryllestav kappe maske kostume paryk ' +
    'automat cigaret cigar pibe lighter askebæk pakke konvolut trailer campingvogn taxi ambulance brandbil politibil rutebil ' +
    'tankstation skraldespand postkasse container palle rude vindueskarm skorsten tagrende altankasse brønd statue springvand gravsten kors ' +
    'ørken vulkan grotte vandfald sky stjerne planet',
);

/** What everybody has on the body; of several people there are several. */
export const BODY_PARTS = new WordList(
  'hoved ansigt pande øje øre næse mund tand tunge kind hage hals nakke skulder arm albue hånd finger tommelfinger negl bryst mave ryg hofte ' +
    'ben knæ fod tå hæl vinge hale pote klo snabel horn hjerte lunge nyre knogle muskel',
);

/** Parts of time that one counts. */
export const TIME_UNITS = new WordList(
  'sekund minut kvarter time dag døgn uge måned sæson semester århundrede nat aften morgen formiddag eftermiddag weekend sommer vinter gang ' +
    'lektion pause frikvarter ferie',
);

/** What is told, planned, done or happens, one at a time. */
export const COUNTED_MATTERS = new WordList(
  'historie fortælling eventyr legende myte film serie udsendelse roman novelle digt vers sang melodi artikel notits tekst titel kapitel afsnit ' +
    'sætning overskrift billedtekst teaterstykke komedie musical forestilling koncert udstilling video podcast blog ' +
    'opgave øvelse prøve eksamen test forsøg eksperiment projekt fremlæggelse rapport anmeldelse stil liste skema tabel figur graf ' +
    'rolle hovedrolle ansøgning besked mail sms opringning samtale diskussion debat tale interview spørgsmål forslag løsning aftale ' +
    'regel lov paragraf kontrakt afgift bøde regning kvittering billet pris præmie medalje pokal karakter diplom studiekort pas kørekort certifikat ' +
    'idé ide plan drøm ønske mening holdning følelse tanke overraskelse hemmelighed løgn undskyldning vittighed joke gåde ' +
    'problem misforståelse fejltagelse konflikt ulykke skade sygdom operation fordel ulempe forskel mulighed chance årsag konsekvens ' +
    'rejse udflugt vandretur cykeltur gåtur fest fødselsdagsfest bryllup begravelse højtid tradition skik ceremoni kamp turnering ' +
    'konkurrence finale stævne løb væddemål klub forening gruppe klasse familie parti firma virksomhed vuggestue ' +
    'universitet kursus fritidsjob sommerferiejob job stilling lærlingeplads praktikplads hobby sportsgren leg brætspil ' +
    'computerspil spil rekord sejr nederlag mål afstand vane evne talent sprog ord bogstav tal navn efternavn fornavn ' +
    'farve form mønster lyd stemme lugt smag vej stig land verdensdel kommune kvarter adresse hjørne gave fødselsdagsgave ' +
    'invitation kage ret forret hovedret dessert snack opskrift',
);

/** Stuff and food that one does not count, and which has no »en« before it. */
export const NOT_COUNTED = new WordList(
  'mad morgenmad frokost aftensmad mælk kaffe te kakao juice saft vin øl sodavand vand isvand kød oksekød svinekød lammekød hakkekød kylling ' +
    'fisk laks tun ris pasta spaghetti mel sukker salt peber krydderi smør margarine olie eddike ost fløde yoghurt brød rugbrød franskbrød ' +
    'dej gær suppe salat sovs ketchup honning marmelade syltetøj chokolade slik is flødeskum popcorn karry kanel hvidløg ingefær dild persille ' +
    'luft ild røg jord sand sne regn vind sol varme kulde lys mørke støj larm musik tøj regntøj badetøj sengetøj legetøj værktøj udstyr affald ' +
    'skrald papir pap plastik glas træ metal guld sølv jern uld bomuld læder blod sved hår skæg hud benzin strøm elektricitet ' +
    'tid arbejde hjælp held uheld mod håb kærlighed venskab glæde sorg vrede frygt angst lyst råd ret ansvar respekt tillid tålmodighed ' +
    'frihed fred krig sport motion idræt fodbold håndbold basketball cricket skak tennis svømning dans gymnastik matematik dansk engelsk tysk ' +
    'historie fysik biologi billedkunst religion undervisning uddannelse erfaring viden kunst litteratur natur trafik forurening ' +
    'økonomi politik penge plads post feber influenza hoste hovedpine sult tørst søvn vejr uvejr solskin humør helbred ' +
    'selvtillid hjemve energi fritid underholdning alkohol tobak medicin gift opmærksomhed omtanke kontakt adgang indflydelse succes ' +
    'madlavning rengøring opvask oprydning havearbejde lektiehjælp flæskesteg flæsk bacon skinke leverpostej risengrød risalamande ' +
    'sennep mayonnaise remoulade rødkål hvidkål broccoli spinat frugt grønt vold mobning ro trøst uro stress',
);

/** By each preposition: of what is so spoken of there is one that all know, so the noun has its ending: »på gulvet«, »om natten«. */
const KNOWN_AFTER: ReadonlyMap<string, WordList> = new Map([
  [
    'om',
    new WordList(
      'dag nat morgen formiddag eftermiddag aften vinter sommer efterår forår uge måned time mandag tirsdag onsdag torsdag fredag lørdag søndag',
    ),
  ],
  [
    'i',
    new WordList(
      'begyndelse start slutning mellemtid virkelighed øjeblik barndom weekend frikvarter time pause klasse klasseværelse skolegård kantine ' +
        'gymnastiksal aula hal svømmehal omklædningsrum have gård baggård opgang elevator kælder garage køkken stue entré badeværelse ' +
        'soveværelse kældergang vindueskarm ovn køleskab fryser skraldespand by centrum midte park skov zoo biograf butik supermarked ' +
        'kirke moské lufthavn havn metro luft himmel sol sne regn skygge mørke vand hav sø græs hånd mund mave øre ansigt hår øje nakke ' +
        'ryg lomme taske fjernsyn tv radio avis telefon postkasse omegn nærhed nærheden kvarter verden fremtid fortid ferie sommerferie ' +
        'vinterferie juleferie efterårsferie påskeferie finale ende hjørne side gade',
    ),
  ],
  [
    'på',
    new WordList(
      'gulv bord væg loft tag jord himmel gade fortov vej strand torv legeplads parkeringsplads station banegård perron bænk hylde tavle ' +
        'skærm scene bane cykel ø computer mobil telefon net internet bagsæde forsæde sofa græs is vand hav anden lærerværelse skole fabrik ' +
        'arbejdsplads sygehus hospital bibliotek museum kontor hjørne side ryg mave hoved arm ben fod næse pande kind skulder hals tunge ' +
        'knæ kant bund top trappe vindueskarm komfur radiator land forside bagside',
    ),
  ],
  [
    'ved',
    new WordList(
      'bord vindue dør indgang udgang strand hav sø vand havn flod å køkkenbord skrivebord kasse skole station port side siden mur tavle ' +
        'svømmebassin bål',
    ),
  ],
  [
    'til',
    new WordList(
      'læge tandlæge slut bund lufthavn station strand sø hav havn flod by bord dør vindue tid skov marked jord mål',
    ),
  ],
  ['hos', new WordList('læge tandlæge frisør bager slagter politi dyrlæge')],
  ['under', new WordList('bord seng vand træ krig sofa tæppe dyne jord bro')],
  ['bag', new WordList('køkken disk gardin hus skole dør scene rat mur hæk træ')],
  ['efter', new WordList('krig frikvarter time ferie sommerferie kamp pause film')],
  ['over', new WordList('vej gade bjerg grænse hav flod å bro himmel skulder hegn hoved jord by')],
  ['fra', new WordList('krig start begyndelse loft himmel træ grænse station tag jord vindue')],
  ['af', new WordList('dør vindue seng bus tog bil cykel hest ovn skole lomme taske')],
]);

/** Whether after the preposition the noun is spoken of as one that all know. */
export const isKnownAfter = (preposition: string, noun: string): boolean =>
  KNOWN_AFTER.get(preposition)?.test(noun) ?? false;
