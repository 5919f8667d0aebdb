/**
 * What looks odd and is right: words that hardly stand elsewhere, in the company in which they do, as in daily.ts. Nothing is starred: of
 * none of these places another word is asked for, and none of these words is taken for a slip there.
 */
export const AT_HOME = `
faret/farer/fare/fór/gået/går/gik/gå/løbet/løb/kørt/kørte/red/redet vild
for jeg/en/drengen/pigen/børnene/manden/hunden vild
bage/bager/bagte/bagt/bages brød/rugbrød/boller/kage/kager/pizza/småkager/pandekager/vafler/lagkage/muffins/fastelavnsboller
begå/begår/begik/begået/et/to/om mord
mord på/og/fra
lege med/gemmeleg/tagfat/fangeleg/sammen/ude/inde/politi/røvere/krig/far/i/på/og
nye/gamle/sjove/andre/ingen/mange/flere/vores/deres/de/alle lege
leje en/et/ud/den/det/dem/film/bil/kano/kanoer/cykler/ski/sommerhus
ville/vil/kan/kunne/skal/skulle/må/måtte/at leje
rede senge/sengen/seng/sengene/hår/håret/trådene
rede min senge/sengen/seng/hår
bygge/bygger/byggede/bygget/i/sin/dens/deres/en/fuglens/to rede
læsse/læsser/læssede/læsset/læsses bilen/bilerne/vognen/af/på/lastbilen/containeren/traileren/varer/kasser/brænde/ud/ind
skylle/skyller/skyllede/skyllet/skylles op/bort/i/under/ud/af/væk/grundigt/land/den/dem/munden/håret/toilettet/ind
dirke/dirker/dirkede/dirket op/låsen/låse/døren/min
riste/rister/ristede/ristet brød/dem/nødder/kaffe/bønner/over/på/i/kastanjer/skumfiduser
ristet/ristede/riste/rister vi/jeg/hun/han brød/skumfiduser/pølser/dem
tækket/tækkede/tække med/af/tag/hus
to mol
mol pr/per/i
dens/sin/hans/tyk/tykke/store/flotte/gyldne/lange/en/løvens/hestens manke
hvis manke
et/to/de/rustne/lange/flere/nogle/rustent/lille/langt/store/sidste søm
slå/slog/slår/slået/banke/bankede/banker/hamre/hamrede søm/sømmet/sømmene
med/af/lidt/klump/mere/resten/en/skefuld/klat/sidste/rå/ud dej
stykke/kugle/klumper dej
vat af/i/og/på/under
fugtigt/noget/vådt/tørt vat
samle/samlede/samler/gran/og/med/lag/mange/små/store kogler
hestens/dens/dets/deres/fire/to/med/bløde/hårde/under hove
skrive/skrev/skriver/skrevet/sende/sendte/sender/læse/læste/læser/få/fik/får/mange/to/gamle/alle/flere/lange/de/nogle/deres/min/dele breve
breve op/til/fra/om/ind/ud/med
to/mange/store/deres/alle/flere/gamle/talte/små/tælle/tæller/ser/så/bygge/byggede/bygger/de skibe
solgte/sælge/købte/købe/skind/varme/tykke/af pelse
bedsteforældres/onkels/farfars/morfars/mormors/farmors/nedlagt/nedlagte/gammel/økologisk/min/naboens/bondens/en/stor/lille gård
to/mange/min/nogle/røde/brune/malke/malker/malkede/hundrede/flere/alle/bondens/de/som køer
køer og/til/på/i/som/der/kan/har/spiser/giver/ud/ind
og/snegle/sorte/store/små/af/orme/mange biller
biller og/under/i/kravlede/kravler
male/maler/malede/malet/bygge/byggede/reparere/i/på/ud/af/fra/til/med/ved/trak/trække/skubbede/bandt/under/om båden
båden blå/rød/vendte/gyngede/sank/sejlede/lå/ligger/drev/over/fast/ind/ud/kæntrede/vippede/rokkede
to dag/dage/år/minut/minutter/time/timer/krone/kroner/gange/meter/kilometer/centimeter/stykker/sider/elever/mennesker/procent/point/uger/måneder/sekunder/kilo/liter/grader/personer/gram
ud af to
to rigtige/forkerte/fulde/gamle/nye
lo ad/højt/hånligt/hjerteligt/hæst/stille/hæmningsløst/sagte
lo jeg/alle/alle/børnene/drengene/pigerne/andre/hele ad/af/højt/bare/klassen
de andre ad
varme/varm/kolde/eddike/sukker/salt/hæld/den lage
lage over/af/i/og
firet/fire ned/op
to meder
rakt mig/den/det/hånden/hånd/en/frem/op/tunge
på/tryk/trykke/trykkede/trykket send
kan/kunne/skal/skulle/vil/ville/må/måtte/højst/mindst vare i/to/længe/flere/mange/halvanden/helt/cirka/omkring/evigt
vare/varer/varede i/to/længe/flere/mange/halvanden/cirka/omkring/evigt
en/denne/ukendt/dyr/billig/tage/tag/tager/tog/hver/ny vare
vare på/i
bliv/blive/bliver/blev/blevet/er/var/være/så/meget/lidt/ret/rigtig/mere/ikke/vildt/pænt/virkelig vred
vred på/over/og
kendte/kender/mødte/næsten/stort/til/overhovedet ingen
før påske/jul/nytår/om/eller/sommerferien/ferien/skole/skoletid/frokost/midnat/klokken/eksamen
til/et/være/var/blev/øjne vidne
vidne til
længere/lidt/helt/langt ude/inde/nede/oppe/henne/ovre
i/en/lange/dens/min/mørk/sort/søge/søgte/kold skygge
på/ad/af/langs/fra/til/følge/fulgte/følger/smalle/lille/ved stien
vide bukser/ærmer/kjoler/kreds
må/kan/får/få/vil/skal/at/ikke vide
tørre/tørrer/tørrede/tørret støv/op/sig/hår/håret/bordet/tøj/tøjet/hænder/af
mødes ved/på/i/klokken/igen/med/hver/efter/og
skulle/skal/vil/kan/måtte/må/aldrig/ville/kunne mødes/bæres/bruges/ses/høres/laves/findes
kunne/skal/må/måtte/kan/hænge/stod/stå/ligge/hang på klem
fange/fanger/fangede/fanget/stege/stegt/spise/rense/en/to/flere aborrer/rejer/gedder/krabber/torsk/ørreder/ål/sild
i lænke/lænker/kæde/kæder
lade/lader/lod/ladt/ladet/laden mig være/stå/ligge/sejle/gå/sove/falde
lade/lader/opladt/ladt/oplade telefonen/mobilen/computeren/batteriet/bilen/op
laden/lade og/er/brændte/var/stod/med
stikke/stak/stikker tunge/hul/af/hånden/snuden/hovedet/næsen
få/fik/får/havde/har/en lus
vaske/vaskede/vasker/vasket storvask/vinduer/bil/op/tøj/hår/hænder/gulve
gå/gik/går/gået agurk/amok/ned/rabundus/planken/fallit/bananas
tage/tog/tager/taget til/bad/pis/afstand/stilling/hensyn/fejl/form/lur/anløb/tilløb/hævn
stå/står/stod ret/skoleret/model/kø/vagt/last/fadder/stejlt/brud
holde/holder/holdt vagt/øje/mund/kæft/fest/ferie/fri/pause/tale/balancen/vejret/ro
mine/dine/sine to sener
slå/slog/slår/slået græs/græsset/smut/rod/kolbøtter/vejrmøller/koldt/klik/alarm/revner
fisk og skaldyr
salt/sodavand/vand og peber/chips/brød
spinke/spinkel/spinkle og/ben/arme/grene
køre/kører/kørte galt/op/slalom/bob/kapløb
binde/bandt/binder/bundet sløjfer/sløjfe/knuder/knude/kranse
væve/vævede/væver/vævet tæpper/stof/tæppe/klæder
spinde/spandt/spinder/spundet garn/uld/hør/tråd
garve/plukke/plukkede/plukker hør/uld/skind/brombær/hindbær/blåbær/hyldebær/tyttebær/svampe/blomster
hugge/huggede/hugger/kløve/kløvede brænde/træ/sten/is
støbe/støbte/støber/dyppe/dyppede lys/kugler/tin/bly
smede/smedede/smeder sværd/søm/hestesko/rænker
sejle/sejlede/sejler under/for/mod bro/broen/fulde/vinden
drive/drev/driver gæk/får/køer/handel/ud
ride/red/rider barbacket/dressur/ture/tur/hest/på
strø/strøede/strør sukker/salt/mel/kanel/nødder/krymmel
før/efter/i/på/til/fra skole
gik/går/græssede/græsser/stod/malke/klippe/klippede/vogte/vogtede/to/mange/hvide/hundrede/nogle/flere får
får og/på/i/overalt/med
kikke/kikkede/kikker/kikket på/ud/ind/ned/op/efter/i/over/lige/rundt/bag/frem/hen/med/under/jeg/så
læsser/læssede jeg bilerne/bilen/vognen
flere/færre/mange får
i/to både
jage/jager/fange/mange/af/stukket/sværme myg
vin/øl og/til/på/eller
stod/drikke/drak/hældte/skænkede vin
kopper/gram/dl/deciliter/sukker/hvedemel/tilsæt/kilo mel
katte slås/og/på
brugt/bruge/bruger/brugte for meget/mange/lidt/lang/kort
lave/laver/lavede boder
boder med/og/på
løber/løb vandt
ræd for
hør nu/her/lige/efter
takket være
kendte/kender/mødte/så/kom jeg ingen
lo de/alle andre/alle/sammen
bakker æg/øl/jordbær/mælk
en/min/blød/gammel måtte
have det sjovt/godt/svært/hårdt/hyggeligt/rart/dårligt/skidt/fint
breder/brede/bredte vingerne/armene/min/et/ud
har/havde/er/var/der/noget/med/tændt lys i/på/over/under
mit/mit/min/godt/dårligt/flydende/på/til/fra dansk
pudse/pudsede/pudser næse/vinduer/sko/briller/støvler
`;
