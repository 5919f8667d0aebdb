import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import { QUOTED } from '../analysis/hold-back.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import type { Models } from '../models/models.ts';
import { finiteVerbs, pastProbability, toldVerbs, verbNumber } from '../models/tense.ts';
import { RELATIVES } from '../words/links.ts';
import { SPEECH_VERBS } from '../words/of-commas.ts';
import { WordList } from '../words/word-list.ts';
import { isModal } from './asked-form.ts';
import { isFinite } from './finite.ts';
import { isJoinedToPast, isOfOnce } from './joined-past.ts';
import { isHabit, STATES } from './outside-story.ts';
import { isDatedHere, isFrontedDate } from './past-dates.ts';
import { leastOfToldOn } from './told-on.ts';

/**
 * What tells whether a verb in the present was meant in the past, and what each is worth as log odds: the mean of what was fitted before
 * (docs/decisions/0052) and once more with twice as many texts (train/language/weigh-tense.ts; docs/decisions/0053); what is reported counts more than fitted, since a teacher may let it pass.
 */
export const TENSE_WEIGHTS = {
  always: -1.63,
  story: 0.72,
  net: 0.45,
  proof: 0.72,
  before2: 0.17,
  before1: 0.31,
  after1: 0.26,
  after2: 0.04,
  'same-before': -0.21,
  'same-after': -0.37,
  share: 0.35,
  state: -0.45,
  modal: 1.71,
  er: -0.2,
  bliver: 0.4,
  relative: -0.23,
  because: -0.2,
  if: 0.07,
  reported: -0.6,
  asked: -0.32,
  when: 0.34,
  'while-past': 0.92,
  habit: -1.17,
  'told-on': 1.85,
  dated: 2.76,
  fronted: 0.88,
  once: 0.86,
  joined: 1.47,
  'first-person': 0.13,
  'second-person': -0.21,
  'third-person': 0.19,
  'of-work': -0.66,
  'of-trial': -0.82,
  passive: 1.02,
};
export type TenseSign = keyof typeof TENSE_WEIGHTS;
export const TENSE_SIGNS = Object.keys(TENSE_WEIGHTS) as TenseSign[];
export type TenseSigns = Partial<Record<TenseSign, number>>;

const FARTHEST = 45;
const CLAUSE = 12;
const FIRST = new WordList('jeg vi');
const SECOND = new WordList('du i');
const THIRD = new WordList('han hun de');
const IF_WHEN = new WordList('hvis når');
const WHEN = new WordList('da mens imens før inden indtil idet');
/** A step of the signs is two of log odds; and what one verb weighs in a share of which nothing is known. */
const HALF = 0.5;

/** Books, films and plays, of which one tells in the present what happens in them. */
const WORKS = new WordList(
  'bog bogen bøger bøgerne roman romanen novelle novellen film filmen filmens bogens romanens novellens digt digtet serie serien sæson ' +
    'afsnit afsnittet stykket teaterstykket forestillingen musicalen spil spillet historien historiens eventyret fortællingen tegneserien ' +
    'forfatteren forfatterens hovedpersonen hovedpersonens instruktøren skuespilleren skuespillerne rollen læseren seeren publikum ' +
    'handler handlede handlingen anmeldelse anmeldelsen stjerner genren fortælleren jegfortælleren teksten tekstens',
);
/** What was tried, and what it shows always. */
const TRIALS = new WordList(
  'forsøg forsøget forsøgene hypotese hypotesen hypoteser konklusion konklusionen resultat resultatet resultater resultaterne ' +
    'målte måling målinger målingerne fremgangsmåde reagensglas reagensglasset bægerglas bægerglasset temperaturen eksperiment eksperimentet',
);
const FEW = 2;
/** What a text is about, by its words. */
function subjectOf(a: Analysis): { isOfWork: boolean; isOfTrial: boolean } {
  let [works, trials] = [0, 0];
  for (let at = 0; at < a.count; at++) {
    if (WORKS.test(a.lower(at))) works++;
    else if (TRIALS.test(a.lower(at))) trials++;
  }
  return { isOfWork: works >= FEW, isOfTrial: trials >= FEW };
}

/** The finite verbs on both sides, nearest first: 1 of a past, −1 of a present, 0 of none near. */
function around(a: Analysis, at: number, signs: TenseSigns): void {
  const verbs = a.once(finiteVerbs);
  const { places, past } = verbs;
  const own = verbNumber(verbs, at);
  const value = (step: number): number => {
    const k = places[own + step];
    return k === undefined || Math.abs(k - at) > FARTHEST || a.held[k]! & QUOTED ? 0 : past[own + step]! * 2 - 1;
  };
  const isSame = (step: number): boolean => a.sentenceOf[places[own + step]!] === a.sentenceOf[at];
  signs.before2 = value(-2);
  signs.before1 = value(-1);
  signs.after1 = value(1);
  signs.after2 = value(2);
  signs['same-before'] = isSame(-1) ? value(-1) : 0;
  signs['same-after'] = isSame(1) ? value(1) : 0;
}

/** The word that opens the verb's clause, if it is no main clause. */
function openerOf(a: Analysis, at: number): string {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
    if (a.lower(k) === 'så' || isFinite(a, k)) return '';
    if (a.types[k]!.role & SUBORDINATES) return a.lower(k);
  }
  return '';
}

/** »fortalte, at hun pakker kasser«, »spurgte, om jeg spiser gris«: what somebody said may be true today. */
function isReported(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
    if (isFinite(a, k)) return false;
    const before = a.before(k);
    if (
      REPORTS.test(a.lower(k)) &&
      [before, a.before(before), a.before(before, 2)].some((verb) => SPEECH_VERBS.test(a.lower(verb)))
    )
      return true;
  }
  return false;
}
const REPORTS = new WordList('at om hvis hvad hvem hvor hvornår hvordan hvorfor');

const setsIn = (signs: TenseSigns, of: Partial<Record<TenseSign, boolean>>): void => {
  for (const name of Object.keys(of) as TenseSign[]) if (of[name]) signs[name] = 1;
};

/** So far the net tells for the past at most, as log odds. */
const MOST_OF_NET = 7;
/** What the net tells of the tense of a present at a place, whose past is given. */
export function netSign(a: Analysis, at: number, past: string, models: Models): number {
  const [ofPresent, ofPast] = models.secondReader.answers(a, at, [a.lower(at), past]);
  if (ofPresent === null || ofPast === null || ofPresent === undefined || ofPast === undefined) return 0;
  return Math.max(-5, Math.min(MOST_OF_NET, ofPast - ofPresent)) * HALF;
}

const [LEAST_OF_PROOF, MOST_OF_PROOF] = [-6, 4];
/** What the proof-reader tells of it. */
export const proofSign = (a: Analysis, at: number, { proofReader }: Models): number =>
  Math.max(LEAST_OF_PROOF, Math.min(MOST_OF_PROOF, proofReader.oddsOf(a, at, 'past'))) * HALF;

/** What else tells it. */
export function tenseSigns(a: Analysis, at: number, models: Models): TenseSigns {
  const probability = pastProbability(a, at, models);
  const { past: told } = a.once(toldVerbs);
  const signs: TenseSigns = {
    always: 1,
    story: Math.max(-3, Math.min(7, Math.log(probability / (1 - probability)))) * HALF,
    share: (told.reduce((sum, one) => sum + one, 0) + HALF) / (told.length + 1),
  };
  around(a, at, signs);
  const { isOfWork, isOfTrial } = a.once(subjectOf);
  const word = a.lower(at);
  const opener = openerOf(a, at);
  const isWhen = WHEN.test(opener);
  const isState = STATES.test(word);
  const isBeside = (list: WordList): boolean => list.test(a.lower(a.before(at))) || list.test(a.lower(a.after(at)));
  setsIn(signs, {
    state: isState,
    modal: isModal(a, at),
    er: word === 'er',
    bliver: word === 'bliver',
    relative: RELATIVES.test(opener),
    because: opener === 'fordi',
    if: IF_WHEN.test(opener),
    when: isWhen,
    'while-past': isWhen && (signs['same-after'] === 1 || signs['same-before'] === 1),
    asked:
      opener !== '' &&
      !isWhen &&
      opener !== 'at' &&
      opener !== 'fordi' &&
      !RELATIVES.test(opener) &&
      !IF_WHEN.test(opener),
    reported: isReported(a, at),
    habit: isHabit(a, at),
    'told-on': leastOfToldOn(a, at, isState) < 1,
    dated: isDatedHere(a, at),
    fronted: isFrontedDate(a, at),
    once: isOfOnce(a, at),
    joined: isJoinedToPast(a, at),
    'first-person': isBeside(FIRST),
    'second-person': isBeside(SECOND),
    'third-person': isBeside(THIRD),
    'of-work': isOfWork,
    'of-trial': isOfTrial,
    passive: (a.types[at]!.union & r.PASSIVE) !== 0,
  });
  return signs;
}

/** Where all but the nets leave less than this, with the most that they can tell, they need not be asked. */
const HOPELESS = 0.1;

/** How likely the verb in the present at a place was meant in the past, which is given; 0 of what is hopeless. */
export function chanceOfPast(a: Analysis, at: number, past: string, models: Models): number {
  const signs = tenseSigns(a, at, models);
  let odds = 0;
  for (const name of Object.keys(signs) as TenseSign[]) odds += signs[name]! * TENSE_WEIGHTS[name];
  const most = TENSE_WEIGHTS.net * MOST_OF_NET + TENSE_WEIGHTS.proof * MOST_OF_PROOF;
  if (probabilityOf(odds + most * HALF) < HOPELESS) return 0;
  odds += TENSE_WEIGHTS.net * netSign(a, at, past, models) + TENSE_WEIGHTS.proof * proofSign(a, at, models);
  return probabilityOf(odds);
}

/**
 * The chances were counted in texts full of errors, where odds are raised afterwards (kernel/error-odds.ts); some of that is taken back,
 * not all, since good spellers slip in tense, too.
 */
const CARELESS = 1.2;

/** The confidence of a mark, by the chance that the past was meant. */
export const sureOfPast = (chance: number): number => chance / (CARELESS - (CARELESS - 1) * chance);
