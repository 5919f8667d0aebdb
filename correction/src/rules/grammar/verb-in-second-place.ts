import type { Analysis } from '../../analysis/analysis.ts';
import { joints, straightSubject } from '../../clauses/straight-order.ts';
import { turned } from '../../clauses/turned.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

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
    return [head, ...joints(a, head, to)].flatMap((start) => findingAt(a, start, to) ?? []);
  },
};

function findingAt(a: Analysis, start: number, to: number): Finding | null {
  const straight = straightSubject(a, start, to);
  if (straight === null || straight.mayBeMeant || straight.isParted || straight.isDoubtful) return null;
  const { subject, end } = straight;
  // pronouns are word-order's; »mærker der skinner«, »næste gang du får«: clauses
  if (!a.is(end, r.NOUN | r.DEFINITE) && a.lower(end) !== 'selv') return null;
  if (a.lower(subject - 1) === 'så') return null;
  for (let k = subject; k <= end; k++) if (a.hasCapital(k) || a.is(k, r.NAME)) return null;
  return turned(a, subject, SURE, end);
}
