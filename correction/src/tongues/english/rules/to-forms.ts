import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { baseOf, ingOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { BE_FORMS, DETERMINERS } from '../words.ts';
import { SPORTS_VERBS } from '../verb-lists.ts';

/** After these »to« comes before a base form. */
const BEFORE_BASE = new WordList(
  'want wants wanted hope hopes hoped need needs needed try tries tried decide decided decides plan plans planned learn learned learns forgot forget able ready would like love prefer going have has had got allowed supposed easy hard difficult important fun nice time begin began start started afraid happy glad sad want',
);
const HOBBIES = new WordList('hobby hobbies interest interests sport dream job');
const SKILLED = new WordList('good bad better best great terrible');
const BEFORE_ADJECTIVE = new WordList(
  'taste tastes tasted smell smells smelled smelt sound sounds sounded look looks looked',
);

/** The form of a verb after »to« and after what asks for -ing. */
export const TO_FORMS: readonly TongueRule[] = [
  {
    id: 'to-ing',
    type: 'verb-form',
    explanation: 'Efter »to« står verbet i navneform uden -ing: »{replacement}« i stedet for »{token}«.',
    on: 'to',
    match(t, at) {
      const verb = t.after(at);
      const before = t.lower(t.before(at));
      if (!BEFORE_BASE.test(before) || !t.is(verb, w.ING) || !t.lower(verb).endsWith('ing')) return null;
      const base = baseOf(t.lower(verb), t.words);
      // »I am going to training«
      const isPlace = t.is(verb, w.NOUN) && /^(?:going|got|had|ready|late)$/.test(before) && !SPORTS_VERBS.test(base);
      return base === '' || isPlace ? null : t.swap(verb, base);
    },
    wrong: `I want to [relaxing|relax] after school.
      We hope to [hearing|hear] from you.
      I would like to [working|work] in your shop.
      She tried to [running|run] away.`,
    right: `I want to relax.
      I am used to working late.
      We look forward to hearing from you.
      He went to a meeting.
      She admitted to stealing it.
      I am going to training.
      It comes down to winning.`,
  },
  {
    id: 'good-at-ing',
    type: 'preposition',
    explanation: 'Det hedder »good at« med -ing efter: »{replacement}« i stedet for »{token}«.',
    on: 'good bad better best great terrible',
    match(t, at) {
      const to = t.after(at);
      const verb = t.after(to);
      if (t.lower(to) !== 'to' || !SKILLED.test(t.lower(at)) || !SPORTS_VERBS.test(t.lower(verb))) return null;
      const be = t.before(at);
      const isSomebody = /^(?:i'm|he's|she's|we're|they're|you're)$/.test(t.lower(be)) || BE_FORMS.test(t.lower(be));
      const who = t.lower(t.before(be));
      if (!isSomebody || who === 'it' || who === 'that' || t.lower(be) === "it's" || t.lower(be) === 'be') return null;
      return /^(?:see|be|go|eat|talk|do|make)$/.test(t.lower(verb))
        ? null
        : t.span(to, verb, `at ${ingOf(t.lower(verb), t.words)}`);
    },
    wrong: `I am good [to swim|at swimming].
      She is very bad to be late, and he is good [to dance|at dancing].
      They are better [to play|at playing] than us.
      My brother is good [to cook|at cooking].`,
    right: `It is good to swim.
      I am good at swimming.
      He was good to me.
      It's better to play outside.
      That is best to do now.
      She is good to her dog.`,
  },
  {
    id: 'hobby-ing',
    type: 'verb-form',
    explanation: 'En hobby eller en interesse nævner man med -ing: My hobby is {replacement}.',
    on: 'is are',
    match(t, at) {
      const noun = t.before(at);
      const verb = t.after(at);
      if (!HOBBIES.test(t.lower(noun)) || !SPORTS_VERBS.test(t.lower(verb))) return null;
      const next = t.after(verb);
      return /^(?:be|help|look|talk|walk|fight|ski|dance|drive|shop)$/.test(t.lower(verb)) &&
        DETERMINERS.test(t.lower(next))
        ? null
        : t.swap(verb, ingOf(t.lower(verb), t.words));
    },
    wrong: `My hobby is [swim|swimming].
      My favourite sport is [run|running].
      Her interests are [cook|cooking] and music.
      His hobby is [play|playing] chess.`,
    right: `My hobby is swimming.
      My dream is to travel.
      My favourite sport is football.
      His job is hard.
      Her interests are many.
      My hobby is a secret.`,
  },
  {
    id: 'taste-good',
    type: 'adverb',
    explanation: 'Efter taste, smell, sound og look står der et tillægsord: It tastes {replacement}.',
    on: 'well badly nicely beautifully',
    match(t, at) {
      let verb = t.before(at);
      if (/^(?:very|so|really|too|quite)$/.test(t.lower(verb))) verb = t.before(verb);
      if (!BEFORE_ADJECTIVE.test(t.lower(verb)) || t.lower(t.after(at)) === 'known') return null;
      if (/^look/.test(t.lower(verb)) && t.lower(at) !== 'beautifully' && t.lower(at) !== 'nicely') return null;
      const right: Record<string, string> = { well: 'good', badly: 'bad', nicely: 'nice', beautifully: 'beautiful' };
      return t.swap(at, right[t.lower(at)]!);
    },
    wrong: `The food tastes [well|good].
      It smells very [badly|bad].
      She looks [beautifully|beautiful].
      That sounds [well|good].`,
    right: `The food tastes good.
      You look well.
      She sings beautifully.
      He smelled the flowers.
      It sounds nice.
      They played well.`,
  },
  {
    id: 'did-statement',
    type: 'verb-form',
    explanation:
      '»Did« bruges kun i spørgsmål og med »not«. Når »what« eller »who« er grundled, hedder det »{replacement}«.',
    on: 'what who which',
    match(t, at) {
      const did = t.after(at);
      const verb = t.after(did);
      if (t.lower(did) !== 'did' || !/^(?:happen|happened|occur|change)$/.test(t.lower(verb))) return null;
      const base = baseOf(t.lower(verb), t.words) || t.lower(verb);
      return t.span(did, verb, base.endsWith('e') ? `${base}d` : `${base}${base === 'occur' ? 'r' : ''}ed`);
    },
    wrong: `I don't know what [did happen|happened].
      Tell me what [did happen|happened] to her.
      What [did happened|happened]?
      What [did change|changed] in the end?`,
    right: `What happened?
      What did you see?
      Who did it?
      I know what he did.
      Which did you choose?
      What did the man say?`,
  },
];
