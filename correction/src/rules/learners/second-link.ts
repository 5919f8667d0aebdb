import type { Analysis } from '../../analysis/analysis.ts';
import { straightSubjectEnd } from '../../clauses/straight-subject.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';

/** Surer than what turns »derfor | vi blev« alone. */
const SURE = 0.94;
const OPENERS = new WordList('selvom fordi da når hvis skønt eftersom siden');
const BUT = new WordList('men');
const SO = new WordList('så derfor');
const BECAUSE = new WordList('fordi da eftersom siden når hvis');
const MOST = 14;

/** »Selvom jeg var syg, men jeg gik«, »Når jeg kommer hjem, så jeg spiser«: the clause has its link, and the main clause its verb first. */
export const secondLink: SentenceRule = {
  id: 'second-link',
  subcategory: 'word-order',
  ofLearners: true,
  on: 'sentence',
  explanation:
    'Her skal der stå »{replacement}« i stedet for »{token}«. Sætningen begynder med en ledsætning, så nu kommer udsagnsleddet først og grundleddet bagefter. Ordet »men« er der ikke brug for, når der står »selvom« før.',
  wrong: [
    ['Selvom jeg var syg, men jeg gik i skole.', 'Selvom jeg var syg, gik jeg i skole.'],
    ['Når jeg kommer hjem, så jeg spiser en bolle.', 'Når jeg kommer hjem, så spiser jeg en bolle.'],
    ['Fordi det regnede, derfor vi blev hjemme.', 'Fordi det regnede, blev vi hjemme.'],
    ['Hvis du er træt, så du skal sove.', 'Hvis du er træt, så skal du sove.'],
    ['Fordi min far var syg, så derfor min mor kørte.', 'Fordi min far var syg, kørte min mor.'],
  ],
  right: [
    'Selvom jeg var syg, gik jeg i skole.',
    'Selvom han er lille, men stærk, taber han.',
    'Hvis du kommer tidligt, så du kan hjælpe, bliver jeg glad.',
    'Når jeg kommer hjem, så spiser jeg.',
    'Da vi kom, var de gået, men vi blev.',
  ],
  match(a, from, to): Finding[] {
    let head = from;
    while (head < to - 1 && a.isMark(head)) head++;
    const opener = a.lower(head) === 'selv' && a.lower(head + 1) === 'om' ? 'selvom' : a.lower(head);
    if (!OPENERS.test(opener)) return [];
    let comma = head + 2;
    while (comma < to - 3 && comma < head + MOST && !a.commaAfter(comma)) comma++;
    if (!a.commaAfter(comma) || !hasVerb(a, head, comma)) return [];
    const found = linkAndSubject(a, opener, comma + 1, to);
    if (found === null) return [];
    const { subject, end, kept } = found;
    const verb = end + 1;
    const isTurned = straightSubjectEnd(a, subject, to) === end && !goesOn(a, verb, to);
    if (!isTurned) return [];
    const who = Array.from({ length: end - subject + 1 }, (_, k) => a.written(subject + k)).join(' ');
    return [
      {
        start: a.starts[comma + 1]!,
        end: a.ends[verb]!,
        replacements: [`${kept}${a.lower(verb)} ${who}`],
        confidence: SURE,
      },
    ];
  },
};

/** »men | jeg gik«, »så derfor | min mor kørte«: the subject after the link, and the link that may stay. */
function linkAndSubject(
  a: Analysis,
  opener: string,
  link: number,
  to: number,
): { subject: number; end: number; kept: string } | null {
  const isBut = opener === 'selvom' || opener === 'skønt' ? BUT.test(a.lower(link)) : false;
  const isSo = BECAUSE.test(opener) && SO.test(a.lower(link));
  if ((!isBut && !isSo) || a.commaAfter(link)) return null;
  const isDouble = isSo && a.lower(link) === 'så' && a.lower(link + 1) === 'derfor';
  const subject = isDouble ? link + 2 : link + 1;
  const end = straightSubjectEnd(a, subject, to);
  if (end < 0 || a.commaAfter(end) || !isFinite(a, end + 1)) return null;
  return { subject, end, kept: isSo && a.lower(link) === 'så' && !isDouble ? 'så ' : '' };
}

function hasVerb(a: Analysis, from: number, to: number): boolean {
  for (let k = from + 1; k <= to; k++) if (a.canBe(k, r.VERB) && canBeFinite(a, k)) return true;
  return false;
}

/** »…, så du kan hjælpe, bliver jeg glad«: the verb of the sentence is still to come. */
function goesOn(a: Analysis, verb: number, to: number): boolean {
  for (let k = verb; k < to - 1; k++) if (a.commaAfter(k) && isFinite(a, k + 1)) return true;
  return false;
}
