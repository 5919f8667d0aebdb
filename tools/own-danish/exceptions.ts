import type { Correction } from '../../correction/src/index.ts';

/** Marks that stand: what is marked, and a piece of the text around it. */
type Known = readonly (readonly [token: string, text: string])[];

/** Given word for word by the specification. */
const SPECIFICATION: Known = [
  ['maks', 'Du må maks uploade 10 MB'],
  ['udført', 'Handling udført.'],
  ['ord', 'Du har skrevet færre ord end det anbefalede minimum'],
  ['upload', 'og upload eller aflever den igen'],
  ['læse', 'Tidlig læse- og skrivestart'],
  ['tion', 'Sion og tion'],
];

/** Commands, programs and user names, for whoever runs the server. */
const COMMANDS: Known = [
  ['npm', 'PORT=4001 npm start'],
  ['npm', 'Kør npm ci'],
  ['ci', 'Kør npm ci'],
  ['pg', 'pg_upgrade'],
  ['root', 'PostgreSQL kan ikke køre som root'],
  ['laerer', 'der deler klasser med laerer'],
  ['ENDPOINT', 'Passer S3_ENDPOINT, S3_BUCKET'],
];

/** Wrong on purpose: they show what a mark looks like, or how the other comma system is written. */
const ON_PURPOSE: Known = [
  ['køre', 'Grammatik: køre, foreslået rettelse kører'],
  ['busen', 'Stavning: busen, foreslået rettelse bussen'],
  ['foran', 'mangler komma foran men'],
  ['foran', 'Tegnsætning · Komma foran men'],
  ['ved', 'Der er ikke komma foran en ledsætning: »Jeg ved at hun kommer.«'],
];

/** Posts show how commas are set by the other system, and how a word that is split sounds. */
const SHOWN_IN_POSTS: Known = [
  ['ved', 'Jeg ved at du kommer.'],
  ['spurgte', 'Hun spurgte hvor vi boede.'],
  ['bog', 'Den bog som du lånte, er min.'],
  ['dansk LÆrer', 'en dansk LÆrer, en rød BIL, en stor BY.'],
  ['Efter skole', 'Efter skole'],
  ['ld', 'at det ene har ld og det andet nn.'],
];

/** Endings and words of other languages that are spoken of. */
const SPOKEN_OF: Known = [
  ['sion', 'Endelserne -sion og -tion'],
  ['tion', 'Endelserne -sion og -tion'],
  ['hand', '»on the other hand«'],
  ['habe', '»Ich habe gelesen«'],
  ['war', '»Es war langweilig«'],
  ['je', '»je mange«'],
];

/** The engine is wrong about these lines of posts. */
const FALSE_ALARMS_IN_POSTS: Known = [
  ['diktat', 'Fem sætninger på diktat er nok'],
  ['bolle', 'Kryds, bolle, firkant og trekant over ordene'],
  ['ordene', 'Kryds, bolle, firkant og trekant over ordene'],
  ['kommaet', 'Men kommaet før en ledsætning kan ikke sættes på gehør.'],
  ['bollen', 'Find bollen.'],
  ['bollen', 'Det ord, der ændrer sig, er bollen.'],
  ['glemt', 'har de glemt årstallene'],
  ['det', 'Et navn, det ikke kender, kan få en streg'],
  ['står', 'På dansk står det bøjede udsagnsord'],
  ['fejlen', 'hjælper det heller ikke at rette fejlen hver gang, den bliver sagt.'],
  ['højt', 'før skærmen har læst den højt for den, der har skrevet den.'],
  ['holde', 'Mand, vind, holde, land.'],
  ['sætte', 'færre kommaer at sætte og færre at glemme.'],
  ['for', 'Reglerne for en god start'],
  ['endelserne', 'for en anden endelserne.'],
  ['forløbet', 'Slut forløbet med, at teksterne bliver læst højt'],
  ['til', 'Den sidste uge er ikke til nyt stof.'],
  ['gode', 'Vrøvleord er lige så gode, for det er øret, der øves.'],
  ['mange', 'ét ord i hver har for mange eller for få konsonanter.'],
];

/** The engine is wrong. A line goes when it has learnt better. */
const FALSE_ALARMS: Known = [
  ['punkter', 'for at lave punkter og med »#'],
  // since the models of choices were trained anew
  ['inde', 'Den bliver låst inde i et skab og udleveres igen, når skoledagen'],
  ['ende', 'Kig på endelserne -ene og -ende, sæt komma foran ledsætningerne, og'],
  ['ende', 'har byttet om på endelserne -ene, -ende og -erne.'],
  // since the word and comma models were trained anew
  ['Tildel', 'Tildel'],
  ['Fortryd', 'Fortryd'],
  ['sig', 'Markeringerne kommer af sig selv om lidt.'],
  ['afleverer', 'frister, tager en opgave tilbage og afleverer for en elev, der har givet dig sin'],
  ['holder', 'kendes fra hinanden uden farver og holder også på et sort-hvidt print.'],
  [',', 'Vedhæft elevens Word-fil, og aflever.'],
  ['postgres', 'og maskinen har hverken brugeren postgres eller nobody.'],
  ['set', 'Beskriv et dyr, som ingen har set før, så en tegner kan tegne det.'],
  ['ind til', 'Spørg mere ind til det, der overrasker dig.'],
  ['Rund', 'Rund af med det, som du helst vil have,'],
  ['det', 'I 7.–9. klasse var det 140 gram.'],
  ['de', 'elever i en anonym rundspørge, at de inden for den seneste måned havde'],
  ['får', 'En del får »-te«: spiste, kørte.'],
  ['mene', 'Kan du sige »to« og mene det, skal ordet stå i flertal: mine'],
  ['det', 'Kan du sige »to« og mene det, skal ordet stå i flertal: mine to'],
  ['ord', 'I en ledsætning står ord som ikke, altid og aldrig før udsagnsleddet:'],
  [',', 'Er det én ting, og er trykket stærkest på den første'],
  ['hoppe', 'bliver taget væk: en gave af mormor, hoppe af cyklen.'],
  ['ligger', 'Man ligger et sted, men man lægger noget et sted'],
  ['sidder', 'Man sidder et sted, men man sætter noget et sted'],
  [',', 'der kun én person, hedder det »sin«, »sit« eller »sine«.'],
  ['opremsning', 'Komma ved opremsning'],
  ['det', 'Bruger man det for tit, mister det sin kraft.'],
  ['hun', '»Hjælp!« råbte hun så højt, hun kunne.'],
  ['stedet', 'Kan du sige »nemlig« i stedet for tegnet, skal der kolon.'],
  // a comma after »hvilken« and its noun, as if the clause began there
  ['betydning', 'hvilken betydning trappen'],
  ['hvem', 'Ved vi stadig, hvem eller hvad det handler om?'],
  // the name stands for a sign
  ['overflødigt', 'Sofie er overflødigt'],
  ['stile', '26 stile på en søndag aften'],
  // a noun or an adverb taken for an imperative, or the other way round
  ['markeringer', 'Ingen markeringer når frem til eleven'],
  ['tysk', 'dansk, engelsk, tysk og fransk i skolen'],
  ['Skjul', 'Skjul en hel fejltype eller en enkelt fejl'],
  ['ja', 'svare ja eller nej til'],
  ['dele', 'Vil en kollega dele en klasse'],
  ['ord', 'et ord foran og en endelse bagpå'],
  // other commas
  [',', 'Teksten er ændret et andet sted, i en anden fane eller på en anden computer.'],
  ['synes', 'den sætning, som du synes er tekstens vigtigste'],
  ['hang', 'Noget hang et sted, men nogen hængte det op.'],
  ['den', 'Er den der bare, hedder det'],
  ['person', 'Det, en person siger, skal have anførselstegn'],
  ['nogen', 'præcis det, nogen siger, sætter man'],
  ['oftest', 'det, Sofie oftest gør forkert'],
  ['kollega', 'Vil en kollega dele en klasse'],
  ['e-mailadresse', 'med den e-mailadresse og det telefonnummer, man selv giver os'],
  ['det', 'med den e-mailadresse og det telefonnummer, man selv giver os'],
  ['hold', 'egne klasser og hold og i dem'],
  ['vide', 'hvor meget vi får at vide om det, som personerne'],
  ['det', 'Er den der bare, hedder det'],
  // full stops and grammar
  ['fejl', 'hvad slags fejl det er, hvilket ord det gælder'],
  ['det', 'hvad slags fejl det er, hvilket ord det gælder'],
  ['fjern', 'eller fjern klassetrin og kategori'],
  ['al', 'vejede elevrådet al den mad'],
  ['sit', 'Mangler den sidste sit eget grundled'],
  ['skole', 'Navn, brugernavn, skole, klasse og rolle'],
  ['god', 'før læreren har sagt god for dem'],
  ['lagde', 'jeg lagde den der i går'],
  // words that are two
  ['Lav et', 'Lav et nyt afsnit'],
  // other words
  ['sene', 'står som for sene'],
  ['Afvis', 'Afvis'],
  ['hækkene', 'råbte til hinanden over hækkene'],
  ['får', 'læseren får ondt af hamsteren'],
  ['hold', 'og hold fast i den'],
  ['ental', 'i ental'],
  ['Ental', 'Ental eller flertal'],
  ['Ental', 'Ental og flertal'],
  ['komma', 'skal der komma foran bindeordet'],
  ['tre sproglige', 'mindst tre sproglige billeder'],
  ['regel apostrof', 'bruger man som regel apostrof'],
  // words one after the other, no sentence
  ['den', 'af at de den der det eller'],
  ['den', 'Af at de den der det eller'],
];

const EXCEPTIONS = [
  ...SPECIFICATION,
  ...COMMANDS,
  ...ON_PURPOSE,
  ...SHOWN_IN_POSTS,
  ...SPOKEN_OF,
  ...FALSE_ALARMS_IN_POSTS,
  ...FALSE_ALARMS,
];

/** Headings, labels and toasts have no full stop at the end of their line. */
const isLineEnd = (text: string, { ruleId, offset, length }: Correction): boolean =>
  ruleId === 'end-mark' && /^\s*(\n|$)/.test(text.slice(offset + length));

/** Whether a mark in one of our own texts is known and stands. */
export const isException = (text: string, mark: Correction): boolean =>
  isLineEnd(text, mark) || EXCEPTIONS.some(([token, known]) => token === mark.token && text.includes(known));
