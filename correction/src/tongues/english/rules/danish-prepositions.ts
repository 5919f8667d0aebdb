import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { isMostly } from '../words.ts';

/** Prepositions that Danish has otherwise, word by word. */
export const DANISH_PREPOSITIONS: readonly TongueRule[] = [
  phraseRule({
    id: 'danish-prepositions',
    type: 'preposition',
    explanation: 'Forholdsordet er et andet end på dansk. På engelsk hedder det »{replacement}« her.',
    phrases: `disapprove/disapproves/disapproved/approve/approves/approved from > $1 of
      to my/his/her/our/your birthday i/we/he/she/they > for $2 $3 $4
      got/get/gets/gave/received/wanted it/him/her/them/this/that/one to my/his/her/our/their birthday/confirmation > $1 $2 for $4 $5
      got/get/gets/gave/received/wanted/became it/him/her/them/this/that/one to christmas > $1 $2 for $4
      became him/her/it to my/his/her birthday > got $2 for $4 $5
      live/lives/lived/stay/stays/stayed/staying/living on a/the hotel/hostel/campsite > $1 at $3 $4
      worked/working by a/the/my > $1 at $3
      practice/internship/job by a/the > $1 at $3
      good/bad/better/best/great/terrible to maths/math/english/german/danish/french/football/handball/sports/swimming/drawing/singing/dancing/cooking/chess/skating/history/biology/physics > $1 at $3
      times/once/twice in the week/month/year/day > $1 a $4
      allergic for/of > allergic to
      in the first/second/third/fourth/last/next/same day > on the $3 $4
      lay/laid/put/lie at the floor/ground/roof/chair > $1 on the $4
      interested to > interested in
      proud on/about > proud of
      sure on > sure of
      good/bad/kind/nice/mean against > $1 to
      think/thinks/thought/thinking on home/food/school/work/christmas > $1 of $3
      out from five/six/ten > out of $3
      in bornholm/funen/zealand/lolland/falster/samsø/ærø/amager/mallorca/bali > on $2
      on greenland/jutland/iceland/ireland/england > in $2
      afraid/scared for letting/losing/falling/making/being/going/getting/flying/doing/saying/asking/telling/dying > $1 of $3
      happy/glad over this/it/my/our/your/the/that > $1 about $3
      tired/bored/sick on > $1 of
      in/for/since six/seven/eight/nine/several weeks/months/years/days/hours ago > $2 $3 ago
      a friend/cousin/colleague to me/him/her/us/my > $1 $2 of $4
      member in/on/by > member of
      owner to/for > owner of
      reason to this/the/my/his/her > reason for $3
      example to > example of
      knowledge on > knowledge of
      lack on > lack of
      fear for/against the/dogs/spiders/flying/death/dying > fear of $3
      love to the/my/his/her > love for $3
      interest for/on/of the/music/sports/art/it > interest in $3
      belief on > belief in
      respect/admiration to > $1 for
      opposite from > opposite of
      attention on > attention to
      access on/in > access to
      reply on > reply to
      visit in london/paris/berlin/rome/england > visit to $3
      trip/travel/journey in london/paris/berlin/rome/england/spain > $1 to $3
      on a trip in > on a trip to
      aware on > aware of
      typical/characteristic for > $1 of
      guilty in > guilty of
      capable to > capable of
      rich/poor on > $1 in
      satisfied/pleased over/for > $1 with
      shocked/surprised/amazed over > $1 by
      impressed of/over > impressed by
      inspired of > inspired by
      written/made/painted/directed/played/bitten/hit/owned/killed/loved/hated of the/a/an/my/his/her/someone > $1 by $3
      based over > based on
      dressed/covered of > $1 in
      filled of > filled with
      experienced with > experienced in
      late/early to school/work/dinner/class/the > $1 for $3
      polite/rude against > $1 to
      complain/complains/complained/complaining over/on > $1 about
      talk/talks/talked/talking on it/this/that > $1 about $3
      blame/blames/blamed me/him/her/them/us on/about > $1 $2 for
      warn/warns/warned me/him/her/us for > $1 $2 about
      insist/insists/insisted at > $1 on
      count/counts/counted with me/him/her/us/them > $1 on $3
      react/reacts/reacted on/at > $1 to
      reply/replied/replies on/at > $1 to
      contribute/contributes/contributed with > $1
      refer/refers/referred on/at > $1 to
      prefer/prefers/preferred before > $1 to
      congratulate/congratulated with > $1 on
      knock/knocks/knocked in the door > $1 on $3 $4
      recover/recovered after > $1 from
      borrow/borrows/borrowed of > $1 from
      differ/differs of/on > $1 from
      shoot/shoots/shot after > $1 at
      throw/throws/threw after me/him/her/us/them > $1 at $3
      throw/throws/threw on him/me/them/us > $1 at $3
      go/went/goes/going on school/bar/cafe/café > $1 to $3
      go/went/goes/going on a school/bar/restaurant/concert/party/museum/camp > $1 to a $4
      go/went/goes/going in church/bed > $1 to $3
      go/went/goes/going in the cinema/theatre/zoo/supermarket > $1 to the $4
      go/went/goes/going in a school/party/concert > $1 to a $4
      come/comes/came on school/work > $1 to $3
      drive/drove/drives to vacation/holiday > $1 on $3`,
    unless: (t, from, to) =>
      t.is(t.after(to), w.NOUN) &&
      isMostly(t, t.after(to), w.NOUN) &&
      ['school', 'hotel', 'work', 'day', 'week'].includes(t.lower(to)) &&
      t.lower(from) !== 'in',
    wrong: `He disapproves [from|of] it.
      [To|For] my birthday we went to London.
      We stayed [on|at] a hotel in Rome.
      She is good [to|at] maths.
      I train three times [in the|a] week.
      He is a friend [to|of] me.
      They knocked [in|on] the door.
      I am afraid [for|of] falling.
      They live [in|on] Bornholm.`,
    right: `He approves of it.
      We came to my birthday party.
      We stayed at a hotel in Rome.
      She is good to me.
      I train three times a week.
      They live in Denmark.
      He is a member of the club.
      The rise in prices was big.
      It is important to get up early.
      I reacted to it.
      She is happy with it in a way.
      We went in and ate.
      In the first days we slept.
      He was hit by a car.
      They complained about the food.
      I was late for school.
      She ran after him.
      He shot at it.
      They are proud of me.
      I am sure of it.
      He was inspired by her.
      We talked about it.
      The answer to the question is no.
      She blamed me for it.
      They insisted on it.
      He contributed to it.
      It is typical of him.
      We were impressed by it.
      I am aware of it.
      It is based on a book.
      She replied to me.
      They escaped from prison.
      He worried about it.
      I borrowed it from a friend.
      He is capable of it.
      The owner of the dog came.
      It was written by a girl.
      We are tired of it.
      The fear of dogs is common.
      I have respect for her.
      My love for music is big.
      It is an example of it.
      The author of the book is old.
      She lacks nothing.
      A lack of food is bad.
      They went to the cinema.
      He put it on the table.
      We stayed on the farm.
      They work by night.
      I gave it to my sister.
      The reason for this is clear.
      He warned us about it.
      It smelled of fish.
      They threw stones at him.
      The trip to London was fun.
      She is polite to all.
      He was shocked by it.
      We are satisfied with it.
      They count on us.
      She referred to it.
      Access to water is important.
      It is the opposite of that.
      He differs from me.
      A visit to Rome is nice.`,
  }),
];
