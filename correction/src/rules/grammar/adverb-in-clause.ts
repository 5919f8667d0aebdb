import { ADVERB_FIRST } from '../../clauses/adverb-in-clause.ts';
import { adverbOutOfPlace } from '../../clauses/adverb-place.ts';
import type { WordRule } from '../../kernel/rule.ts';

/** »når den gamle mand er altid sur«, »at nogen har måske stjålet den«: »fordi læreren kan ikke«: the adverb comes before the verb of a clause, whatever its subject. */
export const adverbInClause: WordRule = {
  id: 'adverb-in-clause',
  subcategory: 'word-order',
  on: {
    words:
      'at fordi hvis når da selvom mens hvor om som der hvorfor hvordan hvornår hvad inden medmindre ligesom skønt eftersom derfor',
  },
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
    ['Når den gamle mand er altid sur, går vi.', 'Når den gamle mand altid er sur, går vi.'],
    [
      'Han spiller i en klub, hvor træneren er selv fra Lahore.',
      'Han spiller i en klub, hvor træneren selv er fra Lahore.',
    ],
    ['De tror, at nogen har måske stjålet den.', 'De tror, at nogen måske har stjålet den.'],
    ['Min nabo er en mand, der hilser altid på mig.', 'Min nabo er en mand, der altid hilser på mig.'],
    ['Jeg håber, at I vil snart komme.', 'Jeg håber, at I snart vil komme.'],
    ['Bent sagde, at jeg skulle først lære at kigge.', 'Bent sagde, at jeg først skulle lære at kigge.'],
    ['Han lærte mig, hvornår man må ikke.', 'Han lærte mig, hvornår man ikke må.'],
  ],
  right: [
    'Vi gik ind i huset, der var ikke nogen hjemme.',
    'Det er godt, at læreren ikke kan komme.',
    'Jeg ved, at skolen er ikke bare lukket, men tom.',
    'Da læreren kom, var jeg ikke klar.',
    'Når klokken ringer, er jeg altid klar.',
    'Hvis det ikke går, må vi begynde forfra.',
    'De, der ikke træner, sidder på bænken.',
    'Hvis du kan, må du også komme.',
  ],
  match: adverbOutOfPlace,
};
