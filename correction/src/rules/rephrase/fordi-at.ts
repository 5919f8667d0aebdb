import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { PERSONS, SUBJECTS_AND_DER } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';
import { IMPERATIVE, INFINITIVE, VERB } from '../../lexicon/readings.ts';

export const fordiAt: WordRule = {
  id: 'fordi-at',
  subcategory: 'spoken-language',
  on: { words: 'fordi hvis når da mens selvom medmindre skønt eftersom indtil hvorfor hvordan hvornår' },
  explanation: 'I talesprog siger mange »{token}«, men på skrift er det nok med »{replacement}«.',
  wrong: [
    ['Jeg blev hjemme, fordi at jeg var syg.', 'Jeg blev hjemme, fordi jeg var syg.'],
    ['Hvis at du vil, kan du komme.', 'Hvis du vil, kan du komme.'],
    ['Hvis at bussen kommer, tager vi den.', 'Hvis bussen kommer, tager vi den.'],
    ['Hun spurgte, hvorfor at hendes bror var gået.', 'Hun spurgte, hvorfor hendes bror var gået.'],
  ],
  right: [
    'Jeg blev hjemme, fordi jeg var syg.',
    'Han fik at vide, hvornår de kom.',
    'Jeg kan ikke lide det, fordi at vente er kedeligt.',
    'Jeg ved ikke hvorfor, men at det er sandt, tror jeg på.',
    'Jeg tror da, at alle børn kan lære det.',
  ],
  match(a, at) {
    const next = a.after(at);
    if (a.lower(next) !== 'at' || a.commaAfter(at) || a.commaAfter(next)) return null;
    const before = a.lower(a.before(at));
    // »jeg tror da, at …«: an adverb after the verb
    if (a.lower(at) === 'da' && THINKS.test(a.lower(PERSONS.test(before) ? a.before(at, 2) : a.before(at))))
      return null;
    const first = a.after(next);
    // »fordi at vente er kedeligt«: here »at« belongs to the verb
    if (SUBJECTS_AND_DER.test(a.lower(first))) return replaceSpan(a, at, next, a.lower(at), 0.92);
    if (!a.isWord(first) || a.canBe(first, VERB | INFINITIVE) || a.canBe(first, VERB | IMPERATIVE)) return null;
    return replaceSpan(a, at, next, a.lower(at), 0.9);
  },
};

const THINKS = new WordList('tror troede synes syntes mener mente håber håbede ved vidste');
