import {
  ADVERB_AFTER_VERB,
  adverbPutAfterVerb,
  followsBut,
  opensWithSubject,
} from '../../clauses/adverb-before-verb.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { mayThink } from '../../words/beings.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
/** Those that adverb-before-verb does not ask about, since some put them there on purpose. */
const LOOSE_ONES =
  'næsten virkelig bare faktisk egentlig desværre heldigvis pludselig normalt tidligere straks alligevel lige nu sommetider endelig';
const LOOSE = new WordList(LOOSE_ONES);

/** »Vi næsten tabte kampen«, »…, men jeg ikke kunne svømme«: in a main clause the verb is the second. */
export const adverbPutFirst: WordRule = {
  id: 'adverb-put-first',
  subcategory: 'word-order',
  on: { words: `ikke aldrig altid også ofte tit sjældent stadig snart allerede gerne kun ${LOOSE_ONES}` },
  explanation: ADVERB_AFTER_VERB,
  wrong: [
    ['Vi næsten tabte kampen.', 'Vi tabte næsten kampen.'],
    ['Jeg virkelig elsker min nye skole.', 'Jeg elsker virkelig min nye skole.'],
    ['Det var sjovt, men jeg ikke kunne svømme.', 'Det var sjovt, men jeg kunne ikke svømme.'],
    ['Amina altid glemmer sin nøgle.', 'Amina glemmer altid sin nøgle.'],
    ['Min far heldigvis fandt nøglen.', 'Min far fandt heldigvis nøglen.'],
  ],
  right: [
    'Det var sjovt, men jeg kunne ikke svømme.',
    'Han sagde, at det var sjovt, men at han ikke ville med.',
    'Alle er her, men ikke min bror.',
    'Vi næsten alle sammen.',
  ],
  match(a, at): Finding | null {
    const subject = a.before(at);
    if (subject < 0) return null;
    const isNamed = a.is(subject, r.NAME) && !a.is(subject, r.GENITIVE) && a.opensSentence(subject);
    // »spørgsmålet nu er, hvem«
    if (a.lower(at) === 'nu' && a.is(subject, r.NOUN) && !mayThink(a.lower(subject))) return null;
    const isMain = isNamed || (LOOSE.test(a.lower(at)) && opensWithSubject(a, subject));
    return isMain || followsBut(a, subject) ? adverbPutAfterVerb(a, at, SURE) : null;
  },
};
