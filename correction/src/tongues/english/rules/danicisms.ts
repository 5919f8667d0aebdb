import { phraseRule } from '../../phrase-rule.ts';
import type { TongueRule } from '../../tongue-rule.ts';
import * as w from '../word-bits.ts';
import { SUBJECTS } from '../words.ts';

export const DANICISMS: readonly TongueRule[] = [
  phraseRule({
    id: 'make-do',
    type: 'false-friend',
    explanation: 'Dansk »lave« er ikke altid »make«. På engelsk hedder det »{replacement}« her.',
    phrases: `make/makes/made my/your/his/her/our/their/the homework > do $2 homework
      make homework > do homework
      makes homework > does homework
      made homework > did homework
      making homework > doing homework
      making my/your/his/her/our/their homework > doing $2 homework
      do/does a mistake > make a mistake
      did/done a mistake > made a mistake
      do mistakes > make mistakes
      make/makes sport > do sports
      make/making a photo/picture of > take a $3 of
      made a photo > took a photo
      make a party > have a party
      made a party > had a party
      making a party > having a party
      make a shower/bath > take a $3
      make a test/exam > take a $3
      make damage > do damage`,
    wrong: `I [make|do] my homework.
      I must [make|do] homework.
      We all [do|make] mistakes.
      We [made|had] a party.`,
    right: `I do my homework.
      We make mistakes.
      She made a cake.
      They had a party.
      He makes me do my homework.
      I take a shower.`,
  }),
  phraseRule({
    id: 'mean-think',
    type: 'false-friend',
    explanation: 'Når du siger din mening, hedder det »think« på engelsk. »Mean« bruges om, hvad noget betyder.',
    phrases: `i mean that it/we/they/you/the/he/she/people/this/school/schools/young > I think that $4
      i mean it's > I think it's
      i mean we/everyone/everybody should > I think $3 should
      i don't mean that it/we/they/you/the > I don't think that $5
      he/she means that we/they/you/people/it > $1 thinks that $4
      some/many people mean that > $1 people think that`,
    wrong: `I [mean|think] that it is wrong.
      I [mean|think] we should go.
      She [means|thinks] that people are stupid.
      Some people [mean|think] that.`,
    right: `I think that it is wrong.
      What do you mean?
      I mean what I say.
      It means that we can go.
      You know what I mean.
      They mean a lot to me.`,
  }),
  phraseRule({
    id: 'have-years',
    type: 'false-friend',
    explanation: 'Alder udtrykkes med »be« på engelsk: I am fourteen years old.',
    phrases: `i have 10/11/12/13/14/15/16/17/18/ten/eleven/twelve/thirteen/fourteen/fifteen/sixteen years > I am $3 years
      he/she has 10/11/12/13/14/15/16/17/18/ten/eleven/twelve/thirteen/fourteen/fifteen years > $1 is $3 years
      i am/was 10/11/12/13/14/15/16/17/ten/eleven/twelve/thirteen/fourteen/fifteen years . > I $2 $3 years old .
      with 10/11/12/13/14/15 years > at the age of $2`,
    unless: (t, _from, to) =>
      t.lower(t.after(to)) === 'of' ||
      (t.lower(to) === 'years' && t.is(t.after(to), w.NOUN) && t.lower(t.after(to)) !== 'old'),
    wrong: `I [have|am] 14 years old.
      She [has|is] twelve years old.
      I [have|am] thirteen years old.
      He [has|is] 15 years old.`,
    right: `I am 14 years old.
      She is twelve years old.
      I have ten years of experience.
      We have two years left.
      He has a dog.
      I have 15 friends.`,
  }),
  phraseRule({
    id: 'wrong-word',
    type: 'false-friend',
    explanation: 'Udtrykket er oversat ord for ord fra dansk. På engelsk hedder det »{replacement}«.',
    phrases: `drive/drives/drove/driving a/my/the/his/her bike/bikes > ride $2 $3
      drive/drove/driving on bike > ride a bike
      drive/drove/drives with the bus/train > go by $4
      drive/drove/drives with bus/train > go by $3
      take/takes/took the bike > ride the bike
      stand up at 6/7/8/five/six/seven/eight > get up at $4
      stand/stands/stood up early/late > get up $3
      stood up at 6/7/8/five/six/seven > got up at $4
      go to gymnasium > go to upper secondary school
      in/at/on the gymnasium > $1 upper secondary school
      in/at/on gymnasium > $1 upper secondary school
      how long time > how long
      how many times is it > what time is it
      what is the clock > what time is it
      what's the clock > what time is it
      the clock is/was 1/2/3/4/5/6/7/8/9/10/11/12/one/two/three/four/five/six/seven/eight/nine/ten > it $3 $4 o'clock
      so long time > such a long time
      so big a > such a big
      have it good/fine > be well
      had it good/fun > had a good time
      has it good > is well
      have it hard > have a hard time
      how do you call > what do you call
      how it looks like > what it looks like
      how does it look like > what does it look like
      how he/she looks like > what $2 looks like
      how is he/she/it called > what is $3 called
      it is many people/things/cars/books > there are many $4
      it was many people/things/cars/books > there were many $4
      i became a/an/some present/presents/phone/dog/bike/computer > I got $3 $4
      i have become a phone/dog/bike/computer/present > I have got a $5
      get/got/gets mobbed > $1 bullied
      mobbed/mobbing him/her/me/them > $1 $2
      take/takes/took on holiday/vacation/tour/trip > go on $3
      hold/holds/held a party > have a party
      hold/held/holding holiday/vacation > be on holiday
      hold/holds/held christmas/birthday > celebrate $2
      hold/holds with liverpool/manchester/brøndby/fck > support $3
      it makes me nothing > I don't mind
      in the age of > at the age of
      on the age of > at the age of
      go/goes/went a tour/trip > $1 on a $3
      go/went in bed > $1 to bed
      one time i/we/he/she > once $3
      two times a day/week/year > twice a $4
      more and more bigger > bigger and bigger
      i have lust to > I feel like
      i look forward that > I look forward to
      say/says/said what he/she means > $1 what $3 thinks
      learn/learns/learned to know > get to know
      thank you for last > it was nice to see you last time
      use/uses/used 10/100/200/much/money time/money on > spend $2 $3 on
      use/uses a lot of time on > spend a lot of time on
      used a lot of time on > spent a lot of time on
      use/uses a lot of money on > spend a lot of money on
      use time on > spend time on
      uses time on > spends time on
      used time on > spent time on
      big/bigger problems to > $1 problems with
      hear music > listen to music
      hears music > listens to music
      hear/hears after > listen
      in/on a little town/city > in a small $4
      little town/city/village > small $2
      strong/high sea > rough sea
      my big sister/brother > my older $3
      self confidence > self-confidence
      how it goes > how it is going
      close/closed/closing the light/tv/lights > turn off the $3
      open the light/tv/lights > turn on the $3
      shut off for the > turn off the
      is called for/to > is called
      the most time > most of the time
      the whole time > all the time
      in other end > at the other end
      one and a half year > a year and a half
      far and mother > father and mother
      all people knows > everybody knows
      what for a/an > what kind of`,
    wrong: `I [drive|ride] my bike to school.
      [How long time|How long] did it take?
      I [stand|get] up early.
      I [became|got] a phone for my birthday.
      He lives in a [little|small] town.
      [It is|There are] many people here.`,
    right: `I ride my bike to school.
      How long did it take?
      I get up at seven.
      I became a teacher.
      She drives a car.
      Stand up and sing.
      It has become cold.`,
  }),
  phraseRule({
    id: 'danish-words',
    type: 'false-friend',
    explanation: 'Ordet er dansk eller ligner et dansk ord. På engelsk hedder det »{replacement}«.',
    phrases: `and_so videre > and so on
      osv > etc.
      fx > e.g.
      medalje > medal
      telefon > telephone
      problemer > problems
      skole > school
      musik > music
      familie > family
      venner > friends
      sommer > summer
      ferie > holiday
      fodbold > football
      fotball > football
      hund > dog
      søster > sister
      fysik > physics
      historie > history
      matematik > maths
      interessant > interesting
      normalt > normally
      aktuel > current
      politiker > politician
      politikere > politicians
      teknologi > technology
      unsecure > insecure
      katastrofe > disaster
      kontakt > contact
      praktik > internship
      efterskole > boarding school
      konfirmation > confirmation
      psykolog > psychologist
      biolog > biologist
      republik > republic
      karakter > grade
      karakterer > grades
      publikum > audience`,
    confidence: 0.95,
    wrong: `My [familie|family] is big.
      I like [musik|music].
      He won a [medalje|medal].
      In the [sommer|summer] we swim.`,
    right: `My family is big.
      I like music.
      He won a medal.
      I am at an international school.
      We play football.
      It was a disaster.`,
  }),
  {
    id: 'must-past',
    type: 'verb-form',
    explanation: '»Should« betyder »burde«. Når nogen var nødt til noget i fortiden, hedder det »had to«.',
    on: 'should must',
    match(t, at) {
      const subject = t.before(at);
      if (!SUBJECTS.test(t.lower(subject))) return null;
      if (t.lower(at) === 'must' && !t.is(t.after(at), w.VERB)) return null;
      for (let k = t.sentenceStart(at); k < t.sentenceEnd(at); k++) {
        const word = t.lower(k);
        if (['if', 'think', 'said', 'told', 'thought', 'knew', 'that', 'says', 'decided'].includes(word)) return null;
        if (
          (word === 'yesterday' ||
            word === 'ago' ||
            (word === 'last' && ['week', 'year', 'summer', 'night', 'month'].includes(t.lower(k + 1)))) &&
          t.lower(t.after(at)) !== 'have'
        )
          return t.swap(at, 'had to');
      }
      return null;
    },
    wrong: `Yesterday I [should|had to] go to the dentist.
      Last week we [must|had to] clean the house.
      I [must|had to] work last night.
      She [should|had to] wait two hours yesterday.`,
    right: `Yesterday I had to go to the dentist.
      I should have called you yesterday.
      You should go now.
      He said that I should come yesterday.
      We must help.
      We should go home now.`,
  },
];
