/**
 * What tells two words apart that pupils write for one another: what is written, `>`, what was meant, and the words that stand near that
 * one and hardly ever near the other; `|` between pairs with the same company, `~` after the beginning of a word.
 */
export const FIRST_COMPANY = `
hjerne>hjerte|hjernen>hjertet|hjerner>hjerter bank~ hamre~ slog sank kær~ elske~ forelske~ knus~ pumpe~ bløde~ varm~ sorg kys~ rød~ stjerner
hjerte>hjerne|hjertet>hjernen tænke~ nerve~ tumor hukommelse kraniet husker intelligen~
sag>sang|sagen>sangen|sager>sange syng~ sang synge sunget kor koret guitar~ omkvæd melodi~ tekst dans~ klaver~ sanger~ band~ bandet spotify radio~ spille~
sang>sank bund~ vandet dybt skibet båden sten mudder~
sank>sang syng~ sange~ koret mikrofon~ scenen
sag>sad stol~ bord~ bænk~ sofa~ vindue~ computer~ hest~ trappe~
sag>sagde ja nej farvel goddag
sad>sagde farvel ja nej hej goddag undskyld
sagt>sat fast stoppe
vender>venter|vende>vente|vendt>ventet|vend>vent bus~ toget tog svar utålmodig~ spænd~ kø køen minutter timer længe tur stoppested~ barn baby
venter>vender|vente>vende|ventede>vendte ryggen pandekage~ rundt bladet
vender>venner|vende>venner|vendter>venner bedste bliver legekammerat~
vender>vinder|vende>vinde|vendte>vandt kamp~ finale~ turner~ præmie~ guld pokal~ point mesterskab~ løb~ hold~ stævne~ mål
vinder>vinter|vinden>vinteren|vinter>vinder koldt sne~ sommer~ kulde frost forår~ efterår~ ski
vinder>venter bus~ toget svar kø længe
vin>vind|vinen>vinden|vin>vinden bølge~ storm~ blæs~ sus~ hyle~ regn~ sejl~ himmel~ blade~
vind>vin|vinden>vinen glas flaske~ drak drikke~ drikker tønder rød~ druer øl proppe~ skænk~ fad
ruten>ruden|rute>rude|ruter>ruder vindue~ glas~ smadr~ knus~ kigge~ kiggede næsen pudse~ bold~ stirr~ bil~
ruden>ruten bus~ gps kort~ løb~ cykl~ kilometer vandr~
stien>stigen|sti>stige brædder taget loft~ klatr~ kravl~ træet maler~ trin væggen tagrende~ lampe~
stigen>stien|stige>sti skov~ gåtur sø~ cykl~
guld>gulv|guldet>gulvet|guld>gulvet vask~ fej~ støvsug~ tæppe~ bræd~ stue~ køkken~ sov sidde~ sad lægge træ~
gulv>guld|gulvet>guldet ring~ sølv skat~ diamant~ konge~ kroner vandt medalje~ halskæde smykke~ kiste~ prinsesse~
jul>hjul|julen>hjulet|juler>hjul bil~ cykel~ cykl~ dæk punkt~ vogn~ kør~ drej~ aks~ løbe~ bremse~ traktor~
hjul>jul|hjulet>julen gave~ nisse~ juletræ~ december glædelig pynt~ familie~ sne
hal>hals|halen>halsen|hal>halsen tørklæde~ ondt rundt flaske~ halskæde giraf~ tørst~ arm kæde knæk~
hal>hale|hallen>halen|hal>halen logr~ kat mus pels ører krokodille~ abe slange~ kanin~
hale>hal|halen>hallen idræt~ sport~ håndbold~ gymnastik fodbold~ træn~ badminton
huden>hunden|hud>hund gø~ snor~ pote~ logr~ foder~ luft~ tisse~ bed bide~ pels~ dyrlæg~ race~
hunden>huden|hund>hud creme tør solskoldet rynke~ kold~ hår~ tatover~ kløede klør
hunde>hund pels~ gøede gø logr~ snor pote~ lufte dyrlæg~ race~ kat
svin>sving|svinet>svinget|svinen>svinget|svin>svinget vej~ stærkt skarp~ bil~ cykl~ kør~ rundt fart~ venstre højre
sving>svin stald~ bonde~ slagt~ kød
svine>svinge|sviner>svinger|svinede>svingede|svine>svinger side bræt~ arm~ gynge~ reb~ frem ketsjer sværd~ lian~ bat~
bruger>bruser smør~ pande~ hav~ vandfald~ bølge~ sodavand bad~
brud>brun|brudt>brunt|bruden>brunen pandekage~ pande~ stegt~ steg~ hår øjne farve~ sovs kartof~
brud>brød|bruden>brødet|brud>brødet smør~ bag~ spis~ skive~ ost ovn~ suppe~ dej~ rug
brød>brud|brødet>bruden bryllup~ gom~ kirke~ hvid~ kjole~
brøden>brønden|brød>brønd vand faldt falder dyb~ ned spand~ reb~ drenge~ ønske~ mønt~
kost>kort spil~ lang~ tegn~ bræt brætter skat~ skørt~ ferie
kort>kost|kortet>kosten fej~ heks~ sund~ flyv~ støv~ skovl
kog>kok|koge>kok restaurant~ uddann~ kokke~
kok>kog|kokke>koge vand~ gryde~ kartofler pasta æg
katten>kanten skarp~ skrænt~ yderst
kant>kat|kanten>katten mjav~ pels mus spinde~ pote~ killing~ hund~
kap>kamp|kappen>kampen fodbold~ håndbold~ mål vandt vinder tabte dommer~ hold~
kam>kamp|kammen>kampen fodbold~ håndbold~ mål vandt vinder tabte dommer~ hold~ spill~ vig~
klamp>kamp vandt spill~ tabte mod
kamp>kam hår~ rede~
mis>mus|mise>mus kat~ ost fælde~ hale~ lille fed hul~ pive~ grå snabel~ brun
mus>mos|musen>mosen kartof~
mos>mus|mosen>musen kat~ ost hale~ fælde~ se~ pive~
mose>mus kat~ ost hale~
spil>spejl|spillet>spejlet|spil>spejlet hår~ tand~ tænder ansigt~ læbe~ kigg~ mund~ badeværelse~ væg~ kiggede
spejl>spil|spejlet>spillet computer~ brik~ terning~ vandt regler~ brætspil
spild>spil|spilt>spil|spildet>spillet computer~ brik~ terning~ regler~ brætspil~ fodbold~ bane~ online xbox ipad spille~ nyt sjovt playstation
spiller>spilder|spille>spilde|spillede>spildte mælk~ saft~ kaffe~ sodavand~ vand tid~ bord~ mad~ dugen trøje~
spilder>spiller|spilde>spille|spildte>spillede|spildt>spillet fodbold~ håndbold~ computer~ kort musik~ guitar~ klaver~ kamp~ bold~ fortnite minecraft trommer basket~ roblox violin
hold>hul|holdet>hullet|holde>hul|hult>hul tand~ tænder grav~ dybt bund~ sok~ strømpe~ bor~ kanin~ mur~ ost
hul>hold|hullet>holdet fodbold~ spille~ kamp~ træner~ vinde~ vandt modstander~
skål>skovl|skålen>skovlen grav~ spand~ sand~ sne~ jord~ grev greb
skovl>skål|skovlen>skålen suppe~ slik mel æg~ rør~ grød~
skallen>skålen|skald>skål suppe~ ris pisk~ grød~ mel dej~ mælk yoghurt salat~ slik
skallen>skabet tøj~ låg~ lukke~ mobil~ hæng~ nøgle~ låst~
skab>skal æg~ muslinge~ nødde~ snegle~
kurs>kryds|kursen>krydset kort~ vej~ rundkørsel~ lys~ skat~ sted~ sæt~ satte~ bil~
bål>bord|bålet>bordet dæk~ stol~ spis~ tallerken~ kniv~
bor>bord|boret>bordet|bor>bordet stol~ tallerken~ kniv~
bold>bål|bolden>bålet tænd~ ild~ brænd~ flamm~ snobrød
bål>bold|bålet>bolden spark~ mål~ kast~ skød score~ fodbold
kære>kørte bil~ bus~ toget~ cykel~ motorcykel~
`;
