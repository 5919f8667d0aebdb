/** Verbs and small words that differ by one sound, with what they are said of, as in daily.ts. */
export const HEARD_IN_PHRASES = `
*skyller/skyllede/skylle/skyl du/jeg/vi/man/hun/han den/det/dem/håret/munden/tøjet/hænderne/risene/salaten i/med/under/godt/ud
*skyller/skyllede/skylle/skyl/skyllet den/det/dem/håret/munden/tøjet/hænderne/risene/salaten/glasset/tallerkenen/kartoflerne/jordbærrene i/med/under/godt/ud/grundigt
skal/må/kan/at *skylle munden/håret/hænderne/risene/salaten/ud/op
*skyller/skyllede/skylle shampooen/sæben/snavset ud/væk/af
*skyller/skyllede/skylle ud/ned i/med toilettet/vasken/vand
*skylder/skyldte/skylde mig/min penge/en/et/hundrede/to/stadig/tak/tyve/halvtreds
*skylder/skyldte/skylde far/mor/banken penge/en/et/hundrede/to
*skylder/skyldte du/han/hun mig/ham penge/en/et/hundrede/to/tyve
kan/kunne/skal/vil/ville/at/og *køle min/mine/sine/sin/fødderne/sodavanden/vinen/øllene/drikkevarerne/kagen/dejen/maden/huset
*køle/køler/kølede mine fødder/ben/tæer/hænder/kinder
kan/kunne/skal/vil/at *køle mig/lidt/godt af/ned
*køle/køler/kølede mig lidt/af/ned
sat/stillet/lagt til at/og *køle
*mindre end en/et/før/min/mine/to/det/den/sidste/ti/jeg/halvdelen
er/var/blev/bliver *mindre og mindre
meget/lidt/endnu *mindre end
bruge/bruger/brugte/spise/spiser/spiste/drikke/drikker/drak/købe/køber/får/fik *mindre kød/slik/sukker/vand/tid/plads/strøm/mad/plastik/salt/fedt/sodavand/energi/penge
larmer/fylder/krøller/koster/vejer/gør *mindre på/end/i/når/nu
*mindre på den måde
`;
