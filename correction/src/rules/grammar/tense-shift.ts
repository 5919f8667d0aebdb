import type { Analysis } from '../../analysis/analysis.ts';
import { LINE, QUOTED } from '../../analysis/hold-back.ts';
import { pastProbability } from '../../models/tense.ts';
import { verbFormProbabilities } from '../../models/verb-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isModal } from '../../verbs/asked-form.ts';
import { isFinite } from '../../verbs/finite.ts';
import {
  isAboutAll,
  isAddedToReasons,
  isHabit,
  isSpeech,
  OFTEN,
  STATES,
  tellsWhoSpeaks,
} from '../../verbs/outside-story.ts';
import { isBelievedThen, leastOfToldOn } from '../../verbs/told-on.ts';
import { OTHER } from '../../verbs/form-numbers.ts';
import { EN_ET, LAST_ONE } from '../../words/articles.ts';
import { SUBJECTS_AND_DER } from '../../words/persons.ts';
import { AND_BUT } from '../../words/links.ts';
import { IS_OR_HAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** How likely the past must be; of states, which hold also when the story is over (»byen ligger«, »hun hedder«), more so. */
const SURE = 0.96;
const SURER = 0.99;
/** How likely it must be of a verb that »og« joins to a past. */
const JOINED = 0.55;
/** And of one in a clause with »da«, which may give a reason as well. */
const ONCE = 0.8;
const FARTHEST = 40;
const CLAUSE = 10;
/** How likely a noun of the same spelling may be. */
const NO_VERB = 0.05;
/** And right after a comma or who does it. */
const PERHAPS_NOUN = 0.4;
const mostOfNoun = (a: Analysis, at: number): number =>
  a.commaAfter(a.before(at)) || SUBJECTS_AND_DER.test(a.lower(a.before(at))) ? PERHAPS_NOUN : NO_VERB;
const VERBS_ON_A_SIDE = 3;
const FEWEST = 4;

export const tenseShift: WordRule = {
  id: 'tense-shift',
  subcategory: 'tense',
  on: { readings: r.VERB | r.PRESENT },
  wrong: [
    [
      'I går gik vi i skoven. Vi sang og legede. Så begynder det at regne.',
      'I går gik vi i skoven. Vi sang og legede. Så begyndte det at regne.',
    ],
    ['I sidste uge er jeg syg.', 'I sidste uge var jeg syg.'],
    [
      'Vi spillede tennis, men det begynder at regne, så vi stoppede.',
      'Vi spillede tennis, men det begyndte at regne, så vi stoppede.',
    ],
    ['Da jeg vågnede, er det mørkt.', 'Da jeg vågnede, var det mørkt.'],
    ['Han løb så hurtigt, han kan, men bussen kørte.', 'Han løb så hurtigt, han kunne, men bussen kørte.'],
    ['Han vidste ikke, hvad han vil, så han blev hjemme.', 'Han vidste ikke, hvad han ville, så han blev hjemme.'],
    ['I dag griner jeg af det, men dengang er jeg flov.', 'I dag griner jeg af det, men dengang var jeg flov.'],
    [
      'Vi legede gemmeleg, og jeg kan ikke finde Emil. Han sad oppe i et træ.',
      'Vi legede gemmeleg, og jeg kunne ikke finde Emil. Han sad oppe i et træ.',
    ],
    ['Da jeg var lille, bor vi i Irak.', 'Da jeg var lille, boede vi i Irak.'],
    ['De stod ved kanten og kigger ned på det sorte vand.', 'De stod ved kanten og kiggede ned på det sorte vand.'],
    [
      'I går gik vi i biografen. Filmen var kedelig, så vi går før slutningen og tog hjem.',
      'I går gik vi i biografen. Filmen var kedelig, så vi gik før slutningen og tog hjem.',
    ],
    [
      'Da han kom hjem, opdagede han, at hunden sover i sengen, og han blev vred og råbte.',
      'Da han kom hjem, opdagede han, at hunden sov i sengen, og han blev vred og råbte.',
    ],
    [
      'Vi sad i skyggen, da en fremmed mand pludselig kommer hen til os.',
      'Vi sad i skyggen, da en fremmed mand pludselig kom hen til os.',
    ],
  ],
  right: [
    'I går har jeg både været til tandlæge og til fodbold.',
    'Hun spurgte, hvad jeg hedder, og jeg svarede.',
    'Vi sov i telt, og jeg kan huske, at det regnede.',
    'Hunden døde i 1935, og hele byen græd. I dag står der en statue af den.',
    'Han spurgte, om jeg kan lide lakrids.',
    'I det sidste år har vi boet i Odense.',
    'Han kom til klubben i 2004 og er stadig med.',
    'Hun kom ikke med, da hun træner hver aften.',
    'Vi var i Rom og så Colosseum. Byen ligger i Italien, og vi boede på et hotel.',
    '- Vi gik en tur, og bagefter sov vi længe, og der var ingen hjemme, da vi vågnede, griner Bent.',
    'Jeg kører altid i skole på cykel, men i går tog jeg bussen.',
    'Jeg læser næsten hver aften, og i går læste jeg en hel bog.',
    'Vi boede i et hus ved vandet. Hver sommer tager vi til Bornholm. Vi badede og spiste is, og det var dejligt.',
    'Vi målte hver time og skrev tallene ned. Dertil kommer, at en ballon var utæt, og det så vi ikke.',
  ],
  match(a, at, models): Finding | null {
    if (a.held[at]! & (QUOTED | LINE) || a.types[at]!.listed < 0 || !a.is(at, r.VERB | r.PRESENT)) return null;
    // »lag af sand og ler«
    if (a.canBe(at, r.NOUN) && a.is(a.before(at), r.CONJUNCTION) && a.is(a.before(at, 2), r.NOUN | r.INDEFINITE))
      return null;
    // »2 turer«, »en helflugter«
    if (EN_ET.test(a.lower(a.before(at))) || a.is(a.before(at), r.NUMERAL)) return null;
    if (isOfBothTimes(a, at) || isAddedToReasons(a, at)) return null;
    // »den er stukket af før«
    if (IS_OR_HAS.test(a.lower(at)) && hasParticiple(a, at) && !isBelievedThen(a, at)) return null;
    if (
      a.canBe(at, r.VERB | r.PAST) ||
      (a.canBe(at, r.NOUN) && verbFormProbabilities(a, at, models)[OTHER]! > mostOfNoun(a, at))
    )
      return null;
    const isFronted = isFrontedDate(a, at);
    const isDated = isFronted || (isDatedHere(a, at) && !STATES.test(a.lower(at)));
    const isOnce = HOLDS_NOW.test(a.lower(at)) ? isAfterEvent(a, at) : isOfOnce(a, at);
    const isState = !isFronted && STATES.test(a.lower(at));
    // »og han regnes for stærk«: said of him still
    const least = leastOfToldOn(a, at, isState || (a.types[at]!.union & r.PASSIVE) !== 0);
    const toldOn = least < 1 && isHabit(a, at) ? 1 : least;
    const isJoined = isDated || isOnce || toldOn < 1 || isJoinedToPast(a, at);
    if (!isJoined && (isHabit(a, at) || !isAmongPast(a, at))) return null;
    if (isSpeech(a, at) || tellsWhoSpeaks(a, at) || isAboutAll(a, at)) return null;
    const past = pastProbability(a, at, models);
    const leastPast = (): number => {
      if (isFronted) return FRONTED;
      if (isDated) return DATED;
      if (isOnce) return ONCE;
      if (toldOn < 1) return toldOn;
      if (isState) return SURER;
      if (isJoined) return JOINED;
      return a.canBe(at, r.NOUN) ? SURER : SURE;
    };
    if (past < leastPast()) return null;
    // »mødes«, »mødtes«
    const [wanted, unwanted] =
      a.types[at]!.union & r.PASSIVE ? [r.VERB | r.PAST | r.PASSIVE, 0] : [r.VERB | r.PAST, r.PASSIVE];
    const form = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, wanted, unwanted)[0];
    return form === undefined ? null : replaceWord(a, at, form, past > SURER ? 0.88 : 0.8);
  },
};

/** With these a clause with »da« mostly gives a reason. */
const HOLDS_NOW = new WordList(
  'er har kan vil skal må bør hedder bor ved synes tror mener plejer betyder findes elsker hader',
);

const FARTHEST_PARTICIPLE = 5;
/** »i går har jeg både været …«: the perfect, which may stand beside a time that is over. */
function hasParticiple(a: Analysis, at: number): boolean {
  if (a.is(a.after(at), r.VERB)) return true;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST_PARTICIPLE && !a.isMark(k); k = a.after(k), steps++) {
    if (a.is(k, r.VERB)) return a.is(k, r.PAST_PARTICIPLE);
    if (a.commaAfter(k)) return false;
  }
  return false;
}

/** What happens at once. */
const EVENTS = new WordList(
  'vågnede kom åbnede gik så hørte ankom nåede trådte landede opdagede fandt kiggede løb ringede faldt',
);
/** »Da jeg vågnede, er det mørkt«: a state at the time when something happened. */
function isAfterEvent(a: Analysis, at: number): boolean {
  if (!isOfOnce(a, at) || a.lower(a.sentenceStart(at)) !== 'da' || !SUBJECTS_AND_DER.test(a.lower(a.after(at))))
    return false;
  for (let k = a.sentenceStart(at) + 1; k < at; k++) if (isFinite(a, k)) return EVENTS.test(a.lower(k));
  return false;
}

/** »deres plan var og er«, »havde og har«: the same verb of both times. */
function isOfBothTimes(a: Analysis, at: number): boolean {
  if (a.lower(a.before(at)) !== 'og') return false;
  const other = a.types[a.before(at, 2)];
  return (
    other !== undefined &&
    a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, r.VERB | r.PAST).includes(other.lower)
  );
}

/** Days and parts of them that are over, after »i«. »går« is a verb as well. */
const OVER = new WordList('går forgårs aftes morges mandags tirsdags onsdags torsdags fredags lørdags søndags');
const LAST_TIMES = new WordList(
  'år uge måned sommer vinter forår efterår weekend lørdag søndag mandag tirsdag onsdag torsdag fredag',
);
const LENGTHS = new WordList('år dage uger måneder timer minutter uge måned time dag minut');
/** »i går«, »i fredags«, »sidste år«, »for to år siden«: the last word of a time that is over. */
const isOver = (a: Analysis, at: number): boolean =>
  (OVER.test(a.lower(at)) && (a.lower(at - 1) === 'i' || (a.lower(at) === 'aftes' && a.lower(at - 1) === 'går'))) ||
  (LAST_TIMES.test(a.lower(at)) && LAST_ONE.test(a.lower(at - 1)) && !PLACED.test(a.lower(at - 2))) ||
  (a.lower(at) === 'siden' && LENGTHS.test(a.lower(at - 1)) && isFor(a, at));
/** »på det sidste år«, »de sidste år«: may still go on. */
const PLACED = new WordList('det de den hele hver efter siden');
const isFor = (a: Analysis, at: number): boolean => [2, 3, 4].some((steps) => a.lower(at - steps) === 'for');

/** »… hver aften | men …«, »… hver aften | og i går …«, »… siden og | nu …«: what follows has a time of its own. */
const beginsAnother = (a: Analysis, at: number): boolean =>
  BUT_NOW.test(a.lower(at)) || (a.lower(at) === 'og' && isOver(a, at + 2));

const BUT_NOW = new WordList('men nu');

/** »de griner ad mig i går«: a time that is over in the verb's own clause. */
function isDatedHere(a: Analysis, at: number): boolean {
  for (const step of [-1, 1])
    for (let k = at + step, steps = 0; a.sentenceOf[k] === a.sentenceOf[at] && steps < CLAUSE; k += step, steps++) {
      if (a.commaAfter(step < 0 ? k : k - 1) || a.is(k, r.SUBORDINATOR) || a.isMark(k) || beginsAnother(a, k)) break;
      if (isOver(a, k)) return true;
      // »i går og fortæller«: the other verb has the date
      if (a.is(k, r.VERB)) break;
    }
  return false;
}

const FIRST = new WordList('jeg vi');
/** »I går | er jeg syg«, »Da jeg var lille, | bor vi i Irak«: the date stands straight before, so states are over too. */
function isFrontedDate(a: Analysis, at: number): boolean {
  const last = a.before(at);
  // »men dengang er hun ung«, but »siden dengang er der«
  const isThen = a.lower(last) === 'dengang' && (a.before(last) < 0 || AND_BUT.test(a.lower(a.before(last))));
  if (isThen && !a.commaAfter(last) && SUBJECTS_AND_DER.test(a.lower(a.after(at)))) return true;
  if (!FIRST.test(a.lower(a.after(at))) || a.lower(at) === 'synes') return false;
  if (isOver(a, last)) return true;
  return (
    a.commaAfter(last) &&
    YOUNG.test(a.lower(last)) &&
    a.lower(a.before(last)) === 'var' &&
    a.lower(a.before(last, 3)) === 'da'
  );
}
const YOUNG = new WordList('lille yngre barn baby ung mindre');

/** »vi sad der, da en mand kommer«, »da vi kom hjem, spørger hun«: what happens at a time told in the past. */
function isOfOnce(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < CLAUSE && !a.commaAfter(k - 1); k = a.after(k), steps++)
    if (OFTEN.test(a.lower(k))) return false;
  let seen = 0;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
    if (isFinite(a, k)) {
      if (seen++ > 0 || !a.is(k, r.VERB | r.PAST)) return false;
    } else if (a.lower(k) === 'da' && a.is(k, r.SUBORDINATOR)) {
      // »men da vi skulle hjem, regner det«
      const opens = a.before(k) < 0 || AND_BUT.test(a.lower(a.before(k)));
      if (seen === 1) return opens && a.commaAfter(a.before(at));
      return a.commaAfter(a.before(k)) && pastBefore(a, a.before(k));
    }
  }
  return false;
}

/** The last finite verb up to a place is a plain past. */
function pastBefore(a: Analysis, at: number): boolean {
  for (let k = at, steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++)
    if (isFinite(a, k)) return isPlainPast(a, k);
  return false;
}

/** How likely the past must be of a verb with such a date. */
const DATED = 0.2;
const FRONTED = 0.02;

/** »stod ved kanten og kigger ned«, »ligger vågen og lyttede«: one subject, one time. */
function isJoinedToPast(a: Analysis, at: number): boolean {
  if (
    a.lower(a.before(at)) === 'og' &&
    !a.commaAfter(a.before(at, 2)) &&
    !SUBJECTS_AND_DER.test(a.lower(a.after(at)))
  ) {
    for (let k = a.before(at, 2), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
      if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR)) return false;
      if (a.is(k, r.VERB)) return a.is(k, r.PAST) && a.canBe(k, r.VERB | r.PAST);
    }
    return false;
  }
  for (let k = a.after(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.after(k), steps++) {
    if (a.commaAfter(k - 1) || a.is(k, r.SUBORDINATOR) || a.is(k, r.VERB)) return false;
    const verb = a.after(k);
    if (a.lower(k) === 'og' && a.is(verb, r.VERB) && isFinite(a, verb))
      return isPlainPast(a, verb) && !SUBJECTS_AND_DER.test(a.lower(a.after(verb)));
  }
  return false;
}

/** Not »er et navneord og ville hedde«: what is only thought of. */
const isPlainPast = (a: Analysis, verb: number): boolean =>
  a.is(verb, r.PAST) && a.canBe(verb, r.VERB | r.PAST) && !isModal(a, verb);

/** Nearly every other finite verb near is past, and there are several. */
function isAmongPast(a: Analysis, at: number): boolean {
  let past = 0;
  let present = 0;
  for (const step of [-1, 1]) {
    for (let k = at + step, seen = 0; Math.abs(k - at) < FARTHEST && seen < VERBS_ON_A_SIDE; k += step) {
      if (k < 0 || k >= a.count) break;
      if (a.held[k]! & QUOTED || !isFinite(a, k)) continue;
      seen++;
      if (a.is(k, r.PAST)) past++;
      else if (!isOver(a, k)) present++;
    }
  }
  return present === 0 ? past >= FEWEST - 1 : present === 1 && past >= FEWEST;
}
