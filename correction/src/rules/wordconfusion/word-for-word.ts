import type { Analysis } from '../../analysis/analysis.ts';
import { ALIKE } from '../../models/alike-slips.ts';
import { alikeProbabilities } from '../../models/alike-words.ts';
import { confusionOf } from '../../models/confusions.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, COMMON, INDEFINITE, NOUN, PLURAL, SINGULAR } from '../../lexicon/readings.ts';
import { RELATIVES } from '../../words/links.ts';
import { SUBJECTS_AND_I } from '../../words/persons.ts';
import { BECOME, IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** A rule that knows the pair is believed before the model. */
const SUREST = 0.88;
/** Whether anybody is meant by a »De« that begins a sentence tells the one before, which the model does not read. */
const SURE_OF_NOBODY = 0.9;
/** Less likely than this, and not even a text full of errors makes it one. */
const LIKELIEST = 0.3;

export const wordForWord: WordRule = {
  id: 'word-for-word',
  subcategory: 'sound-alike',
  general: true,
  on: { words: [...ALIKE.keys()].join(' ') },
  wrong: [['Det er ikke mere hver.', 'Det er ikke mere værd.']],
  right: [
    'Vi gik hjem, for der var ingen hjemme.',
    'Er det mere værd end en hel uge i haven?',
    'Det er svært at være hvid mand i den by.',
    'Det er de vigtigste ord.',
    'Nogen skal hente nøglen.',
    'De kan ikke lukke dig ude af fællesskabet.',
    'De er ude i haven.',
    'Der stod: »Sig til Birk, at jeg vil have min tand tilbage.«',
  ],
  match(a, at, models) {
    if (a.hasCapital(at) && !a.opensSentence(at)) return null;
    const alike = ALIKE.get(a.lower(at))!;
    const p = alikeProbabilities(a, at, alike, models);
    let best = 1;
    for (let k = 2; k < alike.words.length; k++) if (p[k]! > p[best]!) best = k;
    if (p[best]! < LIKELIEST) return null;
    const right = alike.words[best]!;
    if (right === 'det' && a.opensSentence(at) && p[best]! < SURE_OF_NOBODY) return null;
    if (isEither(a, at, right)) return null;
    return replaceWord(a, at, right, Math.min(SUREST, p[best]!), confusionOf(alike.words[0]!, right));
  },
};

const LAY_LAID_SOME = new WordList('lå lagde nogle');
const SHUT = new WordList('lukke lukker lukkede lukket låse låser låste låst holde holder holdt');
const GO = new WordList('gå går gik gået');
const WITH_OR_AT = new WordList('med hos og');
const IS_ABOUT = new WordList('handler handlede gælder drejer regner regnede');
const FROM_OR_TO = new WordList('fra til an ud');
const PUTS_OR_LAYS = new WordList('satte sætter lagde lægger');
const KNOWS_OR_HEARS = new WordList('vidste ved vide hørte hørt');
const WAYS = new WordList('ud ude ind inde hjem hjemme hen henne op oppe ned nede');
const LAIN_OR_SAT = new WordList('ligget siddet');
/** »der er nogle/nogen, som …«, »hun gik hjemme/hjem med sin dreng«: either may be meant; and fixed phrases. */
function isEither(a: Analysis, at: number, right: string): boolean {
  const next = a.lower(a.after(at));
  // »de vigtigste ord«; »de er ud i haven«: only who can go is out or away
  if (right === 'det' && a.lower(at) === 'de')
    if (isPluralPhrase(a, at) || (IS_WAS.test(next) && WAYS.test(a.lower(a.after(at, 2))))) return true;
  // »Lagde hvad?«, »Nogen skal hente den.«
  if (LAY_LAID_SOME.test(right) && isBeginning(a, at) && !a.is(a.after(at), NOUN)) return true;
  if (right === 'hjem') return GO.test(a.lower(a.before(at))) && WITH_OR_AT.test(next);
  // »lidt ad gangen«
  // »det handler om«
  if (right === 'der') return IS_ABOUT.test(next);
  // »Sig til Birk, at jeg vil have den«
  if (right === 'og' && a.lower(at) === 'at') return SUBJECTS_AND_I.test(next);
  // »færgen lagde til«
  if (right === 'lå' || right === 'ligger') return FROM_OR_TO.test(next);
  // »kom inde fra stuen«
  if (next === 'fra' && INSIDE.test(a.lower(at))) return true;
  // »satte os inde i stuen«
  if (right === 'ind' && next === 'i' && PUTS_OR_LAYS.test(a.lower(a.before(at, 2)))) return true;
  // »vi vidste af det«
  if (right === 'at' && KNOWS_OR_HEARS.test(a.lower(a.before(at)))) return next === 'det' || next === 'noget';
  // »lukke dig ude«, »lukke hunden ud«
  if (right === 'ud' || right === 'ude')
    if ([1, 2, 3].some((steps) => SHUT.test(a.lower(a.before(at, steps))))) return true;
  // »manden inde i bilen«
  if (right === 'ind' && a.lower(at) === 'inde' && next === 'i' && a.is(a.before(at), NOUN)) return true;
  if (right === 'lægger') return a.lower(a.after(at, 3)) === 'sinde';
  // »blev der lagt«: in the passive it is what somebody did.
  if (LAIN_OR_SAT.test(right)) return [1, 2, 3].some((steps) => BECOME.test(a.lower(a.before(at, steps))));
  if (right === 'af' && next === 'gangen') return true;
  // »at være hvid mand er …«
  if (right === 'man' && a.canBe(a.before(at), ADJECTIVE | COMMON | SINGULAR) && !a.commaAfter(a.before(at)))
    return true;
  return /^nog(en|le)$/.test(a.lower(at)) && /^nog(en|le)$/.test(right) && RELATIVES.test(next);
}

/** »de«, adjectives and a noun that can be several. */
function isPluralPhrase(a: Analysis, at: number): boolean {
  let noun = a.after(at);
  while (noun >= 0 && a.is(noun, ADJECTIVE) && !a.commaAfter(noun)) noun = a.after(noun);
  return noun > a.after(at) && a.is(noun, NOUN) && a.canBe(noun, NOUN | PLURAL | INDEFINITE);
}

const INSIDE = new WordList('inde ude oppe nede');
/** The first word, or one after a colon. */
const isBeginning = (a: Analysis, at: number): boolean => a.before(at) < 0 || a.isMark(a.before(at));
