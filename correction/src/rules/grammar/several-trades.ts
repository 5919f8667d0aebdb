import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { subjectOf } from '../../phrases/subject.ts';
import { TRADES } from '../../words/people.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SINGULAR = r.NOUN | r.SINGULAR | r.INDEFINITE;
const ALSO_BETWEEN = new WordList('begge ikke også altid nu');

/** »Hans forældre er lærer«: several are several by trade as well. */
export const severalTrades: WordRule = {
  id: 'several-trades',
  subcategory: 'number',
  on: { readings: SINGULAR },
  explanation: '»{token}« skal stå i flertal: »{replacement}«. De er flere end én.',
  wrong: [
    ['Hans forældre er lærer.', 'Hans forældre er lærere.'],
    ['Mine søstre var begge sygeplejerske.', 'Mine søstre var begge sygeplejersker.'],
  ],
  right: ['Hans forældre er læge og kok.', 'Min mor er lærer, og mine brødre er kokke.', 'De er lærer for de små.'],
  match(a, at): Finding | null {
    if (!TRADES.test(a.lower(at)) || a.hasCapital(at)) return null;
    const next = a.after(at);
    if (next >= 0 && !a.isMark(next) && !a.commaAfter(at)) return null;
    let verb = a.before(at);
    while (ALSO_BETWEEN.test(a.lower(verb)) && !a.commaAfter(verb)) verb = a.before(verb);
    if (!IS_OR_BECOMES.test(a.lower(verb)) || a.commaAfter(verb)) return null;
    if (subjectOf(a, verb)?.asks !== r.PLURAL) return null;
    const form = a.lexicon.otherForms(a.types[at]!.word, SINGULAR, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE)[0];
    return form === undefined || form === a.lower(at) ? null : { ...replaceWord(a, at, form, 0.93), agreed: true };
  },
};
