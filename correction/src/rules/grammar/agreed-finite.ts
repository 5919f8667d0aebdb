import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { verbFormProbabilities } from '../../models/verb-forms.ts';
import { takesAt } from '../../phrases/before-infinitive.ts';
import { hasNoSubject } from '../../verbs/against-form.ts';
import { isModal, takesBareInfinitive } from '../../verbs/asked-form.ts';
import { IMPERATIVE, INFINITIVE, OTHER, PARTICIPLE, PAST, PRESENT, REACH } from '../../verbs/form-numbers.ts';
import { formOf, writtenChoices } from '../../verbs/written-forms.ts';
import { ALL_BE_AND_BECOME, HAVE } from '../../words/verbs.ts';

/**
 * How much likelier, as log odds, the model of verb forms and the net must both find a finite form: of the 19 such verbs in corpus/tune that
 * other rules pass over 17 are slips. Of infinitives and participles that both ask for fewer are.
 */
const LIKELIER = 3;
const NET_LIKELIER = 4;
const LEAST = 1e-4;
const MOST_OTHER = 0.5;
const CONFIDENCE = 0.88;

/** An infinitive or a participle where both models ask for a finite verb, whatever its clause looks like; a rule that knows the pattern explains it instead. */
export const agreedFinite: WordRule = {
  id: 'agreed-finite',
  subcategory: 'present-r',
  on: { readings: r.VERB },
  wrong: [
    ['I lommen ligge der altid en skærm, som kan redde os.', 'I lommen ligger der altid en skærm, som kan redde os.'],
    ['Om natten kørt han ud med en hestevogn.', 'Om natten kørte han ud med en hestevogn.'],
  ],
  right: [
    'Han havde trukket dynen op over hovedet og sagt godnat til en fremmed dame.',
    'Hun mærkede fem små fingre lukke sig om sine.',
    'Rul trøjerne sammen i stedet for at folde dem.',
    'Han begyndte at hoppe og løbe.',
    'I skuret stod cyklen, låst og glemt.',
    'Hun stod bleg og rystet i døren.',
    'Forsvinde, forsvundet, de forsvundne nøgler.',
    'De vil plante skov. Og på den måde producere mere tømmer.',
  ],
  match(a, at, models): Finding | null {
    const { listed, union } = a.types[at]!;
    if (listed < 0 || union & (r.OTHER | r.NAME) || !a.is(at, r.VERB) || a.held[at]! & LINE) return null;
    if ((a.hasCapital(at) && !a.opensSentence(at)) || a.before(at) < 0) return null;
    const written = writtenChoices(a, at);
    // »vær søde«
    if (written === 0 || written & IS_FINITE || written === 1 << IMPERATIVE) return null;
    if (!mayBeFinite(a, at, written) || !isAskedFor(a, at, written, models)) return null;
    const choice = likeliestOf(a, at, models);
    return choice === null
      ? null
      : {
          ...replaceWord(a, at, formOf(a, at, choice)!, CONFIDENCE, choice === PAST ? 'past-ending' : 'present-r'),
          yields: true,
        };
  },
};

const IS_FINITE = (1 << PRESENT) | (1 << PAST);

/** The model of verb forms asks for a finite one so much more than for what is written. */
function isAskedFor(a: Analysis, at: number, written: number, models: Models): boolean {
  const p = verbFormProbabilities(a, at, models);
  if (p[OTHER]! > MOST_OTHER) return false;
  let own = LEAST;
  p.forEach((chance, k) => (own += written & (1 << k) ? chance : 0));
  return Math.log((p[PRESENT]! + p[PAST]! + LEAST) / own) >= LIKELIER;
}

/** What tells against it: what neither of them sees. */
function mayBeFinite(a: Analysis, at: number, written: number): boolean {
  const before = a.before(at);
  if (a.is(before, r.PREPOSITION)) return false;
  // »Mand, vind, holde, land«, »hun stod bleg og rystet i døren«
  if (a.commaAfter(before) && a.commaAfter(at)) return false;
  if (written & (1 << PARTICIPLE) && a.lower(before) === 'og' && !a.is(a.before(before), r.NOUN)) return false;
  // »og på den måde producere mere«, but »i lommen ligge der altid noget«
  const isAlone = a.lower(a.after(at)) !== 'der' && hasNoSubject(a, at, null);
  if (isAlone && written & (1 << INFINITIVE)) return false;
  const isJoined = a.lower(before) === 'og' && (written & (1 << INFINITIVE)) !== 0;
  for (let k = before, steps = 0; k >= 0 && steps < REACH; k = a.before(k), steps++) {
    // »havde trukket dynen op og sagt godnat«, »mærkede fingre lukke sig«
    if (written & (1 << PARTICIPLE) && (HAVE.test(a.lower(k)) || ALL_BE_AND_BECOME.test(a.lower(k)))) return false;
    if (written & (1 << INFINITIVE) && (isModal(a, k) || takesBareInfinitive(a, k) || a.lower(k) === 'at'))
      return false;
    // »begyndte den og hyle«: the mistake is »og«
    if (isJoined && takesAt(a.lower(k))) return false;
  }
  return true;
}

/** The tense that the net finds likelier, where it finds it likely enough; null of none. */
function likeliestOf(a: Analysis, at: number, models: Models): number | null {
  const oddsOf = (choice: number): number => {
    const form = formOf(a, at, choice);
    return form === null ? -Infinity : models.secondReader.odds(a, at, form);
  };
  const [present, past] = [oddsOf(PRESENT), oddsOf(PAST)];
  return Math.max(present, past) < NET_LIKELIER ? null : past > present ? PAST : PRESENT;
}
