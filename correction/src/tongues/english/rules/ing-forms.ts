import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { ingOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { isInverted } from '../agreement-lists.ts';
import { BE_FORMS, isBase, isMostly, opensClause, SUBJECTS, SURE_SUBJECTS } from '../words.ts';
import { PARTICIPLES, SPORTS_VERBS } from '../verb-lists.ts';

const ING_ONLY = new WordList(
  'enjoy enjoys enjoyed avoid avoids avoided finish finished finishes suggest suggested mind imagine practise practised',
);

const STATES: Readonly<Record<string, string>> = {
  knowing: 'know',
  wanting: 'want',
  liking: 'like',
  needing: 'need',
  believing: 'believe',
  meaning: 'mean',
  owning: 'own',
};

const BE_BASES = new WordList(
  'go play eat look make take do say see live think write come run get give tell sing swim speak watch',
);

export const ING_FORMS: readonly TongueRule[] = [
  {
    id: 'ing-after-preposition',
    type: 'verb-form',
    explanation: 'Efter et forholdsord (in, of, at, for, without, about …) står verbet med -ing: »{replacement}«.',
    on: 'in of at for without about instead by on',
    match(t, at) {
      const before = t.lower(t.before(at));
      const word = t.lower(at);
      const allowed =
        word === 'without' ||
        (word === 'of' &&
          ['instead', 'afraid', 'tired', 'scared', 'capable', 'think', 'dream', 'way'].includes(before)) ||
        (word === 'in' && ['interested', 'believe'].includes(before)) ||
        (word === 'at' && ['good', 'bad', 'better', 'best'].includes(before)) ||
        (word === 'for' && ['thanks', 'you', 'sorry', 'famous'].includes(before) && before !== 'you') ||
        (word === 'about' &&
          ['think', 'dream', 'thinking', 'talk', 'talked', 'dreams', 'how', 'what'].includes(before));
      const verb = t.after(at);
      if (t.lower(verb) === 'to' && allowed && t.is(t.after(verb), w.VERB))
        return t.span(verb, t.after(verb), ingOf(t.lower(t.after(verb)), t.words));
      if (!allowed || !isBase(t, verb)) return null;
      if (t.is(verb, w.NOUN) && !SPORTS_VERBS.test(t.lower(verb))) return null;
      return t.swap(verb, ingOf(t.lower(verb), t.words));
    },
    wrong: `He left without [say|saying] goodbye.
      I am good at [swim|swimming].
      She is interested in [learn|learning] Danish.
      Instead of [go|going] home, he slept.
      I am afraid of [to fly|flying].`,
    right: `He left without saying goodbye.
      I am good at swimming.
      Without water we die.
      He is interested in sport.
      She is afraid of work.
      Instead of sleep he got coffee.`,
  },
  {
    id: 'look-forward-to',
    type: 'verb-form',
    explanation:
      'Efter »look forward to« og »be used to« er »to« et forholdsord, så verbet skal have -ing: »{replacement}«.',
    on: 'to',
    match(t, at) {
      const before = t.lower(t.before(at));
      const isForward = before === 'forward' && /^look/.test(t.lower(t.before(at, 2)));
      const isUsed =
        before === 'used' &&
        BE_FORMS.test(t.lower(t.before(at, 2))) &&
        SUBJECTS.test(t.lower(t.before(at, 3)).replace(/'.*/, ''));
      const verb = t.after(at);
      if ((!isForward && !isUsed) || !isBase(t, verb)) {
        return isForward && t.lower(verb) === 'be' ? t.swap(verb, 'being') : null;
      }
      if (
        t.is(verb, w.NOUN) &&
        !['see', 'meet', 'hear', 'visit', 'play', 'talk', 'travel', 'come', 'go'].includes(t.lower(verb))
      )
        return null;
      return t.swap(verb, ingOf(t.lower(verb), t.words));
    },
    wrong: `I look forward to [see|seeing] you.
      We are looking forward to [meet|meeting] her.
      I am looking forward to [hear|hearing] from you.
      She looked forward to [go|going] home.`,
    right: `I look forward to seeing you.
      We look forward to Christmas.
      I used to play chess.
      It is used to cut bread.
      I am looking forward to the summer.
      He looked forward to work.`,
  },
  {
    id: 'enjoy-ing',
    type: 'verb-form',
    explanation: 'Efter enjoy, avoid, finish, suggest og mind står verbet med -ing: »{replacement}«.',
    on: 'enjoy enjoys enjoyed avoid avoids finish finished suggest suggested mind',
    match(t, at) {
      const to = t.after(at);
      const verb = t.after(to);
      if (ING_ONLY.test(t.lower(at)) && t.lower(to) === 'to' && t.is(verb, w.VERB))
        return t.span(to, verb, ingOf(t.lower(verb), t.words));
      return null;
    },
    wrong: `I enjoy [to swim|swimming].
      She enjoys [to read|reading] books.
      He finished [to eat|eating].
      We avoid [to talk|talking] about it.`,
    right: `I enjoy swimming.
      He finished eating.
      I want to swim.
      She likes to read.
      We avoid talking about it.
      He suggested going home.`,
  },
  {
    id: 'missing-be',
    type: 'verb-form',
    explanation:
      'Formen på -ing kan ikke stå alene som sætningens verbum. Der skal am, is eller are foran: »{replacement}«.',
    on: 'i he she we they',
    match(t, at) {
      const verb = t.after(at);
      if (!PARTICIPLES.test(t.lower(verb)) || !opensClause(t, at)) return null;
      if (
        ['than', 'what', 'and', 'or', 'how', 'then'].includes(t.lower(t.before(at))) &&
        !['and'].includes(t.lower(t.before(at)))
      )
        return null;
      if (t.isMark(t.after(verb)) && t.isMark(t.before(at))) return null;
      const be = t.lower(at) === 'i' ? 'am' : /^(?:s?he)$/.test(t.lower(at)) ? 'is' : 'are';
      const was = be === 'are' ? 'were' : 'was';
      return t.span(at, verb, `${t.written(at)} ${be} ${t.lower(verb)}`, `${t.written(at)} ${was} ${t.lower(verb)}`);
    },
    wrong: `[I going|I am going] to Spain.
      [She playing|She is playing] football.
      We eat, and [they watching|they are watching] TV.
      [He looking|He is looking] for his dog.`,
    right: `I am going to Spain.
      Is she playing football?
      I saw them going home.
      He stopped eating.
      She likes swimming.
      They were watching TV.`,
  },
  {
    id: 'be-base',
    type: 'verb-form',
    explanation: 'Efter am, is og are står verbet ikke i navneform. Skriv »{replacement}«, eller slet formen af »be«.',
    on: 'am is are was were',
    match(t, at) {
      const subject = t.before(at);
      if (!SURE_SUBJECTS.test(t.lower(subject)) || isInverted(t, subject)) return null;
      const verb = t.after(at);
      const isPlainVerb =
        isBase(t, verb) && isMostly(t, verb, w.VERB) && !t.is(verb, w.NOUN | w.ADJECTIVE | w.PARTICIPLE);
      if (!BE_BASES.test(t.lower(verb)) && !isPlainVerb) return null;
      return t.swap(verb, ingOf(t.lower(verb), t.words));
    },
    wrong: `He is [go|going] home.
      We are [play|playing] football.
      They were [eat|eating] pizza.
      She was [look|looking] at me.`,
    right: `He is going home.
      We are happy.
      They were late.
      She was a doctor.
      I am back.
      He is like his father.`,
  },
  {
    id: 'be-agree',
    type: 'verb-form',
    explanation: '»Agree« er selv et verbum på engelsk. Derfor hedder det I agree, he agrees – uden am, is eller are.',
    on: "am is are i'm you're we're they're he's she's was were",
    match(t, at) {
      let verb = t.after(at);
      const negated = t.lower(verb) === 'not';
      if (negated) verb = t.after(verb);
      if (t.lower(verb) !== 'agree' && t.lower(verb) !== 'disagree') return null;
      const word = t.lower(verb);
      const person = /^(\w+)'/.exec(t.lower(at))?.[1];
      const isThird = ['is', "he's", "she's"].includes(t.lower(at));
      const form = negated
        ? isThird
          ? `doesn't ${word}`
          : `don't ${word}`
        : isThird
          ? `${word}s`
          : /^was|were$/.test(t.lower(at))
            ? `${word}d`
            : word;
      return t.span(at, verb, person ? `${person === 'i' ? 'I' : person} ${form}` : form);
    },
    wrong: `I [am agree|agree] with you.
      We [are not agree|don't agree].
      He [is agree|agrees].
      [I'm agree|I agree] with that.`,
    right: `I agree with you.
      We are in agreement.
      He agrees.
      They are not agreed.
      I'm sure you agree.
      I don't agree.`,
  },
  {
    id: 'state-ing',
    type: 'verb-tense',
    explanation:
      'Know, want, like, need, believe og mean er tilstande og står ikke i -ing-form. Skriv »{replacement}«.',
    on: 'knowing wanting liking needing believing meaning owning',
    match(t, at) {
      const be = t.before(at);
      const subject = t.before(be);
      const short = /^(i|you|he|she|it|we|they)'(m|s|re)$/.exec(t.lower(be));
      if (!short && !(BE_FORMS.test(t.lower(be)) && SUBJECTS.test(t.lower(subject)))) return null;
      const base = STATES[t.lower(at)]!;
      const person = short?.[1] ?? t.lower(subject);
      const isPast = t.lower(be) === 'was' || t.lower(be) === 'were';
      const third = ['he', 'she', 'it'].includes(person) ? `${base}s` : base;
      const pasts: Record<string, string> = { know: 'knew', understand: 'understood', mean: 'meant' };
      const form = isPast ? (pasts[base] ?? `${base.replace(/e$/, '')}ed`) : third;
      return short ? t.span(be, at, `${person === 'i' ? 'I' : person} ${form}`) : t.span(be, at, form);
    },
    wrong: `I [am knowing|know] him.
      She [is wanting|wants] a dog.
      He [was knowing|knew] nobody.
      We [are liking|like] it.`,
    right: `I know him.
      Knowing him, it is true.
      She is understanding and kind.
      What is the meaning of life?
      He left without knowing it.
      I am learning.`,
  },
];
