import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { isBase, isMostly, isPlural, MODALS, NUMERALS, PERSONS, PREPOSITIONS, UNCOUNTABLE } from '../words.ts';

const THINGS = new WordList(
  'book books film films movie movies car cars house houses thing things town towns city cities game games song songs story stories phone phones school schools box place country countries problem problems word words letter heart machine computer table door tree bike company picture app text',
);

const TOO = new WordList(
  'big small old young late early tired hot cold far fast slow hard easy difficult expensive cheap long short loud high low heavy boring dangerous scared lazy good bad busy shy small dark',
);

const WANTS = new WordList(
  'want wants wanted try tries tried like likes liked have has had need needs going able love loves used',
);

/** Amounts, of which there is less. */
const LESS_OF = new WordList(
  'kroner euros dollars pounds miles metres meters kilometres minutes hours days weeks months years percent degrees',
);

const FIRST_NAMES = new WordList('lars peter jens anna emma maria greta thunberg');

export const CONFUSED: readonly TongueRule[] = [
  {
    id: 'less-fewer',
    type: 'quantity',
    explanation:
      '»Less« bruges om det, man ikke kan tælle (less water), og »fewer« om det, man kan tælle (fewer cars).',
    on: 'less',
    match: (t, at) =>
      isPlural(t, t.after(at)) && !LESS_OF.test(t.lower(t.after(at))) && !NUMERALS.test(t.lower(t.before(at)))
        ? t.swap(at, 'fewer')
        : null,
    wrong: `We need [less|fewer] cars.
      There are [less|fewer] students this year.
      She makes [less|fewer] mistakes now.
      I have [less|fewer] books than you.`,
    right: `We need less water.
      It is less than ten.
      He has fewer friends.
      It costs less kroner.
      She works less days and nights.
      It is less fun.`,
  },
  {
    id: 'to-too',
    type: 'confused-words',
    explanation: '»Too« betyder »for« (too big) eller »også«. »To« er et forholdsord eller står foran et verbum.',
    on: 'to',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(next);
      const after = t.after(next);
      if (word === 'much' || word === 'many') return t.lower(t.before(at)) === 'due' ? null : t.swap(at, 'too');
      const isBeing = [
        'is',
        'are',
        'was',
        'were',
        'am',
        'much',
        "it's",
        "i'm",
        "he's",
        'be',
        'far',
        'way',
        'its',
      ].includes(t.lower(t.before(at)));
      return TOO.test(word) && isBeing && !t.is(after, w.NOUN | w.PLURAL) ? t.swap(at, 'too') : null;
    },
    wrong: `There are [to|too] many people.
      I was [to|too] tired.
      It costs [to|too] much.
      He is [to|too] young to drive.`,
    right: `There are too many.
      I want to go.
      It is up to old people.
      He is to blame.
      We went to bed.
      It leads to late nights.`,
  },
  {
    id: 'too-to',
    type: 'confused-words',
    explanation: 'Foran et verbum i navneform skriver man »to«. »Too« betyder »for« eller »også«.',
    on: 'too',
    match: (t, at) =>
      isBase(t, t.after(at)) &&
      isMostly(t, t.after(at), w.VERB) &&
      t.before(at) >= 0 &&
      WANTS.test(t.lower(t.before(at)))
        ? t.swap(at, 'to')
        : null,
    wrong: `I want [too|to] go home.
      He tried [too|to] help.
      She likes [too|to] sing.
      We have [too|to] eat.`,
    right: `I want to go.
      I want that too.
      It is too hot.
      He eats too much.
      Me too.
      We like it too, said Bob.`,
  },
  {
    id: 'much-many',
    type: 'quantity',
    explanation:
      '»Many« bruges om det, man kan tælle (many cars), og »much« om resten (much water). Her skal der stå »{replacement}«.',
    on: 'much many',
    match(t, at) {
      let noun = t.after(at);
      if (t.lower(noun) === 'more' && t.lower(at) === 'much') {
        noun = t.after(noun);
        if (!t.is(noun, w.PLURAL) || !isMostly(t, noun, w.PLURAL) || t.is(noun, w.NOUN)) return null;
        return t.swap(at, 'many');
      }
      if (t.is(noun, w.ADJECTIVE) && isMostly(t, noun, w.ADJECTIVE) && t.is(t.after(noun), w.NOUN | w.PLURAL))
        noun = t.after(noun);
      if (t.lower(at) === 'much') {
        const isMany =
          isPlural(t, noun) || ['people', 'children', 'things', 'cars', 'friends', 'exams'].includes(t.lower(noun));
        return isMany && t.lower(noun) !== 'times' ? t.swap(at, 'many') : null;
      }
      return UNCOUNTABLE.test(t.lower(noun)) &&
        t.lower(noun) !== 'time' &&
        !isMostly(t, t.after(noun), w.NOUN | w.PLURAL)
        ? t.swap(at, 'much')
        : null;
    },
    wrong: `There are not [much|many] people.
      How [many|much] money do you have?
      I don't have so [much|many] friends.
      We drink too [many|much] water.`,
    right: `There are many people.
      How much money is it?
      He has many water bottles.
      I like it very much.
      Thank you so much.
      Many love it.
      It is much cheaper.`,
  },
  {
    id: 'who-which',
    type: 'relative',
    explanation: '»Who« bruges om personer, »which« om ting. Her er det {replacement}.',
    on: 'which who',
    match(t, at) {
      let noun = t.before(at);
      if (t.isMark(noun) && t.written(noun) === ',') noun = t.before(noun);
      const word = t.lower(noun);
      if ([2, 3].some((back) => ['ask', 'asked', 'tell', 'told', 'wonder'].includes(t.lower(t.before(at, back)))))
        return null;
      if (t.lower(at) === 'which') {
        const isPerson =
          PERSONS.test(word) ||
          (t.is(noun, w.NAME) &&
            t.isCapital(noun) &&
            !t.is(noun, w.NOUN) &&
            t.isMark(t.before(at)) &&
            FIRST_NAMES.test(word));
        const verb = t.after(at);
        return isPerson &&
          !PREPOSITIONS.test(t.lower(t.before(at))) &&
          !(
            t.isMark(t.before(at)) &&
            (t.is(t.before(noun), w.VERB) ||
              (['is', 'was', 'makes', 'made', 'means'].includes(t.lower(verb)) &&
                !t.is(noun, w.NAME) &&
                !['mother', 'father', 'brother', 'sister', 'friend', 'teacher'].includes(word)))
          )
          ? t.swap(at, 'who', 'that')
          : null;
      }
      const verb = t.after(at);
      return THINGS.test(word) &&
        !t.isMark(t.before(at)) &&
        (t.is(verb, w.THIRD | w.PAST | w.VERB) || MODALS.test(t.lower(verb)))
        ? t.swap(at, 'which', 'that')
        : null;
    },
    wrong: `I know a boy [which|who] plays chess.
      The car [who|which] hit me was red.
      My teacher, [which|who] is called Lars, is nice.
      It is a film [who|which] makes me cry.`,
    right: `I know a boy who plays chess.
      The book which I read was good.
      Which boy is it?
      I asked the girl which book she had.
      The man with whom I spoke left.
      Tell people who you are.`,
  },
];
