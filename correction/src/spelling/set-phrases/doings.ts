/** What is done and told in school, at home and outdoors, as in daily.ts. */
export const DOINGS_IN_PHRASES = `
venter/ventede/vente/ventet på *mig/bussen/toget/svar/hende/ham/dem/os/tur/far/mor
*venter/ventede/vente/ventet på mig/bussen/toget/svar/noget
hvad/hvem *venter/venter vi/du/i på
*venter/ventede/vente/ventet spændt/længe/lidt/utålmodigt
skal/må/kan/bare/at *vente lidt/længe/til/på
nu skal du/man/vi bare *vente
*leder/ledte/lede efter
*ledte/leder/lede overalt/længe/videre
soldater og *ledte
*lytter/lyttede/lytte til
skal/kan/at/og *lytte til/før/efter
*spørger/spurgte/spørge hende/ham/mig/dig/dem/læreren/om
*spørger/spurgte jeg/vi/han/hun/min hvad/om/hvorfor/hvordan/hvem/hvor
*svarer/svarede/svare på
*skriver/skrev/skrive/skrevet en/et brev/stil/bog/mail/sms/besked/digt/historie
*synger/sang/synge/sunget en/den/to sang/sange/sangen
synger/sang/synge/sunget en *sang/julesang/fødselsdagssang/vise
*spiller/spillede/spille/spillet fodbold/håndbold/kort/computer/guitar/klaver/musik/mod
spiller/spillede/spille *fodbold/håndbold/kort/computer/guitar/klaver/musik/kamp
*kamp mod
spille/spillede/spiller *kamp mod
i *kampen mod
et forbud *mod
er/var *imod/mod forslaget
kæmpe/kæmper/kæmpede *mod
*vinder/vandt/vinde/vundet kampen/finalen/guld/præmien/løbet/pokalen/det hele
vi/i/de *vinder/vandt det hele/kampen
håber at/i/vi i/vi/du *vinder/vandt det/kampen/finalen
*løb/løber/løbe om kap
løb/løber/løbe/svømme/cykle om *kap
*løb/løber/løbe hurtigt/stærkt/hjem/væk/ud/ind/hen/efter/ned/op
*løber/løb/løbe en/lange tur
*cykler/cyklede/cykle til/hjem/en tur
kører/kørte/køre på *cykel/ski/motorcykel/løbehjul/heste/tog
*kørte/kører/køre med bil/bus/tog/bussen/toget/bilen/hjem
*tog/tager/tage bussen/toget/flyet/færgen/afsted/med/hjem
tog/tager/tage *bussen/toget/flyet/færgen
med *bussen/toget/bilen/flyet/færgen/båden/cyklen til/fra/hjem
turen/rejsen/flyveturen *tog/tager næsten/en/to/lang/tre/fire/seks
det/turen *tog/tager lang tid
*sejle/sejler/sejlede/rejste/kørte/flyttede/gik fra
færgen/toget/bussen/flyet *fra/til/kom/kører/sejler/var/er
*fange/fanger/fangede/fanget en fisk/gedde/torsk/ål
fange/fanger/fangede/fanget en *fisk/gedde/torsk/ål/krabbe/mus
trykke/trykker/trykkede på *knappen/knap/pedalen/dørklokken
*trykke/trykker/trykkede på knappen/en
dreje/drejer/drejede på en *knap
slå/slår/slog *søm i
slår/slå/slog *søm
skære/skærer/skåret/skar i *skiver/stykker/tern/strimler/skålen/træ
*skære/skærer/skar brødet/kødet/løget/kagen/i
i en *skål/gryde/pose/kasse/taske/æske/spand/kop/flaske/pande med/og
hæld lidt *dej/vand/olie/mælk/salt
*pisk/rør/bland/slå/skær det/æg/æggene/smør/mel/sukker
*pisk æggene/æg/det/dem/fløden/sukker
*pisk/rør/bland det/dem sammen
*smørret/smør/sukker/melet/dejen/vandet er/skal/koger
*bage/bager/bagte boller/kage/brød/pandekager/småkager/pizza
bage/bager/bagte/bagt/spise/spiste/spiser *boller/kage/brød/pandekager/småkager/pizza/kager
boller/brød/rugbrød/kartofler/pandekager/is/kage *med smør/ost/is/jordbær/sovs/sukker
med *smør/ost/is/sovs/sukker og *jordbær/smør/ost/is/syltetøj/sukker
grave/graver/gravede/grav et *hul
grave/gravede/graver/grav et dybt/stort *hul
tog/tage/tager/greb/med/fik/hente en *skovl og/i
*skovl og spand
rundt om *bålet/bordet/huset/hjørnet/træet/søen/halsen/banen
over *bålet/bordet/gaden/hegnet/vejen/broen/muren
stegte/stege/steger pølser/snobrød/fisken/den over *bålet/et bål/bål
tænde/tændte/lave/lavede et *bål
flaskens/min/hans/hendes om *hals/halsen/arm
på/med en/øde/lille/den en *ø
bor/boede/flytter/flyttede på en lille *ø
på en øde/lille/stor *ø/gård/skole/båd
lyden/bruset af/fra *havet/vandet/bølgerne/vinden
en kraftig/frygtelig/voldsom *storm/vind/smerte/lyd
høre/hørte/hører/hørt *vinden/lyden/musikken/havet/regnen/bølgerne/skridt/fuglene/toget/klokken
hørte/hører/høre jeg/han/hun/vi *skridt på/bag/udenfor/ude
pludselig hørte/hører jeg/han/hun/vi *skridt/lyden/noget/en/nogen
*vinden/vind tog/tager/suser/susede/hylede/blæser/blæste i
*vinden/solen/månen/regnen suser/susede/hylede/blæste/skinnede/skinner/silede
*vind og vejr/regn/storm/jordskælv
hjertet/mit hjerte/hjerte *bankede/banker/hamrede/slog hurtigt/hårdt/og/af/så
mit/hans/hendes/hele sit *hjerte bankede/hamrede/slog/banker/sad/sank
hendes/hans/mit *hjerte bankede/hamrede/sank/slog/banker
af hele mit *hjerte
*bag/foran/under/ved/i døren/sofaen/træet/busken/huset/gardinet
gemte/gemmer/gemme/gemt mig *bag/under/i/ved/oppe
gemte/gemmer/gemme mig *bag døren/sofaen/et/træet/busken/en/huset
i toppen/kanten/bunden/midten/enden *af
har/havde aldrig/altid kunnet/villet/været *lide/have/
kan/kunne godt/ikke *lide/lave/læse/høre/huske/forstå/finde/tænke
godt *lide at/det/den/ham/hende/dem/min
ikke *lide at/det/den/ham/hende/dem/når
lade *være med
måtte/må/kan/kunne/ville/vil/skal/at/ikke *lade mig/dem/ham/hende/være køre/gå/komme/få/med/sove
kan/kunne/skal/vil ikke *lade være
*lad være med
blev/bliver/blive/kom *født i/på/den
er/var *født i/den/på
døde/dør/død i/af/for
blev/bliver/er *gift med
spare/sparer/sparede/sparet *penge/op/sammen/på
at/og/kan/skal/vil *spare op/penge/sammen/på/strøm/vand
tjene/tjener/tjente/bruge/brugte/mange/få *penge på/til/for
finde/fandt/finder/søge/søger/fik/få et *job/arbejde/hjem/fritidsjob
har/få/fik/havde/finde/søge/uden et *job/fritidsjob
satte/sætte/sat/pegede på et *kryds/kort
sidste/første/næste/anden *scene/kapitel/gang/sæson/dag/del/side/bog
i den første/sidste/næste/anden *scene/del/sæson/sal/uge/bog
på *scenen/banen/skolen/gaden/toilettet/stationen/hospitalet/biblioteket
på tredje/fjerde/femte/anden/første/sjette *sal/side/plads/dag
stjerner ud af *seks/fem/ti
ud af *seks/fem/ti stjerner/mulige
giver filmen/bogen/den fire/fem/tre/to *stjerner/hjerter/point
`;
