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
  ['role', 'create role'],
  ['laerer', 'der deler klasser med laerer'],
  ['ENDPOINT', 'Passer S3_ENDPOINT, S3_BUCKET'],
  // what learning platforms call the fields
  ['initiate', '(initiate login URL)'],
  ['redirect', '(redirect URI)'],
  ['keyset', '(public keyset'],
  ['token', '(access token URL)'],
];

/** Wrong on purpose: they show what a mark looks like, or how the other comma system is written. */
const ON_PURPOSE: Known = [
  ['køre', 'Grammatik: køre, foreslået rettelse kører'],
  ['busen', 'Stavning: busen, foreslået rettelse bussen'],
  ['foreslået', 'Stavning: busen, foreslået rettelse bussen'],
  ['foran', 'mangler komma foran men'],
  ['foran', 'Tegnsætning · Komma foran men'],
  ['ved', 'Der er ikke komma foran en ledsætning: »Jeg ved at hun kommer.«'],
];

/** Posts show how commas are set by the other system, and how a word that is split sounds. */
const SHOWN_IN_POSTS: Known = [
  ['ved', 'Jeg ved at du kommer.'],
  ['spurgte', 'Hun spurgte hvor vi boede.'],
  ['bog', 'Den bog som du lånte, er min.'],
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
  // since the language net was trained again
  ['steder', 'En tekst med mange markerede steder fortæller eleven'],
  ['typer', 'hvor mange fejl af de to valgte typer der er i den første'],
  ['diktat', 'Fem sætninger på diktat er nok'],
  ['bolle', 'Kryds, bolle, firkant og trekant over ordene'],
  ['ordene', 'Kryds, bolle, firkant og trekant over ordene'],
  ['bollen', 'Find bollen.'],
  ['bollen', 'Det ord, der ændrer sig, er bollen.'],
  ['det', 'Et navn, det ikke kender, kan få en streg'],
  ['sætte', 'færre kommaer at sætte og færre at glemme.'],
  ['for', 'Reglerne for en god start'],
  ['endelserne', 'for en anden endelserne.'],
  ['til', 'Den sidste uge er ikke til nyt stof.'],
  ['gode', 'Vrøvleord er lige så gode, for det er øret, der øves.'],
];

/** The engine is wrong. A line goes when it has learnt better. */
const FALSE_ALARMS: Known = [
  // since the language net was trained again
  ['opremsning', 'Komma ved opremsning'],
  // a piece of a sentence
  ['.', 'Kommer du fra nu af derfra til det, du åbner i Ordklar.'],
  // a word of the foreign language is spoken of in the same line
  ['accenterne', 'Husk accenterne, og tjek'],
  // since the word and comma models were trained again
  ['Tildel', 'Tildel'],
  ['Fortryd', 'Fortryd'],
  ['holder', 'kendes fra hinanden uden farver og holder også på et sort-hvidt print.'],
  ['postgres', 'og maskinen har hverken brugeren postgres eller nobody.'],
  ['ind til', 'Spørg mere ind til det, der overrasker dig.'],
  ['Rund', 'Rund af med det, som du helst vil have,'],
  [',', 'Er det én ting, og er trykket stærkest på den første'],
  ['ligger', 'Man ligger et sted, men man lægger noget et sted'],
  [',', 'der kun én person, hedder det »sin«, »sit« eller »sine«.'],
  // the name stands for a sign
  ['overflødigt', 'Sofie er overflødigt'],
  // other commas
  ['den', 'Er den der bare, hedder det'],
  // since small words that are left out are weighed by a model
  ['hvor står', 'og hvor står hvad?'],
  ['og er', 'og er der kun én person, hedder det'],
  // full stops and grammar
  ['sit', 'Mangler den sidste sit eget grundled'],
  // other words
  ['tre sproglige', 'mindst tre sproglige billeder'],
  ['regel apostrof', 'bruger man som regel apostrof'],
  // words one after the other, no sentence
  ['den', 'Af at de den der det eller'],
  ['en', 'Af at de den der det eller'],
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
