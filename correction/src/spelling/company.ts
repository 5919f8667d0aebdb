import type { Analysis } from '../analysis/analysis.ts';
import { FIRST_COMPANY } from './company/first.ts';
import { FURTHER_COMPANY } from './company/further.ts';
import { HEARD_COMPANY } from './company/heard.ts';
import { MORE_COMPANY } from './company/more.ts';

/** Words that stand near one of a pair and not near the other, by what is written and what was meant. */
const COMPANY: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = readCompany([
  FIRST_COMPANY,
  FURTHER_COMPANY,
  MORE_COMPANY,
  HEARD_COMPANY,
]);

/** How far away on either side it may stand. */
const REACH = 5;

function readCompany(tables: readonly string[]): Map<string, Map<string, string[]>> {
  const found = new Map<string, Map<string, string[]>>();
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const [pairs, ...company] = line.split(' ');
    for (const pair of pairs!.split('|')) {
      const [written, meant] = pair.split('>') as [string, string];
      const row = found.get(written) ?? new Map<string, string[]>();
      found.set(written, row.set(meant, [...(row.get(meant) ?? []), ...company]));
    }
  }
  return found;
}

const isNear = (lower: string, company: readonly string[]): boolean =>
  company.some((one) => (one.endsWith('~') ? lower.startsWith(one.slice(0, -1)) : lower === one));

/** True where a word stands near that goes with what was meant and not with what is written: »vender« beside »bussen«. */
export const isInCompanyOf = (a: Analysis, at: number, meant: string): boolean =>
  isOneNear(a, at, COMPANY.get(a.lower(at))?.get(meant));

/** True where what is written is in its own company, and would be no slip but what was meant if the other word stood there: »vender« beside »ryggen«. */
export const isInOwnCompany = (a: Analysis, at: number, other: string): boolean =>
  isOneNear(a, at, COMPANY.get(other)?.get(a.lower(at)));

function isOneNear(a: Analysis, at: number, company: readonly string[] | undefined): boolean {
  if (company === undefined) return false;
  const last = Math.min(a.sentenceEnd(at), at + REACH + 1);
  for (let k = Math.max(a.sentenceStart(at), at - REACH); k < last; k++)
    if (k !== at && isNear(a.lower(k), company)) return true;
  return false;
}

/** What a written word may have been meant as where its company says so. */
export const meantInCompany = (written: string): readonly string[] => [...(COMPANY.get(written)?.keys() ?? [])];
