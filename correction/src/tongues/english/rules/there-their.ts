import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { isMostly } from '../words.ts';
import { OWNED } from '../their-lists.ts';

const NO_THINGS = new WordList(
  'one today yesterday tomorrow people something someone everything nothing somebody times days time lots',
);
const BEFORE_THEIR = new WordList('in of with on for from to at about by like into around all and');

export const THERE_THEIR: readonly TongueRule[] = [
  {
    id: 'there-their',
    type: 'confused-words',
    explanation: '»Their« betyder »deres«. »There« betyder »der«, og »they’re« betyder »they are«.',
    on: "there they're",
    match(t, at) {
      const next = t.after(at);
      const before = t.lower(t.before(at));
      const word = t.lower(next);
      if (word === 'own') return t.swap(at, 'their');
      let noun = next;
      if (
        t.is(noun, w.ADJECTIVE) &&
        isMostly(t, noun, w.ADJECTIVE) &&
        t.is(t.after(noun), w.NOUN | w.PLURAL) &&
        t.lower(at) === 'there'
      )
        noun = t.after(noun);
      if (t.lower(at) === "they're")
        return OWNED.test(word) && !['home', 'friends', 'parents', 'kids', 'children'].includes(word)
          ? t.swap(at, 'their')
          : null;
      const isNoun =
        (t.is(noun, w.NOUN) && isMostly(t, noun, w.NOUN)) ||
        (t.is(noun, w.PLURAL) && isMostly(t, noun, w.PLURAL)) ||
        OWNED.test(t.lower(noun));
      if (
        !isNoun ||
        NO_THINGS.test(t.lower(noun)) ||
        (t.is(t.after(noun), w.VERB) && ['be', 'live'].includes(t.lower(t.after(noun))))
      )
        return null;
      if (BEFORE_THEIR.test(before)) return before === 'and' && !OWNED.test(t.lower(noun)) ? null : t.swap(at, 'their');
      if (
        t.is(t.before(at), w.VERB | w.PAST | w.ING | w.THIRD) &&
        OWNED.test(t.lower(noun)) &&
        !['is', 'are', 'was', 'were', 'go', 'went', 'been', 'live', 'lived'].includes(before)
      )
        return t.swap(at, 'their');
      return (t.before(at) < 0 || t.isMark(t.before(at))) &&
        OWNED.test(t.lower(noun)) &&
        ['is', 'are', 'was', 'were', 'has', 'have'].includes(t.lower(t.after(noun)))
        ? t.swap(at, 'their')
        : null;
    },
    wrong: `They live in [there|their] house.
      They love [there|their] parents.
      [There|Their] dog is big.
      The kids lost [they're|their] money.
      They have [there|their] own room.`,
    right: `There is a dog.
      They live there now.
      They're my friends.
      I went there yesterday.
      Their dog is big.
      We go there every day.
      From there people can see it.`,
  },
  {
    id: 'their-there',
    type: 'confused-words',
    explanation: 'Her er der ment »there«: there is, there are, there was. »Their« betyder »deres«.',
    on: "their they're",
    match(t, at) {
      const next = t.lower(t.after(at));
      const isBeing = ['is', 'are', 'was', 'were', 'will', "isn't", "aren't"].includes(next);
      if (isBeing) return t.swap(at, 'there');
      return t.lower(at) === 'their' && ['not', 'going', 'very', 'a', 'the', 'so', 'too', 'always'].includes(next)
        ? t.swap(at, "they're")
        : null;
    },
    wrong: `[Their|There] is a dog in the garden.
      I think [their|there] are many people.
      [They're|There] was a man.
      [Their|They're] going home.`,
    right: `There is a dog.
      They're going home.
      Their house is red.
      They are nice.
      Their own house is old.
      There are two.
      I know their names.`,
  },
];
