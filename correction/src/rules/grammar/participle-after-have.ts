import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

const BETWEEN = new Set('ikke også altid aldrig godt lige selv nok vel jo da måske allerede kun bare'.split(' '));

export const participleAfterHave: WordRule = {
  id: 'participle-after-have',
  subcategory: 'participle',
  on: { words: 'har havde' },
  wrong: [['Jeg havde aldrig besøgte London.', 'Jeg havde aldrig besøgt London.']],
  right: ['Vi har spillet fodbold.', 'De ting, vi har, lavede vi selv.', 'Hun har malede vaser i vinduet.'],
  match(a, at) {
    let verb = a.after(at);
    if (a.commaAfter(at)) return null;
    while (verb >= 0 && BETWEEN.has(a.lower(verb)) && !a.commaAfter(verb)) verb = a.after(verb);
    if (verb < 0 || !/[dt]e$/.test(a.lower(verb)) || !a.canBe(verb, r.VERB | r.PAST, r.PASSIVE)) return null;
    if (a.canBe(verb, r.VERB | r.INFINITIVE) || r.hasAny(a.union(verb), r.NOUN | r.OTHER)) return null;
    // »malede vaser«: before a noun the word may be a participle in the plural.
    if (a.is(a.after(verb), r.NOUN | r.PLURAL) && a.is(verb, r.PAST_PARTICIPLE)) return null;
    if (a.is(a.after(verb), r.NOUN | r.PLURAL | r.INDEFINITE) && a.lower(a.after(verb)).endsWith('r')) return null;
    const form = a.tools.lexicon.otherForms(
      a.types[verb]!.word,
      r.VERB | r.PAST,
      r.VERB | r.PAST_PARTICIPLE,
      r.PLURAL,
    )[0];
    return form === undefined ? null : replaceWord(a, verb, form, 0.96);
  },
};
