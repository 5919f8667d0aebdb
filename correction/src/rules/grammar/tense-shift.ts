import type { Analysis } from '../../analysis/analysis.ts';
import { isFinite } from '../../verbs/finite.ts';
import { pastProbability } from '../../models/tense.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isHabit, STATES } from '../../verbs/outside-story.ts';
import { isToldBeside, mayTellOfPast, pastOf } from '../../verbs/tells-of-past.ts';
import { chanceOfPast, sureOfPast } from '../../verbs/tense-opinion.ts';
import { leastOfToldOn } from '../../verbs/told-on.ts';
import { isJoinedToPast, isOfOnce } from '../../verbs/joined-past.ts';
import { isDatedHere, isFrontedDate, isSubjectDated } from '../../verbs/past-dates.ts';
import { tellsOfWriter } from '../../models/carelessness.ts';
import { WordList } from '../../words/word-list.ts';

/** How likely a verb with a date of its own must be past by the verbs around. */
const FRONTED = 0.02;
const DATED = 0.2;
/** One in a clause with »da«, which may give a reason as well. */
const ONCE = 0.8;
/** One that »og« joins to a past; of states, which hold also when the story is over (»byen ligger«, »hun hedder«), more so. */
const JOINED = 0.55;
const SURER = 0.99;
/** Less likely by the verbs around alone, and it is not worth asking what else tells. */
const STORY = 0.25;
/** How likely the past must be by all that tells of it, and where grammar asks for it. */
const LIKELY = 0.75;
/** The same in a sentence or two, where no story is told yet. */
const LIKELY_ALONE = 0.88;
const LEAST = 0.3;
const LEAST_JOINED = 0.1;

/** A verb in the present in a story told in the past: what grammar asks for, or what the verbs around and the words of its sentence agree on. */
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
    ['Vi flytter til Odense i 2012.', 'Vi flyttede til Odense i 2012.'],
    ['Jeg er syg i går.', 'Jeg var syg i går.'],
    ['I går er hun ikke i skole.', 'I går var hun ikke i skole.'],
    ['Forleden dag ser jeg en ræv i haven.', 'Forleden dag så jeg en ræv i haven.'],
    ['I 2015 kommer jeg til Danmark.', 'I 2015 kom jeg til Danmark.'],
    ['Da krigen begynder, flygtede vi.', 'Da krigen begyndte, flygtede vi.'],
    ['Der er engang en konge, som havde tre sønner.', 'Der var engang en konge, som havde tre sønner.'],
    [
      'Vi spillede tennis, men det begynder at regne, så vi stoppede.',
      'Vi spillede tennis, men det begyndte at regne, så vi stoppede.',
    ],
    ['Mens jeg laver mad, ringede telefonen.', 'Mens jeg lavede mad, ringede telefonen.'],
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
    [
      'Vandet var sort og kolt, og vi hade ingen lygte. Pludselig dukker der noget op ved bådden, og Olga skreg.',
      'Vandet var sort og koldt, og vi havde ingen lygte. Pludselig dukkede der noget op ved båden, og Olga skreg.',
    ],
    [
      'Katten var meget sulten og vilde have mad. Pigen finder en fisk i kummen, og straks sprang den op på bordet.',
      'Katten var meget sulten og ville have mad. Pigen fandt en fisk i kummen, og straks sprang den op på bordet.',
    ],
  ],
  right: [
    'Vi var i Rom og så Colosseum. Byen ligger i Italien, og vi boede på et hotel.',
    'Bladet fik fem stjerner og bliver på den måde årets bedste.',
    'På øen var der fred. Der gik får overalt, og de var ikke bange.',
    'Vi skulle skrive en novelle. Jeg valgte at skrive om en dreng, der finder en mønt. Mønten var magisk, og den lyste.',
    'I går spiste vi pizza og så en film. Den kører uden pauser, og det syntes min farmor var hårdt. Vi sov længe.',
    'Vi købte den i maj, og den gik i stykker i juli. Derfor klager jeg nu. Vi var meget skuffede.',
    'De gik hen til porten. På den stod der: Vi kommer snart, og så sang de.',
    'Det var sjovt, og næste gang går det bedre.',
    'Jeg er født i går.',
    'Jeg har ondt i benet efter træningen i går.',
    'Vi er flere i år end sidste år.',
    'Han sagde, at vand koger ved 100 grader.',
    'I går har jeg både været til tandlæge og til fodbold.',
    'Hun spurgte, hvad jeg hedder, og jeg svarede.',
    'Vi sov i telt, og jeg kan huske, at det regnede.',
    'Hunden døde i 1935, og hele byen græd. I dag står der en statue af den.',
    'Han spurgte, om jeg kan lide lakrids.',
    'I det sidste år har vi boet i Odense.',
    'Han kom til klubben i 2004 og er stadig med.',
    'Hun kom ikke med, da hun træner hver aften.',
    'Da han er læge, vidste han straks, hvad det var.',
    'Hun var sælger og køber, og han var lærer.',
    'Vi var i Rom og så Colosseum. Byen ligger i Italien, og vi boede på et hotel.',
    '- Vi gik en tur, og bagefter sov vi længe, og der var ingen hjemme, da vi vågnede, griner Bent.',
    'Jeg kører altid i skole på cykel, men i går tog jeg bussen.',
    'Jeg læser næsten hver aften, og i går læste jeg en hel bog.',
    'Vi boede i et hus ved vandet. Hver sommer tager vi til Bornholm. Vi badede og spiste is, og det var dejligt.',
    'Vi målte hver time og skrev tallene ned. Dertil kommer, at en ballon var utæt, og det så vi ikke.',
  ],
  match(a, at, models): Finding | null {
    if (!mayTellOfPast(a, at, models)) return null;
    if (COUNTS.test(a.lower(a.before(at))) || isNounAfterVerb(a, at)) return null;
    const past = pastProbability(a, at, models);
    const { least, leastChance, sure } = askedByGrammar(a, at);
    const isOfGrammar = past >= least;
    if (!isOfGrammar && (past < STORY || !isToldBeside(a, at))) return null;
    const form = pastOf(a, at);
    if (form === undefined) return null;
    const chance = chanceOfPast(a, at, form, models);
    const isAsked = isOfGrammar && chance >= leastChance;
    const isLikely = chance >= (tellsOfWriter(a) ? LIKELY : LIKELY_ALONE);
    if (!isAsked && !isLikely) return null;
    return replaceWord(a, at, form, Math.max(isAsked ? sure : 0, isLikely ? sureOfPast(chance) : 0));
  },
};

/** »der gik får overalt« */
const isNounAfterVerb = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.NOUN) && isFinite(a, a.before(at)) && !a.commaAfter(a.before(at));

/** »et par sidder«: another word is meant. */
const COUNTS = new WordList('en et par mange nogle');

/** Where grammar asks for the past: how likely it must be by the verbs around, and by all that tells of it, and how sure it is then. */
interface AskedByGrammar {
  readonly least: number;
  readonly leastChance: number;
  readonly sure: number;
}
const NOT_ASKED: AskedByGrammar = { least: 2, leastChance: 2, sure: 0 };
const ASKED = { fronted: 0.93, dated: 0.9, once: 0.86, others: 0.8 };

/** States of somebody that are over with their time: »jeg er syg i går«. */
const OF_SOMEBODY = new WordList('er har bor ser');

function askedByGrammar(a: Analysis, at: number): AskedByGrammar {
  if (isFrontedDate(a, at)) return { least: FRONTED, leastChance: 0, sure: ASKED.fronted };
  const isState = STATES.test(a.lower(at));
  if ((!isState || OF_SOMEBODY.test(a.lower(at))) && isSubjectDated(a, at))
    return { least: FRONTED, leastChance: 0, sure: ASKED.dated };
  if (!isState && isDatedHere(a, at)) return { least: DATED, leastChance: 0, sure: ASKED.dated };
  if (isOfOnce(a, at)) return { least: ONCE, leastChance: 0, sure: ASKED.once };
  // »og han regnes for stærk«: said of him still
  const least = leastOfToldOn(a, at, isState || (a.types[at]!.union & r.PASSIVE) !== 0);
  if (least < 1 && !isHabit(a, at)) return { least, leastChance: LEAST, sure: ASKED.others };
  if (!isJoinedToPast(a, at)) return NOT_ASKED;
  return { least: isState ? SURER : JOINED, leastChance: LEAST_JOINED, sure: ASKED.others };
}
