import type { Analysis } from '../../analysis/analysis.ts';
import { objectCount } from '../../clauses/objects.ts';
import { clauseAt, isArgument, subjectAround } from '../../clauses/subject.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelyLeftOut } from '../../language-model/left-out-opinion.ts';
import * as r from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { isFrontedAmount, isNoticed, isPlace, NOTICED, WHILE_STILL } from '../../phrases/lying.ts';
import { opensClause } from '../../phrases/neighbours.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { ALL_OR_BOTH, DEN_DET, DEN_DET_DE, EN_ET } from '../../words/articles.ts';
import { OBJECTS, OBJECT_PERSONS, PERSONS } from '../../words/persons.ts';
import type { Words } from '../../patterns/beside.ts';
import { NO_OBJECT, PLACE, STAYING } from '../../words/lying.ts';
import { ALL_BE_AND_BECOME, BECOME, HAVE, LAYS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** What one does oneself, and what one does to something: infinitive, present, past, participle. */
const VERBS: [SubcategoryId, string, string][] = [
  ['ligge-laegge', 'ligge ligger lå ligget', 'lægge lægger lagde lagt'],
  ['ligge-laegge', 'lig', 'læg'],
  ['sidde-saette', 'sidde sidder sad siddet', 'sætte sætter satte sat'],
  ['vaagne-vaekke', 'vågne vågner vågnede vågnet', 'vække vækker vækkede vækket'],
  ['springe-spraenge', 'springe springer sprang sprunget', 'sprænge sprænger sprængte sprængt'],
  ['hang-haengte', 'hang', 'hængte'],
];

interface Twin {
  subcategory: SubcategoryId;
  other: string;
  takesObject: boolean;
  participle: boolean;
}
const TWINS = new Map<string, Twin>();
for (const [subcategory, still, moving] of VERBS) {
  const others = moving.split(' ');
  still.split(' ').forEach((form, i) => {
    const participle = i > 0 && i === others.length - 1;
    TWINS.set(form, { subcategory, other: others[i]!, takesObject: false, participle });
    TWINS.set(others[i]!, { subcategory, other: form, takesObject: true, participle });
  });
}

export const lieAndLay: WordRule = {
  id: 'lie-and-lay',
  subcategory: 'ligge-laegge',
  on: { words: [...TWINS.keys(), ...Object.keys(WHILE_STILL)].join(' ') },
  wrong: [
    ['Jeg vil ligge mig i sengen.', 'Jeg vil lægge mig i sengen.'],
    ['Hun ligger sig ned på gulvet.', 'Hun lægger sig ned på gulvet.'],
    ['Så ligger du et tykt lag spåner i bunden.', 'Så lægger du et tykt lag spåner i bunden.'],
    ['Han sad sig ved vinduet.', 'Han satte sig ved vinduet.'],
    ['Jeg lægger på sofaen og læser.', 'Jeg ligger på sofaen og læser.'],
    ['Jeg vækkede klokken syv.', 'Jeg vågnede klokken syv.'],
    ['Kan du ikke ligge gaflerne på bordet?', 'Kan du ikke lægge gaflerne på bordet?'],
    ['I kassen lægger der en gammel dukke.', 'I kassen ligger der en gammel dukke.'],
    ['Bogen havde lagt på bordet hele dagen.', 'Bogen havde ligget på bordet hele dagen.'],
    ['Vi så en hund, som lagde under træet.', 'Vi så en hund, som lå under træet.'],
    ['I går vågnede min mor mig klokken fem.', 'I går vækkede min mor mig klokken fem.'],
    ['Jeg vågnede min bror klokken seks.', 'Jeg vækkede min bror klokken seks.'],
    ['Min far vågnede mig tidligt.', 'Min far vækkede mig tidligt.'],
    ['Hun blev vågnet af en mærkelig lyd.', 'Hun blev vækket af en mærkelig lyd.'],
    ['Uret hængte på væggen.', 'Uret hang på væggen.'],
    ['På bordet lagde en seddel.', 'På bordet lå en seddel.'],
    ['Han måtte sætte sammen med de andre.', 'Han måtte sidde sammen med de andre.'],
    ['Jeg lagde vågen hele natten.', 'Jeg lå vågen hele natten.'],
    ['Den første dag lagde han bare og sov.', 'Den første dag lå han bare og sov.'],
    ['Ligge dem i en gryde.', 'Læg dem i en gryde.'],
    ['Lig bogen på bordet.', 'Læg bogen på bordet.'],
    ['Klokken otte lagde de endelig i sengen.', 'Klokken otte lå de endelig i sengen.'],
    ['Pludselig lagde det meste af mit hår på gulvet.', 'Pludselig lå det meste af mit hår på gulvet.'],
    ['Han har sine penge læggende derhjemme.', 'Han har sine penge liggende derhjemme.'],
    ['Hun ligger slet ikke mærke til dem.', 'Hun lægger slet ikke mærke til dem.'],
    ['Soldaterne ville springe broen i luften.', 'Soldaterne ville sprænge broen i luften.'],
  ],
  right: [
    'Prinsessen sad fange i tårnet.',
    'Bogen ligger på bordet.',
    'Jeg fandt de sedler, hun havde lagt i min madpakke.',
    'Hun satte kedlen over, lagde to småkager på en tallerken og bar dem ind.',
    'Natten til søndag vågnede familien Kristiansen med et sæt.',
    'Mange kilometer fra byen ligger en anden af kilderne.',
    'Jeg ligger i sengen.',
    'Det ligger mig på sinde.',
    'I bunden ligger et tykt lag sand.',
    'Der sad en fugl på taget.',
    'Hun lagde den på bordet.',
    'Han satte sig ned.',
    'Den bog, som jeg lagde på bordet, er væk.',
    'Bogen satte mange tanker i gang.',
    'Næste morgen vågnede vi sent.',
    'Hunden blev lagt på bordet.',
    'Han sprang et trin over.',
    'Den 9. april 1940 vågnede min oldemor ved en larm.',
    'Og midt i det hele sad en gammel mand og sov.',
    'Hvad har du lagt i kassen?',
    'Hun tog brevet og lagde det på hylden.',
    'To hundrede mennesker sidder skulder ved skulder.',
    'De små klasser sad alle sammen under grenene.',
    'De rådne lagde vi i en spand.',
    'I kurven under den sad hans gamle fjende.',
  ],
  match(a, at, models): Finding | null {
    const still = WHILE_STILL[a.lower(at)];
    if (still !== undefined) return replaceWord(a, at, still, 0.92);
    if (isNoticed(a, at)) return { ...replaceWord(a, at, NOTICED[a.lower(at)]!, 0.95), agreed: true };
    const twin = TWINS.get(a.lower(at))!;
    // »Ligge dem i en gryde.«
    if (a.lower(at) === 'ligge' && a.before(at) < 0 && isCommand(a, at))
      return replaceWord(a, at, 'læg', 0.9, twin.subcategory);
    const isWrong = twin.takesObject ? standsAlone(a, at, twin) : hasObject(a, at, twin) && !lacksPlace(a, at, models);
    return isWrong ? replaceWord(a, at, twin.other, wakesOwn(a, at) ? 0.98 : 0.9, twin.subcategory) : null;
  },
};

/** »sad han en bænk«: no object, but a place whose preposition was left out. */
const lacksPlace = (a: Analysis, at: number, models: Models): boolean =>
  !a.lower(at).startsWith('vågn') &&
  (isSeat(a, at) || [1, 2, 3].some((steps) => likelyLeftOut(a, at + steps, models)?.kind === 'preposition'));
/** »nu sidder jeg sofaen« */
function isSeat(a: Analysis, at: number): boolean {
  let k = a.after(at);
  if (PERSONS.test(a.lower(k))) k = a.after(k);
  if (EN_ET.test(a.lower(k))) k = a.after(k);
  return SEATS.test(a.lower(k));
}
const SEATS = new WordList(
  'sofa sofaen bænk bænken stol stolen lænestol lænestolen skammel skamlen seng sengen gulvet',
);

const THEY_OR_WE = new WordList('de vi');
const HAVE_AND_HA = new WordList('har havde have ha');
/** What one only does oneself is done to something: »ligge bogen«. */
function hasObject(a: Analysis, at: number, twin: Twin): boolean {
  if (a.lower(at) === 'lig') return isCommand(a, at);
  if (a.lower(at).startsWith('vågn') && (isTurnedWithObject(a, at) || isDoneTo(a, at) || wakesOwn(a, at))) return true;
  // »sad en gammel mand og reparerede«, »vågnede min oldemor ved, at«
  if (isSubjectAfter(a, at) || isFarOff(a, at) || isSideBySide(a, at)) return false;
  const objects = objectCount(a, at);
  if (objects === null || objects === 0) return false;
  // »…, der sad en fugl på taget«, »bagefter sad de alle i køkkenet«
  if (a.lower(a.before(at)) === 'der' && EN_ET.test(a.lower(a.after(at)))) return false;
  if (THEY_OR_WE.test(a.lower(a.after(at))) && ALL_OR_BOTH.test(a.lower(a.after(at, 2)))) return false;
  const { sentence, clause } = clauseAt(a, at);
  const end = sentence.start + sentence.phrases.last[clause.to]!;
  for (let k = at + 1; k <= end; k++) if (NO_OBJECT.test(a.lower(k))) return false;
  if (twin.participle && !hasAuxiliary(a, at, HAVE_AND_HA)) return false;
  // What stands before the verb may be there for other reasons; a lone object straight after it is sure.
  return hasObjectAfter(a, at);
}

const BESIDE = new WordList('ved om mod i');
/** »sidder skulder ved skulder«, »sad alle sammen«, »under den sad hans fjende«, »det ligger tit i tangen«. */
function isSideBySide(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (ALL_OR_BOTH.test(a.lower(next)) || OFTEN.test(a.lower(next))) return true;
  const before = a.before(at);
  if (OBJECTS.test(a.lower(before)) && a.is(a.before(before), r.PREPOSITION)) return true;
  return BESIDE.test(a.lower(a.after(next))) && a.lower(next) === a.lower(a.after(next, 2));
}
const OFTEN = new WordList('tit ofte sjældent meget helt stadig');

const AFTER_ORDER = new WordList('nu så bare lige derefter forsigtigt');
/** »lig bogen på bordet«: the first word of its clause, and something that is to lie after it. */
function isCommand(a: Analysis, at: number): boolean {
  if (!opensClause(a, at)) return false;
  const next = AFTER_ORDER.test(a.lower(a.after(at))) ? a.after(at, 2) : a.after(at);
  return (
    OBJECTS.test(a.lower(next)) ||
    OPENS_OBJECT.test(a.lower(next)) ||
    (a.is(next, r.NOUN) && next !== a.after(at)) ||
    a.canBe(next, r.NOUN | r.DEFINITE)
  );
}

const OPENS_OBJECT = new WordList(
  'en et den det de min mit mine din dit dine sin sit sine hans hendes vores jeres deres alle alt hele begge',
);

/** A pronoun in the accusative, a definite noun or a phrase with its determiner after the verb and its subject. */
/** One past the phrase of a determiner and a noun after the place; −1 when none follows. */
function pastPhrase(a: Analysis, at: number): number {
  let k = a.after(at);
  if (!OPENS_OBJECT.test(a.lower(k)) || a.commaAfter(at)) return -1;
  for (let steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++)
    if (a.is(k, r.NOUN)) return a.commaAfter(k) ? -1 : a.after(k);
  return -1;
}

/** »blev vågnet af larmen«: only what somebody does to one is said with »blive«. */
const isDoneTo = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'vågnet' && [1, 2, 3].some((steps) => BECOME.test(a.lower(a.before(at, steps))));

/** »jeg vågnede min bror klokken seks«: who does it stands before. */
const wakesOwn = (a: Analysis, at: number): boolean =>
  a.lower(at).startsWith('vågn') &&
  PERSONS.test(a.lower(a.before(at))) &&
  OWN.test(a.lower(a.after(at))) &&
  pastPhrase(a, at) !== a.after(at);
const OWN = new WordList('min mit mine din dine sin sit sine hele alle vores');

/** »i går vågnede min mor mig« */
const isTurnedWithObject = (a: Analysis, at: number): boolean => OBJECT_PERSONS.test(a.lower(pastPhrase(a, at)));

/** »flere kilometer fra byen ligger en anden«: how far off, and then what lies there. */
function isFarOff(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 4 && !a.commaAfter(k); k = a.before(k), steps++)
    if (a.lower(k) === 'fra') return DISTANCES.test(a.lower(a.before(k)));
  return false;
}

const DISTANCES = new WordList('kilometer meter km mil centimeter skridt minutter timer');

const WHEN_OR_BY = new WordList('ved af klokken med tidligt sent');
/** What follows the verb does something else as well, or wakes by something. */
function isSubjectAfter(a: Analysis, at: number): boolean {
  const next = pastPhrase(a, at);
  if (a.lower(at).startsWith('vågn'))
    return WHEN_OR_BY.test(a.lower(next)) || WHEN_OR_BY.test(a.lower(pastNamed(a, at)));
  return a.lower(next) === 'og' && r.hasAny(a.reading(a.after(next)), r.FINITE);
}

/** »vågnede familien Holm | med et sæt«: one past a definite noun and its name. */
function pastNamed(a: Analysis, at: number): number {
  let k = a.after(at);
  if (a.commaAfter(at) || !a.is(k, r.NOUN | r.DEFINITE)) return -1;
  do k = a.after(k);
  while (a.is(k, r.NAME));
  return k;
}

const ADVERBS = new WordList('ikke bare så altid lige aldrig jo selv også nu');
function hasObjectAfter(a: Analysis, at: number): boolean {
  let next = a.after(at);
  if (a.commaAfter(at)) return false;
  const isTurned = PERSONS.test(a.lower(next));
  if (isTurned) next = a.after(next);
  while (next >= 0 && ADVERBS.test(a.lower(next))) next = a.after(next);
  if (next < 0 || STAYING.test(a.lower(next))) return false;
  const { sentence } = clauseAt(a, at);
  if (!isArgument(sentence.phrases, sentence.phrases.of[next - sentence.start]!)) return false;
  if (OBJECTS.test(a.lower(next)) && !opensLongerPhrase(a, next)) return true;
  if (!isTurned && !hasSubjectBefore(a, at)) {
    // »så lå hun tasken på bordet«; »i bunden ligger et lag sand« has no object.
    next = afterSubject(a, at);
    if (next < 0 || next === a.after(at)) return false;
    return OPENS_OBJECT.test(a.lower(next)) || a.is(next, r.NOUN | r.DEFINITE);
  }
  if (a.lower(at).startsWith('vågn') && opensLongerPhrase(a, next)) return false;
  return OPENS_OBJECT.test(a.lower(next)) || (a.is(next, r.NOUN) && !a.hasCapital(next));
}

/** »den femogtyvende«, »det gamle hus« */
const opensLongerPhrase = (a: Analysis, at: number): boolean =>
  DEN_DET.test(a.lower(at)) && r.hasAny(a.reading(a.after(at)), r.NOUN | r.ADJECTIVE | r.NUMERAL) && !a.commaAfter(at);

/** The subject does not follow: it stands before the verb, or an auxiliary before it has taken it. */
function hasSubjectBefore(a: Analysis, at: number): boolean {
  const { sentence, clause, number } = clauseAt(a, at);
  const { phrases: p, start, clauseOf } = sentence;
  const own = p.of[at - start]!;
  if (own > clause.verb) return true;
  for (let c = clause.from; c < own; c++) if (clauseOf[c] === number && p.kind[c]! <= 6 && p.kind[c]! > 0) return true;
  return clause.kind === 'relative';
}

/** The first verb of the clause or the word before is one of these. */
function hasAuxiliary(a: Analysis, at: number, words: Words): boolean {
  const { sentence, clause } = clauseAt(a, at);
  if (clause.verb >= 0 && words.test(sentence.phrases.lower(sentence.phrases.first(clause.verb)))) return true;
  return words.test(a.lower(a.before(at)));
}

const AWAKE = new WordList('vågen søvnløs');
const ADVERBS_OF_LYING = new WordList(
  'ikke bare så altid nu jo stadig også endelig igen alle begge længe ofte tit måske heldigvis pludselig selv',
);
const WHEN = new WordList('klokken midt først tidligt sent');
/** What one does to something stands without it: »jeg lægger på sofaen«. */
function standsAlone(a: Analysis, at: number, twin: Twin): boolean {
  if (a.lower(at) === 'læg' || (twin.participle && !hasAuxiliary(a, at, HAVE))) return false;
  if (twin.participle && hasAuxiliary(a, at, ALL_BE_AND_BECOME)) return false;
  // »jeg lagde vågen«
  if (/^læg|^lag/.test(a.lower(at)) && AWAKE.test(a.lower(afterSubject(a, at)))) return true;
  // »sætte sammen med dem«
  if (
    /^sæt|^sat/.test(a.lower(at)) &&
    a.lower(a.after(at)) === 'sammen' &&
    a.lower(a.after(at, 2)) === 'med' &&
    !a.commaAfter(at)
  )
    return !twin.participle;
  if (isFrontedAmount(a, at)) return true;
  if (objectCount(a, at) !== 0 || isToldOfNoun(a, at) || isCountedObject(a, at)) return false;
  // »de rådne lagde vi i en spand«
  if (a.is(a.before(at), r.ADJECTIVE) && DEN_DET_DE.test(a.lower(a.before(at, 2)))) return false;
  // »på bordet lagde en seddel«
  if (isFrontedPlace(a, at)) return true;
  if (isExistential(a, at) && !twin.participle) return true;
  let next = afterSubject(a, at);
  while (next >= 0 && ADVERBS_OF_LYING.test(a.lower(next))) next = a.after(next);
  const word = a.lower(at);
  if (word.startsWith('væk')) return isEnd(a, next) || a.is(next, r.PREPOSITION) || WHEN.test(a.lower(next));
  // »så lagde den hovedet på skrå«
  if (word.startsWith('spr') || a.is(next, r.NOUN | r.DEFINITE) || opensLongerPhrase(a, a.after(at))) return false;
  if (STAYING.test(a.lower(next))) return true;
  if (!PLACE.test(a.lower(next)))
    return (
      !word.startsWith('s') &&
      a.lower(next) === 'og' &&
      (PERSONS.test(a.lower(a.before(at))) || PERSONS.test(a.lower(a.after(at))))
    );
  return isPlace(a, next, word.startsWith('s'));
}

/** »de sedler | hun havde lagt i min taske«: what was laid stands before, without »som«. */
function isToldOfNoun(a: Analysis, at: number): boolean {
  let k = a.before(at);
  while (HAVE_AND_HA.test(a.lower(k)) || ADVERBS.test(a.lower(k))) k = a.before(k);
  const noun = a.before(k);
  return PERSONS.test(a.lower(k)) && a.is(noun, r.NOUN) && DEN_DET_DE.test(a.lower(a.before(noun)));
}

/** »lagde to småkager på bordet«: how many there are, and the noun. */
const isCountedObject = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) && a.is(a.after(at), r.NUMERAL) && a.is(a.after(at, 2), r.NOUN);

/** »på bordet lagde en seddel«: a place, the verb, and something that lies there. */
function isFrontedPlace(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (!LAYS.test(a.lower(at)) || !a.canBe(before, r.NOUN | r.DEFINITE) || a.commaAfter(before)) return false;
  if (!PLACE.test(a.lower(a.before(before))) || !EN_ET.test(a.lower(a.after(at)))) return false;
  for (let k = a.after(at, 2), steps = 0; k >= 0 && steps < 3; k = a.after(k), steps++)
    if (a.is(k, r.NOUN)) {
      const next = a.after(k);
      return !a.canBe(k, r.NOUN | r.DEFINITE) && (next < 0 || a.isMark(next) || a.commaAfter(k));
    }
  return false;
}

/** The place after the verb, or after the subject that follows it. */
function afterSubject(a: Analysis, at: number): number {
  const next = a.after(at);
  if (next < 0 || a.commaAfter(at)) return next;
  if (PERSONS.test(a.lower(next)) || a.lower(next) === 'der') return a.after(next);
  const subject = subjectAround(a, at);
  return subject !== null && subject[0] === next ? a.after(subject[1]) : next;
}

const SOME = new WordList('en et nogle mange');
/** »der lægger sne«, »i kassen lægger der en dukke« */
function isExistential(a: Analysis, at: number): boolean {
  const isTurned = a.lower(a.after(at)) === 'der';
  if (!isTurned && (a.lower(a.before(at)) !== 'der' || clauseAt(a, at).clause.kind === 'relative')) return false;
  const next = isTurned ? a.after(at, 2) : a.after(at);
  return SOME.test(a.lower(next)) || (a.is(next, r.NOUN) && !a.canBe(next, r.NOUN | r.DEFINITE));
}

const isEnd = (a: Analysis, at: number): boolean => at < 0 || a.isMark(at);
