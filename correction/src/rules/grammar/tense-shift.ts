import type { Analysis } from '../../analysis/analysis.ts';
import { QUOTED } from '../../analysis/hold-back.ts';
import { verbFormProbabilities } from '../../choices/verb-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

const [PRESENT, PAST] = [1, 2];
const SURE = 0.75;
const AROUND = 25;
const FEWEST = 4;

export const tenseShift: WordRule = {
  id: 'tense-shift',
  subcategory: 'tense',
  on: { readings: r.VERB | r.PRESENT },
  wrong: [
    [
      'Da han kom hjem, opdagede han, at hunden sover i sengen, og han blev vred og råbte.',
      'Da han kom hjem, opdagede han, at hunden sov i sengen, og han blev vred og råbte.',
    ],
  ],
  right: ['Vi var i Rom og så Colosseum. Byen ligger i Italien, og vi boede på et hotel.'],
  match(a, at): Finding | null {
    if (a.held[at]! & QUOTED || a.types[at]!.listed < 0 || !a.is(at, r.VERB | r.PRESENT)) return null;
    // States hold also when the story is over: »byen ligger«, »hun hedder«.
    if (STATES.test(a.lower(at)) || a.canBe(at, r.NOUN) || a.canBe(at, r.VERB | r.PAST)) return null;
    if (!isAmongPast(a, at)) return null;
    const p = verbFormProbabilities(a, at);
    if (p[PAST]! < SURE * (p[PAST]! + p[PRESENT]!) || p[PAST]! < 0.5) return null;
    const form = a.tools.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, r.VERB | r.PAST, r.PASSIVE)[0];
    return form === undefined ? null : replaceWord(a, at, form, 0.82);
  },
};

const STATES =
  /^(er|har|kan|vil|skal|må|bør|hedder|ligger|bor|findes|ved|synes|tror|husker|betyder|handler|kender|elsker|hader|håber|siger|mener|glæder|savner|plejer|ser|får|bliver|kommer|går|står|gør|lever|viser|fortæller|gælder|hører)$/;

/** Every other finite verb near is past, and there are several, on both sides. */
function isAmongPast(a: Analysis, at: number): boolean {
  let before = 0;
  let after = 0;
  for (let k = Math.max(0, at - AROUND); k < Math.min(a.count, at + AROUND); k++) {
    if (k === at || a.held[k]! & QUOTED || !r.hasAny(a.reading(k), r.FINITE)) continue;
    if (a.is(k, r.PRESENT) && a.lower(k) !== 'går') return false;
    if (k < at) before++;
    else after++;
  }
  return before > 0 && after > 0 && before + after >= FEWEST;
}
