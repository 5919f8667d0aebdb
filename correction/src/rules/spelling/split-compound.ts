import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import {
  ADJECTIVE,
  COMMON,
  DEFINITE,
  FINITE,
  GENITIVE,
  hasAny,
  INDEFINITE,
  INFINITIVE,
  NAME,
  NEUTER,
  NOUN,
  NUMERAL,
  OTHER,
  PLURAL,
  PREPOSITION,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';

/** A measure and what it measures stay apart: »en kop te«, »et par sko«; so do titles and their bearers. */
const MEASURES = new Set(
  (
    'kop glas slags flok par stykke gruppe masse million milliard kilo liter meter kilometer dusin flaske pose del form ' +
    'type side time minut række bunke skive spand tallerken pakke kasse dåse gram ton hold hær sæt strøm skare mængde ' +
    'antal smule klump krone slurk mand sekund år måned uge dag nat morgen aften gang procent grad art herre fru frøken ' +
    'kong dronning prins onkel tante far mor spil mandag tirsdag onsdag torsdag fredag lørdag søndag knivspids hr spsk tsk dl'
  ).split(' '),
);

const DETERMINERS = new Set(
  'en et min mit mine din dit dine sin sit sine vores jeres deres hans hendes en den det de'.split(' '),
);
const MODALS = new Set('kan kunne skal skulle vil ville må måtte bør burde tør turde lad lade lader'.split(' '));
/** »i søvn klokken ti«: when it was, not which. */
const TIMES = new Set('klokken dagen natten aftenen morgenen resten året ugen måneden timen'.split(' '));
const COMMON_DETERMINERS = new Set('en min din sin den'.split(' '));
const NEUTER_DETERMINERS = new Set('et mit dit sit det'.split(' '));

export const splitCompound: WordRule = {
  id: 'split-compound',
  subcategory: 'compound-split',
  on: { readings: [NOUN, VERB | INFINITIVE, ADJECTIVE], unlisted: true },
  wrong: [
    ['Jeg glemte min skole taske i bussen.', 'Jeg glemte min skoletaske i bussen.'],
    ['Hun fik en kage på sin fødsels dag.', 'Hun fik en kage på sin fødselsdag.'],
    ['Jeg har glemt mit bade tøj.', 'Jeg har glemt mit badetøj.'],
    ['Vi spiste i skolens frokost stue.', 'Vi spiste i skolens frokoststue.'],
    ['Vi løb hele vejen til svømme hallen.', 'Vi løb hele vejen til svømmehallen.'],
    ['Hun åbnede køkken døren.', 'Hun åbnede køkkendøren.'],
  ],
  right: ['Hun drak en kop te.', 'Han købte et par sko.', 'Vi så en flok fugle.', 'De fejrede byens 10 års jubilæum.'],
  match(a, at) {
    const next = a.after(at);
    if (next < 0 || !mayJoin(a, at, next)) return null;
    const [first, second] = [a.lower(at), a.lower(next)];
    const { lexicon } = a.tools;
    const joined = lexicon.find(first + second);
    if (joined >= 0 ? !lexicon.hasReading(joined, NOUN) : !lexicon.compounds.split(first + second, 2)) return null;
    const confidence = sureOf(a, at, next, joined >= 0);
    return confidence > 0 ? joinedUp(a, at, next, confidence) : null;
  },
};

function joinedUp(a: Analysis, at: number, next: number, confidence: number): Finding {
  return replaceSpan(a, at, next, a.lower(at) + a.lower(next), confidence);
}

/** Two words of small letters with one space between, the second one a noun. */
function mayJoin(a: Analysis, at: number, next: number): boolean {
  const first = a.lower(at);
  if (a.commaAfter(at) || !a.isWord(at) || !a.isWord(next) || a.hasCapital(next)) return false;
  if (a.starts[next]! - a.ends[at]! !== 1 || first.length < 2 || a.lower(next).length < 3) return false;
  if (MEASURES.has(first) || (first.endsWith('s') && MEASURES.has(first.slice(0, -1)))) return false;
  if (a.hasCapital(at) && !a.opensSentence(at)) return false;
  return a.canBe(next, NOUN) && !a.is(next, NAME);
}

/** How sure it is that the two belong together; 0 when they need not. */
function sureOf(a: Analysis, at: number, next: number, listed: boolean): number {
  const { lexicon } = a.tools;
  const [first, second] = [a.lower(at), a.lower(next)];
  if (!lexicon.compounds.isFirstPart(first)) return 0;
  // »gede hyrde«: the first is no word but a part.
  if (a.types[at]!.listed < 0) return listed || first.length > 3 ? 0.96 : 0;
  const before = a.lower(a.before(at));
  const governed = DETERMINERS.has(before) || a.is(a.before(at), PREPOSITION);
  if (!governed && a.is(at, VERB) && hasAny(a.reading(at), FINITE)) return 0;
  const suits = agrees(before, a.types[next]!.word, lexicon) && !agrees(before, a.types[at]!.word, lexicon);
  if (a.canBe(at, NOUN | SINGULAR | INDEFINITE, GENITIVE)) {
    // »fast ansættelse«, »efter krigen«: the first is another kind of word as well.
    if (!suits && a.union(at) & (ADJECTIVE | OTHER) && !a.is(at, NOUN)) return 0;
    if (listed) return suits ? 0.96 : 0.9;
    const noun = a.is(at, NOUN) && a.is(next, NOUN) && second.length > 3;
    if (!noun || a.types[at]!.compound || lexicon.compounds.split(first)) return 0;
    if (DETERMINERS.has(before)) return suits ? 0.93 : 0.8;
    return a.canBe(next, NOUN | DEFINITE) && !TIMES.has(second) ? 0.86 : 0;
  }
  if (!listed) return 0;
  if (a.union(at) & (NOUN | NAME) && a.canBe(at, NOUN | GENITIVE)) {
    return a.is(a.before(at), NUMERAL) || a.is(a.before(at), ADJECTIVE) || !/s$/.test(first) ? 0 : 0.9;
  }
  if (a.union(at) & (ADJECTIVE | OTHER)) return 0;
  if (a.canBe(at, VERB | INFINITIVE)) return asksForInfinitive(a, at) ? 0 : 0.9;
  return a.canBe(at, NOUN | PLURAL | INDEFINITE) ? 0.9 : 0;
}

/** »vil gerne finde løn«, »at svømme og bade«: a modal verb or an infinitive's »at« stands a little before. */
function asksForInfinitive(a: Analysis, at: number): boolean {
  if (a.before(at) < 0) return false;
  for (let steps = 1; steps <= 3; steps++) {
    const before = a.before(at, steps);
    if (before < 0) return false;
    if (/^(at|og|eller)$/.test(a.lower(before)) || MODALS.has(a.lower(before))) {
      return steps === 1 || !(DETERMINERS.has(a.lower(a.before(at))) || a.is(a.before(at), PREPOSITION));
    }
  }
  return false;
}

/** The determiner has the noun's gender. */
function agrees(determiner: string, joined: number, lexicon: Lexicon): boolean {
  if (COMMON_DETERMINERS.has(determiner)) return lexicon.hasReading(joined, NOUN | COMMON | SINGULAR | INDEFINITE);
  if (NEUTER_DETERMINERS.has(determiner)) return lexicon.hasReading(joined, NOUN | NEUTER | SINGULAR | INDEFINITE);
  return false;
}
