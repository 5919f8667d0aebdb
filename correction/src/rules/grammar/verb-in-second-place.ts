import type { Analysis } from '../../analysis/analysis.ts';
import { joints, straightSubject } from '../../clauses/straight-order.ts';
import { turned } from '../../clauses/turned.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { DEN_DET_DE } from '../../words/articles.ts';
import { isFinite } from '../../verbs/finite.ts';
import { OWNERS, SUBJECTS_AND_I, SURE_PERSONS } from '../../words/persons.ts';
import { TIME_SPANS } from '../../words/times.ts';
import { IS_OR_COMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** One in 100,000 words of news is marked. */
const SURE = 0.88;

/**
 * »I den første time | læreren sagde«, »på samme måde | han selv bliver«: what no one who has grown up with the language says stands out in
 * any text. »Så | jeg gik« and names, which may belong to what opens the sentence, are left to verb-second.
 */
export const verbInSecondPlace: SentenceRule = {
  id: 'verb-in-second-place',
  subcategory: 'word-order',
  general: true,
  on: 'sentence',
  wrong: [
    ['På samme måde han selv bliver usynlig.', 'På samme måde bliver han selv usynlig.'],
    ['I den første time læreren sagde ingenting.', 'I den første time sagde læreren ingenting.'],
    ['Dengang jeg kunne ikke tale dansk.', 'Dengang kunne jeg ikke tale dansk.'],
    ['Uden briller min far ser ingenting.', 'Uden briller ser min far ingenting.'],
    ['Vi ventede længe, og i december brevet kom endelig.', 'Vi ventede længe, og i december kom brevet endelig.'],
  ],
  right: [
    'Sidste år bankede naboen på døren.',
    'Så vi skal altså finde en anden vej.',
    'Ved Søsum Bakker kommer der sved på panden.',
    'De har fået nye tasker med mærker, der skinner.',
    'I alle de år sov hunden i kurven.',
    'Der, hvor vi bor, er der ingen butik.',
    'Dengang min mor var lille, var alt anderledes.',
  ],
  match(a, from, to): Finding[] {
    let head = from;
    while (head < to - 1 && a.isMark(head)) head++;
    // »Hvis det er en tirsdag, hvilken dato er så …?«
    if (a.written(to - 1) === '?') return [];
    return [head, ...joints(a, head, to)].flatMap((start) => findingAt(a, start, to) ?? []);
  },
};

function findingAt(a: Analysis, start: number, to: number): Finding | null {
  if (isThenDenied(a, start)) return turned(a, start + 1, SURE, start + 1);
  const straight = straightSubject(a, start, to);
  if (straight === null || straight.isParted || straight.isDoubtful) return null;
  const { subject, end } = straight;
  // »…, og så | jeg gik«: after »og« it can only be an adverb
  if (straight.mayBeMeant)
    return a.lower(start - 1) === 'og' && a.commaAfter(start - 2) ? turned(a, subject, SURE, end) : null;
  // »fordi det regnede, derfor | vi blev«: one link too many
  if (a.lower(subject - 1) === 'derfor' && a.commaAfter(subject - 2)) return null;
  const isPlain = straight.isAfterClause || (subject - 1 === start && OPENING_ADVERBS.test(a.lower(start)));
  if (!isSetting(a, start, subject) || !(isPlain || isSomebody(a, subject, end))) return null;
  if (!isPlain)
    for (let k = subject; k <= end; k++) if ((a.hasCapital(k) && a.written(k) !== 'I') || a.is(k, r.NAME)) return null;
  return turned(a, subject, SURE, end);
}

const NEGATIONS = new WordList('ikke aldrig');
/** »dengang | jeg kunne ikke«: in a clause »ikke« would come before the verb. */
const isThenDenied = (a: Analysis, start: number): boolean =>
  a.lower(start) === 'dengang' &&
  !a.commaAfter(start) &&
  SURE_PERSONS.test(a.lower(start + 1)) &&
  isFinite(a, start + 2) &&
  !a.commaAfter(start + 2) &&
  NEGATIONS.test(a.lower(start + 3));

/** After these alone nothing but a main clause follows. */
const OPENING_ADVERBS = new WordList(
  'derfor bagefter derefter senere desværre heldigvis pludselig pludseligt efterhånden alligevel endelig samtidig samtidigt derhjemme',
);

/** »jeg«, »læreren«, »min mor«, »han selv«. */
const isSomebody = (a: Analysis, subject: number, end: number): boolean =>
  (subject === end && (SUBJECTS_AND_I.test(a.lower(subject)) || ANYBODY.test(a.lower(subject)))) ||
  (a.lower(subject) === 'der' && isThere(a, subject)) ||
  r.hasAny(a.reading(end), r.NAME) ||
  a.is(end, r.NOUN | r.DEFINITE) ||
  a.lower(end) === 'selv' ||
  OWNERS.test(a.lower(subject));
/** »desværre | der var mange«, »på køleskabet | der hænger en magnet«: not »huset, der ligger«, where it tells more. */
const isThere = (a: Analysis, at: number): boolean =>
  IS_OR_COMES.test(a.lower(at + 1)) &&
  (a.is(at - 1, r.ADVERB) || (a.is(at - 1, r.NOUN) && !a.is(at - 1, r.PLURAL | r.INDEFINITE) && isNew(a, at + 2)));
/** »en magnet«, »mange børn«, »to stole«, »altid is« */
const isNew = (a: Analysis, at: number): boolean =>
  NEW.test(a.lower(at)) || a.is(at, r.NUMERAL) || a.is(at, r.NOUN | r.PLURAL | r.INDEFINITE);
const NEW = new WordList('en et mange nogle flere ingen altid ikke også både masser kun stadig næsten');
const ANYBODY = new WordList('man alle ingen folk mor far');

/**
 * What opens the clause tells when, where or how and no more is said of it: »i lørdags | jeg«, »nede i kælderen | vi«; not »næste gang | du får«,
 * »tak for de ord | du skrev«, »hver dag efter | frokosten«.
 */
function isSetting(a: Analysis, start: number, subject: number): boolean {
  const last = subject - 1;
  if (a.commaAfter(last)) return true;
  if (NO_SETTING.test(a.lower(last)) || a.is(last, r.PREPOSITION)) return false;
  if (r.hasAny(a.reading(last), r.ADVERB | r.NAME | r.NUMERAL) || TIME_SPANS.test(a.lower(last))) return true;
  for (let k = start; k < subject; k++) if (DEN_DET_DE.test(a.lower(k)) && a.lower(last) !== 'måde') return false;
  // »uden briller | min far ser ingenting«: nothing that he could do something to
  if (start === last - 1 && WITHOUT.test(a.lower(start)) && a.canBe(last, r.NOUN)) return true;
  return a.is(last, r.NOUN) && !a.is(last, r.NOUN | r.PLURAL | r.INDEFINITE);
}
const WITHOUT = new WordList('uden');
const NO_SETTING = new WordList('så gang sådan noget sekund dengang');
