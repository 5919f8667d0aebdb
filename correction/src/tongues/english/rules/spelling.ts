import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
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
export const SPELLING: readonly TongueRule[] = [
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
