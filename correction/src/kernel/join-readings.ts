import type { Analysis } from '../analysis/analysis.ts';
import type { CorrectedText } from './corrected-text.ts';
import { type RuleFinding, subcategoryOf } from './resolve.ts';

/** Replacements of one mark. */
const MOST = 5;

/** A second thought of what has just been put together; what it lacks may only be a letter that nobody hears: »vin møller«. */
const isDoubtful = (finding: RuleFinding): boolean =>
  finding.rule.id === 'misspelling' && subcategoryOf(finding) !== 'silent-letter';

/**
 * What two readings of a text found together, in offsets of the text as given. Words are those of the first reading and
 * what the second one adds; where the second changes what the first put in, the first gets that replacement. Marks
 * are the second reading's where it saw the sentence with other words.
 */
export function joinReadings(
  first: readonly RuleFinding[],
  second: readonly RuleFinding[],
  corrected: CorrectedText<RuleFinding>,
  again: Analysis,
): RuleFinding[] {
  const isReadOnce = ({ start }: RuleFinding): boolean =>
    again.isReadBefore(again.sentenceOf[again.placeAt(corrected.offset(start))]!);
  const kept = new Set(
    first.filter((finding) => (corrected.isOfWords(finding) && !finding.afterStop) || isReadOnce(finding)),
  );
  for (const finding of second) {
    const inGiven = corrected.tellBack(finding);
    if (!inGiven) continue;
    const { changes, ...place } = inGiven;
    if (finding.yields && changes.length > 0) continue;
    // either way is wrong in the other's eyes: neither is sure, and putting in replacements must come to rest
    if (place.replacements.length === 0) {
      for (const earlier of changes) kept.delete(earlier);
      continue;
    }
    // »tilstede«: what has just been taken apart is a fixed phrase
    if (changes.some((change) => subcategoryOf(change) === 'compound-joined')) continue;
    const [changed] = changes;
    if (changed && changes.length === 1 && changed.start === place.start && changed.end === place.end) {
      const also = subcategoryOf(finding) === subcategoryOf(changed) ? changed.also : [...changed.also, finding.rule];
      kept.delete(changed);
      // »læse stol«: no dictionary lists the whole, and that is no reason to put another word in its place
      const isWhole = subcategoryOf(changed) === 'compound-split' && isDoubtful(finding);
      const [best, other] = isWhole ? [changed, place] : [place, changed];
      const replacements = [...new Set([...best.replacements, ...other.replacements])].slice(0, MOST);
      kept.add({ ...changed, replacements, also });
    } else {
      for (const earlier of changes) kept.delete(earlier);
      kept.add({ ...finding, ...place });
    }
  }
  return [...kept].sort(
    (x, y) => x.start - y.start || x.end - y.end || Number(x.insertion ?? false) - Number(y.insertion ?? false),
  );
}
