import { SUBJECT } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

export const pastAfterSubject: WordRule = {
  id: 'past-after-subject',
  subcategory: 'past-ending',
  on: { readings: r.VERB | r.PAST_PARTICIPLE },
  wrong: [
    ['Bagefter snakket vi om filmen.', 'Bagefter snakkede vi om filmen.'],
    ['Han lavet mad til os alle.', 'Han lavede mad til os alle.'],
  ],
  right: ['Vi har spillet fodbold.', 'Han er elsket af alle.', 'Har du lavet mad?'],
  match(a, at) {
    if (!a.lower(at).endsWith('et') || a.canBe(at, r.VERB | r.PAST) || a.canBe(at, r.VERB | r.INFINITIVE)) return null;
    const [before, after] = [a.before(at), a.after(at)];
    const isSubject = (place: number): boolean =>
      place >= 0 && (a.types[place]!.role & SUBJECT) !== 0 && /^(jeg|du|han|hun|vi|man)$/.test(a.lower(place));
    if (!isSubject(before) && !(isSubject(after) && !r.hasAny(a.union(at), r.NOUN))) return null;
    for (let k = a.sentenceStart(at); k < a.sentenceEnd(at); k++) {
      // »i går« looks like a verb.
      if (
        k !== at &&
        !(a.lower(k) === 'går' && a.lower(a.before(k)) === 'i') &&
        (a.reading(k) & r.VERB) !== 0 &&
        r.hasAny(a.reading(k), r.FINITE)
      )
        return null;
    }
    const form = a.tools.lexicon.otherForms(
      a.types[at]!.word,
      r.VERB | r.PAST_PARTICIPLE,
      r.VERB | r.PAST,
      r.PASSIVE,
    )[0];
    return form === undefined ? null : replaceWord(a, at, form, 0.88);
  },
};
