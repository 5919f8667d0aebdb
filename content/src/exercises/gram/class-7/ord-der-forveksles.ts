import { choice, dictate, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const ordDerForveksles = exerciseGroup({ productId: 'gram', level: 7, category: 'ord-der-forveksles' }, [
  {
    number: 1,
    title: 'Vågne og vække, springe og sprænge',
    summary: 'Skeln mellem det, der sker af sig selv, og det, nogen får til at ske.',
    instruction:
      'Nogle udsagnsord ligner hinanden parvis. Man »vågner« af sig selv, men »vækker« en anden. Et rør »springer«, men man »sprænger« noget. En jakke »hang«, men man »hængte« den op.',
    trains: ['vaagne-vaekke', 'springe-spraenge', 'hang-haengte'],
    items: [
      lists(
        'Alarmen {vækkede|vågnede} hele gaden på nær min morfar.',
        'Alarmen gjorde noget ved dem, der boede i gaden: »vækkede«.',
      ),
      lists('Jeg {vågnede|vækkede} ved lyden af regn mod ruden.', 'Det skete af sig selv: vågnede.'),
      lists(
        'Tyvene {sprængte|sprang} pengeskabet i luften og fandt kun en kludedukke.',
        'De gjorde noget ved skabet: sprængte.',
      ),
      lists('Under frosten {sprang|sprængte} vandrøret uden varsel.', 'Det skete af sig selv: sprang.'),
      lists('Der {hang|hængte} en halv sok på lampen.', 'Sokken var der: hang.'),
      lists('Hun {hængte|hang} sit svømmetøj til tørre på et gevir.', 'Hun gjorde noget ved tøjet: hængte.'),
      lists('Vrede kan {sætte|sidde} sig i maven som en sten.', 'Det sætter sig. Bagefter sidder det der.'),
      lists('Da vi kom tilbage, {lå|lagde} der en seddel under døren.', 'Sedlen var der: lå.'),
      gaps('Har du [lagt](lægge) nøglerne i fryseren igen?', 'Det hedder »lægge«, »lagde«, »lagt«.'),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Plakaten havde hængt der, siden krigen sluttede.',
        ['Plakaten havde hang der, siden krigen sluttede.', 'Plakaten havde hænget der, siden krigen sluttede.'],
        'Det hedder »hænge«, »hang«, »har hængt«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Småord i fælder',
    summary: 'Vælg mellem »at« og »og«, »ad« og »af«, »mange« og »meget« og andre små ord.',
    instruction:
      'Læs hele sætningen, før du vælger. Prøv at sætte et andet udsagnsord ind, når du er i tvivl om »at« og »og«.',
    trains: ['at-og', 'ad-af', 'mange-meget'],
    items: [
      lists('Er udsigten den lange tur {værd|vejr|hver}?', 'Det, der er pengene eller turen værd, kan betale sig.'),
      lists('Han gik op {ad|af} vindeltrappen med en kat under hver arm.', 'Trappen er vejen op: op ad.'),
      lists('Brødet er bagt {af|ad} spelt og havre.', 'Det er det, brødet er lavet af.'),
      lists('Jeg kan tydeligt huske, {da|når} lynet slog ned i kirken.', 'Det skete én gang i fortiden: da.'),
      lists('»Giv os i dag {vort|hvort} daglige brød,« står der i fadervor.', '»Vort« er et gammelt ord for »vores«.'),
      lists('Hun stod {og|at} fodrede måger med sin egen madpakke.', 'Hun stod, og hun fodrede: to ting på samme tid.'),
      lists('Husk {at|og} slukke for gassen, før I sejler.', 'Efter ordet står navnemåden: at slukke.'),
      lists('De satte sig ned {og|at} ventede på færgen.', 'De satte sig, og de ventede.'),
      lists('Tag {også|og} din bror med, for han er god til knob.', '»Også« betyder »tillige«.'),
      lists(
        'Der var {mange|meget} mennesker, men ikke {meget|mange} plads.',
        'Mennesker kan tælles, men plads kan ikke.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Prøv at gætte, hvem der er på besøg.',
        ['Prøv og gætte, hvem der er på besøg.', 'Prøv at gæt, hvem der er på besøg.'],
        'Efter »prøv« kommer »at« og navnemåden: at gætte.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Lyt til de lumske ord',
    summary: 'Skriv ord, hvor udtalen ikke afslører stavemåden.',
    instruction: 'Lyt til hele sætningen. Skriv det ord, der mangler.',
    trains: ['silent-letter', 'double-consonant'],
    items: [
      dictate('Det er [egentlig] ikke min kamel.', 'Der er t i »egentlig«, selv om man sjældent hører det.'),
      dictate('Du må [selvfølgelig] låne min trækvogn.', '»Selvfølgelig« er lavet af »selv« og »følge«.'),
      dictate('Vi er [nødt] til at vende om.', '»Nødt« kommer af »nød« og beholder sit d.'),
      dictate('Hun er [nysgerrig] som en kat.', '»Nysgerrig« har to r’er.'),
      dictate('De [kendte] ikke vejen gennem mosen.', '»Kendte« kommer af »kende« og beholder sit d.'),
      dictate('Han er altid [tilfreds] med maden.', '»Tilfreds« er lavet af »fred« og beholder sit d.'),
      dictate('Stormen lagde sig [endelig] til ro.', '»Endelig« kommer af »ende«.'),
      dictate('Hun fik en [mærkelig] pakke med posten.', '»Mærkelig« kommer af »mærke«.'),
      dictate('Vi [begyndte] forfra tre gange.', '»Begyndte« kommer af »begynde« og beholder sit d.'),
      dictate('Det var et rent [mareridt].', '»Mareridt« slutter som »ridt« og har et d, man ikke hører.'),
    ],
  },
  {
    number: 4,
    title: 'Også, længere, da og når',
    summary: 'Tre slags småord, som man let overser, når man læser sin tekst igennem.',
    instruction:
      'Vælg eller skriv det ord, der passer. »Da« er én gang i fortiden, »når« er nu, i fremtiden eller hver gang.',
    trains: ['og-ogsaa', 'laengere-laenger', 'da-naar'],
    items: [
      lists('Forfatteren har {også|og} skrevet en bog om uldsvin.', 'Man kan sige »ligeledes«: også.'),
      lists(
        'Kritikerne roste filmen {og|også} anbefalede den til alle over ti.',
        'Ordet binder to handlinger sammen: og.',
      ),
      lists('Ikke kun pingviner, men {også|og} strudse mangler evnen til at flyve.', 'Det hedder ikke kun … men også.'),
      lists('Den nye rute er {længere|længer}, men den går uden om motorvejen.', 'Ruten er mere lang: længere.'),
      lists('Rapporten blev {længere|længer} end aftalt.', 'Rapporten er mere lang: længere.'),
      lists('Et {længere|længer} ophold i rummet svækker musklerne.', 'Opholdet er mere langt: længere.'),
      lists('{Da|Når} jeg fyldte ti, fik jeg en boksepude.', 'Det skete én gang i fortiden: da.'),
      lists('{Når|Da} det er fuldmåne, hyler naboens hund.', 'Det sker hver gang: når.'),
      lists('Vi var midt på søen, {da|når} motoren gik ud.', 'Det skete én gang i fortiden: da.'),
      lists('Ring til mig, {når|da} du er fremme.', 'Det sker i fremtiden: når.'),
    ],
  },
]);
