import type { TongueRule } from '../../tongue-rule.ts';
import * as s from '../word-lists.ts';
import * as w from '../word-bits.ts';
import { endsHere, isMostly, isNoun, isPlural, opensClause, PREPOSITIONS } from '../words.ts';

/** Words that sound alike, where the words around say which of them is meant. */
export const HEARD_ALIKE: readonly TongueRule[] = [
  {
    id: 'than-opens',
    type: 'confused-words',
    explanation: '»Then« betyder »så« eller »derefter«. »Than« bruges, når man sammenligner: bigger than.',
    on: 'than',
    match: (t, at) =>
      t.isFirst(at) && t.isWord(t.after(at)) && !t.isCapital(t.after(at, 2)) ? t.swap(at, 'then') : null,
    wrong: `We ate. [Than|Then] we went home.
      [Than|Then] you can go.
      She sat down. [Than|Then] the dog came.
      [Than|Then] my brother laughed.`,
    right: `Then we went home.
      It is bigger than me.
      More than ten came.
      Rather than wait, we left.
      Then my brother came.
      He is older than she is.`,
  },
  {
    id: 'whose-noun',
    type: 'confused-words',
    explanation: '»Who’s« er kort for »who is« eller »who has«. Når noget er nogens, hedder det »whose«.',
    on: "who's",
    match(t, at) {
      const noun = t.after(at);
      const next = t.after(noun);
      const isOwned = t.lower(noun) === 'are' || ((isNoun(t, noun) || isPlural(t, noun)) && t.isWord(next));
      return isOwned && !PREPOSITIONS.test(t.lower(next)) ? t.swap(at, 'whose') : null;
    },
    wrong: `I know a man [who's|whose] car is red.
      He is the actor [who's|whose] films are funny.
      My boss, [who's|whose] hands were black, laughed.
      [Who's|Whose] are they?`,
    right: `I know a man whose car is red.
      Who's there?
      The boy who's coming is my cousin.
      Who's the best?
      Who's next?
      The man who's in charge left.`,
  },
  {
    id: 'advice-noun',
    type: 'confused-words',
    explanation: '»Advice« er navneordet (råd), og »advise« er verbet (råde). Her skal der stå »{replacement}«.',
    on: 'advise',
    match: (t, at) =>
      s.BEFORE_ADVICE.test(t.lower(t.before(at))) && endsHere(t, t.after(at)) ? t.swap(at, 'advice') : null,
    wrong: `I want her best [advise|advice].
      He gave me much [advise|advice] about school.
      This is great [advise|advice] for you.
      I need a lot of [advise|advice].`,
    right: `I advise you to go.
      What do you advise?
      He gave me some advice.
      They advise us.
      We can advise on that.
      My advice is to wait.`,
  },
  {
    id: 'hole-whole',
    type: 'confused-words',
    explanation: '»Hole« er et hul, og »whole« betyder »hele«. Her skal der stå »{replacement}«.',
    on: 'hole whole',
    match(t, at) {
      const next = t.after(at);
      const before = t.lower(t.before(at));
      if (t.lower(at) === 'whole') return s.SIZES.test(before) && endsHere(t, next) ? t.swap(at, 'hole') : null;
      const isOfNoun = t.isWord(next) && (t.bits(next) === 0 || isNoun(t, next)) && !endsHere(t, next);
      return ['the', 'my', 'his', 'her', 'our', 'their', 'this', 'a'].includes(before) &&
        isOfNoun &&
        !['punch', 'saw'].includes(t.lower(next))
        ? t.swap(at, 'whole')
        : null;
    },
    wrong: `We cannot change the [hole|whole] system.
      I was there the [hole|whole] summer.
      He ate my [hole|whole] cake.
      They dug a deep [whole|hole] and left.`,
    right: `There is a hole in the wall.
      I was there the whole summer.
      The hole was big.
      As a whole it is fine.
      A big hole appeared.
      The whole of Europe knows.`,
  },
  {
    id: 'see-sea',
    type: 'confused-words',
    explanation: '»Sea« er havet, og »see« er at se. Her skal der stå »{replacement}«.',
    on: 'see',
    match: (t, at) =>
      s.BEFORE_SEA.test(t.lower(t.before(at))) &&
      endsHere(t, t.after(at)) &&
      t.lower(t.after(at)) !== 'of' &&
      !t.isCapital(at)
        ? t.swap(at, 'sea')
        : null,
    wrong: `It lives in the [see|sea].
      We swam in the cold [see|sea] and laughed.
      The boat was out on the open [see|sea].
      They live by the [see|sea], near Esbjerg.`,
    right: `It lives in the sea.
      I want to see it.
      Can you see in the dark?
      The Holy See is in Rome.
      The things we see are many.
      You see, I was late.`,
  },
  {
    id: 'week-weak',
    type: 'confused-words',
    explanation: '»Week« er en uge, og »weak« betyder svag. Her skal der stå »{replacement}«.',
    on: 'week',
    match(t, at) {
      const before = t.lower(t.before(at));
      const isSound = ['a', 'the', 'my', 'his'].includes(before) && s.WEAK_THINGS.test(t.lower(t.after(at)));
      return isSound || (s.VERY.test(before) && endsHere(t, t.after(at))) ? t.swap(at, 'weak') : null;
    },
    wrong: `I heard a [week|weak] sound.
      She was very [week|weak] after the illness.
      It is my [week|weak] point.
      The team was too [week|weak] for us.`,
    right: `I heard it last week.
      She was very weak.
      It took a week.
      We go every week.
      It is a weak point.
      The week went fast.`,
  },
  {
    id: 'quiet-quite',
    type: 'confused-words',
    explanation: '»Quiet« betyder stille, og »quite« betyder »ret« eller »temmelig«. Her skal der stå »{replacement}«.',
    on: 'quiet quite',
    match(t, at) {
      const before = t.lower(t.before(at));
      const next = t.after(at);
      if (t.lower(at) === 'quite')
        return (s.VERY.test(before) || before === 'be' || before === 'keep') && (next < 0 || t.isMark(next))
          ? t.swap(at, 'quiet')
          : null;
      const isOften =
        ['a', 'often', 'well'].includes(t.lower(next)) &&
        ['lot', 'few', 'bit', 'while'].includes(t.lower(t.after(next)));
      const isDegree =
        s.FEELS.test(before) && isMostly(t, next, w.ADJECTIVE) && (t.after(next) < 0 || t.isMark(t.after(next)));
      return isOften || isDegree ? t.swap(at, 'quite') : null;
    },
    wrong: `His face was [quiet|quite] pale.
      There were [quiet|quite] a lot of people.
      Please keep [quite|quiet].
      It was so [quite|quiet].`,
    right: `His face was quite pale.
      It was quiet.
      He is a quiet old man.
      It was quiet and dark.
      She is quite nice.
      Not quite.`,
  },
  {
    id: 'our-are',
    type: 'confused-words',
    explanation: '»Our« betyder »vores«, og »are« er en form af »be«. Her skal der stå »{replacement}«.',
    on: 'are',
    match: (t, at) =>
      s.OUR_AFTER.test(t.lower(t.before(at))) &&
      isNoun(t, t.after(at)) &&
      !t.is(t.after(at), w.PLURAL) &&
      endsHere(t, t.after(at, 2))
        ? t.swap(at, 'our')
        : null,
    wrong: `I train in [are|our] garage.
      We sat at [are|our] table.
      There is a tree in [are|our] garden.
      He came into [are|our] house in the night.`,
    right: `I train in our garage.
      The people we live with are nice.
      The boys at school are funny.
      Those in town are big.
      The things I dream of are many.
      They are here.`,
  },
  {
    id: 'her-here',
    type: 'confused-words',
    explanation: '»Her« betyder »hendes«, og »here« betyder »her«. Her skal der stå »{replacement}«.',
    on: 'here',
    match: (t, at) =>
      s.HER_AFTER.test(t.lower(t.before(at))) &&
      isNoun(t, t.after(at)) &&
      (t.after(at, 2) < 0 || !isMostly(t, t.after(at, 2), w.NOUN))
        ? t.swap(at, 'her')
        : null,
    wrong: `He jumped out of [here|her] car.
      She played with [here|her] cat.
      The bag was on [here|her] bed.
      I gave it to [here|her] sister.`,
    right: `He jumped out of her car.
      Come to me here.
      It is far from here.
      We are here.
      He lives near here now.
      She is over here.`,
  },
  {
    id: 'two-before-many',
    type: 'confused-words',
    explanation: '»Two« er tallet 2, »too« betyder »for« eller »også«, og »to« er et forholdsord.',
    on: 'to too',
    match(t, at) {
      let noun = t.after(at);
      if (t.lower(noun) === 'other') noun = t.after(noun);
      if (!isPlural(t, noun) || t.is(noun, w.VERB | w.ADJECTIVE) || t.isCapital(noun)) return null;
      const before = t.lower(t.before(at));
      const isSure = t.lower(at) === 'too' ? t.after(at) === noun : s.LEADS_TO_TWO.test(before);
      return isSure && !(t.lower(at) === 'to' && before === 'other') ? t.swap(at, 'two') : null;
    },
    wrong: `I slept in a tent with [to|two] other cats.
      It took me [too|two] hours.
      We waited after [to|two] games.
      She has [to|two] cakes.`,
    right: `I slept with two girls.
      It took too long.
      He goes to schools in town.
      She is used to dogs.
      I like cats too.
      We gave it to friends.`,
  },
  {
    id: 'where-was',
    type: 'confused-words',
    explanation: '»Where« betyder »hvor«. Formen af »be« hedder was eller were: »{replacement}«.',
    on: 'it he she i',
    match(t, at) {
      const where = t.after(at);
      const next = t.after(where);
      if (t.lower(where) !== 'where' || !opensClause(t, at)) return null;
      const isSaid = ['a', 'an', 'my', 'so', 'very', 'not', 'really', 'too', 'called'].includes(t.lower(next));
      return isSaid || isMostly(t, next, w.ADJECTIVE | w.ING) ? t.swap(where, 'was') : null;
    },
    wrong: `I looked, but it [where|was] my tooth.
      He [where|was] very angry.
      She [where|was] not at home.
      I [where|was] so happy.`,
    right: `It was my tooth.
      I know where he is.
      This is it, where the road ends.
      He was very angry.
      Tell me where.
      She asked where it was.`,
  },
];
