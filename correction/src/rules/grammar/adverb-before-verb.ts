import { ADVERB_AFTER_VERB, adverbPutAfterVerb, opensWithSubject } from '../../clauses/adverb-before-verb.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';

const SURE = 0.9;

/** »Jeg aldrig har set sne«, »Min mor altid laver mad«, »Vi også købte en is«: in a main clause the verb is the second. */
export const adverbBeforeVerb: WordRule = {
  id: 'adverb-before-verb',
  subcategory: 'word-order',
  on: { words: 'ikke aldrig altid også ofte tit sjældent stadig snart allerede måske gerne kun godt jo' },
  explanation: ADVERB_AFTER_VERB,
  wrong: [
    ['Jeg aldrig har set så meget sne.', 'Jeg har aldrig set så meget sne.'],
    ['Han ikke vil komme med os.', 'Han vil ikke komme med os.'],
    ['Min mor altid laver mad om søndagen.', 'Min mor laver altid mad om søndagen.'],
    ['Vi også købte en is.', 'Vi købte også en is.'],
    ['Læreren tit siger det samme.', 'Læreren siger tit det samme.'],
    ['Jeg gerne vil have et glas vand.', 'Jeg vil gerne have et glas vand.'],
    ['Min søster kun spiser pasta.', 'Min søster spiser kun pasta.'],
    ['Vores lærer altid giver os lektier.', 'Vores lærer giver os altid lektier.'],
    ['Jeg ikke kender ham.', 'Jeg kender ham ikke.'],
    ['Vi ikke altid hører efter.', 'Vi hører ikke altid efter.'],
    ['Min mormor altid siger, at vi skal spise.', 'Min mormor siger altid, at vi skal spise.'],
  ],
  right: [
    'Kun tre elever kom i dag.',
    'Jeg har aldrig set så meget sne.',
    'Vi ved, at han ikke vil komme.',
    'Ikke alle kom.',
    'Han også!',
    'Jeg, altid glad, løb ud.',
    'Hvor ofte kommer han?',
    'Børnene ofte og de voksne sjældent.',
    'Min mor, der altid laver mad, er træt.',
  ],
  match(a, at): Finding | null {
    const subject = a.before(at);
    return subject >= 0 && opensWithSubject(a, subject) ? adverbPutAfterVerb(a, at, SURE) : null;
  },
};
