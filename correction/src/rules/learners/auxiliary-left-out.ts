import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { opensWithSubject } from '../../clauses/adverb-before-verb.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../../verbs/finite.ts';
import { AND_OR } from '../../words/links.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.85;
const ADVERBS = new WordList('ikke aldrig altid allerede lige også endnu stadig kun næsten desværre heldigvis');
/** Nothing but »er« is left out before these. */
const BORN = new WordList('født opvokset gift forlovet skilt adopteret');
/** What »er« makes a perfect of. */
const MOVES_OR_BECOMES = new WordList(
  'født opvokset gift forlovet skilt adopteret blevet kommet gået rejst flyttet kørt løbet fløjet begyndt stoppet faldet vokset taget',
);
const OPENERS = new WordList('og men at fordi når da hvis som selvom for');

/** »Vi aldrig været i Jylland«, »Min bror født i Basra«: the »har« or »er« that belongs to what has been done. */
export const auxiliaryLeftOut: WordRule = {
  id: 'auxiliary-left-out',
  subcategory: 'missing-word',
  ofLearners: true,
  on: { readings: r.VERB | r.PAST_PARTICIPLE },
  explanation:
    'Her mangler udsagnsordet: »{replacement}«. Formen på -t eller -et kan ikke stå alene: vi har aldrig været der, min bror er født i Basra.',
  wrong: [
    ['Vi aldrig været i Jylland.', 'Vi har aldrig været i Jylland.'],
    ['Min bror født i Basra.', 'Min bror er født i Basra.'],
    ['Jeg allerede spist, men jeg tager lidt kage.', 'Jeg har allerede spist, men jeg tager lidt kage.'],
    ['Det er en by, som jeg aldrig besøgt.', 'Det er en by, som jeg aldrig har besøgt.'],
  ],
  right: [
    'Vi har aldrig været i Jylland.',
    'Det er en dag, som jeg aldrig glemte.',
    'Min bror er født i Basra.',
    'Har du allerede spist?',
    'Min bror, født i Basra, er læge.',
    'Hun ville også gerne have spist.',
    'I to dage havde Yara og jeg ikke talt sammen.',
  ],
  match(a, at): Finding | null {
    if (!a.canBe(at, r.VERB | r.PAST_PARTICIPLE) || canBeFinite(a, at) || a.held[at]! & LINE) return null;
    let subject = a.before(at);
    while (subject >= 0 && ADVERBS.test(a.lower(subject)) && !a.commaAfter(subject)) subject = a.before(subject);
    if (subject < 0 || a.commaAfter(subject) || (subject === a.before(at) && !BORN.test(a.lower(at)))) return null;
    if (!isSubject(a, subject) || hasVerbAfter(a, at)) return null;
    const verb = MOVES_OR_BECOMES.test(a.lower(at)) ? 'er' : 'har';
    // »som jeg aldrig | har besøgt«: in a clause the adverb comes first
    const place = isOfClause(a, subject) ? a.before(at) : subject;
    return {
      start: a.starts[place]!,
      end: a.ends[place]!,
      replacements: [`${a.written(place)} ${verb}`],
      confidence: SURE,
    };
  },
};

const CLAUSE = new WordList('at fordi når da hvis som selvom');
const isOfClause = (a: Analysis, subject: number): boolean => CLAUSE.test(a.lower(a.before(subject)));

/** »vi«, »min bror«, »Amina« at the head of a sentence or a clause. */
function isSubject(a: Analysis, last: number): boolean {
  const before = a.before(last);
  // »havde Yara og jeg«: the verb stands before both
  if (AND_OR.test(a.lower(before)) && !a.commaAfter(a.before(before)) && isFinite(a, a.before(before, 2))) return false;
  if (SURE_PERSONS.test(a.lower(last)))
    return before < 0 || a.isMark(before) || OPENERS.test(a.lower(before)) || a.commaAfter(before);
  return (a.is(last, r.NAME) && before < 0) || opensWithSubject(a, last);
}

/** The clause has a verb of its own. */
function hasVerbAfter(a: Analysis, at: number): boolean {
  for (let k = at; a.after(k) >= 0 && !a.commaAfter(k); k = a.after(k)) {
    const next = a.after(k);
    if (isFinite(a, next)) return true;
    if (OPENERS.test(a.lower(next))) return false;
  }
  return false;
}
