import { ADVERB_FIRST, NEGATIONS } from '../../clauses/adverb-in-clause.ts';
import { adverbOutOfPlace } from '../../clauses/adverb-place.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';

/** »dem, der træner ikke«, »fordi læreren kan ikke«: where »ikke« and »aldrig« stand in a clause no one misses who has grown up with the language. */
export const negationInClause: WordRule = {
  id: 'negation-in-clause',
  subcategory: 'word-order',
  on: { words: 'at fordi hvis når da selvom mens hvor som der inden medmindre skønt eftersom' },
  explanation: ADVERB_FIRST,
  wrong: [
    ['Vi er glade for, at læreren kan ikke komme.', 'Vi er glade for, at læreren ikke kan komme.'],
    ['Jeg var sur, fordi min søster ville ikke spise.', 'Jeg var sur, fordi min søster ikke ville spise.'],
    [
      'Han er trist, fordi hans venner ringer aldrig til ham.',
      'Han er trist, fordi hans venner aldrig ringer til ham.',
    ],
    ['Problemet er, at mange børn har ikke penge.', 'Problemet er, at mange børn ikke har penge.'],
    [
      'Det vigtigste er, at man opgiver ikke, før man har prøvet.',
      'Det vigtigste er, at man ikke opgiver, før man har prøvet.',
    ],
    ['Nogle siger, at unge læser ikke bøger mere.', 'Nogle siger, at unge ikke læser bøger mere.'],
    [
      'Jeg skriver, fordi varmen i min lejlighed virker ikke i dag.',
      'Jeg skriver, fordi varmen i min lejlighed ikke virker i dag.',
    ],
    ['Jeg har en ven, som spiser aldrig kød.', 'Jeg har en ven, som aldrig spiser kød.'],
    ['Han siger, at han kender os ikke.', 'Han siger, at han ikke kender os.'],
    ['Det er synd, at du forstår mig ikke.', 'Det er synd, at du ikke forstår mig.'],
    ['Hun er en pige, som kan ikke lide at tabe.', 'Hun er en pige, som ikke kan lide at tabe.'],
    ['De børn, der har ikke en computer, kan låne en.', 'De børn, der ikke har en computer, kan låne en.'],
    ['De, der træner ikke, sidder på bænken.', 'De, der ikke træner, sidder på bænken.'],
    ['Det er godt, at læreren kan ikke komme.', 'Det er godt, at læreren ikke kan komme.'],
    ['Hvis I henter ikke sofaen, bliver den smidt ud.', 'Hvis I ikke henter sofaen, bliver den smidt ud.'],
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
