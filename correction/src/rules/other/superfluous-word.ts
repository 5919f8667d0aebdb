import type { Analysis } from '../../analysis/analysis.ts';
import { personAt } from '../../clauses/persons.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { POSSESSIVE } from '../../phrases/name-of-subject.ts';
import { isFinite } from '../../verbs/finite.ts';
import { isGivenName, mayThink } from '../../words/beings.ts';
import { AND_OR_BUT } from '../../words/links.ts';
import { OBJECT_PERSONS, OWNERS, PERSONS, SUBJECTS_AND_DER } from '../../words/persons.ts';
import { MORE_MODALS } from '../../words/verbs.ts';
import { DEN_DET } from '../../words/articles.ts';
import { WordList } from '../../words/word-list.ts';

/** So sure the net must be that the word is one too many, as log odds. */
const TOO_MANY = 2;
const FARTHEST = 12;

/** »Min bror han er tolv«, »en dreng, der som hed Lukas«, »ved ikke, om at han kommer«: a word too many, as grammar and the net see it. */
export const superfluousWord: WordRule = {
  id: 'superfluous-word',
  subcategory: 'delete',
  on: { words: 'han hun den det de som der at ikke' },
  explanation: 'Her er et ord for meget: »{token}« siger det, som et andet ord allerede siger. Slet det.',
  wrong: [
    ['Min bror han er tolv år.', 'Min bror er tolv år.'],
    ['Skolen den ligger tæt på stranden.', 'Skolen ligger tæt på stranden.'],
    ['Børn må ikke at løbe på gangen.', 'Børn må ikke løbe på gangen.'],
    ['Min kusine hun bor i Vejle.', 'Min kusine bor i Vejle.'],
    ['Min lærer hun hedder Birgitte.', 'Min lærer hedder Birgitte.'],
    ['Mine forældre de kommer fra Iran.', 'Mine forældre kommer fra Iran.'],
    ['»Nej«, siger jeg, men min puls den siger noget andet.', '»Nej«, siger jeg, men min puls siger noget andet.'],
    ['Lærerens bil den er rød.', 'Lærerens bil er rød.'],
    ['Min ven Peter han spiller fodbold.', 'Min ven Peter spiller fodbold.'],
    ['Min bedste ven han hedder Ali.', 'Min bedste ven hedder Ali.'],
    ['Der var en dreng, der som hed Lukas.', 'Der var en dreng, der hed Lukas.'],
    ['Vi har en hund, som der hedder Basse.', 'Vi har en hund, som hedder Basse.'],
    ['Jeg ved ikke, om at han kommer.', 'Jeg ved ikke, om han kommer.'],
    ['Han skal at arbejde hele dagen.', 'Han skal arbejde hele dagen.'],
    ['Hun klagede ikke aldrig over det.', 'Hun klagede aldrig over det.'],
    ['Jeg har aldrig ikke set ham.', 'Jeg har aldrig set ham.'],
    ['Ingen har ikke travlt.', 'Ingen har travlt.'],
    ['Vi har ikke ingen penge.', 'Vi har ingen penge.'],
    ['Ali han kommer fra Iran.', 'Ali kommer fra Iran.'],
    ['Hun lod min bror at køre.', 'Hun lod min bror køre.'],
    ['Jeg vil gerne at have en kop te.', 'Jeg vil gerne have en kop te.'],
    ['Vi sang hele den vejen hjem.', 'Vi sang hele vejen hjem.'],
  ],
  right: [
    'Min bror, han er tolv år.',
    'Min bog, som han læser, er god.',
    'Vi har en hund, der som hvalp var meget syg.',
    'Det er en plan, som der ikke er råd til.',
    'Han spurgte hende om at komme.',
    'Min mor siger, han er syg.',
    'Min ven og han er uvenner.',
    'Mine venner og de andre var der.',
    'Eleverne, de skal læse, er lange.',
    'Mine brødre, de er tvillinger.',
    'Det er hele den historie, jeg kender.',
    'Hun lod mig vide, at hun kom.',
    'Hun har aldrig, ikke en eneste gang, været syg.',
    'Alt, hvad man skal, at arbejde og at sove, tager tid.',
    'Hjernen laver ikke ingenting.',
    'Ali, han er sød.',
    'Peter, siger han, er syg.',
  ],
  match(a, at, models): Finding | null {
    const isOver =
      isSecondSubject(a, at) || isSecondRelative(a, at) || isThatAfterWhether(a, at) || isAtAfterModal(a, at);
    if (isDeniedTwice(a, at) || isKnownTwice(a, at) || isAtAfterLetting(a, at))
      return removeText(a.starts[at]!, a.starts[a.after(at)]!, 0.9);
    if (!isOver || models.secondReader.oddsOfTooMany(a, at) < TOO_MANY) return null;
    return removeText(a.starts[at]!, a.starts[a.after(at)]!, 0.88);
  },
};

/** »klagede | ikke aldrig«, »har aldrig | ikke set«, »ingen har | ikke travlt« */
function isDeniedTwice(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (a.lower(at) !== 'ikke' || a.commaAfter(at) || a.commaAfter(before)) return false;
  if (a.lower(a.after(at)) === 'aldrig' || a.lower(before) === 'aldrig') return true;
  // »har | ikke ingen penge«
  if (a.lower(a.after(at)) === 'ingen' && r.hasAny(a.reading(a.after(at, 2)), r.NOUN | r.ADJECTIVE)) return true;
  const opener = a.before(before, 2);
  // »ham, som ingen har | ikke«: no more than the clause's own verb comes between
  return (
    isFinite(a, before) &&
    NOBODY.test(a.lower(a.before(before))) &&
    (opener < 0 || a.commaAfter(opener) || AND_OR_BUT.test(a.lower(opener))) &&
    !a.isMark(a.after(at))
  );
}
const NOBODY = new WordList('ingen ingenting');

const LETS = new WordList('lade lader lod ladet lad');
const FEW = 4;
/** »lod cowboyerne | at skændes«, »lade min mor | at køre« */
function isAtAfterLetting(a: Analysis, at: number): boolean {
  if (a.lower(at) !== 'at' || !a.canBe(a.after(at), r.VERB | r.INFINITIVE) || a.commaAfter(at)) return false;
  const last = a.before(at);
  if (!r.hasAny(a.reading(last), r.NOUN | r.NAME) && !OBJECT_PERSONS.test(a.lower(last))) return false;
  for (let k = last, steps = 0; k >= 0 && steps < FEW && !a.commaAfter(k); k = a.before(k), steps++) {
    if (LETS.test(a.lower(k))) return true;
    if (!r.hasAny(a.reading(k), r.NOUN | r.NAME | r.ADJECTIVE | r.DETERMINER | r.PRONOUN)) return false;
  }
  return false;
}

/** »hele | den vejen« */
const isKnownTwice = (a: Analysis, at: number): boolean =>
  DEN_DET.test(a.lower(at)) &&
  a.lower(a.before(at)) === 'hele' &&
  !a.commaAfter(at) &&
  a.is(a.after(at), r.NOUN | r.DEFINITE);

/** »Min bror | han er«: the subject again, and the sentence has no other verb that the first could belong to. */
function isSecondSubject(a: Analysis, at: number): boolean {
  // »min ven Peter | han«
  const noun =
    a.is(a.before(at), r.NAME) && a.hasCapital(a.before(at)) && mayThink(a.lower(a.before(at, 2)))
      ? a.before(at, 2)
      : a.before(at);
  const owner = a.is(a.before(noun), r.ADJECTIVE) ? a.before(noun, 2) : a.before(noun);
  if (a.commaAfter(a.before(at)) || a.commaAfter(noun)) return false;
  if (opensMain(a, noun) && (a.is(noun, r.NOUN | r.DEFINITE) || isSomebody(a, noun, at))) return isAgain(a, noun, at);
  if (
    !opensMain(a, owner) ||
    !(POSSESSIVE.test(a.lower(owner)) || OWNERS.test(a.lower(owner)) || isOwner(a, owner)) ||
    !a.canBe(noun, r.NOUN)
  )
    return false;
  return isAgain(a, noun, at);
}

/** »Lærerens bil | den« */
const isOwner = (a: Analysis, at: number): boolean =>
  r.hasAny(a.reading(at), r.NOUN | r.NAME) && r.hasAny(a.reading(at), r.GENITIVE);

/** The first word of a sentence, or of what comes after »men« and »og« with their comma. */
const opensMain = (a: Analysis, at: number): boolean =>
  a.opensSentence(at) || (AND_OR_BUT.test(a.lower(a.before(at))) && a.commaAfter(a.before(at, 2)));

/** »Min bror | han er«, »Skolen | den ligger« */
function isAgain(a: Analysis, noun: number, at: number): boolean {
  const verb = a.after(at);
  const isVerb = isFinite(a, verb) || (a.canBe(verb, r.VERB | r.PAST) && !r.hasAny(a.union(verb), r.NOUN | r.OTHER));
  if (!isVerb || a.commaAfter(at) || !isSame(a, noun, at)) return false;
  // »Bogen | den læste jeg«
  if (PERSONS.test(a.lower(a.after(at, 2)))) return false;
  for (
    let k = a.after(at, 2), steps = 0;
    k >= 0 && steps < FARTHEST && !a.commaAfter(a.before(k));
    k = a.after(k), steps++
  ) {
    if (AND_OR_BUT.test(a.lower(k)) || a.is(k, r.SUBORDINATOR) || a.isMark(k)) break;
    if (isFinite(a, k)) return false;
  }
  return true;
}

/** »Ali | han« */
const isSomebody = (a: Analysis, name: number, pronoun: number): boolean =>
  a.is(name, r.NAME) && isGivenName(a.lower(name)) && HE_OR_SHE.test(a.lower(pronoun));
const HE_OR_SHE = new WordList('han hun');

/** Whom the noun names the pronoun can mean. */
function isSame(a: Analysis, noun: number, pronoun: number): boolean {
  const written = a.lower(pronoun);
  // »Min lærer | hun hedder«: seen as a verb before its subject
  if (!a.is(noun, r.NOUN)) return !DEN_DET.test(written) && (mayThink(a.lower(noun)) || isSomebody(a, noun, pronoun));
  if (written === 'de') return a.canBe(noun, r.NOUN | r.PLURAL) && !a.canBe(noun, r.NOUN | r.SINGULAR);
  const person = personAt(a, noun);
  if (DEN_DET.test(written))
    return (
      person !== 'han' &&
      person !== 'hun' &&
      a.canBe(noun, r.NOUN | r.SINGULAR | (written === 'den' ? r.COMMON : r.NEUTER))
    );
  return person === written || person === 'somebody';
}

/** »der | som hed«, »som | der hedder« */
function isSecondRelative(a: Analysis, at: number): boolean {
  const before = a.lower(a.before(at));
  if (a.commaAfter(a.before(at)) || !isFinite(a, a.after(at))) return false;
  if (a.lower(at) === 'som') return before === 'der' && a.commaAfter(a.before(at, 2));
  return (
    a.lower(at) === 'der' && before === 'som' && a.is(a.before(at, 2), r.NOUN) && CALLED.test(a.lower(a.after(at)))
  );
}
/** Of these a relative clause has its noun as the subject. */
const CALLED = new WordList('hedder hed bor boede elsker kom går gik spiller sagde siger gør');

const ASKS = new WordList('ikke ved vide vidste spørger spurgte spørge tvivl');
/** »ved ikke, om | at han kommer« */
const isThatAfterWhether = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'at' &&
  a.lower(a.before(at)) === 'om' &&
  a.commaAfter(a.before(at, 2)) &&
  ASKS.test(a.lower(a.before(at, 2))) &&
  SUBJECTS_AND_DER.test(a.lower(a.after(at)));

const BETWEEN = new WordList('ikke også gerne kun bare heller helst hellere faktisk aldrig altid godt');
const MOST_BETWEEN = 3;
/** »skal | at arbejde«, »vil gerne | at have«, where the infinitive could be a noun as well */
function isAtAfterModal(a: Analysis, at: number): boolean {
  if (a.lower(at) !== 'at' || !a.canBe(a.after(at), r.VERB | r.INFINITIVE) || !a.canBe(a.after(at), r.NOUN))
    return false;
  let verb = a.before(at);
  for (let steps = 0; steps < MOST_BETWEEN && isBetween(a, verb); steps++) verb = a.before(verb);
  return MORE_MODALS.test(a.lower(verb)) && !a.commaAfter(verb);
}
/** »vil | jeg gerne | at«: adverbs and a subject that is turned. */
const isBetween = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) && (BETWEEN.test(a.lower(at)) || PERSONS.test(a.lower(at)));
