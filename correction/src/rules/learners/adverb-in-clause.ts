import { ADVERB_FIRST } from '../../clauses/adverb-in-clause.ts';
import { adverbOutOfPlace } from '../../clauses/adverb-place.ts';
import type { WordRule } from '../../kernel/rule.ts';

/** »når den gamle mand er altid sur«, »at nogen har måske stjålet den«: the adverb comes before the verb of a clause, whatever its subject; »ikke« is negation-in-clause's. */
export const adverbInClause: WordRule = {
  id: 'adverb-in-clause',
  subcategory: 'word-order',
  ofLearners: true,
  on: {
    words:
      'at fordi hvis når da selvom mens hvor om som der hvorfor hvordan hvornår hvad inden medmindre ligesom skønt eftersom derfor',
  },
  explanation: ADVERB_FIRST,
  wrong: [
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
    'Hvis du kan, må du også komme.',
  ],
  match: adverbOutOfPlace,
};
