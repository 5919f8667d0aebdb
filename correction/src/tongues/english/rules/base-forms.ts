import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import type { TongueText } from '../../tongue-text.ts';
import { baseOf, isIrregular, ONLY_PASTS, SAME_IN_PAST } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { isBase, isMostly, MIDDLE, opensClause, QUESTION_WORDS, SUBJECTS } from '../words.ts';
import { PARTICIPLES, SPORTS_VERBS } from '../verb-lists.ts';

const WANTING = new WordList(
  'how want wants wanted try tries tried need needs needed hope hopes hoped like decide decided decides love forgot forgets going have has had able used ready started begin began learn learned learnt',
);

/** A past that no base, noun or adjective is spelled like, with its base, or ''. */
function pastBase(t: TongueText, at: number): string {
  const word = t.lower(at);
  if (SAME_IN_PAST.has(word) || !t.is(at, w.PAST) || t.is(at, w.VERB)) return '';
  const base = baseOf(word, t.words);
  return base === word ? '' : base;
}

/** The verb form that a modal or »do« has to be followed by, past its subject and »not«; −1 where it is not found. */
function formAfter(t: TongueText, helper: number): number {
  let at = t.after(helper);
  if (SUBJECTS.test(t.lower(at))) {
    // »what can I do«, but not »all I can, I did«
    at = t.after(at);
  }
  for (let k = 0; k < 2 && (MIDDLE.test(t.lower(at)) || t.lower(at) === 'not' || t.lower(at) === 'easily'); k++)
    at = t.after(at);
  return at;
}

/** The base of a form that should have been one, or ''. */
function wrongForm(t: TongueText, at: number): string {
  const word = t.lower(at);
  if (word === 'has' || word === 'had') return 'have';
  if (word === 'been' || word === 'is' || word === 'are' || word === 'was' || word === 'were') return 'be';
  if (word === 'does' || word === 'did' || word === 'done') return 'do';
  if (SAME_IN_PAST.has(word)) return '';
  if (t.is(at, w.VERB) && !isMostly(t, at, w.PAST | w.PARTICIPLE | w.THIRD)) return '';
  if (t.is(at, w.THIRD) && isMostly(t, at, w.THIRD)) return baseOf(word, t.words);
  if (t.is(at, w.PAST | w.PARTICIPLE) && (isMostly(t, at, w.PAST | w.PARTICIPLE) || isIrregular(baseOf(word, t.words))))
    return baseOf(word, t.words);
  return '';
}

export const BASE_FORMS: readonly TongueRule[] = [
  {
    id: 'do-base',
    type: 'verb-form',
    explanation:
      'Efter do, does og did (også med »not«) står verbet i navneform uden -s og uden datid: »{replacement}« i stedet for »{token}«.',
    on: "do does did don't doesn't didn't dont doesnt didnt",
    match(t, at) {
      const isNegated = /n'?t$/.test(t.lower(at));
      const subject = t.after(at);
      const asks = SUBJECTS.test(t.lower(subject));
      if (!isNegated && !asks && t.lower(subject) !== 'not') return null;
      if (
        !isNegated &&
        asks &&
        (t.isMark(t.before(at)) ||
          !(t.before(at) < 0 || QUESTION_WORDS.test(t.lower(t.before(at))) || opensClause(t, at)))
      )
        return null;
      const verb = formAfter(t, at);
      if (t.isMark(t.before(verb)) || (t.lower(verb) === 'did' && asks)) return null;
      const base = wrongForm(t, verb);
      return base === '' || base === t.lower(verb) ? null : t.swap(verb, base);
    },
    wrong: `I didn't [went|go] home.
      Did you [saw|see] the film?
      He doesn't [likes|like] me.
      Does she [has|have] a dog?
      They did not [came|come].
      Why did he [said|say] that?`,
    right: `I didn't go home.
      Did you see the film?
      He does his homework and plays.
      What I did was stupid.
      Does she have a dog?
      I don't hurt anyone.
      He did, however, like it.`,
  },
  {
    id: 'modal-base',
    type: 'verb-form',
    explanation:
      'Efter can, could, will, would, should, must og may står verbet i navneform: »{replacement}« i stedet for »{token}«.',
    on: "can could will would shall should may might must can't couldn't won't wouldn't shouldn't mustn't cannot",
    match(t, at) {
      if (['may', 'might', 'will', 'must', 'can'].includes(t.lower(at)) && t.isCapital(at) && !t.isFirst(at))
        return null;
      // »in may«
      if (t.lower(at) === 'may' && t.lower(t.before(at)) === 'in') return null;
      const verb = formAfter(t, at);
      if (t.lower(t.before(verb)) === 'have' || verb < 0) return null;
      const base = wrongForm(t, verb);
      if (base !== '' && base !== t.lower(verb)) return t.swap(verb, base);
      const isPlainIng = PARTICIPLES.test(t.lower(verb)) && t.before(verb) === at;
      return isPlainIng ? t.swap(verb, baseOf(t.lower(verb), t.words)) : null;
    },
    wrong: `He can [swims|swim] fast.
      I could [went|go] home.
      You should [been|be] careful.
      She will [goes|go] to Spain.
      We can't [ate|eat] that.
      He must [has|have] a plan.`,
    right: `He can swim fast.
      He will have gone by then.
      You should be careful.
      If you can, call me.
      I could have been there.
      We must not put it there.
      Can the dog have a bone?`,
  },
  {
    id: 'modal-to',
    type: 'verb-form',
    explanation: 'Efter can, could, will, should og must står der ikke »to« foran verbet.',
    on: "can could will would should must can't couldn't won't shouldn't mustn't cannot",
    match(t, at) {
      let to = t.after(at);
      if (t.lower(to) === 'not') to = t.after(to);
      const verb = t.after(to);
      return t.lower(to) === 'to' &&
        t.is(verb, w.VERB) &&
        (!t.isCapital(at) || t.isFirst(at)) &&
        t.lower(t.before(at)) !== 'a'
        ? t.span(to, verb, t.lower(verb))
        : null;
    },
    wrong: `I can [to swim|swim].
      You must [to listen|listen] to me.
      We should not [to go|go] there.
      He could [to run|run] fast.`,
    right: `I can swim to the island.
      We have to go.
      You ought to listen.
      He has a will to win.
      She wants to go.
      I can, to be honest, swim.`,
  },
  {
    id: 'to-base',
    type: 'verb-form',
    explanation:
      'Efter »to« står verbet i navneform: to {replacement}. Det er kun det første verbum, der viser tiden: he wanted to go.',
    on: 'to',
    match(t, at) {
      const verb = t.after(at);
      const word = t.lower(verb);
      const before = t.lower(t.before(at));
      if (word === 'saw' || word === 'felt' || word === 'left' || word === 'thought' || t.isCapital(verb)) return null;
      if (
        ['from', 'used', 'way', 'due', 'according', 'thanks', 'next', 'close', 'going'].includes(before) &&
        before !== 'used' &&
        before !== 'going'
      )
        return null;
      if (word === 'been' || word === 'was' || word === 'is' || word === 'has' || word === 'had') {
        return word === 'been' || WANTING.test(before)
          ? t.swap(verb, word === 'has' || word === 'had' ? 'have' : 'be')
          : null;
      }
      const base = pastBase(t, verb);
      if (base !== '' && (ONLY_PASTS.has(word) || (WANTING.test(before) && isMostly(t, verb, w.PAST | w.PARTICIPLE))))
        return t.swap(verb, base);
      if (!WANTING.test(before) || !t.is(verb, w.THIRD) || t.is(verb, w.PLURAL)) return null;
      return t.swap(verb, baseOf(word, t.words));
    },
    wrong: `I want to [went|go] home.
      He tried to [took|take] it.
      She wanted to [bought|buy] a dress.
      I would like to [been|be] there.
      We like to [ate|eat] pizza.`,
    right: `I want to go home.
      He has been to London.
      We went to bed.
      I listened to what he said.
      She used to have a dog.
      He looked forward to left turns.
      We drove from home to work.`,
  },
  {
    id: 'want-to',
    type: 'verb-form',
    explanation: 'Der mangler »to«. Efter want, would like, need og try står verbet med to: »{replacement}«.',
    on: 'want wants wanted like need needs tried decided',
    match(t, at) {
      const word = t.lower(at);
      if (
        word === 'like' &&
        !['would', "i'd", "you'd", "he'd", "she'd", "we'd", "they'd"].includes(t.lower(t.before(at)))
      )
        return null;
      if (
        !SUBJECTS.test(t.lower(t.before(at))) &&
        !['would', "don't", "doesn't", "didn't", 'really', 'also', "i'd", "he'd", "she'd", "we'd"].includes(
          t.lower(t.before(at)),
        )
      )
        return null;
      const verb = t.after(at);
      const isVerb =
        t.lower(verb) === 'be' ||
        (isBase(t, verb) &&
          isMostly(t, verb, w.VERB) &&
          !t.is(verb, w.PLURAL) &&
          t.lower(verb) !== 'like' &&
          (!t.is(verb, w.NOUN) || SPORTS_VERBS.test(t.lower(verb))) &&
          t.lower(verb) !== 'help');
      if (!isVerb || (word === 'need' && t.lower(t.before(at)) === 'not')) return null;
      return t.span(at, verb, `${t.lower(at)} to ${t.lower(verb)}`);
    },
    wrong: `I [want go|want to go] home.
      She [wants be|wants to be] a doctor.
      I would [like see|like to see] it.
      He [decided go|decided to go] home.`,
    right: `I want to go home.
      He wants food.
      I would like some tea.
      I need help.
      She wants more.
      We like dogs.`,
  },
  {
    id: 'question-do',
    type: 'verb-form',
    explanation: 'I spørgsmål med almindelige verber skal der do, does eller did foran personen: »{replacement}«.',
    on: 'what where when why how who',
    match(t, at) {
      if (t.before(at) >= 0 && !t.isMark(t.before(at))) return null;
      const verb = t.after(at);
      const subject = t.after(verb);
      if (
        !isBase(t, verb) ||
        !isMostly(t, verb, w.VERB) ||
        !SUBJECTS.test(t.lower(subject)) ||
        t.lower(verb) === 'have'
      )
        return null;
      if (!t.isMark(t.after(subject)) && !t.isWord(t.after(subject))) return null;
      const helper = ['he', 'she', 'it'].includes(t.lower(subject)) ? 'does' : 'do';
      return t.span(verb, subject, `${helper} ${t.written(subject)} ${t.lower(verb)}`);
    },
    wrong: `Where [live you|do you live]?
      What [mean you|do you mean]?
      Why [say you|do you say] that?
      When [go we|do we go] home?`,
    right: `Where do you live?
      What are you?
      How old are you?
      Who knows you?
      Why can you say that?
      When we go home, we eat.`,
  },
];
