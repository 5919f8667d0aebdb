import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { PLURAL_OF } from '../agreement-lists.ts';
import * as w from '../word-bits.ts';
import { isMostly, isPlural, NUMERALS } from '../words.ts';

/** The place of the noun of »my two good friends«, or −1: at most two words between. */
function nounAfter(t: TongueText, at: number): number {
  let noun = t.after(at);
  for (let k = 0; k < 2 && noun >= 0; k++) {
    const next = t.after(noun);
    if (!t.is(noun, w.ADJECTIVE) || !t.is(next, w.NOUN | w.PLURAL) || isMostly(t, next, w.VERB | w.THIRD)) break;
    noun = next;
  }
  return noun;
}

const MANY = new WordList('many some several few both two three four five six seven eight nine ten lots');

export const NOUN_AGREEMENT: readonly TongueRule[] = [
  {
    id: 'there-is-many',
    type: 'verb-person',
    explanation: '»There is« bruges om én ting og »there are« om flere. Her er der flere, så skriv »{replacement}«.',
    on: 'there',
    match(t, at) {
      const verb = t.after(at);
      const word = t.lower(verb);
      if (word !== 'is' && word !== 'was' && word !== 'has') return null;
      if (word === 'has' && t.lower(t.after(verb)) !== 'been') return null;
      let next = t.after(verb, word === 'has' ? 2 : 1);
      if (['not', 'so', 'also', 'only', 'always', 'too'].includes(t.lower(next))) next = t.after(next);
      if (t.lower(next) === 'so') next = t.after(next);
      const first = t.lower(next);
      if (['a', 'an', 'one', 'no', 'the', 'much', 'every', 'each', 'this', 'that'].includes(first)) return null;
      const isMany = MANY.test(first) || NUMERALS.test(first) || (t.isNumber(next) && first !== '1');
      const noun =
        isMany || first === 'some' || first === 'lots'
          ? nounAfter(t, next)
          : t.is(next, w.ADJECTIVE) && !t.is(next, w.PLURAL)
            ? nounAfter(t, t.before(next))
            : next;
      const isSeveral = isPlural(t, noun);
      if (!isSeveral && t.lower(noun) !== 'people' && !(isMany && first !== 'some')) return null;
      if (['years', 'minutes', 'hours', 'news'].includes(t.lower(noun)) || t.lower(t.after(noun)) === 'of') return null;
      return t.swap(verb, word === 'is' ? 'are' : word === 'was' ? 'were' : 'have');
    },
    wrong: `There [is|are] many people here.
      There [was|were] three dogs in the garden.
      There [is|are] some books on the table.
      There [is|are] so many cars.
      There [was|were] lights everywhere.`,
    right: `There is a dog.
      There are many dogs.
      There is some milk.
      There is no news today.
      There was only one boy.
      There is too much noise.
      There is hope.`,
  },
  {
    id: 'people-is',
    type: 'verb-person',
    explanation: '»People« er flertal på engelsk: people are, people have, people were. Skriv »{replacement}«.',
    on: "is was has doesn't isn't wasn't hasn't does",
    match(t, at) {
      const noun = t.before(at);
      if (t.lower(noun) !== 'people') return null;
      const before = t.lower(t.before(noun));
      if (t.lower(t.before(noun, 2)) === 'of' || isMostly(t, t.before(noun), w.VERB)) return null;
      if (
        before === 'of' ||
        before === 'a' ||
        before === 'about' ||
        before === 'with' ||
        before === 'for' ||
        before === 'to'
      )
        return null;
      return t.swap(at, PLURAL_OF[t.lower(at)]!);
    },
    wrong: `People [is|are] strange.
      Many people [has|have] a phone.
      Some people [was|were] angry.
      Young people [doesn't|don't] read much.`,
    right: `People are strange.
      The number of people is big.
      Most people have a phone.
      One of the people was angry.
      To help people is good.
      A group of people has a plan.`,
  },
];
