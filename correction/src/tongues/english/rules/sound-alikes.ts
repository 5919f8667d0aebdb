import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { SUBJECTS } from '../words.ts';

export const SOUND_ALIKES: readonly TongueRule[] = [
  phraseRule({
    id: 'what-that',
    type: 'relative',
    explanation:
      '»What« kan ikke henvise til et ord foran. Brug »that« (eller »which« og »who«): everything that, all that.',
    phrases: `everything/all/something/anything/nothing what > $1 that
      thing/things/film/book/car/house/game/dog/boy/girl/man/woman/people what is/are/was/were/has/have/can > $1 that $3
      , what makes/made/means/meant > , which $3
      thing/things what i/you/we/they/he/she > $1 that $3`,
    wrong: `Everything [what|that] he said is true.
      That is all [what|that] I know.
      I saw a dog [what|that] was black.
      The thing [what|that] I like is this.`,
    right: `Everything that he said is true.
      I know what he said.
      Tell me what is wrong.
      What is it?
      That is what I know.
      All that matters is you.`,
  }),
  phraseRule({
    id: 'of-have',
    type: 'confused-words',
    explanation: 'Det lyder som »of«, men det er »have«: could have, should have.',
    phrases: `could/should/would/must/might of been/done/gone/had/seen/made/said/known/come/taken/told/won/thought/got > $1 have $3
      couldn't/shouldn't/wouldn't of > $1 have`,
    wrong: `I could [of|have] done it.
      You should [of|have] seen him.
      It would [of|have] been fun.
      They must [of|have] known.`,
    right: `I could have done it.
      Of course you could.
      He would, of course, come.
      The might of Rome was great.
      I thought of it.
      It could be one of them.`,
  }),
  phraseRule({
    id: 'sounds-alike',
    type: 'confused-words',
    explanation: 'Ordene ligner hinanden, men betyder noget forskelligt. Her er det »{replacement}«, der passer.',
    phrases: `the/a/my/her/his/their/this/our hole world/day/time/life/family/night/class/week/school/story/thing/year/book > $1 whole $3
      we/you/they where in/at/on/very/so/not/happy/going/there/all/tired/late/only > $1 were $3
      were do/does/did/are/is > where $2
      at/to/on the beech > $1 the beach
      i/we/you/they thing that/it/we/i/he/she/they/you/is > $1 think $3
      the same think > the same thing
      one/some/many/any/good/bad/best/important/first think/thinks is/i/that/about/in > $1 thing $3
      a peace of > a piece of
      piece on earth > peace on earth
      here brother/sister/mother/father/friend/parents/dog/house/name/life/own > her $2
      here from/about you/him/her/them > hear $1 $2
      can't here > can't hear
      to/can/could here you/him/her/it/the > $1 hear $3
      and/but/is/was very quite/quit . > $1 very quiet .
      be quite . > be quiet .
      be quite ! > be quiet !
      lets/i/we/you/they loose the/my/our/your/a/it > $1 lose $3
      to/can/will/would/don't loose > $1 lose
      loosing my/your/our/the/his/her/it/weight/money > losing $2
      off course > of course
      more/take of your/my/his/her clothes/shoes/jacket > $1 off $3 $4
      i'm/he's/she's/am/are/is/was form denmark/england/germany/sweden/turkey/usa > $1 from $3
      comes/come/came form > $1 from
      who's car/house/dog/book/idea/fault/phone/turn/name > whose $2
      whose going/coming/that/there/the/is > who's $2
      i/you/we/they/to/don't/can/will except it/that/him/her/the > $1 accept $3
      the/nice/bad/good/cold/warm/hot whether is/was/in/today > $1 weather $3
      weather or not > whether or not
      i/he/she/we/they past the test/exam > $1 passed $3 $4
      in the passed > in the past
      brake the/a/my rules/law/window/record/promise > break $2 $3
      by a new/house/car/dog/phone/lot > buy a $3
      to by a/some/new/the/food/clothes/things > to buy $3
      buy car/bus/train/plane/bike > by $2
      threw the window/door/forest/town > through the $3
      new him/her/it/that/you/the > knew $1
      advise is/was > advice is
      an/good/some/my/your/the advise > $1 advice
      a litle/little bit off > a little bit of
      then you/i/we/they/he/she go/goes/come/comes/get/gets shopping > when $2 $3 $4
      plastic/fish/fishes/swim/swims/animals in the see > $1 in the sea
      customs/costumers are/were/is/was/in/who > customers $2
      the/all/our/some/many/new costumers > $1 customers
      sea you > see you
      i/we/you/they no that/it/him/her/what/how/why/you > $1 know $3
      i don't no > I don't know
      tree times/years/days/weeks/months/people/hours > three $2
      sun of a > son of a
      specially in/when/because/if/the/my/for > especially $2
      a loan time > a long time
      all thought > although
      my/his/her/your/their/our/real/whole/normal/everyday/daily/own live > $1 life
      a new/better/good/normal/happy/bad/hard live > a $2 life
      place/house/school/city/town/country/room/shop/forest/club/party were i/you/we/they/he/she/people > $1 where $3
      this/that/is/know/knows/from/and were i/you/we live/lives/lived/go/work/come > $1 where $3 $4
      last/next/this/every/a/two/three/per weak/weaks > $1 week
      two/three/four/five/many/some/few weaks > $1 weeks
      so/very/too/really week to > $1 weak to
      i/we/he/she/they one the game/match/race/cup/competition > $1 won the $4
      ones upon a time > once upon a time
      ones a day/week/month/year > once a $3
      at ones > at once
      i'm/am/was/get/got/be/so/very/too/really board of/with/./, > $1 bored $3
      i/we/he/she/they use to play/live/go/be/have/think/like/love/do/eat/watch/work/swim/say > $1 used to $4
      nice/good/great/like/want/going to meat you/him/her/them/my > $1 to meet $4
      eat/eats/ate/eating/red/fresh meet > $1 meat
      to/don't eat meet > $1 eat meat
      can't/couldn't/cannot/to breath > $1 breathe
      for/nice/good/a desert . > $1 dessert .
      quit good/nice/big/small/funny/hard/easy/sure/often/different/interesting/cool/boring/old/young/fun > quite $2
      whit a/my/the/his/her/me/him/them/you/an/our/their/it > with $2
      to right a/an/my/the/to/letters/down/about/you > to write $3
      i right to/a/this > I write $3
      how to right > how to write
      have/has/had/got/with/are/were to brothers/sisters/dogs/cats/children/kids/friends/hours/days/weeks/years/houses/cars/boys/girls/horses/rabbits/birds > $1 two $3
      the to boys/girls/brothers/sisters/friends/men/children > the two $3
      me/him/her/us/them/you/i/he/she/we/they/dad/mum/mom/it to . > $1 too .
      me/him/her/you to ! > $1 too !
      their/they're/there selves > themselves
      he/she/it weather > $1 whether
      plain crash/ticket/tickets > plane $2
      the/a plain was/landed/took > $1 plane $3
      by plain > by plane
      their/his/her/my/own/new cloths > $1 clothes
      cloths shop/shops/store > clothes $2
      wear/wears/wore/buy/bought cloths > $1 clothes
      make/makes/made since > $1 sense
      no since > no sense
      i/we/they/he/she new that/how/what/where/who/it > $1 knew $3
      did/didn't/do/don't/to/not new > $1 know
      an/the/big affect on > $1 effect on
      effects/effected/effect us/me/people/everyone/everybody/him/her > affects $2
      where/were the he/she/hell > where the $3
      i/we/you/they/to/can/will/not now what/that/how/why/if/him/her > $1 know $3
      don't/didn't/doesn't now > $1 know
      there going/playing/having/looking/talking/not/all/both/so > they're $2
      than i/he/she/we/they go/goes/went/come/comes/came/said/say/says/started/took/had > then $2 $3
      and/but than i/he/she/we/they/the/it/my > $1 then $3
      since/and/by/from than > $1 then
      rather/other then > $1 than
      buy/by my self > by myself
      went/go/going/goes buy car/bus/train/bike > $1 by $3
      see/seeing/saw you latter > $1 you later
      latter on > later on
      years latter > years later
      on accident > by accident
      everyday i/we/he/she/they/you > every day $2
      an hole/whole > a $2
      steel/steels/steeling my/his/her/money/the/things/food > steal $2
      through/trough it away > throw it away
      through/trough away/out the/my/it > throw $2 $3
      cant/can/to/will/could/would chose > $1 choose
      did/didn't/don't/do chose > $1 choose
      won/win/wins the/a price > $1 $2 prize
      won/win first price > $1 first prize
      were/was/is/are aloud to > $1 allowed to
      not aloud > not allowed
      wont to be/go/see/have/play/do/make/eat/help/know > want to $3
      i/we/they/you wont a/the/to > $1 want $3
      he's/hes name/mother/father/brother/sister/friend/friends/house/dog/car/head/hair/life/wife/family/eyes/room/parents > his $2
      there name/names/mother/father/parents/house/car/dog/friends/own/children/life/lives/food/phone/phones/teacher/mum/dad/son/daughter/home > their $2
      every think > everything
      of cause > of course
      , witch is/was/are/were/has/had/makes/made/creates/gives/means/i/you/we/they/he/she > , which $3
      , were i/you/we/they/he/she/it/the/my > , where $3
      to/of/some/grams/g/dl/cups/cup/with/the/in flower and/. > $1 flour $3
      he/she/it/who/never/always/story/team looses > $1 loses
      lunch/the/every/a brake/brakes between/./,/we/i/our/is/was > $1 break $3
      come/comes/came/go/goes/went/get/gets/got/look/looks to close/far/late/big > $1 too $3
      is/was/are/were/am/be/got/get to fat/big/small/late/early/quick/quiet/loud/strong/weak/noisy > $1 too $3
      work/works/worked/working/train/trains/trained/study/studied/play/played/fight/fought hardly ./,/and/for/to/every/all > $1 hard $3
      i'm/am/is/are/was/were/get/gets/got/be use to > $1 used to
      my chef > my boss
      become/became/becomes him/her/it/this/that/some/a/an to/for/from/present/presents > got $2 $3
      don't/dont/doesn't/can't can > can't
      i/we/they/you/he/she don't/doesn't must > $1 mustn't
      i/we/they/you/he/she don't/doesn't will > $1 won't
      i/we/they/you/he/she didn't could > $1 couldn't
      some think > something`,
    unless: (t, from, to) =>
      (t.lower(from) === 'new' && !SUBJECTS.test(t.lower(t.before(from)))) ||
      (t.lower(to) === 'her' && t.is(t.after(to), w.NOUN) && t.lower(from) === 'here') ||
      (t.lower(from) === 'by' && t.is(t.before(from), w.PARTICIPLE | w.ADVERB)) ||
      (t.lower(from) === 'here' && t.lower(t.before(from)) === 'is') ||
      (t.lower(to) === 'weak' && t.lower(from) === 'a') ||
      (t.lower(from) === 'specially' && t.is(t.after(from), w.PARTICIPLE)),
    wrong: `It is the best in the [hole|whole] world.
      [Were|Where] do you live?
      I don't want to [loose|lose] it.
      I was at the [beech|beach].
      [Off|Of] course I will.
      We [where|were] in Spain.
      I [thing|think] that he is nice.`,
    right: `It is the whole world.
      Where do you live?
      I don't want to lose it.
      Were you there?
      There is a hole in it.
      One thing is certain.
      He was hit by a car.
      Here is the house.
      By the way, I like it.`,
  }),
  phraseRule({
    id: 'lend-borrow',
    type: 'false-friend',
    explanation:
      '»Lend« betyder låne ud, og »borrow« betyder låne af nogen. »Teach« er at lære fra sig, »learn« er selv at lære.',
    phrases: `borrow/borrowed me/him/us/them > $1 $2
      can/may/could i lend > $1 I borrow
      learn me/him/us/them > teach $2
      learned/learnt me/him/us/them to/how/a/that/english/german/danish > taught $2 $3
      will/can/could/would borrow me > $1 lend me`,
    wrong: `Can I [lend|borrow] your pen?
      He [learned|taught] me to swim.
      She will [learn|teach] me English.
      He will [borrow|lend] me a pen.`,
    right: `Can I borrow your pen?
      He taught me to swim.
      I will learn English.
      I learned that he was ill.
      She lent me a pen.
      I want to learn it.`,
  }),
];
