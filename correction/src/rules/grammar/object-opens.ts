import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { SUBJECT_OF } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** How much likelier the net must find the subject's form, as log odds. */
const LEAST = 1;
const NOT_OR_ALSO = new WordList('ikke også altid aldrig tit ofte stadig allerede lige nu');

/** »Ham bor på fjerde sal«, »Dem bor i det gule hus«: nothing after the verb can be its subject. */
export const objectOpens: WordRule = {
  id: 'object-opens',
  subcategory: 'pronoun-case',
  on: { words: 'ham hende dem os mig' },
  wrong: [
    ['Ham bor i en lejlighed på fjerde sal.', 'Han bor i en lejlighed på fjerde sal.'],
    ['Os skal i skole.', 'Vi skal i skole.'],
    ['Dem bor i det gule hus.', 'De bor i det gule hus.'],
  ],
  right: [
    'Ham kender jeg godt.',
    'Dem på bagerste række kan ikke se noget.',
    'Dem er der mange af.',
    'Ham skal vi nok hjælpe.',
  ],
  match(a, at, models): Finding | null {
    const verb = a.after(at);
    if (!a.opensSentence(at) || a.commaAfter(at) || !isFinite(a, verb) || a.commaAfter(verb)) return null;
    if (!takesNoSubject(a, verb)) return null;
    const subject = a.lower(at) === 'dem' ? 'de' : SUBJECT_OF[a.lower(at)];
    return subject !== undefined && likelier(a, at, subject, models) >= LEAST
      ? replaceWord(a, at, subject, 0.86)
      : null;
  },
};

/** A preposition comes after the verb. */
function takesNoSubject(a: Analysis, verb: number): boolean {
  let next = a.after(verb);
  while (NOT_OR_ALSO.test(a.lower(next)) && !a.commaAfter(next)) next = a.after(next);
  // »dem vil i have«: »I«
  return a.is(next, r.PREPOSITION) && !a.is(a.after(next), r.VERB);
}
