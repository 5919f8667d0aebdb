import type { Analysis } from '../../analysis/analysis.ts';
import { SUBORDINATES } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { nounOfPhrase } from '../../phrases/noun-phrase.ts';

const SUBJECT: Record<string, string> = { hans: 'han', hendes: 'hun' };
const NEAR = 8;

export const sinHans: WordRule = {
  id: 'sin-hans',
  subcategory: 'sin-hans',
  on: { words: 'hans hendes sin sit sine' },
  wrong: [
    ['Han tog hans jakke på og gik.', 'Han tog sin jakke på og gik.'],
    ['Hun elsker hendes hunde.', 'Hun elsker sine hunde.'],
    ['De hentede sine cykler.', 'De hentede deres cykler.'],
  ],
  right: [
    'Han tog sin jakke på og gik.',
    'Han sagde, at hans mor var syg.',
    'Hun og hendes mor kom for sent.',
    'Hun så, at hendes far smilede.',
    'Han er hans bror.',
  ],
  match(a, at): Finding | null {
    const noun = nounOfPhrase(a, at);
    if (noun < 0 || a.hasCapital(at)) return null;
    const wanted = SUBJECT[a.lower(at)];
    const verb = subjectAndVerb(a, at, wanted ?? 'de');
    if (!verb) return null;
    if (wanted === undefined) return replaceWord(a, at, 'deres', 0.88);
    const own = ownPossessive(a, noun);
    return own === null ? null : replaceWord(a, at, own, 0.85);
  },
};

/** True when the clause's subject is the pronoun, its verb follows, and nothing between can be another subject. */
function subjectAndVerb(a: Analysis, at: number, pronoun: string): boolean {
  let verbs = 0;
  for (let k = a.before(at); k >= 0 && at - k <= NEAR; k = a.before(k)) {
    if (a.commaAfter(k) || (a.types[k]!.role & SUBORDINATES) !== 0) return false;
    if (a.is(k, r.CONJUNCTION) && !isJoinedVerb(a, k)) return false;
    if (a.lower(k) === pronoun) {
      // »ham, hun elsker«: the pronoun opens its clause.
      return verbs > 0 && !a.is(a.after(k), r.NOUN);
    }
    if (r.hasAny(a.reading(k), r.FINITE)) {
      if (/^(er|var|hedder|hed|bliver|blev)$/.test(a.lower(k))) return false;
      verbs++;
    } else if (a.is(k, r.NOUN) || a.is(k, r.NAME) || /^(ham|hende|den|det|dem)$/.test(a.lower(k))) return false;
  }
  return false;
}

/** »hun gik ind og tog«: the subject stays. */
const isJoinedVerb = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'og' && r.hasAny(a.reading(a.after(at)), r.FINITE | r.INFINITIVE);

function ownPossessive(a: Analysis, noun: number): string | null {
  const [singular, plural] = [
    a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE),
    a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE),
  ];
  if (plural && !singular) return 'sine';
  if (plural && a.is(noun, r.PLURAL)) return 'sine';
  if (!singular) return null;
  const [common, neuter] = [
    a.canBe(noun, r.NOUN | r.COMMON | r.SINGULAR),
    a.canBe(noun, r.NOUN | r.NEUTER | r.SINGULAR),
  ];
  return common === neuter ? null : common ? 'sin' : 'sit';
}
