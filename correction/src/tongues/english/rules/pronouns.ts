import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { isMostly, isPlural, MODALS, POSSESSIVES } from '../words.ts';

const SUBJECT_OF: Readonly<Record<string, string>> = { me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' };
const OBJECT_OF: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const GOVERNS = new WordList('of for with to from at about by without between behind beside under');
const OWN_WORDS: Readonly<Record<string, string>> = {
  "her's": 'hers',
  "their's": 'theirs',
  "our's": 'ours',
  "your's": 'yours',
  "his's": 'his',
  hisself: 'himself',
  theirselves: 'themselves',
  theirself: 'themselves',
  themself: 'themselves',
  ourself: 'ourselves',
  meself: 'myself',
  ourselfs: 'ourselves',
  themselfs: 'themselves',
  yourselfs: 'yourselves',
  "it'self": 'itself',
  mines: 'mine',
};

const GOES_ON = new WordList('and but because in on at every when to');

export const PRONOUNS: readonly TongueRule[] = [
  {
    id: 'preposition-object',
    type: 'pronoun',
    explanation: 'Efter et forholdsord hedder det »{replacement}« og ikke »{token}«: with me, of them, for us.',
    on: 'i he she we they',
    match(t, at) {
      if (!GOVERNS.test(t.lower(t.before(at)))) return null;
      const next = t.after(at);
      const endsThere = next < 0 || t.isMark(next) || GOES_ON.test(t.lower(next));
      return endsThere ? t.swap(at, OBJECT_OF[t.lower(at)]!) : null;
    },
    wrong: `I will show you all of [they|them].
      She went with [he|him] to the party.
      This is for [we|us].
      He looked at [she|her] and smiled.`,
    right: `I will show you all of them.
      It depends on who she is.
      The girl I was with, she is nice.
      He asked for what they had.
      I was thinking of you.
      She sat between him and me.`,
  },
  {
    id: 'object-as-subject',
    type: 'pronoun',
    explanation:
      'Ordet er grundled i sætningen og skal hedde »{replacement}«. Me, him, her, us og them bruges om den, det går ud over.',
    on: 'me him us them her',
    match(t, at) {
      if (t.before(at) >= 0 && !t.isMark(t.before(at)) && t.lower(t.before(at)) !== 'because') return null;
      const verb = t.after(at);
      const word = t.lower(verb);
      const isVerb =
        [
          'is',
          'was',
          'are',
          'were',
          'has',
          'have',
          'had',
          'am',
          'likes',
          'like',
          'went',
          'did',
          "don't",
          "doesn't",
          'said',
        ].includes(word) || MODALS.test(word);
      if (
        !isVerb ||
        (t.lower(at) === 'her' && !['is', 'was', 'has', 'went', 'said', 'had', 'did', 'likes'].includes(word))
      )
        return null;
      return t.swap(at, SUBJECT_OF[t.lower(at)]!);
    },
    wrong: `[Me|I] have a dog.
      [Him|He] is my brother.
      [Them|They] are nice.
      It is fun because [us|we] can play.`,
    right: `I have a dog.
      He is my brother.
      Give it to me.
      Her name is Ida.
      Let them go.
      The boy next to me is ill.`,
  },
  {
    id: 'them-noun',
    type: 'pronoun',
    explanation: 'Foran et navneord hedder det »those« (eller »the«), ikke »them«.',
    on: 'them',
    match(t, at) {
      const next = t.after(at);
      if (!isPlural(t, next)) return null;
      if (
        t.is(t.before(at), w.VERB | w.PAST | w.ING | w.THIRD) &&
        [
          'give',
          'gave',
          'call',
          'called',
          'show',
          'showed',
          'buy',
          'bought',
          'tell',
          'told',
          'send',
          'sent',
          'bring',
          'giving',
          'gives',
          'make',
          'made',
          'teach',
          'taught',
          'offer',
          'offered',
          'ask',
          'asked',
          'get',
          'got',
          'sell',
          'sold',
          'read',
          'pay',
          'feed',
          'name',
          'named',
          'cost',
          'costs',
        ].includes(t.lower(t.before(at)))
      )
        return null;
      return ['times', 'days', 'lots', 'things'].includes(t.lower(next)) && t.lower(next) !== 'things'
        ? null
        : t.swap(at, 'those', 'the');
    },
    wrong: `I like [them|those] dogs.
      Look at [them|those] birds.
      Who are [them|those] boys?
      I hate [them|those] shoes.`,
    right: `I like those dogs.
      I gave them books.
      They call them heroes.
      I see them every day.
      He told them stories.
      We visited them twice.`,
  },
  {
    id: 'own-words',
    type: 'pronoun',
    explanation: 'Formen findes ikke. Det hedder »{replacement}«.',
    match: (t, at) =>
      t.isWord(at) && Object.hasOwn(OWN_WORDS, t.lower(at)) ? t.swap(at, OWN_WORDS[t.lower(at)]!) : null,
    wrong: `It is [her's|hers].
      They hurt [theirselves|themselves].
      The house is [our's|ours].
      He did it [hisself|himself].`,
    right: `It is hers.
      They hurt themselves.
      The house is ours.
      He did it himself.
      She is herself.
      That's mine.`,
  },
  {
    id: 'mine-noun',
    type: 'pronoun',
    explanation:
      'Foran et navneord hedder det my, your, her, our og their: »{replacement}«. Mine, yours og hers står alene.',
    on: 'mine yours hers ours theirs',
    match(t, at) {
      const next = t.after(at);
      const isNoun =
        (t.is(next, w.NOUN | w.PLURAL) && isMostly(t, next, w.NOUN | w.PLURAL)) ||
        ['friend', 'friends', 'name', 'house', 'dog', 'brother', 'mother'].includes(t.lower(next));
      if (
        !isNoun ||
        ['of', 'is', 'was', 'a', 'gold', 'coal'].includes(t.lower(t.before(at))) ||
        t.lower(next) === 'today' ||
        t.lower(next) === 'yesterday'
      )
        return null;
      return t.swap(at, { mine: 'my', yours: 'your', hers: 'her', ours: 'our', theirs: 'their' }[t.lower(at)]!);
    },
    wrong: `I love [mine|my] brother.
      I like [yours|your] house.
      They sold [theirs|their] car.
      We love [ours|our] dog.`,
    right: `This is my brother.
      It is mine.
      A friend of mine came.
      Is it yours?
      Hers is red.
      The house is ours.`,
  },
  phraseRule({
    id: 'me-and-friend',
    type: 'pronoun',
    explanation:
      'Når I sammen er grundled, hedder det »I« og ikke »me«, og man nævner sig selv sidst: »{replacement}«.',
    phrases: `me and my friend/brother/sister/mother/father/mom/mum/dad/family/friends/parents/class are/were/have/had/went/go/like/play/played/live/was/is/can/will/saw/came/got > my $4 and I $5
      my friend/brother/sister/mother/father/family/friends/parents and me are/were/have/had/went/go/like/play/played/live/was/can/will > my $2 and I $5
      between you and i > between you and me
      for you and i > for you and me
      with you and i > with you and me`,
    unless: (t, from) =>
      t.before(from) >= 0 &&
      !t.isMark(t.before(from)) &&
      !['and', 'but', 'because', 'when', 'between', 'for', 'with'].includes(t.lower(from)) &&
      !['and', 'but', 'because', 'when', 'then', 'so', 'where', 'that'].includes(t.lower(t.before(from))),
    wrong: `[Me and my friend|My friend and I] went home.
      [Me and my brother|My brother and I] play chess.
      My sister and [me|I] went home.
      It is between you and [I|me].`,
    right: `My friend and I went home.
      He saw me and my friend.
      It is between you and me.
      My sister and I play.
      They know me and my brother.
      She came with my mother and me.`,
  }),
  {
    id: 'each-others',
    type: 'pronoun',
    explanation: 'Det hedder »each other« uden -s (og »each other’s«, når noget er hinandens).',
    on: 'others',
    match: (t, at) =>
      t.lower(t.before(at)) === 'each'
        ? t.is(t.after(at), w.NOUN | w.PLURAL) &&
          !POSSESSIVES.test(t.lower(t.after(at))) &&
          isMostly(t, t.after(at), w.NOUN | w.PLURAL)
          ? t.swap(at, "other's")
          : t.swap(at, 'other')
        : null,
    wrong: `They love each [others|other].
      We help each [others|other] a lot.
      They looked at each [others|other].
      We know each [others|other].`,
    right: `They love each other.
      The others came.
      We know each other's names.
      Others like it.
      Each of the others left.
      He helped others.`,
  },
];
