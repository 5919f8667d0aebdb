import { WordList } from './word-list.ts';

// English names of things that are said in Danish and stay, or may stay, in two words.

const PHRASES =
  'escape room/escape rooms/true crime/heavy metal/black metal/death metal/hard rock/punk rock/indie rock/fast food/junk food/street food/street art/' +
  'science fiction/fan fiction/pulled pork/virtual reality/augmented reality/project manager/general manager/key account/joint venture/chicken nuggets/' +
  'big band/big bang/black box/blind date/blind dates/speed dating/bucket list/drag queen/drama queen/dream team/fake news/fun fact/fun facts/first lady/' +
  'full time/game over/game master/grand prix/happy hour/happy end/happy ending/high five/high fives/high school/middle school/hate speech/' +
  'home run/last minute/low carb/low budget/new age/old school/open source/open air/open world/personal trainer/public service/prime time/' +
  'real life/real time/red carpet/road movie/role model/safe space/second hand/secret santa/single player/soft skills/sugar daddy/tiny house/top ten/' +
  'think tank/ugly sweater/voice over/white noise/wild card/world cup/young adult/zero waste/beer pong/bubble tea/iced coffee/iced tea/' +
  'best friend/best friends/cold case/common sense/coming out/city break/dark web/dirty talk/guilty pleasure/green screen/food truck/food court/flash mob/' +
  'social media/social distancing/comic con/counter strike/candy crush/pop art/body positivity/low fantasy/high fantasy/' +
  'dark fantasy/urban fantasy/slow motion/stand up/time out/walk over/fair play/fair trade/free jazz';

const WHOLE = new WordList(PHRASES.replaceAll(' ', '').replaceAll('/', ' '));
const WORDS = new WordList([...new Set(PHRASES.split(/[ /]/))].join(' '));

/** »escape room«, »true crime«: two neighbours that make an English name together. */
export const isEnglishPhrase = (first: string, second: string): boolean =>
  WORDS.test(first) && WHOLE.test(first + second);
