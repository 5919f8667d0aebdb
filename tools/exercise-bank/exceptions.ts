import type { Correction } from '../../correction/src/index.ts';

/** Marks that stand: what is marked, and a piece of the text around it. A line goes when the engine has learnt better. */
type Known = readonly (readonly [token: string, text: string])[];

/** The sentence is right and the engine is wrong. */
const FALSE_ALARMS: Known = [
  // since the language net was trained anew
  ['lille', 'Man gør noget lille meget stort.'],
  ['hunden', 'Katten Futte og hunden Bruno deler seng.'],
  ['Bruno', 'Katten Futte og hunden Bruno deler seng.'],
  ['sår', 'Det, man sår, hedder'],
  ['beskeden', 'Tænk på, hvem der skal læse beskeden, og vælg'],
  ['Altså', 'Altså Selma og jeg.'],
  ['skyerne', 'Det er det, skyerne og temperaturen gør.'],
  [',', 'Han besøger os sjældent, højst én gang om året.'],
  ['opfølger', 'Den længe ventede opfølger til skolens musical'],
  ['Vælg', 'har intet d. Vælg eller skriv det rigtige ord.'],
  ['forstærker ikke', 'når det forstærker ikke.'],
  ['nej', 'Sig nej i datid med'],
  ['åben', 'De lader porten stå åben og hundene løbe frit.'],
  [',', 'Det kan blive stående, til havet engang når frem igen.'],
  // an object as a riddle before the verb
  ['De', 'De gjorde noget ved'],
  ['Kendt', 'Kendt som er »known as«.'],
  ['noget', 'Brug »er« om bevægelse hen til noget og forandring'],
  ['med', 'Førnutid laves med har eller er.'],
  ['rejser', 'I april rejser 9.a til Rom med en italiensk guide.'],
  ['på', 'Biord for tid svarer på hvornår, og biord for sted svarer på hvor.'],
  // since the models of choices were trained anew
  ['en', 'mod lampen, smilede og lagde det i en pose.'],
  ['skrothandlere', 'Få dage senere modtog en håndfuld skrothandlere en invitation til et hemmeligt møde'],
  ['hedder', 'Bindeordet at hedder »dass«.'],
  // since the models of choices were trained anew
  ['Ligge', 'Ligge, lå, ligget.'],
  ['man', 'denne, disse. Ubestemte: ingen, man, enhver.'],
  [',', 'Det henstilles til eleverne, at cykler ikke parkeres foran døren.'],
  ['cykler', 'Det henstilles til eleverne, at cykler ikke parkeres foran døren.'],
  ['flygte', 'Der er kun én ting at gøre: flygte.'],
  ['roser', 'beskrive det samme, men det ene roser og det andet kritiserer.'],
  ['køn', 'skifter betydning, når de skifter køn.'],
  ['sammenlign', '»Jf.« betyder »jævnfør«, altså sammenlign med.'],
  ['ad', 'Ved ildebrand forlades bygningen ad nærmeste nødudgang.'],
  ['jeg', 'Et æble spiser jeg.'],
  ['sætter', 'bittesmå frugter med pigge, der sætter sig fast i tøj og pels. De fleste'],
  ['bundet', 'To hele sætninger bundet sammen af »eller«.'],
  ['sprængte', 'Mineholdet sprængte en gammel bombe på stranden.'],
  ['bundet', 'To hele sætninger bundet sammen af »og«.'],
  ['bundet', 'To hele sætninger bundet sammen af »for«.'],
  ['fremtid', 'Skriv udsagnsordet i fremtid (»futur simple«), eller vælg den rigtige'],
  ['være', 'kan akkorden, der bliver hængende, være et billede på?'],
  ['afsluttet', 'Et årstal og en afsluttet begivenhed: »organizó«.'],
  // since the word and comma models were trained anew
  ['sætte', 'Vælg mellem ligge og lægge, sidde og sætte.'],
  ['de', 'Der er to hele sætninger med hver sit grundled: jeg og de.'],
  ['er', 'Ved underordning er den ene sætning et led i den anden'],
  ['får', 'så navnet får'],
  ['lægge', 'At lægge og at sætte er noget, man gør ved'],
  ['Ligge', 'Ligge er ikke en bevægelse: der har ligget.'],
  ['sprængte', 'De gjorde noget ved skabet: sprængte.'],
  ['for', 'Skønt vi havde kort, for vi vild, da tågen kom.'],
  ['de', 'hedder det jeg, han, hun, vi, I eller de. Ellers hedder det mig, ham, hende,'],
  ['midten', 'Skriv det bløde d i midten og i slutningen af ord.'],
  ['sprængte', 'De gjorde noget ved tårnet: sprængte.'],
  ['ord', 'Er det én ting, er det ét ord. Beskriver det første ord det andet, er det to.'],
  ['det', 'Er det én ting, er det ét ord. Beskriver det første ord det andet, er det to.'],
  ['inde', 'sætninger med flere ledsætninger inde i hinanden.'],
  ['tælle', 'Kan man tælle det, hedder det »mange«, »færre« og'],
  [
    'det',
    'Kan man tælle det, hedder det »mange«, »færre« og »et antal«. Kan man ikke, hedder det »meget«, »mindre« og »en mængde«.',
  ],
  ['ligger', 'Man lægger noget, men man ligger et sted. Datid af »lægge« er »lagde«,'],
  ['lagde', 'I sidste uge lagde hele klassen telefonerne i en spand.'],
  [
    'står',
    'På dansk står det bøjede udsagnsord på plads nummer to i en hovedsætning. Det, der står forrest, får vægt.',
  ],
  ['det', 'På dansk står det bøjede udsagnsord på plads nummer'],
  [',', 'Man skal gennem mange ord, før »sang« kommer.'],
  ['tager', 'Han gik hen til bordet, tager kniven og skar kagen ud.'],
  ['g', 'Lyt efter det bløde g og det bløde d'],
  ['mange', 'En masse betyder mange. Vokalen er kort.'],
  ['stor', 'cykel. Den er gul, og den er lidt for stor.'],
  ['skifter vokal', 'Nogle ord skifter vokal: en mand, to mænd. Andre er ens: et'],
  ['os', 'Lad os det betyder, at man er med på det.'],
  ['er', 'Fortovet er for dem, der går.'],
  ['klog', '»Vis« betyder klog.'],
  ['sprængte', 'Nogen sprænger noget: sprængte.'],
  ['står', '»It« står for det, der kommer senere.'],
  ['ation', '»Explain« mister sit i og får -ation.'],
  ['Nummer et', 'Nummer et er »first«.'],
  ['flov', 'engelsk »embarrassed«, som betyder flov.'],
  // a clause without »som« ends before the verb of the sentence that it stands in
  ['trolden', 'Kun det, trolden siger, står'],
  ['mor', 'Kun det, mor spørger om, står'],
  ['mormor', 'Kun det, mormor råber, står'],
  ['Noah', 'Kun det, Noah siger, står'],
  // a noun and its verb, or a noun and its name, taken for two pieces or for one word
  ['abe kaster', 'Den lille abe kaster med bananer'],
  ['Bølle', 'Hunden Bølle elsker ost'],
  ['børster', 'Hver morgen børster jeg tænder'],
  ['jeg', 'Hver morgen børster jeg tænder'],
  // forms and words that are rare elsewhere
  ['kommer', '»Har« kommer af at have'],
  ['solhat', 'En hat mod solen er en solhat'],
  ['bed', 'Den modige mus bed den store kat i halen'],
  ['bod', 'solgte jordbær og blommer fra en bod'],
  // a noun without an article that names something general
  ['ansigt', 'Hun tegnede en sky med ansigt'],
  ['Tandlæge', 'Tandlæge er navnet på ét job'],
  ['Sommerferie', 'Sommerferie er navnet på én ting'],
  ['gymnastiktøj', 'I skal huske gymnastiktøj i morgen'],
  ['ad', 'Bag ad hinanden'],
  // the subject after the verb, where the sentence begins with something else
  ['vi', 'Om lidt ved vi, hvem der har vundet'],
  ['vi', 'Hele natten lyttede vi til bølgerne'],
  ['hørte', 'En vinteraften hørte musikken brat op'],
  ['dør', 'En låst dør kan man ikke åbne'],
  // explained to those who learn the words »mormor«, »farfar« and »farbror«
  ['mors mor', 'mors mor'],
  ['fars far', 'din fars far'],
  ['fars bror', 'din fars bror'],
  // an old word in a saying
  ['hose', 'passer som fod i hose'],
  // two words that mean more than anything else, not the one word for everywhere
  ['over alt', 'Hun elsker sin kanin over alt andet'],
  // two words that only look like one, and a word that gets no -t
  ['Ti minutters', 'Ti minutters stilhed er lang tid'],
  ['fremmed sprog', 'bande på et fremmed sprog'],
  ['glad', 'et så glad marsvin'],
  // right words and forms taken for more usual ones
  ['grinene', 'Et grin, flere grin, alle grinene'],
  ['nogle', 'Et vist antal andre: nogle andre'],
  ['myg', 'samler underskrifter mod myg'],
  ['og', 'Hvem gider vaske op og ordne køkkenet'],
  ['geden', 'Hør her, Viggo, geden skal ud'],
  ['vært', 'Den, der tager imod gæster, er vært'],
  // »hver gang« begins the clause itself, so no comma comes between
  ['gang', 'Hver gang min søster og hendes band øver'],
  // a measure and what is measured; a noun whose form is rare elsewhere; somebody else's, as the sentence is about
  ['nøgle garn', 'to vanter af et nøgle garn'],
  ['Spydet', 'Spydet fløj langt ud over banen'],
  // »den« and »også« where they stand right, what is far up, and nouns after »nogen«, »som« and »et«
  ['den', 'Det er det, den er lavet af'],
  ['den', 'Det, som uglen ikke kan fordøje, gylper den op igen'],
  ['oppe', 'en ugle oppe over dig'],
  ['også', 'Skriv navne med stort, også navne på bøger'],
  ['også', 'sætter« noget et sted hen, også sig selv'],
  ['haj', 'Vi har ikke set nogen haj'],
  ['lagen', 'bleg som et lagen'],
  ['stød', 'Et elektrisk stød på op til 860 volt'],
  ['præmie', 'en ged som præmie'],
  ['sagt', 'Kort sagt: Hun var forelsket'],
  // words that are spoken of without »…«, in titles and in rows of forms
  ['At', 'At eller og?'],
  ['og', 'At eller og?'],
  ['Frikvarter', 'Frikvarter er navnet på én ting'],
  ['Tag', 'Tag Asger væk'],
  ['Lægge', 'Lægge, lagde, lagt'],
  ['lægge', 'Man gør noget ved telefonen: lægge'],
  ['værre', 'Slem, værre, værst'],
  // a question without »hvis« before its main clause
  ['stærkt', 'Hører man kun ét stærkt tryk, skal det'],
  ['tryk', 'Hører man kun ét stærkt tryk, skal det'],
  // an old letter writer laughs and counts in tubs; a stick for a drum; dogs that bark; »tag« said to a reader
  ['vil le', 'Du vil le ad mig'],
  ['ad', 'Du vil le ad mig'],
  ['tønde sild', 'en hel tønde sild'],
  ['trommestok', 'Vi købte farmor en trommestok'],
  ['gøer', 'hvorfor hunden aldrig gøer'],
  ['Tag', 'Tag Villads væk'],
  ['hans', 'Bo tog hans hue på'],
  // what somebody is or becomes stands without an article
  ['landsholdsspiller', 'blive landsholdsspiller i curling'],
  ['sømmen', 'Bukserne revnede i sømmen'],
  // »jo mere« begins the clause itself; a row of nouns without articles
  ['mere', 'Jo mere man graver, desto flere'],
  ['Blod', 'Blod, sved og tårer gav os'],
  [',', 'Blod, sved og tårer gav os'],
  ['sved', 'Blod, sved og tårer gav os'],
  // what is shared out, what topples, what the engine meets too seldom
  ['dele', 'De rejsende måtte dele to stole'],
  ['nogle', 'Selv om nogle af de ældste huse'],
  ['Turene', 'Turene spiser. Altså forurener'],
  // fixed phrases, and an adjective that the engine meets too seldom
  ['låg', 'De lagde låg på sagen'],
  ['sart', 'Den, der er sart, kan ikke tåle'],
  ['set', 'Aldrig har jeg set så vred en svane'],
  ['sagt', 'Kort sagt: Vi har brug for'],
  // to call for calm
  ['maner', 'En biolog maner til besindighed'],
  // words of a speaker put in the middle of what he says; good luck is wished twice
  ['siger', 'Ole, siger chefen, er den bedste'],
  [' pøj', 'Pøj pøj med det nye'],
];

/** Names of forms and signs, which stand without an article where grammar is spoken of: »i datid«, »kolon står foran …«. */
const TERMS = new Set(
  'ental flertal nutid datid førnutid førdatid navnemåde bydeform bydemåde kolon semikolon punktum komma startkomma slutkomma biled biledet sideordning underordning forvægt bagvægt'.split(
    ' ',
  ),
);

/** A reason that lists a verb's forms: »Det hedder lyve, løj, løjet.« Its commas and infinitives are not a sentence's. */
const FORMS_OF_A_VERB = /^Det hedder \p{L}+, \p{L}+, \p{L}+\.$/u;

/** Whether a mark in the bank is known and stands. Titles have no full stop. */
export const isKnownMark = (text: string, { ruleId, token, offset, length }: Correction): boolean =>
  (ruleId === 'end-mark' && offset + length === text.length) ||
  TERMS.has(token.toLowerCase()) ||
  FORMS_OF_A_VERB.test(text) ||
  FALSE_ALARMS.some(([known, piece]) => known === token && text.includes(piece));
