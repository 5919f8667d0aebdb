/** Pairs that differ by one sound (d and l, y and ø, k and g, p and b), as first.ts. */
export const HEARD_COMPANY = `
skylder>skyller|skyldte>skyllede|skylde>skylle|skyldt>skyllet vand~ hår~ shampoo~ balsam sæbe~ mund~ tøj~ vask~ hane~ tallerk~ glas~ salat~ ris~ grøntsag~ kartofler~ jordbær~ toilet~ bruse~ gryde~ skum~ snavs~ rent hænder~ spand~ bølge~ penslen penslerne
kyle>køle|kyler>køler|kylede>kølede|kylet>kølet vand~ is~ fødder~ sodavand~ drik~ varm~ hede~ skygge~ køleskab~ feber~ solskoldet cola~ saft~ kagen dejen suppen maden
minder>mindre kød~ slik~ sukker~ plads~ strøm~ affald plastik~ krøll~ fylder vejer koster larmer støj~ salt~ benzin~ lektier
jivet>givet|jiver>giver har havde vil kan skal mig ham hende dem os den det dig
kræs>græs|kræset>græsset ko køer~ hest~ mark~ have~ spis~ slå klip~ grøn~ plæne~ sol~ bold~ sad lå ligge~ hæld~ bag dug~ får kanin~ våd~
lækage>lagkage|lækagen>lagkagen|lækager>lagkager fødselsdag~ lys spis~ flødeskum~ bag~ jordbær~ creme~ kaffe~ stykke~ fest~ sten sand mudder
plade>blade|plader>blade|pladene>bladene træ~ busk~ efterår~ gren~ skov~ jord~ rive pind~ blomst~ suppe~
fejre>feje|fejrer>fejer|fejrede>fejede gulv~ kost~ hår fortov~ gård~ trappe~ støv~ krumme~
hender>henter|hendte>hentede vand spand~ bold~ brænde~ pakke~ posten børnene
pakken>bakken|pakke>bakke kælk~ rutsj~ trill~ slæde~ stejl~ skrænt~
bøn>børn små soppe~ lege~ legeplads~ vuggestue~ børnehave~ voksne~
`;
