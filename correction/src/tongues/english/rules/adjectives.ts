import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { BE_FORMS, isMostly } from '../words.ts';

const WRONG_DEGREES: Readonly<Record<string, string>> = {
  gooder: 'better',
  goodest: 'best',
  badder: 'worse',
  baddest: 'worst',
  beautifuler: 'more beautiful',
  beautifullest: 'most beautiful',
  beautifulest: 'most beautiful',
  expensiver: 'more expensive',
  interestinger: 'more interesting',
  importanter: 'more important',
  dangerouser: 'more dangerous',
  farer: 'farther',
  funner: 'more fun',
  funnest: 'most fun',
  bestest: 'best',
  worser: 'worse',
  littler: 'smaller',
  muchest: 'most',
  famouser: 'more famous',
  difficulter: 'more difficult',
  boringer: 'more boring',
};
/** Short adjectives that pupils put »more« or »most« before. */
const SHORT: Readonly<Record<string, readonly [string, string]>> = {
  big: ['bigger', 'biggest'],
  small: ['smaller', 'smallest'],
  old: ['older', 'oldest'],
  young: ['younger', 'youngest'],
  easy: ['easier', 'easiest'],
  nice: ['nicer', 'nicest'],
  fast: ['faster', 'fastest'],
  cheap: ['cheaper', 'cheapest'],
  happy: ['happier', 'happiest'],
  pretty: ['prettier', 'prettiest'],
  sweet: ['sweeter', 'sweetest'],
  funny: ['funnier', 'funniest'],
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  tall: ['taller', 'tallest'],
  long: ['longer', 'longest'],
  short: ['shorter', 'shortest'],
  warm: ['warmer', 'warmest'],
  cold: ['colder', 'coldest'],
  strong: ['stronger', 'strongest'],
  rich: ['richer', 'richest'],
  poor: ['poorer', 'poorest'],
  high: ['higher', 'highest'],
  hot: ['hotter', 'hottest'],
  scary: ['scarier', 'scariest'],
  early: ['earlier', 'earliest'],
  late: ['later', 'latest'],
};
const ADVERBS: Readonly<Record<string, string>> = {
  quick: 'quickly',
  slow: 'slowly',
  careful: 'carefully',
  quiet: 'quietly',
  beautiful: 'beautifully',
  perfect: 'perfectly',
  happy: 'happily',
  angry: 'angrily',
  nice: 'nicely',
  easy: 'easily',
  bad: 'badly',
  clear: 'clearly',
  sad: 'sadly',
  serious: 'seriously',
  correct: 'correctly',
  different: 'differently',
  safe: 'safely',
  good: 'well',
};
const DOING = new WordList(
  'run runs ran walk walks walked drive drives drove speak speaks spoke talk talks talked sing sings sang play plays played work works worked write writes wrote swim swims swam dance dances danced move moves moved go goes went eat eats ate learn learns learned read reads answer answers answered act acts acted behave behaves behaved running walking driving speaking talking singing playing working sleeping sleep sleeps slept',
);

export const ADJECTIVES: readonly TongueRule[] = [
  {
    id: 'more-better',
    type: 'agreement',
    explanation: 'Man bøjer ikke to gange. »{replacement}« er nok, for endelsen viser allerede graden.',
    on: 'more most',
    match(t, at) {
      const next = t.after(at);
      const isTwice =
        t.is(next, t.lower(at) === 'more' ? w.COMPARATIVE : w.SUPERLATIVE) &&
        /(?:er|est|better|best|worse|worst)$/.test(t.lower(next));
      return isTwice && isMostly(t, next, w.COMPARATIVE | w.SUPERLATIVE) ? t.span(at, next, t.lower(next)) : null;
    },
    wrong: `This is [more better|better].
      He is [more bigger|bigger] than me.
      It was the [most biggest|biggest] dog.
      She is [more older|older] than you.`,
    right: `This is better.
      He is older.
      It is more beautiful.
      Most people agree.
      I need more water.
      He ate the most cake.`,
  },
  {
    id: 'more-easy',
    type: 'agreement',
    explanation: 'Korte tillægsord bøjes med -er og -est: »{replacement}« i stedet for »{token}«.',
    on: 'more most',
    match(t, at) {
      const next = t.after(at);
      const word = t.lower(next);
      if (!Object.hasOwn(SHORT, word)) return null;
      const [more, most] = SHORT[word]!;
      const before = t.lower(t.before(at));
      if (t.lower(at) === 'most') return before === 'the' ? t.span(at, next, most) : null;
      const isPredicate =
        BE_FORMS.test(before) || ['much', 'even', 'lot', 'bit', 'little', 'get', 'gets', 'got', 'a'].includes(before);
      return isPredicate && !(isMostly(t, t.after(next), w.NOUN | w.PLURAL) && before !== 'a')
        ? t.span(at, next, more)
        : null;
    },
    wrong: `It is [more easy|easier] for me.
      She is the [most sweet|sweetest] girl.
      He is much [more old|older] than me.
      This is the [most cheap|cheapest] shop.`,
    right: `It is easier for me.
      It is more important.
      We need more good ideas.
      Most old people live there.
      She is the most famous girl.
      He is older.`,
  },
  {
    id: 'wrong-degree',
    type: 'agreement',
    explanation: 'Ordet bøjes ikke sådan i grad. Skriv »{replacement}« i stedet for »{token}«.',
    match: (t, at) =>
      t.isWord(at) && Object.hasOwn(WRONG_DEGREES, t.lower(at)) ? t.swap(at, WRONG_DEGREES[t.lower(at)]!) : null,
    wrong: `He is a [gooder|better] player.
      It is the [baddest|worst] day.
      This is [expensiver|more expensive].
      It was [beautifuler|more beautiful].`,
    right: `He is a better player.
      It is the worst day.
      This is more expensive.
      It was more beautiful.
      She is older.
      That is the best.`,
  },
  {
    id: 'comparative-then',
    type: 'confused-words',
    explanation: 'Når man sammenligner, hedder det »than«. »Then« betyder »så« eller »derefter«.',
    on: 'then that as',
    match(t, at) {
      const word = t.lower(at);
      const before = t.before(at);
      const second = t.before(at, 2);
      const third = t.before(at, 3);
      const isCompared =
        (t.is(before, w.COMPARATIVE) && isMostly(t, before, w.COMPARATIVE)) ||
        ['rather', 'more', 'less', 'other'].includes(t.lower(before)) ||
        (['more', 'less'].includes(t.lower(second)) && t.is(before, w.ADJECTIVE | w.NOUN | w.PLURAL | w.ADVERB)) ||
        (t.is(second, w.COMPARATIVE) &&
          isMostly(t, second, w.COMPARATIVE) &&
          t.is(before, w.NOUN | w.PLURAL) &&
          word === 'then' &&
          !t.is(third, w.NOUN));
      if (
        !isCompared ||
        (word !== 'then' &&
          !(
            t.is(before, w.COMPARATIVE) &&
            t.lower(before).endsWith('er') &&
            ['me', 'him', 'you', 'us', 'them', 'my', 'his', 'her', 'i'].includes(t.lower(t.after(at))) &&
            word === 'as'
          ))
      )
        return null;
      if (['other', 'more', 'later', 'earlier', 'better'].includes(t.lower(before)) && t.lower(before) === 'later')
        return null;
      return t.isMark(t.after(at)) || t.after(at) < 0 ? null : t.swap(at, 'than');
    },
    wrong: `He is bigger [then|than] me.
      She has more money [then|than] him.
      It is more important [then|than] sleep.
      I like it more [then|than] school.`,
    right: `He is bigger than me.
      Then we went home.
      First he ate, then he slept.
      He got older, and then he died.
      It was better then.
      Later then we go.`,
  },
  {
    id: 'adverb-ly',
    type: 'adverb',
    explanation: 'Ordet fortæller, hvordan man gør noget. Så er det et biord og hedder »{replacement}« på engelsk.',
    match(t, at) {
      if (!Object.hasOwn(ADVERBS, t.lower(at))) return null;
      const next = t.after(at);
      if (
        next >= 0 &&
        !t.isMark(next) &&
        !['and', 'but', 'because', 'when', 'in', 'on', 'at', 'to', 'with', 'for', 'so', 'if'].includes(t.lower(next))
      )
        return null;
      let verb = t.before(at);
      if (['very', 'so', 'too', 'really', 'quite', 'pretty'].includes(t.lower(verb))) verb = t.before(verb);
      if (t.lower(at) === 'good' && t.lower(verb) === 'it') return null;
      if (['it', 'english', 'danish', 'german', 'football', 'him', 'her'].includes(t.lower(verb)))
        verb = t.before(verb);
      if (
        !DOING.test(t.lower(verb)) ||
        (['go', 'goes', 'went', 'bad', 'safe', 'happy'].includes(t.lower(verb)) &&
          !['slow', 'quick'].includes(t.lower(at)))
      )
        return null;
      if (
        ['safe', 'nice', 'quiet', 'happy'].includes(t.lower(at)) &&
        /^play/.test(t.lower(verb)) &&
        t.lower(at) !== 'nice'
      )
        return null;
      return t.swap(at, ADVERBS[t.lower(at)]!);
    },
    wrong: `He runs very [quick|quickly].
      She sings [beautiful|beautifully].
      They played [good|well].
      He drove [slow|slowly] and stopped.
      She speaks English [good|well].`,
    right: `He runs quickly.
      She sings a beautiful song.
      They played good music.
      It tastes good.
      She looks beautiful.
      He is slow.
      It went well.`,
  },
  phraseRule({
    id: 'others-people',
    type: 'agreement',
    explanation: 'Tillægsord får ikke -s i flertal på engelsk: »{replacement}«.',
    phrases: `others people/things/countries/children/students/kids/friends/words/places > other $2
      differents people/things/countries/places/subjects/kinds/ways/colours > different $2
      anothers people/things/countries > other $2
      goods friends/things/grades/ideas > good $2
      olds people/men/women > old $2
      news things/friends/clothes > new $2`,
    wrong: `I like [others|other] people.
      There are [differents|different] things.
      We are [goods|good] friends.
      In [others|other] countries it is warm.`,
    right: `I like other people.
      Others like it too.
      There are different things.
      The others went home.
      They sell goods.
      We watched the news.`,
  }),
];
