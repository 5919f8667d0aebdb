/**
 * What is said in one way, day after day: one phrase a line, words that may take one another's place with strokes between. Of starred
 * places another word is a slip, when it sounds or looks like one of theirs; words of the other places are at home there.
 */
export const DAILY = `
har/havde/have/haft/få/får/fik/fået ikke *lyst til
har/havde/have/haft/få/får/fik/fået *lyst til
har/havde/ingen/meget/mest/god *lyst til at
ondt i *maven/hovedet/halsen/ryggen/benet/foden/knæet/tanden/armen/hånden/øret/øjnene/fingeren/skulderen/nakken/hjertet/fødderne
har/havde/fik/får/har/gør/gjorde *ondt i
børste/børster/børstede *tænder
sov/sover/sove/sovet som en *sten
om natten *sov/sover jeg/den/det/min/hunden/katten/alle
faldt/falder/falde/faldet i *søvn/vandet/søen/åen/havet/brønden/staver
*faldt/falder/falde i søvn
slukke/slukkede/slukker/slukket *lyset/lampen/mobilen/computeren/fjernsynet/branden/ilden/bålet
*slukke/slukkede/slukker/slukket lyset/lampen/mobilen/computeren/fjernsynet/branden/ilden/bålet
*tænde/tændte/tænder/tændt lyset/lampen/bålet/stearinlyset/lommelygten
tænde/tændte/tænder/tændt et *lys/bål/stearinlys
tænde/tændte/tænder/tændt *lyset/lampen/bålet/lommelygten/computeren/fjernsynet
kigge/kiggede/kigger/se/ser/så ud ad/af *vinduet/vinduerne/ruden
kigge/kiggede/kigger ind ad *vinduet/ruden/døren
sprang/hoppede/kravlede/løb/gik/går/kom/kommer ud/ind ad/af *døren/vinduet/hullet/porten
låse/låste/låser/banke/bankede/banker *døren
banke/bankede/banker/bankede hårdt på *døren/ruden/porten
lukke/lukkede/lukker/lukket/åbne/åbnede/åbner/åbnet *døren/vinduet/øjnene/munden/porten/skabet/lågen
smækkede/smækker/smække med *døren/dørene
døren/døre *går/gik op
op/ned ad *trappen/bakken/gaden/vejen/skrænten/stien/muren/stigen/bjerget/væggen/nakken
op ad en/den *stige/trappe/bakke/vej/sti
kravle/kravler/kravlede/klatre/klatrede/klatrer op ad/på *stigen/træet/taget/muren/bjerget/masten/klippen/stien
sove/sov/sover på *loftet/gulvet/sofaen/jorden/stranden/madrassen
oppe/op på *loftet/taget/hesten/bordet/hylden/bjerget/scenen/stolen/trampolinen/slottet/toppen
nede/ned i *kælderen/vandet/hullet/brønden/gården/byen/søen/havnen/parken/bunden/jorden/køkkenet/hallen/halsen
gå/går/gik/gået i *stå/skole/seng/gang/stykker/panik/børnehave/byen/biografen/kirke/klassen/vandet/svømmehallen/gymnasiet/opløsning
gå/går/gik/gået på *toilettet/jagt/opdagelse/indkøb/arbejde/ferie/line/isen
lå/ligger/ligge/lægge/lægger/lagde på *gulvet/bordet/ryggen/maven/sofaen/jorden/stranden/hylden/græsset
vaske/vaskede/vasker/feje/fejede/fejer *gulv/gulvet/op/tøj/hænder/bil
sad/sidder/sidde på *gulvet/stolen/bænken/stranden/trappen/kanten/gyngen/bordet/sofaen/hesten/skødet/toilettet
på det/et hårde/kolde/våde/beskidte *gulv
faldt/ned/lå/ligger/ned/dryppede på *gulvet/jorden
i *stuen/køkkenet/haven/garagen/kælderen/skoven/skolen/klassen hele dagen
er/var/bliver/blev *træt af/og
jeg/han/hun/den er/var altid/så/meget/ret/helt *træt/glad/sur/bange/ked/sulten/syg/spændt/stolt/nervøs når/og/efter/fordi
så/meget/ret/virkelig/helt *ærgerlig over/på
en/rigtig/meget/ret *dårlig ide/idé/dag/film/bog/oplevelse/nyhed/undskyldning/vane/samvittighed/mave
er en *dårlig ide/idé
en *dårlig ide/idé
har/havde det *dårligt/godt/skidt/sjovt/svært/hårdt/fint
det er/var *synd for
er/var *bange for
blev/bliver/blive/gjorde/gør/er/var mig/ham/hende/dem/bare/meget/så/lidt *bange
jeg/han/hun/den/vi/de *glemmer/glemte/glemt/glemme aldrig/altid/det/ikke
blev/bliver/blive/aldrig/ikke *glemt
har/havde jeg/han/hun/vi *glemt min/at/det/mit
på *grund af
på den *måde
på en/samme/anden/denne/mange *måde
i stedet *for at
med *vilje
til *sidst
til *gengæld
først og *fremmest
i det *mindste
en eller *anden/andet
et eller *andet
den ene/det ene/den *anden
på den *anden side
den *anden dag
for det *første/andet/tredje/fjerde
hele *tiden/dagen/natten/vejen/ugen/året/livet/aftenen/sommeren/klassen/familien/verden/byen/huset/skolen
næste *dag/morgen/gang/år/uge/aften/nat/sommer/lørdag/søndag
den næste *dag/morgen/gang/aften/uge
hver *dag/morgen/aften/gang/nat/uge/sommer/lørdag/søndag/mandag/fredag/måned
i *går/morges/aftes/dag/morgen/nat/aften/år/fredags/lørdags/søndags/mandags var/så/skete/skal/fik/kom/gik
to *dage/uger/år/timer/minutter/måneder/gange/sekunder/kilo/meter/kilometer/kroner/stykker/liter/børn/hunde/katte/piger/drenge
for to *dage/uger/år/timer/måneder/minutter siden
to *år/uger/måneder/dage gammel/gamle
om to *dage/uger/timer/minutter/måneder/år
alt for *meget/mange/lidt/få/stor/lille/lang/kort/svært/dyrt/hurtigt/langsomt/tidligt/sent/mørkt/koldt/varmt/let/hårdt
hvor *meget/mange/lidt der/vi/man
for *kort/lang/stor/lille/dyrt/sent/tidligt/svært/mørkt/let til/og/at
meter/kilometer/centimeter *lang/høj/bred/dyb/dybt/lange/høje
er/var meget *langt/lang væk
løbe/løb/løber/gå/gik/går/komme/kom/flygte/flyve/fløj/er/var/forsvandt *væk fra/igen/med
lige *pludselig
lige *siden den/da/jeg
jeg/vi/han/hun/man/de *synes/tror/ved/mener/håber ikke/at/det/jeg/vi/man
jeg *håber at/det/du/i/vi/jeg
jeg *tror/synes at/det/ikke/jeg/du/vi
vi kan/kunne/vil/skal/ville *lære/læse/lave/lege noget
*lære noget/meget/mere nyt/om/af
laver/lavede/lave/lavet *mad/lektier/aftensmad/suppe/kage
spise/spiser/spiste/spist *mad/aftensmad/frokost/morgenmad/is/slik/kage/frugt/boller/kød
*læse bøger/højt/lektier/bogen/op/teksten
*læser/læste/læst bøger/højt/lektier/bogen/teksten
læser/læste/læse/læst *bogen/teksten/avisen/bøger/højt/op
læste/læse/læser *teksten/teksterne højt/op
*venlig hilsen
med *venlig hilsen
*kærlig hilsen
mange *hilsner
kære *mormor/morfar/farmor/farfar/mor/far/dagbog/bedste/moster/onkel/faster/læser/redaktør
min gamle/store/lille/bedste *ven/veninde/bror/søster/hund/kat/lærer/far/mor
får/fik/få/fået ikke/mange/et *slag
*tak for hjælpen/mad/maden/sidst/dit/alt/brevet/gaven/kagen/kaffe/lån/invitationen/i
mange *tak for/fordi
*tak fordi du/i/vi
sige/sagde/siger/sagt *tak for/til/og
jeg/han/hun/vi/man/de sidder/går/spiller/leger/snakker/taler/kommer/læser/cykler/løber/drømmer/tænker/skændes/griner/besøger/laver *tit i/på/og/til/om/ud/med/hjem/sammen/hos/ved
hvor/meget/ret/for/alt *tit jeg/vi/man/du/det/og
læser/læste/læse/læst i/en/min/den *bog/bøger/bogen
sad/sidder/sidde/lå/ligger med en *bog/kop/bamse/tegneserie/computer
*vild med at/det/den/fodbold/heste/dyr/rollespil/musik/ham/hende
nede/ned/ude/langs/på *stranden og/da/hele
gult/gule/rødt/røde *kort
få/fik/får et *gult/rødt kort
slår/slog/banker/bankede mit *hjerte hurtigt/hårdt
hele *natten/dagen/ugen/tiden igennem/over/og/da
midt om/på/i *natten/dagen/eftermiddagen/skoven/byen/timen
ondt i/i/i *ryggen/maven/hovedet/halsen til/når/og/af
over *vejen/gaden/broen når/og/for/da
gamle/ældre mennesker/damer/dame/mand over *vejen/gaden
to gange/gang/dage/aftener om *ugen/dagen/året/måneden
gange om *ugen/dagen/året/måneden
kom/kommer/kommet langt *fra/væk
helt *alene/stille/sikkert/vildt/fantastisk
være/var/blev/er/sidde/sad/stå/stod/lå/ligge/ligger/bliver *stille og/da/mens/indtil
der var/er/blev helt/meget *stille/mørkt/koldt/varmt/tomt
`;
