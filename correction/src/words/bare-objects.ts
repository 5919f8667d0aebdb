import { WordList } from './word-list.ts';

/**
 * What one does, with a noun that stands bare since the two are one thing: »holde pause«, »tage bus«, »spille bold«, »skifte tøj«. A line
 * is a verb in all its forms, and the nouns that it takes so.
 */
const DONE: readonly (readonly [forms: string, nouns: string])[] = [
  [
    'holde holder holdt hold holdte',
    'pause ferie fest fri tale foredrag møde øje kæft mund balance orden styr afstand kontakt hvil siesta vagt liv trit kurs takt ord skole ' +
      'måde jul nytår påske fødselsdag bryllup konfirmation barnedåb frokost juleaften nytårsaften juleferie sommerferie vinterferie ' +
      'efterårsferie frikvarter hus trop bal udkig stand hund kat',
  ],
  [
    'have har havde haft',
    'pause ferie fødselsdag bil tid råd lyst ret brug feber hovedpine mavepine tandpine hjemve kvalme hoste succes mulighed plads tillid ' +
      'tålmodighed erfaring held uheld medlidenhed ansvar kontakt kontrol magt adgang vikar idræt skole undervisning eksamen kørekort kæreste ' +
      'job arbejde mad skyld krav lov grund håb svar indflydelse betydning virkning lejlighed overskud energi styr besøg stress angst nattevagt ' +
      'vagt weekend frikvarter øje sans talent flair forstand udsigt premiere bryllupsdag navnedag åbningstid gennemslagskraft respekt ' +
      'sommerferie vinterferie efterårsferie juleferie juleafslutning træning kamp generalprøve orlov internet wifi forbindelse strøm udslæt ' +
      'influenza corona lungebetændelse sukkersyge astma allergi høfeber skoldkopper gåsehud muskelkramper synsrand rygrad andel tilladelse ' +
      'hastværk hensigt interesse kendskab modvind medvind menstruation selvtillid særpræg tag tendens tilknytning træk tyngde tømmermænd ' +
      'vind overtag overblik overtal flertal forspring',
  ],
  [
    'få får fik fået',
    'vikar lov tid øje ret besøg fri brug hjælp feber kvalme hovedpine job arbejde kæreste mad besked svar kørekort kontakt plads råd lyst ' +
      'hold held succes adgang erfaring mulighed stress undervisning løn straf hjemve øjenkontakt ferie tøj styr fat smag afslag orlov kaffe ' +
      'premiere asyl opholdstilladelse dispensation rabat medhold overblik influenza corona lungebetændelse høfeber gåsehud krampe mavepine ' +
      'luft pause indsigt indflydelse medvind fodfæste oprejsning frikvarter selvtillid motion',
  ],
  [
    'tage tager tog taget tag',
    'tog fly taxa taxi metro færge fejl plads hensyn ansvar afsked stilling del fat hånd højde hul initiativ kontakt kørekort livtag notits ' +
      'parti skade tid vare form fart sol orlov eksamen revanche afstand udgangspunkt affære bad mål føring pause hævn medicin ferie ' +
      'patent varsel afstand førstehjælp brusebad karbad noter stik',
  ],
  ['gå går gik gået', 'tur glip ærinde vagt amok kold stavgang'],
  [
    'spille spiller spillede spillet spil',
    'bold fodbold håndbold basketball basket volleyball tennis bordtennis badminton hockey ishockey floorball rundbold golf billard dart bowling ' +
      'petanque kongespil ludo skak kort poker dam backgammon guitar klaver violin trommer tromme fløjte blokfløjte tværfløjte saxofon trompet ' +
      'trombone horn keyboard bas banjo harmonika cello kontrabas obo klarinet ukulele harpe orgel mundharpe luftguitar musik teater komedie ' +
      'revy film computer playstation nintendo spil kamp krig solo duet finale semifinale matador uno minecraft roblox fortnite',
  ],
  [
    'køre kører kørte kørt kør',
    'bil bus cykel motorcykel knallert løbehjul tog traktor taxa taxi lastbil ræs slalom gokart scooter ambulance kørestol tur hest rally ' +
      'mountainbike gravemaskine truck metro skateboard rulleskøjter kane slæde trillebør',
  ],
  ['ride rider red redet rid', 'tur hest'],
  [
    'cykle cykler cyklede cyklet løbe løber løb løbet sejle sejler sejlede sejlet',
    'tur kajak kano ræs storm maraton tog',
  ],
  ['stå står stod stået sidde sidder sad siddet', 'model vagt barnepige skoleret fadder brud'],
  ['skrive skriver skrev skrevet skriv', 'dagbog brev stil kontrakt speciale bog historie rapport digt kode blog'],
  ['læse læser læste læst læs', 'avis korrektur bog højt manuskript'],
  ['se ser så set', 'fjernsyn tv film fodbold video tegnefilm håndbold lys kamp udsigt'],
  ['høre hører hørte hørt hør', 'musik radio lydbog podcast'],
  [
    'lave laver lavede lavet lav',
    'mad lektier aftensmad morgenmad frokost kaffe te fejl ballade sjov gymnastik teater film musik larm kunst orden rod fis spas grin kage ' +
      'bål revy salat pizza research støj reklame suppe lagkage dessert pastasalat madpakke is popcorn',
  ],
  ['bage bager bagte bagt bag', 'kage brød pizza lagkage æblekage rugbrød franskbrød'],
  ['bygge bygger byggede bygget byg', 'hule hus sandslot snemand rede bo lego bål bro'],
  [
    'finde finder fandt fundet find',
    'vej sted tid ro trøst hjælp bolig plads fejl arbejde job mening guld ly fodfæste læ',
  ],
  [
    'give giver gav givet giv',
    'hånd slip besked lov plads tid svar mening ret lyd afkald gas agt anledning adgang undervisning knus kram blod råd rabat stød udtryk ' +
      'genlyd indtryk afkast tilladelse mulighed indblik indsigt fodbold',
  ],
  [
    'gøre gør gjorde gjort',
    'nar indtryk grin forskel skade plads brug nytte gavn fremskridt rede holdt front modstand honnør status oprør opmærksom tjeneste rent krav ' +
      'regning virkning karriere rengøring',
  ],
  [
    'sætte sætter satte sat sæt',
    'pris mål tid ild gang fart spor præg ord punktum kryds skik lighedstegn rekord fokus',
  ],
  ['slå slår slog slået', 'rod alarm græs streg smut knude følge lejr ring hul klik bro'],
  [
    'skifte skifter skiftede skiftet skift',
    'tøj job mening skole farve emne navn plads ble spor fokus hold klasse karakter kurs værelse side ham bane',
  ],
  [
    'bruge bruger brugte brugt brug',
    'tid computer hjelm mobil kniv sele medicin telefon makeup ipad lommeregner ordbog cykelhjelm cykel deodorant vold hovedet parfume creme ' +
      'solcreme høreapparat kørestol tandtråd sikkerhedssele',
  ],
  [
    'bære bærer bar båret bær',
    'hjelm nag brænde præg uniform frugt maske slør tørklæde mundbind hijab hat kasket slips skyld vidnesbyrd sværd våben',
  ],
  ['vække vækker vakte vakt', 'opsigt interesse glæde vrede opmærksomhed undren'],
  ['vise viser viste vist vis', 'vej respekt film interesse tillid hensyn ansvar medfølelse mod flag omsorg'],
  [
    'søge søger søgte søgt søg',
    'hjælp job arbejde ly bolig asyl råd trøst læ dækning tilflugt orlov tilladelse optagelse lykke kontakt',
  ],
  [
    'skabe skaber skabte skabt skab',
    'fred glæde uro ro orden kontakt opmærksomhed debat splid mening tryghed kunst tillid balance plads afstand',
  ],
  [
    'starte starter startede startet begynde begynder begyndte begyndt slutte slutter sluttede sluttet',
    'skole forfra børnehave gymnasium',
  ],
  ['passe passer passede passet pas', 'job hund arbejde skole lillebror lillesøster hus have kat'],
  ['dyrke dyrker dyrkede dyrket', 'sport motion idræt fitness yoga gymnastik atletik karate judo'],
  ['vaske vasker vaskede vasket vask', 'hår tøj gulv bil'],
  ['dække dækker dækkede dækket', 'bord'],
  ['rede reder redte redt', 'seng hår'],
  ['klippe klipper klippede klippet', 'hår hæk græs'],
  ['feje fejer fejede fejet', 'gulv gade sne'],
  ['tænde tænder tændte tændt', 'bål lys ild'],
  ['lægge lægger lagde lagt læg', 'mærke vægt afstand låg kabale puslespil makeup hånd ansigt øre navn skjul sag'],
  ['danse danser dansede danset', 'ballet vals folkedans hiphop tango disko salsa'],
  [
    'fejre fejrer fejrede fejret',
    'jul fødselsdag nytår eid påske halloween bryllup ramadan jubilæum fastelavn juleaften nytårsaften',
  ],
  ['pakke pakker pakkede pakket pak', 'kuffert taske rygsæk'],
  ['hoppe hopper hoppede hoppet', 'trampolin elastik paradis'],
  ['yde yder ydede ydet', 'hjælp modstand bistand omsorg'],
  ['trække trækker trak trukket', 'vejr tid vod'],
  ['føre fører førte ført', 'krig dagbog regnskab kontrol bevis'],
  ['lege leger legede leget', 'skole krig gemmeleg tagfat fangeleg skjul kongespil fangelege far mor butik dåseskjul'],
  ['købe køber købte købt leje lejer lejede lejet', 'bil hus sommerhus lejlighed is billet cykel film'],
];

const VERBS_OF = new Map<string, Set<string>>();
for (const [forms, nouns] of DONE)
  for (const noun of nouns.split(' ')) {
    const verbs = VERBS_OF.get(noun) ?? new Set<string>();
    for (const form of forms.split(' ')) verbs.add(form);
    VERBS_OF.set(noun, verbs);
  }

/** The forms of all verbs that a lower-cased noun stands bare after; undefined where there are none. */
export const verbsOfBare = (noun: string): ReadonlySet<string> | undefined => VERBS_OF.get(noun);

/** Games and instruments that one plays, none of which is counted then; »en bold« and »en bas« are things too. */
export const PLAYED = new WordList(
  'fodbold håndbold basketball basket volleyball tennis bordtennis badminton hockey ishockey floorball rundbold golf billard bowling ' +
    'skak poker guitar klaver violin trommer fløjte blokfløjte tværfløjte saxofon trompet trombone keyboard banjo harmonika cello kontrabas ' +
    'obo klarinet ukulele harpe orgel musik',
);

/** Illnesses that one has, and has no number of. */
export const ILLNESSES = new WordList(
  'feber mavepine tandpine hjemve kvalme influenza corona sukkersyge diabetes astma kræft demens høfeber skoldkopper stress angst migræne gigt',
);
