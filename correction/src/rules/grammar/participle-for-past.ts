import type { Analysis } from '../../analysis/analysis.ts';
import { LINE, QUOTED } from '../../analysis/hold-back.ts';
import { subjectEnd } from '../../clauses/main-after-clause.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { isFinite } from '../../verbs/finite.ts';
import { SELVES, SURE_PERSONS } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME, HAVE, MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const CLAUSE = 14;
const TOWARDS = new WordList('ned op ud ind hen rundt videre væk hjem frem tilbage af over');
const GETS = new WordList('får fik få fået lod lader lade');

/** »isen smeltet«, »han bandt rebet og kravlet ned«: what was done is meant, and the participle has no »har« or »er«. */
export const participleForPast: WordRule = {
  id: 'participle-for-past',
  subcategory: 'past-ending',
  explanation:
    'Her skal udsagnsordet stå i datid: »{replacement}«. Formen »{token}« bruges sammen med »har« eller »er«: »han har hoppet«. Uden »har« og »er« hedder det »han hoppede«.',
  on: { readings: r.VERB | r.PAST_PARTICIPLE },
  wrong: [
    ['Isterningen med salt smeltet på otte minutter.', 'Isterningen med salt smeltede på otte minutter.'],
    ['Han bandt et reb om livet og kravlet ned.', 'Han bandt et reb om livet og kravlede ned.'],
    ['Men så kastet hun sig i vandet.', 'Men så kastede hun sig i vandet.'],
  ],
  right: [
    'Han har hoppet og danset hele dagen.',
    'Manden med hatten trukket ned i panden gik forbi.',
    'Hun stod bleg og rystet i døren.',
    'Huset blev bygget om og malet.',
    'Så snart huset var malet, flyttede vi ind.',
    'Vi fik lappet cyklen og pumpet den.',
    'De havde hentet brænde og tændt op, og så hoppede de i søen.',
  ],
  match(a, at): Finding | null {
    const { lower, listed, union } = a.types[at]!;
    if (listed < 0 || !lower.endsWith('et') || a.held[at]! & (LINE | QUOTED) || a.hasCapital(at)) return null;
    if (
      r.hasAny(union, r.ADJECTIVE | r.OTHER | r.FINITE) ||
      follows(a, at, /^af$/) ||
      a.is(a.after(at), r.NOUN | r.INDEFINITE)
    )
      return null;
    // »kravlet ned«, »kastet hun sig«; »hoppet« alone is a thing as well
    if (
      r.hasAny(union, r.NOUN) &&
      !TOWARDS.test(a.lower(a.after(at))) &&
      !follows(a, at, SELVES) &&
      !follows(a, at, SELVES, 2)
    )
      return null;
    const past = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PAST_PARTICIPLE, r.VERB | r.PAST, r.PASSIVE)[0];
    if (past === undefined || !past.endsWith('ede')) return null;
    return isJoinedToPast(a, at) || comesNext(a, at) || hasOnlySubject(a, at) ? replaceWord(a, at, past, 0.93) : null;
  },
};

/** What a participle goes with. */
const governs = (a: Analysis, at: number): boolean =>
  HAVE.test(a.lower(at)) ||
  ALL_BE_AND_BECOME.test(a.lower(at)) ||
  GETS.test(a.lower(at)) ||
  MORE_MODALS.test(a.lower(at));

/** »bandt et reb om livet og | kravlet ned«: the verb before is a plain past, and nothing there goes with a participle. */
function isJoinedToPast(a: Analysis, at: number): boolean {
  const link = a.before(at);
  const last = a.before(link);
  if (a.lower(link) !== 'og' || !r.hasAny(a.reading(last), r.NOUN | r.PRONOUN | r.ADVERB)) return false;
  for (let k = last, steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
    if (governs(a, k) || a.is(k, r.SUBORDINATOR) || (a.commaAfter(k) && k !== last)) return false;
    if (isFinite(a, k)) return a.canBe(k, r.VERB | r.PAST) && !a.canBe(k, r.PAST_PARTICIPLE) && isFirst(a, k);
    if (a.is(k, r.VERB)) return false;
  }
  return false;
}

/** No other verb stands before that one in its sentence that could go with both. */
function isFirst(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++)
    if (governs(a, k)) return false;
  return true;
}

const THEN = new WordList('så bagefter derefter pludselig');
/** »så kastet hun sig« */
const comesNext = (a: Analysis, at: number): boolean =>
  precedes(a, at, THEN) &&
  !a.commaAfter(at) &&
  (SURE_PERSONS.test(a.lower(a.after(at))) || a.is(a.after(at), r.NAME)) &&
  (follows(a, at, SELVES, 2) || hasNoVerb(a, at)) &&
  (a.before(at, 2) < 0 || a.before(at, 3) < 0);

/** »isterningen med salt | smeltet på otte minutter«: a subject, a place perhaps, and no verb. */
function hasOnlySubject(a: Analysis, at: number): boolean {
  const first = a.sentenceStart(at);
  const isNamed = a.is(first, r.NAME) || (a.is(first, r.NOUN) && a.canBe(first, r.NOUN | r.DEFINITE));
  let end = isNamed ? first : subjectEnd(a, first);
  if (end < 0 || end >= at || a.commaAfter(end)) return false;
  if (a.is(a.after(end), r.PREPOSITION)) {
    let k = a.after(end, 2);
    while (k < at && r.hasAny(a.reading(k), r.DETERMINER | r.ADJECTIVE | r.PRONOUN)) k = a.after(k);
    if (!a.is(k, r.NOUN)) return false;
    end = k;
  }
  return a.after(end) === at && a.after(at) >= 0 && !a.isMark(a.after(at)) && !a.commaAfter(at) && hasNoVerb(a, at);
}

function hasNoVerb(a: Analysis, at: number): boolean {
  for (let k = a.sentenceStart(at), steps = 0; k < a.sentenceEnd(at) && steps < 2 * CLAUSE; k++, steps++) {
    if (k !== at && (isFinite(a, k) || governs(a, k))) return false;
    if (k > at && a.commaAfter(k)) return true;
  }
  return true;
}
