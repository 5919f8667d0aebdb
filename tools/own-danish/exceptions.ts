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
];

/** Wrong on purpose: they show what a mark looks like, or how the other comma system is written. */
const ON_PURPOSE: Known = [
  ['køre', 'Grammatik: køre, foreslået rettelse kører'],
  ['busen', 'Stavning: busen, foreslået rettelse bussen'],
  ['foran', 'mangler komma foran men'],
  ['foran', 'Tegnsætning · Komma foran men'],
  ['ved', 'Der er ikke komma foran en ledsætning: »Jeg ved at hun kommer.«'],
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

/** Headings that begin a list: »Jeg skal« stands above, or the items are tasks without a subject. */
const PIECES: Known = [
  ['Betjene', 'Betjene kunder og slå varer ind på kassen'],
  ['Fylde', 'Fylde op med brød og kager'],
  ['Holde', 'Holde butikken ren og indbydende'],
  ['Skrive', 'Skrive skilte med dagens tilbud'],
];

/** The engine is wrong. A line goes when it has learnt better. */
const FALSE_ALARMS: Known = [
  // a comma after »hvilken« and its noun, as if the clause began there
  ['kurser', 'hvilke kurser I har adgang til'],
  ['job', 'hvilket job du søger'],
  ['strofe', 'hvilken strofe de kommer fra'],
  ['betydning', 'hvilken betydning trappen'],
  ['vej', 'hvilken vej jeg skal vende hovedet'],
  ['hvem', 'Ved vi stadig, hvem eller hvad det handler om?'],
  // a noun or an adverb taken for an imperative, or the other way round
  ['elever', 'Vælg elever og frist'],
  ['lærer', 'Når din lærer giver dig en ny opgave'],
  ['lærer', 'når deres lærer tillader det'],
  ['markeringer', 'Ingen markeringer når frem til eleven'],
  ['tysk', 'dansk, engelsk, tysk og fransk i skolen'],
  ['Skjul', 'Skjul en hel fejltype eller en enkelt fejl'],
  ['Øv', 'Øv dig i »en« og »et«'],
  ['Gør', 'Gør der det, hedder det »vække«.'],
  ['ja', 'svare ja eller nej til'],
  ['dele', 'Vil en kollega dele en klasse'],
  ['frem', 'Springer du frem og tilbage'],
  ['dig', 'Læs din tekst højt for dig selv, før'],
  ['ord', 'et ord foran og en endelse bagpå'],
  // other commas
  [',', 'Teksten er ændret et andet sted, i en anden fane eller på en anden computer.'],
  [',', 'Vent, til filen er uploadet.'],
  ['sig', 'Markeringerne kommer af sig selv om lidt.'],
  ['efterhånden', 'Teksterne står her, efterhånden som de bliver afleveret.'],
  ['synes', 'den sætning, som du synes er tekstens vigtigste'],
  ['Bennani', 'Hans kollega Nadia Bennani er uenig.'],
  ['bruges', '»-te« bruges kun, når der'],
  ['bruges', 'Bindestreg bruges også, når'],
  ['hang', 'Noget hang et sted, men nogen hængte det op.'],
  ['den', 'Er den der bare, hedder det'],
  ['person', 'Det, en person siger, skal have anførselstegn'],
  ['nogen', 'præcis det, nogen siger, sætter man'],
  // grammar
  ['sin', 'åbner eleven opgaven og uploader sin tekst'],
  ['sit', 'Mangler den sidste sit eget grundled'],
  ['Google', 'Google Drev'],
  ['skole', 'Navn, brugernavn, skole, klasse og rolle'],
  ['god', 'før læreren har sagt god for dem'],
  ['før', 'hvor ingen mennesker har været før'],
  ['en', 'tage en stak regneark med hjem'],
  ['hvert', 'i hvert fællesrum'],
  ['sammensatte', 'Husk, at sammensatte ord skrives i ét ord'],
  ['lagde', 'jeg lagde den der i går'],
  ['bolle', 'Sæt kryds under grundleddet og bolle under udsagnsleddet'],
  // words that are two
  ['kollega dele', 'Vil en kollega dele en klasse'],
  ['ny udgave', 'en ny udgave'],
  ['Lav et', 'Lav et nyt afsnit'],
  ['stak regneark', 'tage en stak regneark med hjem'],
  ['sø helt', 'se din bedstefars sø helt tydeligt'],
];

const EXCEPTIONS = [...SPECIFICATION, ...COMMANDS, ...ON_PURPOSE, ...SPOKEN_OF, ...PIECES, ...FALSE_ALARMS];

/** Headings, labels and toasts have no full stop at the end of their line. */
const isLineEnd = (text: string, { ruleId, offset, length }: Correction): boolean =>
  ruleId === 'end-mark' && /^\s*(\n|$)/.test(text.slice(offset + length));

/** Whether a mark in one of our own texts is known and stands. */
export const isException = (text: string, mark: Correction): boolean =>
  isLineEnd(text, mark) || EXCEPTIONS.some(([token, known]) => token === mark.token && text.includes(known));
