import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';

export const SPLIT_WORDS: readonly TongueRule[] = [
  phraseRule({
    id: 'joined-or-split',
    type: 'compound-joined',
    explanation: 'Det skrives i ét ord på engelsk: »{replacement}«.',
    phrases: `an other > another
      my self > myself
      him self > himself
      her self > herself
      your self > yourself
      them selves > themselves
      our selves > ourselves
      to day > today
      to morrow > tomorrow
      to night > tonight
      with out > without
      some times > sometimes
      any body > anybody
      every body > everybody
      some one > someone
      every thing > everything
      some thing > something
      any thing > anything
      class mate/mates > class$2
      foot ball > football
      goal keeper/keepers > goal$2
      bee keeper/keepers > bee$2
      after noon/noons > after$2
      basket ball > basketball
      volley ball > volleyball
      hand bag/bags > hand$2
      class room/rooms > class$2
      bed room/rooms > bed$2
      bath room/rooms > bath$2
      rain bow/bows > rain$2
      snow man/ball/balls > snow$2
      grand son/daughter/children/child/dad/mum/ma/pa > grand$2
      note book/books > note$2
      sun glasses > sunglasses
      news paper/papers > news$2
      key board > keyboard
      book shop/store/case > book$2
      air port/plane/planes > air$2
      life style > lifestyle
      day light > daylight
      farm house > farmhouse
      under ground > underground
      day dream > daydream
      left overs > leftovers
      neighbour hood > neighbourhood
      friend ship > friendship
      team mate/mates > team$2
      room mate/mates > room$2
      hand ball > handball
      birth day > birthday
      home work > homework
      week end > weekend
      grand mother/father/parents > grand$2
      an way > anyway
      bed room > bedroom
      bath room > bathroom
      snow man > snowman
      note book > notebook
      after noon > afternoon
      break fast > breakfast
      news paper > newspaper
      black board > blackboard
      basket ball > basketball`,
    unless: (t, from, to) =>
      (['one', 'thing'].includes(t.lower(to)) && t.lower(t.after(to)) === 'of' && t.lower(from) !== 'every') ||
      (t.lower(from) === 'her' && t.is(t.after(to), w.NOUN)),
    wrong: `I want [an other|another] one.
      I did it [my self|myself].
      [To day|Today] is Monday.
      He plays [foot ball|football].`,
    right: `I want another one.
      I did it myself.
      My own self is enough.
      It grew each day.
      Some of the things are mine.
      He is at work, and I am home.`,
  }),
  phraseRule({
    id: 'two-words',
    type: 'compound-split',
    explanation: 'Det skrives i flere ord på engelsk: »{replacement}«.',
    phrases: `alot > a lot
      aswell > as well
      infront > in front
      atleast > at least
      eachother > each other
      ofcourse > of course
      highschool > high school
      freetime > free time
      icecream > ice cream
      infact > in fact
      incase > in case
      eventhough > even though
      noone > no one
      videogame > video game
      videogames > video games
      computergame > computer game
      computergames > computer games
      schoolday > school day
      schooldays > school days
      summerholiday > summer holiday
      summervacation > summer vacation
      bestfriend > best friend
      footballmatch > football match
      footballteam > football team
      footballplayer > football player
      musicteacher > music teacher
      englishteacher > English teacher
      schoolbus > school bus
      busstop > bus stop
      trainstation > train station
      swimmingpool > swimming pool
      familymember > family member
      christmastree > Christmas tree
      thankyou > thank you
      everytime > every time
      allright > all right
      upto > up to
      inbetween > in between
      nevermind > never mind
      mobilephone > mobile phone
      shoppingcenter > shopping centre
      climatechange > climate change
      livingroom > living room
      fastfood > fast food
      socialmedia > social media`,
    wrong: `I like it [alot|a lot].
      He stood [infront|in front] of me.
      They love [eachother|each other].
      I play [videogames|video games].`,
    right: `I like it a lot.
      He stood in front of me.
      They love each other.
      We had ice cream.
      At least it is warm.
      Of course I came.`,
  }),
];
