import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isNextOrder } from '../phrases/orders.ts';
import { canBeFinite } from '../verbs/finite.ts';
import { AND_OR_BUT } from '../words/links.ts';
import { SUBJECTS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/* Written commas that the models take for superfluous and that stand for a reason. */

const SEVERAL = new WordList('alle ingen mange nogle nogen begge flere få enhver andre');
const FARTHEST_VERB = 3;

/** »…, og alle lo«, »…, og mange unge døde«: a clause of its own, though its verb may be a noun as well; the gap is after word `at`. */
function beginsWithSeveral(a: Analysis, at: number): boolean {
  if (!AND_OR_BUT.test(a.lower(at + 1)) || !SEVERAL.test(a.lower(at + 2))) return false;
  const end = Math.min(at + 2 + FARTHEST_VERB, a.sentenceEnd(at) - 1);
  for (let k = at + 3; k <= end && !a.commaAfter(k - 1); k++) if (canBeFinite(a, k)) return true;
  return false;
}

const BEFORE_OPENER = new WordList(
  'længe lige kort straks umiddelbart allerede og få nogle sekund sekunder minut minutter time timer dag dage uge uger måned måneder år',
);
const OPENERS = new WordList('før inden efter siden om');

/** »aflyst, to minutter før vi …«, »fortsatte, længe efter at …«, »også, om du …«: where a clause begins. */
function beginsClause(a: Analysis, at: number): boolean {
  let k = at + 1;
  while (k < at + 4 && (a.is(k, r.NUMERAL) || BEFORE_OPENER.test(a.lower(k)))) k++;
  if (!OPENERS.test(a.lower(k))) return false;
  return a.lower(k + 1) === 'at' || (SUBJECTS.test(a.lower(k + 1)) && canBeFinite(a, k + 2));
}

const STANDS = new WordList('stod står');
/** »Kasper, skibets yngste«, »alt, fra knive til kopper«, »Lukket, stod der på døren«. */
const isPutIn = (a: Analysis, at: number): boolean =>
  (a.is(at, r.NAME) && a.is(at + 1, r.NOUN | r.GENITIVE)) ||
  (STANDS.test(a.lower(at + 1)) && a.lower(at + 2) === 'der') ||
  (a.lower(at + 1) === 'fra' && [3, 4, 5, 6].some((steps) => a.lower(at + steps) === 'til'));

/** A written comma after word `at` that stands for a reason, whatever the models say. */
export const isKept = (a: Analysis, at: number, startkomma: 'yes' | 'no'): boolean =>
  beginsWithSeveral(a, at) || isNextOrder(a, at + 1) || isPutIn(a, at) || (startkomma === 'yes' && beginsClause(a, at));
