import { WordList } from '../../../words/word-list.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import { baseOf, ingOf } from '../verbs.ts';
import * as w from '../word-bits.ts';
import { BE_FORMS, DETERMINERS, isBase, OBJECTS } from '../words.ts';
import { SPORTS_VERBS } from '../verb-lists.ts';

/** After these »to« comes before a base form. */
const BEFORE_BASE = new WordList(
  'want wants wanted hope hopes hoped need needs needed try tries tried decide decided decides plan plans planned learn learned learns forgot forget able ready would like love prefer going have has had got allowed supposed easy hard difficult important fun nice time begin began start started afraid happy glad sad want',
);
/** »I am going to training« */
const TO_PLACES = new WordList('going got had ready late');
const WOULD = new WordList("would i'd you'd he'd she'd we'd they'd");
const SHORT_BE = new WordList("i'm he's she's we're they're you're");
/** »He was good to see«: what is done to him. */
const MAY_BE_GOOD = new WordList('see be go eat talk do make');
const NOUNS_TOO = new WordList('be help look talk walk fight ski dance drive shop');
const HOW_MUCH = new WordList('very so really too quite');
const HAPPENS = new WordList('happen happened occur change');
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
      const isPlace = t.is(verb, w.NOUN) && TO_PLACES.test(before) && !SPORTS_VERBS.test(base);
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
    id: 'let-base',
    type: 'verb-form',
    explanation: 'Efter »let« og »make« står verbet uden »to«: let me {replacement}.',
    on: 'let lets letting make makes made',
    match(t, at) {
      const who = t.after(at);
      const to = t.after(who);
      const verb = t.after(to);
      return OBJECTS.test(t.lower(who)) && t.lower(to) === 'to' && isBase(t, verb)
        ? t.span(to, verb, t.lower(verb))
        : null;
    },
    wrong: `He let me [to drive|drive] the car.
      My mother makes me [to clean|clean] my room.
      They let us [to go|go] home.
      It made him [to cry|cry].`,
    right: `He let me drive the car.
      She made it to the top.
      They let us in.
      I made him a present to open.
      Let me go.
      He made me happy.`,
  },
  {
    id: 'rather-base',
    type: 'verb-form',
    explanation: 'Efter »would rather« og »had better« står verbet i navneform uden »to«: »{replacement}«.',
    on: 'rather better',
    match(t, at) {
      const helper = t.lower(t.before(at));
      if (t.lower(at) === 'rather' ? !WOULD.test(helper) : helper !== 'had') return null;
      const verb = t.after(at);
      if (t.lower(verb) === 'to' && isBase(t, t.after(verb)))
        return t.span(verb, t.after(verb), t.lower(t.after(verb)));
      const base = t.is(verb, w.ING) && t.lower(verb).endsWith('ing') ? baseOf(t.lower(verb), t.words) : '';
      return base === '' || (t.lower(at) === 'better' && t.is(verb, w.NOUN)) ? null : t.swap(verb, base);
    },
    wrong: `I would rather [working|work] with engines.
      She would rather [to stay|stay] at home.
      You had better [to go|go] now.
      We would rather [going|go] by bike.`,
    right: `I would rather work with engines.
      He is rather interesting.
      You had better go.
      We would rather not go.
      It is better to go.
      They had better weather.`,
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
      const isSomebody = SHORT_BE.test(t.lower(be)) || BE_FORMS.test(t.lower(be));
      const who = t.lower(t.before(be));
      if (!isSomebody || who === 'it' || who === 'that' || t.lower(be) === "it's" || t.lower(be) === 'be') return null;
      return MAY_BE_GOOD.test(t.lower(verb)) ? null : t.span(to, verb, `at ${ingOf(t.lower(verb), t.words)}`);
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
      return NOUNS_TOO.test(t.lower(verb)) && DETERMINERS.test(t.lower(next))
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
      if (HOW_MUCH.test(t.lower(verb))) verb = t.before(verb);
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
      if (t.lower(did) !== 'did' || !HAPPENS.test(t.lower(verb))) return null;
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
