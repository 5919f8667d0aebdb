import type { TongueRule } from '../../tongue-rule.ts';
import * as s from '../word-lists.ts';
import * as w from '../word-bits.ts';
import { BE_FORMS, DETERMINERS, endsHere, isBase, isNoun, isPlural, SUBJECTS, SURE_SUBJECTS } from '../words.ts';

const looksAlike = 'Ordene ligner hinanden, men betyder noget forskelligt. Her er det »{replacement}«, der passer.';

/** Words that look nearly alike, where the words around say which of them is meant. */
export const NEARLY_ALIKE: readonly TongueRule[] = [
  {
    id: 'buy-by',
    type: 'confused-words',
    explanation: looksAlike,
    on: 'by',
    match: (t, at) =>
      s.BUYERS.test(t.lower(t.before(at))) && s.BOUGHT.test(t.lower(t.after(at))) ? t.swap(at, 'buy') : null,
    wrong: `Tomorrow I will [by|buy] her a present.
      We can [by|buy] some food.
      You should [by|buy] a new bike.
      I would [by|buy] it.`,
    right: `Tomorrow I will buy it.
      It will by the end be fine.
      We came by car.
      He could, by the way, sing.
      It was made by him.
      Stand by me.`,
  },
  {
    id: 'fall-off',
    type: 'confused-words',
    explanation: looksAlike,
    on: 'of',
    match: (t, at) =>
      s.FALLS.test(t.lower(t.before(at))) && SUBJECTS.test(t.lower(t.before(at, 2))) && !t.isMark(t.after(at))
        ? t.swap(at, 'off')
        : null,
    wrong: `I fell [of|off] my bike.
      He jumped [of|off] the wall.
      She fell [of|off] the horse.
      We climbed [of|off] it.`,
    right: `I fell off my bike.
      The fall of the wall was in 1989.
      He jumped over it.
      The jump of the year.
      He is afraid of it.
      They fell out of the tree.`,
  },
  {
    id: 'interested-interesting',
    type: 'confused-words',
    explanation:
      'Det, der er spændende, er interesting, boring eller exciting. Den, der føler det, er interested, bored eller excited.',
    on: 'interested bored excited interesting',
    match(t, at) {
      let be = t.before(at);
      if (s.VERY.test(t.lower(be))) be = t.before(be);
      const who = t.lower(t.before(be));
      if (t.lower(at) === 'interesting')
        return s.FEELS.test(t.lower(be)) && t.lower(t.after(at)) === 'in' && s.TELLERS.test(who)
          ? t.swap(at, 'interested')
          : null;
      if (!['is', 'was', "it's", 'are', 'were'].includes(t.lower(be)) || t.lower(t.after(at)) === 'in') return null;
      const isThing = t.lower(be) === "it's" || s.CONTENTS.test(who);
      return isThing && endsHere(t, t.after(at)) && !['by', 'about', 'with'].includes(t.lower(t.after(at)))
        ? t.swap(at, { interested: 'interesting', bored: 'boring', excited: 'exciting' }[t.lower(at)] ?? '')
        : null;
    },
    wrong: `It was so [interested|interesting] that I forgot the time.
      The film was very [bored|boring].
      This is [excited|exciting].
      I am very [interesting|interested] in music.`,
    right: `It was so interesting.
      I was bored.
      He is excited about it.
      They are interested in it.
      The book is interesting.
      It is interesting in many ways.`,
  },
  {
    id: 'exited-excited',
    type: 'confused-words',
    explanation: '»Excited« betyder spændt. »Exited« er datid af »exit« (gå ud).',
    on: 'exited',
    match(t, at) {
      const before = t.lower(t.before(at));
      if (!s.VERY.test(before) && !(s.FEELS.test(before) && endsHere(t, t.after(at)))) return null;
      return t.swap(at, 'excited');
    },
    wrong: `I am [exited|excited] about the trip.
      We are so [exited|excited] today.
      We were very [exited|excited].
      She is [exited|excited] to see you.`,
    right: `I am excited.
      He exited the room.
      It was exciting.
      They are exiting the house.
      She exited quickly.
      We were very excited.`,
  },
  {
    id: 'rise-raise',
    type: 'confused-words',
    explanation: '»Raise« er at løfte noget, og »rise« er at stige eller rejse sig. Her skal der stå »{replacement}«.',
    on: 'rise rises rised',
    match: (t, at) =>
      ['my', 'your', 'his', 'their', 'our', 'money', 'awareness'].includes(t.lower(t.after(at))) &&
      !DETERMINERS.test(t.lower(t.before(at)))
        ? t.swap(at, { rise: 'raise', rises: 'raises', rised: 'raised' }[t.lower(at)]!)
        : null,
    wrong: `Please [rise|raise] your glasses.
      He always [rises|raises] his hand.
      They want to [rise|raise] money for school.
      We [rised|raised] our hands.`,
    right: `Please raise your glasses.
      The sun rises in the east.
      Prices rise every year.
      They rise early.
      The rise was big.
      Rise and shine!`,
  },
  {
    id: 'besides-first',
    type: 'confused-words',
    explanation: '»Besides« betyder »desuden«, og »beside« betyder »ved siden af«.',
    on: 'beside',
    match: (t, at) => (t.isFirst(at) && t.lower(t.after(at)) === ',' ? t.swap(at, 'besides') : null),
    wrong: `[Beside|Besides], it is late.
      [Beside|Besides], how can we know?
      I am tired. [Beside|Besides], it rains.
      [Beside|Besides], he is my friend.`,
    right: `Besides, it is late.
      He sat beside me.
      Beside the house is a tree.
      I sat beside her, and she smiled.
      Besides him nobody came.
      She is beside herself.`,
  },
  {
    id: 'their-things',
    type: 'confused-words',
    explanation: '»Their« betyder »deres«, og »there« betyder »der«.',
    on: 'there',
    match(t, at) {
      const noun = t.after(at);
      const isMany = isPlural(t, noun) || (t.bits(noun) === 0 && t.isWord(noun) && t.lower(noun).endsWith('s'));
      return s.OWNED_BY_THEM.test(t.lower(t.before(at))) && isMany ? t.swap(at, 'their') : null;
    },
    wrong: `The wolves kill [there|their] animals.
      They hid [there|their] toys.
      They brush [there|their] horses.
      They love [there|their] cakes.`,
    right: `The wolves kill their animals.
      I saw you there.
      We use it there.
      They sold there and here.
      I want there to be peace.
      They love it there.`,
  },
  {
    id: 'told-that',
    type: 'confused-words',
    explanation: '»Tell« skal have en person efter sig: told me that. Uden en person hedder det »{replacement}«.',
    on: 'told tells',
    match(t, at) {
      const isClause = t.lower(t.after(at)) === 'that' && SUBJECTS.test(t.lower(t.after(at, 2)));
      return isClause && ['he', 'she', 'i', 'they', 'we'].includes(t.lower(t.before(at)))
        ? t.swap(at, t.lower(at) === 'told' ? 'said' : 'says')
        : null;
    },
    wrong: `He [told|said] that he was ill.
      She [tells|says] that she knows.
      They [told|said] that we could go.
      I [told|said] that I was tired.`,
    right: `He told me that he was ill.
      She said that she knows.
      I was told that he came.
      We told that story.
      They told us.
      He had told that before.`,
  },
  {
    id: 'were-where',
    type: 'confused-words',
    explanation: '»Where« betyder »hvor«, og »were« er datid af »are«. Her skal der stå »{replacement}«.',
    on: 'were',
    match(t, at) {
      const subject = t.after(at);
      const verb = t.after(subject);
      const isPlace = isNoun(t, t.before(at)) && DETERMINERS.test(t.lower(t.before(at, 2)));
      return isPlace &&
        SURE_SUBJECTS.test(t.lower(subject)) &&
        (isBase(t, verb) || t.is(verb, w.PAST | w.THIRD) || BE_FORMS.test(t.lower(verb)))
        ? t.swap(at, 'where')
        : null;
    },
    wrong: `My teacher has a box [were|where] we put our phones.
      It is a street [were|where] they sell shoes.
      We found a lake [were|where] we swam.
      I saw the garden [were|where] she sat.`,
    right: `My teacher has a box where we put our phones.
      They were here.
      We were late.
      Only then were we happy.
      The dogs were sad.
      If I were you, I would go.`,
  },
];
