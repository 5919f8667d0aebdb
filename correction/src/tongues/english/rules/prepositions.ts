import { WordList } from '../../../words/word-list.ts';
import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { isBase } from '../words.ts';

const DAYS = new WordList(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
);
const MONTHS = new WordList('january february march april june july august september october november december');

export const PREPOSITIONS_RULES: readonly TongueRule[] = [
  {
    id: 'on-days',
    type: 'preposition',
    explanation: 'Foran ugedage står »on«, og foran måneder og årstal »in«: on Monday, in May, in 2015.',
    on: 'in on at',
    match(t, at) {
      const next = t.after(at);
      if (t.lower(at) !== 'on' && DAYS.test(t.lower(next)) && !t.is(t.after(next), w.NOUN)) return t.swap(at, 'on');
      if (
        t.lower(at) === 'on' &&
        ((MONTHS.test(t.lower(next)) && !t.isNumber(t.after(next)) && t.lower(t.after(next)) !== 'the') ||
          /^(?:19|20)\d\d$/.test(t.written(next)))
      )
        return t.swap(at, 'in');
      return null;
    },
    wrong: `I play [in|on] Mondays.
      We meet [at|on] Saturday.
      My birthday is [on|in] June.
      It was [on|in] 2015.`,
    right: `I play on Mondays.
      We meet on 5 June.
      My birthday is in June.
      On June 5 we met.
      It happened on a Monday.
      It was in 2015.`,
  },
  phraseRule({
    id: 'fixed-prepositions',
    type: 'preposition',
    explanation: 'Forholdsordet er et andet end på dansk. På engelsk hedder det »{replacement}« her.',
    phrases: `good/bad/better/best in english/danish/german/french/math/maths/football/sports/swimming/singing/drawing/school/it/playing/dancing > $1 at $3
      good/bad/better to play/speak/swim/sing/draw/write/dance/cook with > $1 to $3 $4
      married with > married to
      depend/depends/depended/depending of > $1 on
      listen/listens/listened/listening at/on/after > $1 to
      listen/listens/listened/listening music/me/him/her/it > $1 to $2
      wait/waits/waited/waiting on me/you/him/her/us/them/the/a/my > $1 for $3
      afraid/scared for spiders/dogs/the/flying/him/her/it/them/water/everything/dying/losing > $1 of $3
      proud over/for > proud of
      interested for/of/about/on > interested in
      interest for > interest in
      think/thinks/thought/thinking on/at it/you/him/her/me/them/that/the/my > $1 about $3
      dream/dreams/dreamed/dreaming on > $1 about
      arrive/arrives/arrived to > $1 at
      laugh/laughs/laughed/laughing of/on/over me/him/her/it/us/them/you/the > $1 at $3
      smile/smiles/smiled/smiling to/on me/him/her/us/them/you > $1 at $3
      angry/mad on/over me/him/her/us/them/you/my/the > $1 with $3
      believe/believes/believed on/at/to god/it/him/me/you/that/ghosts/myself > $1 in $3
      participate/participates/participated at/on/to > $1 in
      hope/hopes/hoped on > $1 for
      search/searches/searched/searching after > $1 for
      look/looks/looked/looking on me/him/her/it/them/us/you/the > $1 at $3
      shout/shouts/shouted/shouting on/to > $1 at
      ask/asks/asked after/about help > $1 for $3
      typical for > typical of
      full with > full of
      consist/consists/consisted in > $1 of
      on the picture/photo/pictures/photos > in the $3
      in tv > on TV
      in the tv/radio > on the $3
      in the weekend/weekends > at the $3
      in the end of > at the end of
      in the start > in the beginning
      in the start of > at the start of
      on a school > at a school
      on the school > at school
      on school > at school
      on the concert/party/cinema/restaurant/hospital/museum/station > at the $3
      on work > at work
      on english/danish/german > in $2
      on the country > in the country
      at the morning/evening/afternoon > in the $3
      at my room/house > in my $3
      different of > different from
      similar with > similar to
      kind/nice against me/him/her/us/them/you > $1 to $3
      tired/sick/bored off > $1 of
      reason to that > reason why
      except of > except for
      for two/three/four/five/ten/many/some years/days/weeks/months/hours ago > $2 $3 ago
      under the war/film/lesson/summer/holiday/trip/match/concert/night/day/party/break > during the $3
      under world war > during World War
      congratulations with > congratulations on
      invited at > invited to
      belong/belongs/belonged for > $1 to
      pay/pays/paid 100/200/50/20/ten to > $1 $2 for
      at facebook/instagram/youtube/tiktok/snapchat > on $2
      in facebook/instagram/youtube/tiktok/snapchat > on $2
      in the phone > on the phone
      went/go/goes/going in the cinema/school/shop/bed > $1 to the $4
      went/go/goes/going in school > $1 to school
      go/goes/went/going in the 5th/6th/7th/8th/9th/10th > $1 to $4
      came/come/comes/coming to home > $1 home
      go/goes/went/going to home > $1 home
      in same time > at the same time
      since long time > for a long time
      for a long time since > a long time ago
      means/mean/meant a lot for > $1 a lot to
      means/mean/meant everything for > $1 everything to
      play/plays/played on the guitar/piano/violin > $1 the $4
      play/plays/played on guitar/piano/violin > $1 the $3
      afraid off > afraid of
      wait/waited/waiting/stay/stayed/live/lived/slept/worked/been/talked/lasted/studied in one/two/three/four/five/six/ten/twenty/many/several minutes/hours/days/weeks/months/years/hour > $1 for $3 $4
      on holiday/vacation in two/three/one/four/some weeks/week/days > on $2 for $4 $5
      in front for/off > in front of
      because/instead/most/all/some/one/half/kind/sort/front/lots off the/my/our/his/her/their/them/us/it/you/course/people > $1 of $3
      because/instead off > $1 of
      instead for > instead of
      dependent of > dependent on
      good care for > good care of
      rest/wait/stay/bake/cook/boil/sleep/run/walk/talk in half/ten/twenty/five/two/three/an/one > $1 for $3
      live/lives/lived/live by my/a/the mother/father/mum/dad/friend/grandmother/aunt > $1 with $3 $4
      like/likes best/most/better with > $1 $2 about
      vote/votes/voted about > $1 on
      glass/cup/bottle/piece/slice/bag/packet/litre/liter/kilo/pound/box/bit/lot milk/water/sugar/flour/butter/juice/bread/cake/coffee/tea/cheese/meat/chocolate/rice/paper/advice/news/money/people/things/friends > $1 of $2
      with other words > in other words
      after my opinion/meaning > in my opinion
      for/in my meaning > in my opinion
      on this/that way > in $2 way
      in/at/on home > at home
      in vacation/holiday/holidays > on holiday
      in/at the internet/net/phone/computer/television > on the $3
      in the bus/train/plane/ferry > on the $3
      with bus/train/plane/car/bike/boat/ferry > by $2
      in/on/to 1/2/3/4/5/6/7/8/9/10/11/12/one/two/three/four/five/six/seven/eight/nine/ten o'clock > at $2 o'clock
      on/in christmas/easter > at $2
      responsible of > responsible for
      famous/known of/with > $1 for
      worried/excited/happy/sad/nervous over/for > $1 about
      disappointed over > disappointed with
      surprised over > surprised at
      in love in > in love with
      in love on > in love with
      jealous at/on/over > jealous of
      addicted of/by/on > addicted to
      allergic for/against/over > allergic to
      ready to school/bed/work/war/battle > ready for $3
      solution on/for/of > solution to
      answer on/of > answer to
      effect/influence/impact at > $1 on
      influence/influences/influenced on > $1
      difference on/of > difference between
      example on/at/for > example of
      photo/picture/photos/pictures on/over my/me/the/him/her/us > $1 of $3
      crazy/mad with > $1 about
      in the other hand > on the other hand
      in/on the opposite , > on the contrary ,
      from the beginning on > from the beginning
      in purpose > on purpose
      by accident of > by accident
      in my spare/free time > in my $3 time
      in my sparetime/freetime > in my free time
      on my spare/free time > in my $3 time
      at my spare/free time > in my $3 time
      invited to/on dinner/lunch > invited for $3
      in/on a party/concert/match/restaurant > at a $3
      in the party/concert/match > at the $3
      learn/learned/learns on school > $1 at school
      translate/translated to > $1 into
      change/changed/turn/turned to a/an > $1 into $3
      divided in > divided into
      compare/compared to with > $1 with
      remind/reminds/reminded me on/about > $1 me of
      take/takes/took care on/for/about > $1 care of
      get/gets/got rid off/from > $1 rid of
      make/makes/made fun with/about/on > $1 fun of
      die/died/dies by/from cancer/hunger/thirst > $1 of $3
      suffer/suffers/suffered of/under > $1 from
      protect/protects/protected against/for the/us/him/her/them > $1 from $3
      agree/agrees/agreed in that > $1 that
      succeed/succeeded with > $1 in
      spend/spends/spent money in > $1 money on
      focus/focuses/focused in > $1 on
      concentrate/concentrated about/in > $1 on
      apologize/apologise/apologized to for > $1 for
      point/pointed/pointing on > $1 at
      stare/stared/staring on > $1 at
      call/called/named after by > $1 after
      travel/travelled/traveled/fly/flew/drive/drove in england/spain/italy/london/usa > $1 to $3
      move/moved/moving in england/spain/denmark/copenhagen/aarhus > $1 to $3
      ask/asks/asked if/after help/permission > $1 for $3
      pay/paid/pays the ticket/food/bill/trip > $1 for the $3
      in average > on average
      in the first/second/third/top floor > on the $3 floor
      in the farm/beach/island/radio > on the $3
      in the left/right side > on the $3
      in the same time > at the same time
      in the age/time/speed/price of > at the $3 of
      in first > at first
      in the moment > at the moment
      at the future/past/world > in the $3
      on the world > in the $3
      on the sky/photo/picture/middle > in the $3
      on the morning/evening/afternoon > in the $3
      on a high speed > at a high speed
      by the way of > by way of
      look/looks/looking forward for > $1 forward to
      tell/tells/told for me/him/her/us > $1 $3
      good/bad/great on football/english/math/maths/handball/swimming/singing > $1 at $3
      been in london/england/spain/germany/paris/usa/italy/france before > been to $3 $4`,
    unless: (t, from, to) =>
      (t.lower(to) === 'of' && t.lower(t.after(to)) === 'course') ||
      // »arrived to inspect it«, »on the world stage«
      (t.lower(to) === 'to' && isBase(t, t.after(to)) && t.lower(from).startsWith('arriv')) ||
      (t.lower(to) === 'world' && t.is(t.after(to), w.NOUN)),
    wrong: `I am good [in|at] English.
      She is married [with|to] a doctor.
      It depends [of|on] the weather.
      They [listen|listen to] music.
      I am waiting [on|for] you.
      He laughed [of|at] me.
      I saw it [in|on] TV.`,
    right: `I am good at English.
      It depends on the weather.
      We listen to music.
      I think about it.
      She was waiting for you.
      There is a tree in the picture.
      He is good in a way.
      We met in the morning.`,
  }),
  phraseRule({
    id: 'needless-preposition',
    type: 'preposition',
    explanation: 'Her står der ikke noget forholdsord på engelsk: »{replacement}«.',
    phrases: `discuss/discusses/discussed/discussing about > $1
      answered on/to the/my/your/his > $1 $3
      tell/tells/told to me/him/her/us/them > $1 $3
      enter/entered/enters into/in the/a/my > $1 $3
      phone/phoned/call/called to me/him/her/us/them > $1 $3
      ask/asks/asked to me/him/her/us/them > $1 $3
      visit/visits/visited to/in my/the/our/his/her > $1 $3
      in last week/year/month/summer/night > last $3
      on last week/year/month/monday/friday/saturday/sunday > last $3
      on next week/year/month/monday/friday/saturday/sunday > next $3
      for to get/see/be/have/make/go/buy/learn/help/find > to $3
      met/meet with my > $1 my`,
    wrong: `We [discussed about|discussed] it.
      He [told to|told] me that.
      I [called to|called] him.
      I went there [for to|to] see her.`,
    right: `We discussed it.
      He told me that.
      I called him.
      I went there to see her.
      The answer to my question is no.
      We came last week.`,
  }),
  phraseRule({
    id: 'missing-preposition',
    type: 'preposition',
    explanation: 'Her mangler der et forholdsord på engelsk: »{replacement}«.',
    phrases: `explain/explained/explains me/him/us/them > $1 to $2
      say/says/said me/him/us/them that/i/he/she/we/something > $1 to $2 $3
      wait/waiting/waited me/him/us/them/you > $1 for $2
      look/looking/looked me/him/them > $1 at $2
      search/searching/searched my/a/the > $1 for $2
      went/go/goes/come/came/going london/denmark/england/spain/school/germany/italy/france/work/church > $1 to $2
      arrived london/denmark/england > $1 in $2`,
    unless: (t, from) => ['research', 'a'].includes(t.lower(t.before(from))),
    wrong: `He [explained|explained to] me the rules.
      She [said|said to] me that it was late.
      Please [wait|wait for] me.
      We [went|went to] London.`,
    right: `He explained the rules to me.
      She told me that it was late.
      Please wait for me.
      We went to London.
      I said he was ill.
      I go home.`,
  }),
];
