import type { Analysis } from '../../analysis/analysis.ts';
import { ALIKE } from '../../models/alike-slips.ts';
import { alikeProbabilities } from '../../models/alike-words.ts';
import { confusionOf } from '../../models/confusions.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  COMMON,
  DEFINITE,
  FINITE,
  hasAny,
  INDEFINITE,
  INFINITIVE,
  NAME,
  NEUTER,
  NOUN,
  PLURAL,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';
import { isGetting } from '../../phrases/getting.ts';
import { isWhose } from '../../phrases/whose.ts';
import { isOfPhrase } from '../../spelling/set-phrases.ts';
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
    'Nu er de rene, råbte den.',
    'Måske var det på havnen, at drengen lærte at læse.',
    'Inden i huen står mit navn.',
    'Meget taler for forslaget.',
    'Vi skulle lægge gulv i en stue.',
    'Kom ind, lille ven.',
    'Vi vil hæve prisen og i stedet få to timer mere.',
    'Hold den nede i mindst et minut.',
    'Hvorfor må vi så ikke få de job, som vi gerne vil have?',
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
    if (isEither(a, at, right) || isInItsPhrase(a, at, right)) return null;
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
  if (right === 'man' && isWhose(a, at)) return true;
  // »at være hvid mand er …«
  if (right === 'man' && a.canBe(a.before(at), ADJECTIVE | COMMON | SINGULAR) && !a.commaAfter(a.before(at)))
    return true;
  return /^nog(en|le)$/.test(a.lower(at)) && /^nog(en|le)$/.test(right) && RELATIVES.test(next);
}

const STANDS_OR_SMELLS = new WordList('lugter lugtede dufter duftede stinker stank larmer larmede');
const LAUGHS = new WordList(
  'le ler lo leet grine griner grinede grinet råbe råber råbte skrige skriger skreg fnise fniser fniste smile smiler smilede vrisse vrissede',
);
const HOLD = new WordList('hold luk lås holde holder holdt');
const DOWN_OR_UP = new WordList('ned op ind ud');
const LIES = new WordList('ligge ligger lå');

/** What follows tells that the word as written is right: »Nu er de rene«, »Meget taler for det«, »Inden i huen«. */
function isInItsPhrase(a: Analysis, at: number, right: string): boolean {
  const written = a.lower(at);
  const next = a.after(at);
  const isEnd = next < 0 || a.commaAfter(at) || a.isMark(next);
  switch (written) {
    case 'de':
      return right === 'det' && (isPluralPredicate(a, at) || isPluralBefore(a, next));
    case 'det':
      return (
        (right === 'de' && isNeuterPhrase(a, at)) ||
        (right === 'der' && (STANDS_OR_SMELLS.test(a.lower(next)) || a.lower(next) === 'stille'))
      );
    case 'at':
      return (
        right === 'og' && (a.is(next, NAME) || a.is(next, NOUN | DEFINITE)) && hasAny(a.reading(a.after(next)), FINITE)
      );
    case 'og':
      return (
        right === 'at' &&
        ((SUBJECTS_AND_I.test(a.lower(next)) ? !a.is(a.before(at), VERB) : !hasAny(a.union(next), INFINITIVE)) ||
          (a.is(next, NOUN) && a.is(a.before(at), NOUN)))
      );
    case 'meget':
    case 'mange':
      return a.is(next, VERB) && hasAny(a.reading(next), FINITE);
    case 'ad':
      return right === 'af' && [1, 2, 3, 4].some((steps) => LAUGHS.test(a.lower(a.before(at, steps))));
    case 'inden':
      return a.lower(next) === 'i';
    case 'får':
      return isGetting(a, at) || isOfPhrase(a, at);
    default:
      // »Det er træ, dej og garn«, »Kom ind, lille ven«
      if (right === 'tre' || right === 'en' || right === 'et') return isEnd;
      if (LIES.test(right)) return a.is(next, NOUN | INDEFINITE) && !a.commaAfter(at);
      return DOWN_OR_UP.test(right) && [1, 2, 3].some((steps) => HOLD.test(a.lower(a.before(at, steps))));
  }
}

/** »er de rene«, »bliver de ikke trætte« */
function isPluralPredicate(a: Analysis, at: number): boolean {
  const next = a.lower(a.after(at)) === 'ikke' ? a.after(at, 2) : a.after(at);
  return (
    (IS_WAS.test(a.lower(a.before(at))) || BECOME.test(a.lower(a.before(at)))) &&
    a.canBe(next, ADJECTIVE | PLURAL) &&
    a.lower(next).endsWith('e') &&
    !a.is(a.after(next), NOUN)
  );
}

/** »de job, som vi gerne vil have« */
const isPluralBefore = (a: Analysis, noun: number): boolean =>
  a.is(noun, NOUN) && a.canBe(noun, NOUN | PLURAL | INDEFINITE) && RELATIVES.test(a.lower(a.after(noun)));

/** »det nøgterne ordvalg« */
function isNeuterPhrase(a: Analysis, at: number): boolean {
  let noun = a.after(at);
  while (noun >= 0 && a.is(noun, ADJECTIVE) && !a.commaAfter(noun)) noun = a.after(noun);
  return (
    noun > a.after(at) &&
    a.canBe(noun, NOUN | NEUTER | SINGULAR | INDEFINITE) &&
    !a.canBe(noun, NOUN | PLURAL | INDEFINITE)
  );
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
