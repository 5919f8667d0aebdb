import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { SUBJECTS } from '../words.ts';

const CONTRACTIONS: Readonly<Record<string, string>> = {
  dont: "don't",
  cant: "can't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  wasnt: "wasn't",
  wont: "won't",
  arent: "aren't",
  werent: "weren't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  im: "I'm",
  ive: "I've",
  youre: "you're",
  youve: "you've",
  theyre: "they're",
  theyve: "they've",
  weve: "we've",
  thats: "that's",
  whats: "what's",
  hes: "he's",
  shes: "she's",
  theres: "there's",
  heres: "here's",
  wheres: "where's",
  whos: "who's",
  itll: "it'll",
  youll: "you'll",
  theyll: "they'll",
  aint: "isn't",
  "do'nt": "don't",
  "did'nt": "didn't",
  "does'nt": "doesn't",
  "is'nt": "isn't",
  "was'nt": "wasn't",
  "could'nt": "couldn't",
  "would'nt": "wouldn't",
  "ca'nt": "can't",
  "wo'nt": "won't",
  "have'nt": "haven't",
  "has'nt": "hasn't",
};
const ALWAYS_CAPITAL =
  'monday tuesday wednesday thursday friday saturday sunday january february april june july september october november december english danish german french spanish swedish norwegian italian american european christmas';

export const SPELLING: readonly TongueRule[] = [
  {
    id: 'capital-i',
    type: 'capital',
    explanation: 'Ordet »I« (jeg) skrives altid med stort på engelsk, også midt i en sætning.',
    on: "i i'm i've i'll i'd",
    match(t, at) {
      if (
        t.written(at).charAt(0) !== 'i' ||
        !t.isWord(at) ||
        (t.lower(t.after(at)) === '.' && t.text.charAt(t.end(at) + 1) === 'e')
      )
        return null;
      return { start: t.start(at), end: t.end(at), replacements: [`I${t.written(at).slice(1)}`], confidence: 0.97 };
    },
    wrong: `Then [i|I] went home.
      [i'm|I'm] hungry.
      My dog and [i|I] ran.
      I think [i|I] know.`,
    right: `Then I went home.
      I'm hungry.
      It is in a box.
      He and I ran.
      I know that I can.
      What I like is tea.`,
  },
  {
    id: 'capital-names',
    type: 'capital',
    explanation: 'Navne, sprog, folk, lande, ugedage og måneder skrives med stort på engelsk: »{replacement}«.',
    match(t, at) {
      const word = t.written(at);
      if (!t.isWord(at) || word !== word.toLowerCase() || word.length < 3) return null;
      const name = word.charAt(0).toUpperCase() + word.slice(1);
      const stem = name.endsWith('s') ? name.slice(0, -1) : name;
      const isListed = CAPITALS.has(word) || CAPITALS.has(stem.toLowerCase());
      if (
        !isListed &&
        (t.words.has(word) || !t.words.has(name) || !(t.words.bitsOf(name) & w.NAME) || t.words.frequencyOf(name) < 60)
      )
        return null;
      if (t.lower(t.before(at)) === '-' || word === 'turkeys') return null;
      return { start: t.start(at), end: t.end(at), replacements: [name], confidence: isListed ? 0.97 : 0.88 };
    },
    wrong: `I speak [english|English] and [danish|Danish].
      We went to [london|London].
      See you on [monday|Monday].
      It was in [december|December].
      My [german|German] friend is nice.`,
    right: `I speak English and Danish.
      We went to London.
      You may march on.
      A turkey is a bird.
      She had a job and a mark.
      The rose is red.`,
  },
  {
    id: 'sentence-capital',
    type: 'capital',
    explanation: 'En sætning begynder med stort bogstav.',
    match(t, at) {
      if (!t.isFirst(at) || at !== t.sentenceStart(at) || !t.isWord(at)) return null;
      const word = t.written(at);
      if (!/^\p{Ll}/u.test(word) || word === 'i' || /\p{Lu}/u.test(word)) return null;
      const last = at > 0 ? t.written(at - 1) : '.';
      const before = t.text.slice(0, t.start(at));
      const isNewLine = at === 0 || /[\n\r]\s*$/.test(before);
      if (!isNewLine && !/^[.!?]$/.test(last)) return null;
      // a line of a list or a poem
      if (isNewLine && at > 0 && !/^[.!?"”]$/.test(last)) return null;
      return {
        start: t.start(at),
        end: t.end(at),
        replacements: [word.charAt(0).toUpperCase() + word.slice(1)],
        confidence: 0.9,
      };
    },
    wrong: `[my|My] name is Bo.
      I am ill. [he|He] is not.
      We ran. [then|Then] we slept.
      [the|The] dog is here.`,
    right: `My name is Bo.
      I am ill. He is not.
      "Stop!" he said.
      I have an iPhone.
      It costs 3.5 pounds.
      Wait ... what?`,
  },
  {
    id: 'contractions',
    type: 'apostrophe',
    explanation: 'Sammentrukne ord skrives med apostrof, dér hvor der mangler et bogstav: »{replacement}«.',
    match(t, at) {
      const word = t.lower(at);
      if (!t.isWord(at) || !Object.hasOwn(CONTRACTIONS, word)) return null;
      if (word === 'wont' && ['his', 'her', 'my'].includes(t.lower(t.before(at)))) return null;
      const right = CONTRACTIONS[word]!;
      const third = (word === 'dont' || word === "do'nt") && ['he', 'she', 'it'].includes(t.lower(t.before(at)));
      return third
        ? t.swap(at, "doesn't", "don't")
        : { ...t.swap(at, right), ...(right.startsWith('I') ? { replacements: [right] } : {}) };
    },
    wrong: `I [dont|don't] know.
      He [cant|can't] swim.
      [Thats|That's] good.
      We [didnt|didn't] go.
      [Im|I'm] happy.
      She [does'nt|doesn't] go.`,
    right: `I don't know.
      He can't swim.
      That's good.
      It's mine.
      We didn't go.
      She's here.`,
  },
  {
    id: 'can-not',
    type: 'compound-joined',
    explanation: '»Cannot« skrives i ét ord på engelsk (eller can’t).',
    on: 'not',
    match: (t, at) =>
      t.lower(t.before(at)) === 'can' && SUBJECTS.test(t.lower(t.before(at, 2))) && t.lower(t.after(at)) !== 'only'
        ? t.span(t.before(at), at, 'cannot', "can't")
        : null,
    wrong: `I [can not|cannot] swim.
      We [can not|cannot] go.
      You [can not|cannot] do that.
      He [can not|cannot] see.`,
    right: `I cannot swim.
      I can't swim.
      You can not only swim but also run.
      Can he not swim?
      We could not go.
      It can be done.`,
  },
  phraseRule({
    id: 'common-slips',
    type: 'misspelling',
    explanation: 'Ordet staves »{replacement}« på engelsk.',
    phrases: `wich > which
      becouse/becuase/beacuse/becaus/becase/bacause > because
      thougt > thought
      allways > always
      litle/littel > little
      realy/realley > really
      finaly > finally
      allready > already
      untill > until
      freind/frend/freand > friend
      freinds/frends > friends
      beautifull/beatiful/beutiful/beautyful > beautiful
      wonderfull > wonderful
      successfull > successful
      carefull > careful
      usefull > useful
      writting > writing
      studing > studying
      comming > coming
      hapend/happend > happened
      diffrent/differend/diferent > different
      importent > important
      intresting/interresting/intersting > interesting
      exiting > exciting
      definately/definitly > definitely
      recieve/receve > receive
      belive/beleive > believe
      goverment > government
      enviroment/enviorment > environment
      suddently/suddenley > suddenly
      luckely > luckily
      favorit > favourite
      strickt > strict
      amasing > amazing
      tought > thought
      responsable > responsible
      healty > healthy
      happyest > happiest
      cryed > cried
      tryed > tried
      studyed > studied
      companys > companies
      partys > parties
      citys > cities
      countrys > countries
      familys > families
      babys > babies
      ladys > ladies
      storys > stories
      hobbys > hobbies
      familie > family
      choise > choice
      somthing/someting > something
      evry > every
      peaple/poeple > people
      yaer > year
      scholl/shool > school
      nervious > nervous
      tomorow/tommorow > tomorrow
      adress > address
      begining > beginning
      greatful > grateful
      appartment > apartment
      arround > around
      agressive > aggressive
      truely > truly
      temperatur > temperature
      fantastik/fantastick > fantastic
      seperate > separate
      embarassed > embarrassed
      wether > whether
      ninty > ninety
      fourty > forty`,
    unless: (t, from) =>
      (t.lower(from) === 'exiting' &&
        !['is', 'was', 'very', 'so', 'really', 'more', 'most', 'an'].includes(t.lower(t.before(from)))) ||
      (t.lower(from) === 'exiting' && ['the', 'a', 'my'].includes(t.lower(t.after(from)))),
    wrong: `I like it [becouse|because] it is fun.
      It was very [exiting|exciting].
      Two [citys|cities] are big.
      He is [realy|really] nice.`,
    right: `I like it because it is fun.
      It was very exciting.
      The cities are big.
      He was exiting the room.
      I thought so.
      It was amazing.`,
  }),
];

const CAPITALS: ReadonlySet<string> = new Set(ALWAYS_CAPITAL.split(' '));
