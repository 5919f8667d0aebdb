import { ADVERB_FIRST, NEGATIONS } from '../../clauses/adverb-in-clause.ts';
import { adverbOutOfPlace } from '../../clauses/adverb-place.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';

/** »dem, der træner ikke«, »fordi læreren kan ikke«: where »ikke« and »aldrig« stand in a clause no one misses who has grown up with the language. */
export const negationInClause: WordRule = {
  id: 'negation-in-clause',
  subcategory: 'word-order',
  on: { words: 'at fordi hvis når da selvom mens hvor om som der inden medmindre skønt eftersom' },
  explanation: ADVERB_FIRST,
  wrong: [
    ['De, der træner ikke, sidder på bænken.', 'De, der ikke træner, sidder på bænken.'],
    ['Det er godt, at læreren kan ikke komme.', 'Det er godt, at læreren ikke kan komme.'],
    ['Jeg var sur, fordi min søster ville ikke spise.', 'Jeg var sur, fordi min søster ikke ville spise.'],
    ['Hvis I henter ikke sofaen, bliver den smidt ud.', 'Hvis I ikke henter sofaen, bliver den smidt ud.'],
    ['Jeg har en ven, som spiser aldrig kød.', 'Jeg har en ven, som aldrig spiser kød.'],
  ],
  right: [
    'Vi gik ind i huset, der var ikke nogen hjemme.',
    'Jeg ved, at skolen er ikke bare lukket, men tom.',
    'De, der ikke træner, sidder på bænken.',
    'Hvis det ikke går, må vi begynde forfra.',
    'Når du ikke kan, gør jeg det.',
  ],
  match(a, at): Finding | null {
    const found = adverbOutOfPlace(a, at);
    return found !== null && NEGATIONS.test(found.replacements[0]!.split(' ')[0]!) ? found : null;
  },
};
