import type { Analysis } from '../../analysis/analysis.ts';
import { capitalised } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { hasAny, NAME, NOUN } from '../../lexicon/readings.ts';
import { NUMBER, WORD } from '../../text/token.ts';
import { WEEKDAYS } from '../../words/times.ts';

const AGES = 'årig årige åriges årigs';
/** Abbreviations that stand first in compounds, always with a hyphen. */
const LETTERS = 'it pc tv cd dvd usb sms wc edb gps mms hdmi';
/** Words that are spoken of, with what is made of them: »en jeg-fortæller«. */
const WORDS_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  e: new Set('mail mails mailen mailene mailadresse mailadressen mailadresser bog bøger bogen bøgerne'.split(' ')),
  jeg: new Set('form formen fortæller fortælleren fortællere fortællinger person personen'.split(' ')),
  vi: new Set('form formen fortæller fortælleren følelse følelsen'.split(' ')),
  du: new Set('form formen'.split(' ')),
};

/** Letters that stand first in compounds, in capitals: »C-vitamin«, »S-tog«. */
const VITAMINS = 'vitamin vitaminet vitaminer vitaminerne vitamintilskud vitaminmangel';
const TEAMS = 'hold holdet holdene holdets';
const OF_CAPITALS: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    a: `${VITAMINS} ${TEAMS} menneske mennesker kæde kasse`,
    b: `${VITAMINS} ${TEAMS} film filmen menneske mennesker`,
    c: `${VITAMINS} ${TEAMS} kode koden moll`,
    d: `${VITAMINS} dag dagen dur moll`,
    e: 'vitamin vitaminer nummer numre numrene dur moll',
    g: 'kraft kræfter streng strengen nøgle nøglen dur',
    k: 'vitamin vitaminer',
    s: 'tog toget togene tog togets togsstation togstation togstationen togslinje togslinjen kurve kurven',
    t: 'shirt shirts shirten shirtsene kryds krydset',
    u: 'båd båden både bådene vending vendingen sving svinget land landet lande landene formet',
    v: 'hals halsen tegn tegnet formet',
    x: 'kromosom kromosomet kromosomer stråle stråler strålerne akse aksen',
    y: 'kromosom kromosomet kromosomer akse aksen',
  }).map(([letter, words]) => [letter, new Set(words.split(' '))]),
);

const TELLERS = /^(fortæller|føler)/;
const ARTICLES = new Set('en den ingen skjult synlig'.split(' '));

/** »12 årig«, »pc spil«, »e mail«: two words with a space where a hyphen joins them. */
export const missingHyphen: WordRule = {
  id: 'missing-hyphen',
  subcategory: 'hyphen',
  on: { words: `${AGES} ${LETTERS} ${Object.keys({ ...WORDS_OF, ...OF_CAPITALS }).join(' ')}` },
  wrong: [
    ['Hun er en 12 årig pige.', 'Hun er en 12-årig pige.'],
    ['Jeg fik et pc spil i gave.', 'Jeg fik et pc-spil i gave.'],
    ['Send mig en e mail.', 'Send mig en e-mail.'],
    ['Appelsiner er fulde af C vitamin.', 'Appelsiner er fulde af C-vitamin.'],
    ['Vi tog s toget til Hillerød.', 'Vi tog S-toget til Hillerød.'],
    ['Bogen er skrevet i jeg form.', 'Bogen er skrevet i jeg-form.'],
  ],
  right: [
    'Hun er 12 år.',
    'Gruppe A holdt pause først.',
    'Det er den, jeg fortæller alting til.',
    'Vi så tv hele aftenen.',
    'Kampen bliver vist på tv mandag.',
    'Min pc er gået i stykker.',
    'Vi ser tv om aftenen og spiller kort.',
    'Hvis jeg former leret, bliver det en skål.',
  ],
  match(a, at) {
    const first = a.lower(at);
    if (first.startsWith('årig')) return joined(a, at - 1, at, a.kinds[at - 1] === NUMBER);
    const next = a.after(at);
    const ofCapital = OF_CAPITALS[first];
    if (ofCapital?.has(a.lower(next)) && !a.hasCapital(next)) {
      const found = joined(a, at, next, true);
      return found && { ...found, replacements: found.replacements.map(capitalised) };
    }
    const ofLetters = WORDS_OF[first];
    if (ofLetters) {
      // »når jeg fortæller«
      const isSpokenOf =
        !TELLERS.test(a.lower(next)) || (ARTICLES.has(a.lower(a.before(at))) && !a.commaAfter(a.before(at)));
      return joined(a, at, next, ofLetters.has(a.lower(next)) && isSpokenOf && !a.hasCapital(at));
    }
    return ofCapital ? null : joined(a, at, next, isNounOf(a, at, next));
  },
};

function joined(a: Analysis, first: number, second: number, isOne: boolean): Finding | null {
  if (!isOne || first < 0 || second < 0 || a.starts[second]! - a.ends[first]! !== 1 || a.commaAfter(first)) return null;
  const replacements = [`${a.written(first)}-${a.written(second)}`];
  return { start: a.starts[first]!, end: a.ends[second]!, replacements, confidence: 0.99 };
}

/** A bare noun right after the abbreviation, which would have an article or an ending if it stood by itself. */
function isNounOf(a: Analysis, at: number, next: number): boolean {
  if (a.kinds[next] !== WORD || a.hasCapital(next) || a.hasCapital(at)) return false;
  // »på tv mandag«
  if (WEEKDAYS.test(a.lower(next))) return false;
  return a.is(next, NOUN) && a.canBe(next, NOUN) && !hasAny(a.union(next), NAME) && a.lower(next).length > 2;
}
