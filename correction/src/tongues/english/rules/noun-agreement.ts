import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { inTense } from '../story.ts';
import { baseOf, pastOf, SAME_IN_PAST, thirdOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { DETERMINERS, GROUPS, isBase, isMostly, isPlural, opensClause, POSSESSIVES } from '../words.ts';
import { AND_OR, LIKE_BASE, PLURAL_OF, SINGULAR_OF, SINGULAR_VERBS, isInverted } from '../agreement-lists.ts';

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

/** What stands before a plural and belongs to it: »the«, »my«, »three«, »these«. */
const opensPlural = (word: string): boolean =>
  word === 'the' || POSSESSIVES.test(word) || MANY.test(word) || word === 'these' || word === 'those' || word === 'all';

const AMOUNTS = new WordList(
  'years miles minutes hours days weeks months kilometres kilometers pounds dollars metres meters degrees percent euros kroner',
);

const NEWS = new WordList(
  'news maths mathematics physics politics economics lots sports series means states athletics',
);

const ONE = new WordList('my your his her its our their the a an this that');

const MIDDLE_WORDS = new WordList('always never often usually sometimes also really');

const KIN_OR_THING = new WordList(
  'mother father brother sister friend mum mom dad grandmother grandfather grandma grandpa teacher uncle aunt cousin boss neighbour dog cat horse boy girl man woman book film movie story house town city school game car phone king doctor song text writer author narrator character driver boyfriend girlfriend',
);

const isSingle = (t: TongueText, at: number): boolean =>
  t.is(at, w.NOUN) &&
  isMostly(t, at, w.NOUN) &&
  !t.is(at, w.PLURAL) &&
  !GROUPS.test(t.lower(at)) &&
  !t.lower(at).endsWith('s');

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
      const isMany = MANY.test(first) || (t.isNumber(next) && first !== '1');
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
  {
    id: 'plural-noun-verb',
    type: 'verb-person',
    explanation: 'Der er flere, og så hedder det »{replacement}« og ikke »{token}«: my friends are, the dogs have.',
    on: "is was has doesn't isn't wasn't hasn't",
    match(t, at) {
      const noun = t.before(at);
      if (!isPlural(t, noun) || NEWS.test(t.lower(noun))) return null;
      let first = t.before(noun);
      if (t.is(first, w.ADJECTIVE) && !DETERMINERS.test(t.lower(first))) first = t.before(first);
      const opener = t.lower(first);
      const isOpener = opensPlural(opener);
      if (
        isOpener
          ? !opensClause(t, first) && t.lower(t.before(first)) !== 'all'
          : !(first < 0 && noun === t.firstWord(noun) && isMostly(t, noun, w.PLURAL))
      )
        return null;
      if (opener === 'two' || opener === 'three' || AMOUNTS.test(t.lower(noun))) return null;
      const before = t.lower(t.before(first));
      if (['than', 'what', 'who', 'which', 'how', 'as', 'and', 'or'].includes(before) && before !== 'and') return null;
      return t.swap(at, PLURAL_OF[t.lower(at)]!);
    },
    wrong: `My friends [is|are] funny.
      The dogs [was|were] hungry.
      These cars [has|have] no doors.
      All the teachers [was|were] there, and the children [was|were] happy.`,
    right: `My friends are funny.
      One of my friends is funny.
      The news is good.
      The price of the tickets was high.
      Ten years is a long time.
      Five miles is far.
      The boss of the shops has a car.`,
  },
  {
    id: 'plural-noun-third',
    type: 'verb-person',
    explanation: 'Der er flere, og så får verbet ikke -s: »{replacement}« i stedet for »{token}«.',
    match(t, at) {
      if (
        !t.is(at, w.THIRD) ||
        !(isMostly(t, at, w.THIRD) || LIKE_BASE.test(baseOf(t.lower(at), t.words))) ||
        SINGULAR_VERBS.test(t.lower(at))
      )
        return null;
      const noun = t.before(at);
      const isMarked = t.lower(noun) === 'people' || isPlural(t, noun);
      if (!isMarked || NEWS.test(t.lower(noun))) return null;
      let first = t.before(noun);
      if (t.is(first, w.ADJECTIVE) && !DETERMINERS.test(t.lower(first)) && !MANY.test(t.lower(first)))
        first = t.before(first);
      const opener = t.lower(first);
      const isOpener = opensPlural(opener);
      const start = isOpener ? first : noun;
      if (
        isOpener
          ? !opensClause(t, first)
          : !opensClause(t, t.after(first) >= 0 && first >= 0 ? t.after(first) : t.firstWord(noun))
      )
        return null;
      if (['of', 'and', 'or', 'who', 'which', 'what'].includes(t.lower(t.before(start)))) return null;
      const base = baseOf(t.lower(at), t.words);
      return base === '' ? null : t.swap(at, base);
    },
    wrong: `Many people [thinks|think] so.
      My parents [works|work] a lot.
      The students [gets|get] angry.
      Some boys [says|say] that it is boring.`,
    right: `Many people think so.
      My parents work a lot.
      One of the boys says no.
      The girl with the blue eyes smiles.
      My mother likes birds.
      He never eats sweets.`,
  },
  {
    id: 'singular-noun-verb',
    type: 'verb-person',
    explanation: 'Der er kun én, og så hedder det »{replacement}« og ikke »{token}«.',
    on: "are were have don't aren't weren't haven't",
    match(t, at) {
      const noun = t.before(at);
      if (!isSingle(t, noun)) return null;
      const determiner =
        t.is(t.before(noun), w.ADJECTIVE) && !DETERMINERS.test(t.lower(t.before(noun)))
          ? t.before(noun, 2)
          : t.before(noun);
      if (!ONE.test(t.lower(determiner)) || !opensClause(t, determiner)) return null;
      if (AND_OR.test(t.lower(t.before(determiner))) && !t.isMark(t.before(determiner, 2))) return null;
      if (['if', 'wish', 'as', 'than', 'how', 'what', 'so'].includes(t.lower(t.before(determiner)))) return null;
      return t.swap(at, SINGULAR_OF[t.lower(at)]!);
    },
    wrong: `My brother [are|is] tall.
      The dog [have|has] a long tail.
      My mother [don't|doesn't] eat meat.
      I know that the car [were|was] red.`,
    right: `My brother is tall.
      My brother and my sister are tall.
      The police are here.
      My family are from Turkey.
      Does the dog have a tail?
      If my father were here, he would laugh.`,
  },
  {
    id: 'singular-noun-base',
    type: 'verb-person',
    explanation: 'Der er kun én, og så får verbet -s i nutid: »{replacement}« i stedet for »{token}«.',
    match(t, at) {
      if (!isBase(t, at) || !(isMostly(t, at, w.VERB) || LIKE_BASE.test(t.lower(at))) || SAME_IN_PAST.has(t.lower(at)))
        return null;
      if (t.is(at, w.NOUN) && !LIKE_BASE.test(t.lower(at))) return null;
      const noun = MIDDLE_WORDS.test(t.lower(t.before(at))) ? t.before(at, 2) : t.before(at);
      if (!isSingle(t, noun) || !KIN_OR_THING.test(t.lower(noun))) return null;
      const near = t.before(noun);
      const determiner =
        t.is(near, w.ADJECTIVE | w.SUPERLATIVE) && !DETERMINERS.test(t.lower(near)) ? t.before(near) : near;
      if (!ONE.test(t.lower(determiner)) || !opensClause(t, determiner) || AND_OR.test(t.lower(t.before(determiner)))) {
        if (
          !(
            t.lower(t.before(determiner)) === 'and' &&
            t.isMark(t.before(determiner, 2)) &&
            ONE.test(t.lower(determiner))
          )
        )
          return null;
      }
      if (isInverted(t, determiner)) return null;
      return t.swap(at, ...inTense(t, thirdOf(t.lower(at)), pastOf(t.lower(at), t.words)));
    },
    wrong: `My mother [work|works] in a shop.
      The teacher [say|says] that we must read.
      My best friend [live|lives] in Vejle.
      My dad always [forget|forgets] his keys.`,
    right: `My mother works in a shop.
      Why does the teacher say that?
      Let my friend live.
      My mother and father work a lot.
      Can my friend come?
      My sister can swim and my brother can run.`,
  },
];
