import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { determinerOf, fitting, readingsOf } from '../noun-phrases.ts';
import * as g from '../word-bits.ts';
import { isFinite } from '../words.ts';

const BEFORE_NOUN = new WordList(
  'der die das den dem des ein eine einen einem einer kein keine keinen mein meine meinen meinem meiner dein deine deinen deinem sein seine seinen seinem seiner ihr ihre ihren ihrem unser unsere unseren unserem viele zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzig zum zur beim im am vom ins jeden jede jedes dieser diese dieses',
);

/** Whether a word that may be a verb stands as a noun: after a determiner that fits it, and no clause begins there. */
function isNounHere(t: TongueText, at: number, noun: string): boolean {
  const before = t.before(at);
  const isPast = !BEFORE_NOUN.test(t.lower(before));
  const near =
    isPast && t.is(before, g.ADJECTIVE) && determinerOf(t.lower(before)) === null ? t.before(before) : before;
  if (!BEFORE_NOUN.test(t.lower(near)) || (t.lower(near) === 'am' && t.lower(at).endsWith('sten'))) return false;
  // »wollte ein neues kaufen«
  if (near !== before && t.is(at, g.INFINITIVE)) return false;
  const determiner = determinerOf(t.lower(near));
  if (!determiner) return readingsOf(noun, t.words).size > 0 && (t.bits(at) & g.INFINITIVE) === 0;
  const readings = readingsOf(noun, t.words);
  if (fitting({ at: near, determiner, adjective: -1, noun: at, readings }).length === 0) return false;
  const isStrong = determiner.stem !== 'd' && determiner.stem !== 'ihr';
  if (isStrong) return true;
  if (near !== before) return true;
  const next = t.after(at);
  // »das essen wir«, »die spielen«
  const closes = next < 0 || t.isMark(next) ? (t.bits(at) & g.INFINITIVE) === 0 : isFinite(t, next);
  return closes && t.written(t.before(near)) !== ',';
}

/** Nouns that often stand alone, and whose small forms are rare forms of verbs. */
const BARE = new WordList(
  'käse milch fußball fussball hausaufgaben deutschland freund freunde schule musik brot fleisch kuchen klavier gitarre tennis handball pizza wasser zeit spaß geld hunger durst angst lust mathe sport eltern bruder schwester menschen leute kinder jahre uhr geburtstag weihnachten familie',
);
const SMALL = new WordList('mal bisschen paar');

export const CAPITALS: readonly TongueRule[] = [
  {
    id: 'noun-capital',
    type: 'capital',
    explanation: 'Alle navneord skrives med stort begyndelsesbogstav på tysk: »{replacement}«.',
    match(t, at) {
      const word = t.written(at);
      if (!t.isWord(at) || word.length < 3 || word !== word.toLowerCase()) return null;
      const noun = word.charAt(0).toUpperCase() + word.slice(1);
      if (BARE.test(word) && !t.isCapital(t.after(at))) return { ...t.swap(at, noun), replacements: [noun] };
      const bits = t.words.bitsOf(noun);
      if (!(bits & (g.NOUN | g.CAPITAL | g.DATIVE_PLURAL))) return null;
      const own = t.words.bitsOf(word);
      if (SMALL.test(word)) return null;
      if (own === 0) return { ...t.swap(at, noun), replacements: [noun], confidence: 0.95 };
      if (own & (g.ADJECTIVE | g.PARTICIPLE | g.PAST) || t.isCapital(t.after(at)) || !isNounHere(t, at, noun))
        return null;
      return { ...t.swap(at, noun), replacements: [noun], confidence: 0.85 };
    },
    wrong: `Mein [hund|Hund] ist alt.
      Das [haus|Haus] ist groß.
      Wir haben viele [freunde|Freunde].
      Er wohnt in [berlin|Berlin].
      Die [schule|Schule] ist aus.`,
    right: `Mein Hund ist alt.
      Das ist gut.
      Wir essen gern.
      Die, die spielen, lachen.
      Er liebt mich.
      Ich bin da.`,
  },
  {
    id: 'not-capital',
    type: 'lowercase',
    explanation:
      'Kun navneord og det høflige »Sie« skrives med stort på tysk. »Ich« skrives med småt inde i sætningen.',
    on: 'ich du er wir und aber ist hat',
    match(t, at) {
      if (t.isFirst(at) || !t.isCapital(at) || t.written(at) !== t.written(at).charAt(0) + t.lower(at).slice(1))
        return null;
      return t.isMark(t.before(at)) && t.written(t.before(at)) !== ','
        ? null
        : { start: t.start(at), end: t.end(at), replacements: [t.lower(at)] };
    },
    wrong: `Heute bin [Ich|ich] müde.
      Er kommt, und [Wir|wir] gehen.
      Hans [Und|und] Anna lachen.
      Wo bist [Du|du] jetzt?`,
    right: `Heute bin ich müde.
      Ich bin da.
      "Du bist da", sagt er.
      Kommen Sie mit?
      Er sagt: "Ich komme."
      Wir gehen.`,
  },
  {
    id: 'sentence-capital',
    type: 'capital',
    explanation: 'En sætning begynder med stort bogstav.',
    match(t, at) {
      if (at !== t.sentenceStart(at) || !t.isWord(at)) return null;
      const word = t.written(at);
      if (!/^\p{Ll}/u.test(word) || (at > 0 && !/^[.!?]$/.test(t.written(at - 1)))) return null;
      return { start: t.start(at), end: t.end(at), replacements: [word.charAt(0).toUpperCase() + word.slice(1)] };
    },
    wrong: `[ich|Ich] bin da.
      Er lacht. [sie|Sie] weint.
      [das|Das] ist gut.
      [wir|Wir] gehen.`,
    right: `Ich bin da.
      Er lacht. Sie weint.
      Es ist 3.5 Grad warm.
      "Halt!", ruft er.
      Das ist gut.
      Wir gehen.`,
  },
  {
    id: 'activity-capital',
    type: 'capital',
    explanation:
      'Et verbum, der bruges som navneord, skrives med stort: Mein Hobby ist Schwimmen, beim Essen. Skriv »{replacement}«.',
    on: 'ist sind beim zum vom das',
    match(t, at) {
      const verb = t.after(at);
      if (!t.is(verb, g.INFINITIVE) || t.isCapital(verb) || t.is(verb, g.ADJECTIVE) || t.lower(verb) === 'sein')
        return null;
      const isHobby = HOBBIES.test(t.lower(t.before(at))) && !t.is(t.after(verb), g.INFINITIVE);
      const isBare = ['beim', 'zum', 'vom'].includes(t.lower(at)) && !t.isCapital(t.after(verb));
      const subject =
        t.lower(at) === 'das' && t.isFirst(at) && ['ist', 'macht', 'war'].includes(t.lower(t.after(verb)));
      if (!isHobby && !isBare && !subject) return null;
      const word = t.written(verb);
      return { start: t.start(verb), end: t.end(verb), replacements: [word.charAt(0).toUpperCase() + word.slice(1)] };
    },
    wrong: `Mein Hobby ist [schwimmen|Schwimmen].
      Beim [essen|Essen] reden wir viel.
      Meine Hobbys sind [lesen|Lesen] und Tanzen.
      Zum [trinken|Trinken] gibt es Wasser.
      Das [laufen|Laufen] macht Spaß.`,
    right: `Mein Hobby ist Schwimmen.
      Beim Essen reden wir viel.
      Mein Hobby ist es, zu lesen.
      Das machen wir gern.
      Das essen wir oft.
      Wir schwimmen gern.`,
  },
];

const HOBBIES = new WordList('hobby hobbys lieblingssport interessen');
