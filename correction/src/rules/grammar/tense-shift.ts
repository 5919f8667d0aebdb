import type { Analysis } from '../../analysis/analysis.ts';
import { LINE, QUOTED } from '../../analysis/hold-back.ts';
import { pastProbability } from '../../choices/tense.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

/** How likely the past must be; of states, which hold also when the story is over (»byen ligger«, »hun hedder«), more so. */
const SURE = 0.98;
const SURER = 0.99;
const FARTHEST = 40;
const VERBS_ON_A_SIDE = 3;
const FEWEST = 4;

export const tenseShift: WordRule = {
  id: 'tense-shift',
  subcategory: 'tense',
  on: { readings: r.VERB | r.PRESENT },
  wrong: [
    [
      'I går gik vi i biografen. Filmen var kedelig, så vi går før slutningen og tog hjem.',
      'I går gik vi i biografen. Filmen var kedelig, så vi gik før slutningen og tog hjem.',
    ],
    [
      'Da han kom hjem, opdagede han, at hunden sover i sengen, og han blev vred og råbte.',
      'Da han kom hjem, opdagede han, at hunden sov i sengen, og han blev vred og råbte.',
    ],
  ],
  right: [
    'Vi var i Rom og så Colosseum. Byen ligger i Italien, og vi boede på et hotel.',
    'Hesten stak af. Den er stukket af før, sagde han og løb efter den.',
  ],
  match(a, at): Finding | null {
    if (a.held[at]! & (QUOTED | LINE) || a.types[at]!.listed < 0 || !a.is(at, r.VERB | r.PRESENT)) return null;
    // »den er stukket af før«
    if (/^(er|har)$/.test(a.lower(at)) && a.is(a.after(at), r.VERB)) return null;
    if (a.canBe(at, r.NOUN) || a.canBe(at, r.VERB | r.PAST) || !isAmongPast(a, at)) return null;
    if (isSpeech(a, at)) return null;
    const past = pastProbability(a, at);
    if (past < (STATES.test(a.lower(at)) ? SURER : SURE)) return null;
    const form = a.tools.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, r.VERB | r.PAST, r.PASSIVE)[0];
    return form === undefined ? null : replaceWord(a, at, form, past > SURER ? 0.88 : 0.8);
  },
};

const STATES =
  /^(er|har|kan|vil|skal|må|bør|hedder|ligger|bor|findes|ved|synes|tror|husker|betyder|handler|kender|elsker|hader|håber|siger|mener|glæder|savner|plejer|lever|viser|fortæller|gælder)$/;

/** »Jeg kommer i morgen, sagde han«: speech without its quotation marks. */
function isSpeech(a: Analysis, at: number): boolean {
  for (let k = at; a.after(k) >= 0 && k - at < FARTHEST; k = a.after(k))
    if (a.commaAfter(k) && /^(sagde|svarede|spurgte|råbte|hviskede|tænkte|mumlede)$/.test(a.lower(a.after(k))))
      return true;
  return false;
}

/** Nearly every other finite verb near is past, and there are several. */
function isAmongPast(a: Analysis, at: number): boolean {
  let past = 0;
  let present = 0;
  for (const step of [-1, 1]) {
    for (let k = at + step, seen = 0; Math.abs(k - at) < FARTHEST && seen < VERBS_ON_A_SIDE; k += step) {
      if (k < 0 || k >= a.count) break;
      if (a.held[k]! & QUOTED || !r.hasAny(a.reading(k), r.FINITE)) continue;
      seen++;
      if (a.is(k, r.PAST)) past++;
      else if (a.lower(k) !== 'går' || a.lower(k - 1) !== 'i') present++;
    }
  }
  return present === 0 ? past >= FEWEST - 1 : present === 1 && past >= FEWEST;
}
