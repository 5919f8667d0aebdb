import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { pluralOf } from '../noun-lists.ts';
import * as s from '../word-lists.ts';
import { baseOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import {
  DETERMINERS,
  endsHere,
  isBase,
  isMostly,
  MODALS,
  NUMERALS,
  OBJECTS,
  POSSESSIVES,
  SUBJECTS,
  SURE_SUBJECTS,
} from '../words.ts';

const LIKED_NOT = new WordList(
  'like likes liked know knows knew show shows showed want wants wanted think thinks thought need needs needed understand understands understood believe believes believed see sees saw eat eats ate live lives lived work works worked come comes came',
);
const NEEDED = new WordList('need love hate want like hope');
const PLAIN_MODALS = new WordList('can could will would should must');

/** Adverbs, negations and plurals as Danish has them. */
export const DANISH_ADVERBS: readonly TongueRule[] = [
  {
    id: 'manner-adverb',
    type: 'adverb',
    explanation: 'Ordet fortæller, hvordan man gør noget, og så ender det på -ly: »{replacement}«.',
    on: Object.keys(s.MANNERS).join(' '),
    match(t, at) {
      if (!(t.after(at) < 0 || t.isMark(t.after(at)) || ['and', 'but', 'because', 'so'].includes(t.lower(t.after(at)))))
        return null;
      if (t.lower(t.after(at)) === 'and' && isMostly(t, t.after(at, 2), w.ADJECTIVE)) return null;
      let verb = t.before(at);
      if (s.VERY.test(t.lower(verb))) verb = t.before(verb);
      if (s.PARTICLES.test(t.lower(verb)) || OBJECTS.test(t.lower(verb))) verb = t.before(verb);
      else if (isMostly(t, verb, w.NOUN | w.PLURAL) && DETERMINERS.test(t.lower(t.before(verb))))
        verb = t.before(verb, 2);
      const word = t.lower(verb);
      if (s.MAKES_SO.test(word) || MODALS.test(word)) return null;
      const isDone = s.ACTIONS.test(word) || isMostly(t, verb, w.PAST | w.THIRD) || word === 'understood';
      return isDone && verb !== at && t.is(verb, w.VERB | w.PAST | w.THIRD)
        ? { ...t.swap(at, s.MANNERS[t.lower(at)]!), confidence: 0.89 }
        : null;
    },
    wrong: `I opened the door [careful|carefully].
      The animal disappeared very [quick|quickly].
      Malthe understood the code [immediate|immediately].
      The door opened [slow|slowly].`,
    right: `I opened the door carefully.
      He made it easy.
      She looked angry.
      They kept quiet.
      She found it easy.
      He is very polite.
      The tea was perfect.`,
  },
  {
    id: 'degree-adverb',
    type: 'adverb',
    explanation: 'Foran et tillægsord eller et verbum ender ordet på -ly: »{replacement}«.',
    on: Object.keys(s.DEGREES).join(' '),
    match(t, at) {
      const next = t.after(at);
      const before = t.lower(t.before(at));
      if (SURE_SUBJECTS.test(before) && (isMostly(t, next, w.VERB | w.THIRD) || NEEDED.test(t.lower(next))))
        return t.swap(at, s.DEGREES[t.lower(at)]!);
      const isState = s.FEELS.test(before) || before === 'not';
      const ends = t.after(next, 1) < 0 || t.isMark(t.after(next)) || endsHere(t, t.after(next));
      return isState && ends && isMostly(t, next, w.ADJECTIVE) && !t.is(next, w.NOUN)
        ? t.swap(at, s.DEGREES[t.lower(at)]!)
        : null;
    },
    wrong: `It must be [complete|completely] smooth.
      Do I [real|really] need this?
      The film was [extreme|extremely] sad.
      She was [total|totally] different.`,
    right: `It must be completely smooth.
      It is a real friend.
      The real thing is better.
      It was terrible and sad.
      He is a total fool.
      She was perfect.`,
  },
  {
    id: 'how-easily',
    type: 'adverb',
    explanation: 'Ordet fortæller, hvordan nogen gør noget, og så ender det på -ly: how {replacement} …',
    on: 'easy quick careful slow beautiful quiet',
    match(t, at) {
      const who = t.after(at);
      const verb = t.after(who);
      return t.lower(t.before(at)) === 'how' &&
        SURE_SUBJECTS.test(t.lower(who)) &&
        (isBase(t, verb) || isMostly(t, verb, w.PAST | w.THIRD | w.VERB)) &&
        !s.MAKES_SO.test(t.lower(verb))
        ? t.swap(at, s.MANNERS[t.lower(at)]!)
        : null;
    },
    wrong: `It shows how [easy|easily] we forget.
      I saw how [quick|quickly] he ran.
      You know how [slow|slowly] she walks.
      Look how [careful|carefully] they work.`,
    right: `It shows how easily we forget.
      You know how slow it is.
      See how beautiful she is.
      I know how quick he was.
      How easy is it?
      You see how quiet they are.`,
  },
  {
    id: 'noun-likes-not',
    type: 'negation',
    explanation: '»Not« kan ikke stå efter et almindeligt verbum. Brug don’t, doesn’t eller didn’t: »{replacement}«.',
    on: 'not',
    match(t, at) {
      const verb = t.before(at);
      const subject = t.before(verb);
      const next = t.after(at);
      if (!LIKED_NOT.test(t.lower(verb)) || ['to', 'only', 'because', 'from'].includes(t.lower(next)) || next < 0)
        return null;
      if (!t.is(subject, w.NOUN | w.PLURAL | w.NAME) || t.is(subject, w.ADVERB) || SUBJECTS.test(t.lower(subject)))
        return null;
      const isMany = t.is(subject, w.PLURAL) && isMostly(t, subject, w.PLURAL);
      const base = isBase(t, verb) ? t.lower(verb) : baseOf(t.lower(verb), t.words);
      if (isMostly(t, verb, w.PAST)) return t.span(verb, at, `didn't ${base}`);
      return t.span(verb, at, `${isMany ? "don't" : "doesn't"} ${base}`);
    },
    wrong: `My mum [likes not|doesn't like] that.
      The birds [like not|don't like] the smell.
      The clock [showed not|didn't show] the right time.
      Elias [knew not|didn't know] what to say.`,
    right: `My mum doesn't like that.
      The boy asked not to go.
      I like the birds, not the smell.
      The teacher is not here.
      He could not come.
      She likes not only me.`,
  },
  {
    id: 'not-modal',
    type: 'negation',
    explanation: '»Not« står efter can, could, will og de andre hjælpeverber: »{replacement}«.',
    on: 'not',
    match: (t, at) =>
      SURE_SUBJECTS.test(t.lower(t.before(at))) && PLAIN_MODALS.test(t.lower(t.after(at)))
        ? t.span(at, t.after(at), `${t.lower(t.after(at))} not`)
        : null,
    wrong: `She wanted me to stop, but I [not could|could not].
      He [not will|will not] come.
      We [not should|should not] sleep.
      They [not should|should not] do that.`,
    right: `I could not.
      He will not come.
      Not one of them came.
      I hope not.
      Why not?
      We should not do that.`,
  },
  {
    id: 'all-the-singular',
    type: 'plural',
    explanation: 'Der er flere, så ordet skal stå i flertal: »{replacement}« i stedet for »{token}«.',
    on: 'all less hundred',
    match(t, at) {
      const next = t.after(at);
      if (t.lower(at) === 'hundred')
        return t.lower(next) === 'of' &&
          !NUMERALS.test(t.lower(t.before(at))) &&
          t.lower(t.before(at)) !== 'a' &&
          !t.isNumber(t.before(at))
          ? t.swap(at, 'hundreds')
          : null;
      const noun = t.lower(at) === 'less' ? next : t.after(next);
      const isAll = t.lower(at) === 'less' || t.lower(next) === 'the' || POSSESSIVES.test(t.lower(next));
      return isAll && s.COUNTED_MANY.test(t.lower(noun)) && endsHere(t, t.after(noun))
        ? t.swap(noun, pluralOf(t.lower(noun)))
        : null;
    },
    wrong: `We looked under all the [table|tables].
      I know all my [friend|friends] from school.
      I met all the [guest|guests] at the party.
      There were [hundred|hundreds] of people.`,
    right: `We looked under all the tables.
      All the time I was sad.
      I have less money.
      A hundred of them came.
      All my life I waited.
      Two hundred of us came.`,
  },
  {
    id: 'month-after-in',
    type: 'capital',
    explanation: 'Måneder skrives med stort bogstav på engelsk: »{replacement}«.',
    on: 'may march august',
    match(t, at) {
      const before = t.lower(t.before(at));
      const isMonth = before === 'in' || (t.lower(at) !== 'march' && ['last', 'until', 'since'].includes(before));
      if (!isMonth || t.isCapital(at) || (t.lower(at) === 'march' && t.isWord(t.after(at)))) return null;
      const name = t.lower(at).charAt(0).toUpperCase() + t.lower(at).slice(1);
      return { start: t.start(at), end: t.end(at), replacements: [name] };
    },
    wrong: `In [may|May] we went to a lake.
      School starts in [august|August].
      She was born in [march|March].
      I have been here since [august|August].`,
    right: `In May we went to a lake.
      You may come in.
      We march in step.
      It was in August.
      They came in march formation.
      It may rain.`,
  },
];
