import { capitalised } from './finding.ts';
import type { Finding, Rule } from './rule.ts';
import { WordList } from '../words/word-list.ts';

export interface RuleFinding extends Finding {
  rule: Rule;
  /** Other rules that found the same correction. */
  also: Rule[];
}

/**
 * Keeps the surest of findings that overlap; the same correction found by two rules becomes one with both
 * categories. A capital comes last: it is given to the correction that another rule has for its word; before it what yields. An insertion after a word stands beside a replacement of that word.
 */
export function resolveOverlaps(findings: RuleFinding[]): RuleFinding[] {
  const sure = [...findings].sort(
    (x, y) =>
      Number(x.capital ?? false) - Number(y.capital ?? false) ||
      Number(x.yields ?? false) - Number(y.yields ?? false) ||
      y.confidence - x.confidence ||
      x.start - y.start ||
      y.end - x.end,
  );
  const kept: RuleFinding[] = [];
  const taken = new Map<number, RuleFinding>();
  const inserted = new Set<number>();
  for (const finding of sure) {
    if (finding.insertion) {
      if (!inserted.has(finding.end) && !isInside(taken, finding)) {
        inserted.add(finding.end);
        kept.push(finding);
      }
      continue;
    }
    // »penalhus, madpakke og …«: a list, no compound.
    if (subcategoryOf(finding) === 'compound-split' && hasInside(inserted, finding)) continue;
    const rival = firstRival(taken, finding);
    if (!rival) {
      for (let at = finding.start; at < finding.end; at++) taken.set(at, finding);
      kept.push(finding);
    } else if (finding.capital && !finding.afterStop && rival.start === finding.start) {
      rival.replacements = rival.replacements.map(capitalised);
    } else if (isSame(rival, finding)) joinWith(rival, finding);
  }
  return dropUnfounded(kept).sort(
    (x, y) => x.start - y.start || x.end - y.end || Number(x.insertion ?? false) - Number(y.insertion ?? false),
  );
}

/** One correction found twice: the more particular rule explains it, two such rules both count. */
function joinWith(kept: RuleFinding, finding: RuleFinding): void {
  if (kept.rule.general && !finding.rule.general) {
    kept.rule = finding.rule;
    if (finding.subcategory) kept.subcategory = finding.subcategory;
    else delete kept.subcategory;
  } else if (!finding.rule.general && subcategoryOf(kept) !== subcategoryOf(finding)) kept.also.push(finding.rule);
}

const NEAR = 20;

/** »Allerede samme aften | vi pakkede«: the words are turned round, so nothing parts them from what stands before. */
function withoutCommasInside(findings: RuleFinding[]): RuleFinding[] {
  const inside = new Set<number>();
  for (const finding of findings) if (finding.goesOn) inside.add(finding.start - 1);
  return inside.size === 0 ? findings : findings.filter((f) => !(f.insertion && inside.has(f.end)));
}

const OF_VERB_ENDINGS = new WordList('present-r past-ending');
/**
 * A comma before »at« was judged by a word that is itself to be replaced by »og«, and the other way round; so was the
 * infinitive that »at« seemed to ask for.
 */
function dropUnfounded(all: RuleFinding[]): RuleFinding[] {
  const findings = withoutCommasInside(all);
  const swapped = findings.filter((f) => subcategoryOf(f) === 'at-og' || subcategoryOf(f) === 'de-det');
  if (swapped.length === 0) return findings;
  const starts = new Set(swapped.map((f) => f.start));
  const verbs = new Set(swapped.filter((f) => f.replacements[0]?.toLowerCase() === 'og').map((f) => f.end + 1));
  // »forkert og lyve«: with »at« the infinitive is right
  const infinitives = new Set(swapped.filter((f) => f.replacements[0]?.toLowerCase() === 'at').map((f) => f.end + 1));
  // »de er vigtigt«: the adjective agrees with »det«.
  const agrees = (f: RuleFinding): boolean =>
    swapped.some((other) => subcategoryOf(other) === 'de-det' && f.start > other.end && f.start < other.end + NEAR);
  return findings.filter((f) =>
    subcategoryOf(f) === 'adjective-agreement' && agrees(f)
      ? false
      : f.insertion
        ? !starts.has(f.end + 1)
        : !(verbs.has(f.start) && subcategoryOf(f) === 'infinitive') &&
          !(infinitives.has(f.start) && OF_VERB_ENDINGS.test(subcategoryOf(f))),
  );
}

export const subcategoryOf = (finding: RuleFinding) => finding.subcategory ?? finding.rule.subcategory;

function firstRival(taken: Map<number, RuleFinding>, finding: Finding): RuleFinding | undefined {
  for (let at = finding.start; at < finding.end; at++) {
    const rival = taken.get(at);
    if (rival) return rival;
  }
  return undefined;
}

/** A mark has been put in between two words of the stretch. */
const hasInside = (inserted: ReadonlySet<number>, { start, end }: Finding): boolean => {
  for (const at of inserted) if (start < at && at < end) return true;
  return false;
};

/** An insertion in the middle of a replaced stretch would not fit its replacement. */
function isInside(taken: Map<number, RuleFinding>, finding: Finding): boolean {
  const rival = taken.get(finding.end - 1);
  return rival !== undefined && rival.end !== finding.end;
}

const isSame = (a: Finding, b: Finding): boolean =>
  a.start === b.start && a.end === b.end && a.replacements[0] === b.replacements[0];
