import type { Analysis } from '../analysis/analysis.ts';
import { MODAL } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import { isPrepositionBeforeAt, takesAt } from '../phrases/before-infinitive.ts';
import { WordList } from '../words/word-list.ts';
import { PERSON } from './form-numbers.ts';
import { DEN_DET_DE_DER, OTHER } from '../words/articles.ts';
import { AND_OR_ALSO, RELATIVES } from '../words/links.ts';
import { OWNERS, PERSONS } from '../words/persons.ts';
import { BECOME, HAS_HAD, IS_OR_HAS, IS_WAS } from '../words/verbs.ts';

const OPENS_CLAUSE = new WordList('før mens fordi hvis når hvor selvom hvem hvad hvordan hvorfor hvornår om');

/** A form that the words before a verb ask for, and how many times likelier they make it. */
export interface AskedForm {
  form: 'infinitive' | 'finite' | 'participle';
  weight: number;
}

/** How much each way of asking tells; the model that it is weighed with knows the nearest words itself. */
const WEIGHT = {
  close: 60,
  turned: 40,
  object: 12,
  relative: 20,
  pronoun: 14,
  lacking: 12,
  joined: 5,
  joinedToWrong: 60,
  passive: 15,
};

const ADVERB = new WordList(
  'ikke også altid aldrig godt gerne bare kun lige selv nok vel jo da heller først allerede måske stadig både ' +
    'nogensinde endnu tidligere heldigvis desværre dog ellers bestemt sikkert knap næppe simpelthen aldrig snart så virkelig faktisk egentlig tit ofte derfor nu alligevel sagtens ligesom næsten endelig',
);
const OBJECT = new WordList('nogen noget mig dig ham hende os jer dem den det sig');
/** What takes a plain infinitive after its object. */
const TAKES_INFINITIVE = new WordList(
  'se ser så set høre hører hørte hørt lad lar lade lader ladet lod mærke mærker mærkede mærket føle føler følte følt ' +
    'bed bede beder bedt bad',
);
/** Modals as pupils spell them, and verbs that are used like modals. */
const MISSPELT_MODAL = new WordList(
  'vile vild sku skul skule skuld skulde kune kund kunde vilde behøver behøvede gider gad',
);
/** The verb comes straight after these: »derfor bliver den gul«. */
const TURNS = new WordList('derfor så nu da her der derefter bagefter herefter senere sidst pludselig ofte tit');
const SPEECH = new WordList(
  'siger sagde spørger spurgte svarer svarede tænker tænkte tror råber råbte udbrød hvisker hviskede mumlede',
);
/** No modal before these has the verb behind them. */
const ENDS_CLAUSE = new WordList('som der at jeg du han hun vi man');
const OPENER = new WordList('da når hvis fordi mens hvor hvordan selvom inden');
const STATE = new WordList('har er kan vil skal bor hedder går kommer');
const FARTHEST = 14;
const DEEPEST = 3;

/** »se«, »høre«, »lade«: a plain infinitive may follow their object. */
export const takesBareInfinitive = (a: Analysis, at: number): boolean =>
  TAKES_INFINITIVE.test(a.lower(at)) &&
  // »…, så en forkølelse ikke udvikler sig«: no verb
  (a.lower(at) !== 'så' || (a.is(at, r.VERB) && !a.commaAfter(a.before(at))) || PERSONS.test(a.lower(a.before(at))));

/** A verb that an infinitive without »at« follows. */
export const isModal = (a: Analysis, at: number): boolean =>
  at >= 0 && ((a.types[at]!.role & MODAL) !== 0 || MISSPELT_MODAL.test(a.lower(at)));

/** The form that is asked for at a place, whatever stands there; null when nothing does. */
export function askedForm(a: Analysis, at: number, depth = 0): AskedForm | null {
  const k = beforeAdverbs(a, at);
  if (isTurned(a, at, k)) return { form: 'finite', weight: WEIGHT.relative };
  if (k < 0 || a.commaAfter(k)) return lacking(a, at);
  const lower = a.lower(k);
  if (lower === 'at') return afterAt(a, k);
  if (isModal(a, k)) return { form: 'infinitive', weight: WEIGHT.close };
  if (HAS_HAD.test(lower) || (lower === 'have' && (a.lower(a.before(k)) === 'at' || isModal(a, beforeAdverbs(a, k)))))
    return { form: 'participle', weight: WEIGHT.close };
  if (BECOME.test(lower) || IS_WAS.test(lower)) return { form: 'participle', weight: WEIGHT.passive };
  if (AND_OR_ALSO.test(lower)) return depth < DEEPEST ? joinedBefore(a, at, k, depth) : null;
  return afterSubject(a, at, k) ?? afterFarModal(a, at) ?? lacking(a, at);
}

/** »min søster kan ikke engang efter tre år på holdet lave«: a modal with its subject before it, and no verb since. */
function afterFarModal(a: Analysis, at: number): AskedForm | null {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST; k = a.before(k), steps++) {
    if (a.commaAfter(k) || a.isMark(k) || r.hasAny(a.reading(k), r.SUBORDINATOR | r.CONJUNCTION)) return null;
    if (!isModal(a, k)) {
      if (r.hasAny(a.union(k), r.VERB) || ENDS_CLAUSE.test(a.lower(k))) return null;
      continue;
    }
    const doer = a.before(k);
    const hasSubject = PERSON.test(a.lower(doer)) || r.hasAny(a.reading(doer), r.NOUN | r.NAME);
    return hasSubject && !a.commaAfter(doer) && steps > 2 ? { form: 'infinitive', weight: WEIGHT.relative } : null;
  }
  return null;
}

/** »så står jeg«, »derfor bliver den«: the subject comes after. */
function isTurned(a: Analysis, at: number, before: number): boolean {
  const next = a.after(at);
  if (a.commaAfter(at) || isModal(a, before) || a.lower(before) === 'at') return false;
  if (PERSON.test(a.lower(next))) return true;
  return DEN_DET_DE_DER.test(a.lower(next)) && TURNS.test(a.lower(a.before(at)));
}

/** The nearest word before that is no adverb, −1 when a comma or the sentence's beginning comes first. */
export function beforeAdverbs(a: Analysis, at: number): number {
  let k = a.before(at);
  while (k >= 0 && !a.commaAfter(k)) {
    if (a.lower(k) === 'eksempel' && a.lower(a.before(k)) === 'for') k = a.before(k, 2);
    else if ((ADVERB.test(a.lower(k)) && !a.is(k, r.VERB)) || isOpeningQuote(a, k)) k = a.before(k);
    else break;
  }
  return k;
}

/** »at "dele sol og vind lige"« */
const isOpeningQuote = (a: Analysis, at: number): boolean => a.isMark(at) && /^["»“”„]$/.test(a.written(at));

function afterAt(a: Analysis, at: number): AskedForm | null {
  const asks = a.lower(a.before(at));
  if (isPrepositionBeforeAt(asks) || takesAt(asks)) return { form: 'infinitive', weight: WEIGHT.close };
  const isInfinitiveMark = a.tagFeatures.unique[a.tags[at]!] === 1;
  return {
    form: 'infinitive',
    weight: isInfinitiveMark ? WEIGHT.relative : WEIGHT.object,
  };
}

/** After a pronoun, or a phrase that may be subject or object of the verb before it. */
function afterSubject(a: Analysis, at: number, last: number): AskedForm | null {
  const lower = a.lower(last);
  const first = firstOfPhrase(a, last);
  const earlier = first < 0 ? -1 : a.before(first);
  const isOpen = earlier < 0 || a.commaAfter(earlier);
  if (!isOpen && first >= 0 && !SPEECH.test(a.lower(at))) {
    if (isModal(a, earlier)) return { form: 'infinitive', weight: WEIGHT.turned };
    // »hørte han nogen græde«
    if (PERSON.test(a.lower(earlier)) && takesBareInfinitive(a, a.before(earlier)) && !PERSON.test(lower))
      return { form: 'infinitive', weight: WEIGHT.object };
    const isOwner =
      PERSON.test(lower) ||
      a.written(last) === 'I' ||
      a.is(last, r.NAME) ||
      a.is(last, r.NOUN | r.DEFINITE) ||
      (a.is(last, r.NOUN) && a.before(earlier) < 0);
    if (HAS_HAD.test(a.lower(earlier)) && isOwner) return { form: 'participle', weight: WEIGHT.close };
    // »næste morgen var den svømmet væk«
    const isIt = DEN_DET_DE_DER.test(lower) && !r.hasAny(a.reading(a.after(at)), r.NOUN | r.ADJECTIVE | r.VERB);
    if (IS_WAS.test(a.lower(earlier)) && (PERSON.test(lower) || isIt))
      return { form: 'participle', weight: WEIGHT.passive };
    if (takesBareInfinitive(a, earlier) && !PERSON.test(lower) && lower !== 'sig')
      return { form: 'infinitive', weight: WEIGHT.object };
  }
  if (PERSON.test(lower) || (a.written(last) === 'I' && a.before(last) >= 0)) {
    return !isOpen && r.hasAny(a.reading(earlier), r.FINITE) ? null : { form: 'finite', weight: WEIGHT.pronoun };
  }
  // »Der komme mange«
  if (lower === 'der' && earlier < 0) return { form: 'finite', weight: WEIGHT.relative };
  if (RELATIVES.test(lower) && (a.is(earlier, r.NOUN) || a.is(earlier, r.NAME)))
    return { form: 'finite', weight: WEIGHT.relative };
  return null;
}

/** The first word of a pronoun or a plain noun phrase that ends at a place; −1 when it is no such thing. */
function firstOfPhrase(a: Analysis, last: number): number {
  const lower = a.lower(last);
  if (PERSON.test(lower) || DEN_DET_DE_DER.test(lower) || OBJECT.test(lower) || a.written(last) === 'I') return last;
  if (a.is(last, r.NAME)) return firstOfName(a, last);
  if (!a.is(last, r.NOUN) || a.is(last, r.GENITIVE)) return -1;
  let first = last;
  for (let k = a.before(last); k >= 0 && !a.commaAfter(k); k = a.before(k)) {
    if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.DETERMINER | r.PRONOUN | r.NUMERAL) || PERSON.test(a.lower(k))) break;
    if (a.is(k, r.VERB) || isModal(a, k)) break;
    first = k;
  }
  return first;
}

/** »skal Kenneth Jonassen | møde …« */
function firstOfName(a: Analysis, last: number): number {
  let first = last;
  while (a.is(a.before(first), r.NAME) && !a.commaAfter(a.before(first))) first = a.before(first);
  return first;
}

/** Unless the verb has its own subject after it: »og så løb jeg«. */
function joinedBefore(a: Analysis, at: number, conjunction: number, depth: number): AskedForm | null {
  const next = a.lower(a.after(at));
  if (PERSON.test(next)) return null;
  const asked = joined(a, conjunction, depth);
  // »hun kan svømme og har en båd«: a state of its own
  if (asked?.form === 'infinitive' && asked.weight === WEIGHT.object && STATE.test(a.lower(at)))
    return { form: 'infinitive', weight: WEIGHT.joined };
  // »kommer af at fange og er en tillægsform«
  if (asked?.form === 'infinitive' && asked.weight === WEIGHT.joined && IS_OR_HAS.test(a.lower(at))) return null;
  return asked?.form === 'infinitive' && DEN_DET_DE_DER.test(next) && a.lower(conjunction) === 'eller' ? null : asked;
}

/** »at løbe og …«, »har sunget og …«: what is joined takes the form of what it is joined to. */
function joined(a: Analysis, conjunction: number, depth: number): AskedForm | null {
  for (let k = a.before(conjunction), steps = 0; k >= 0 && steps < FARTHEST; k = a.before(k), steps++) {
    if (opensClause(a, k)) return null;
    const isAfterModal = isModal(a, beforeAdverbs(a, k)) && a.canBe(k, r.VERB | r.INFINITIVE);
    if (
      (!a.is(k, r.VERB) && !isAfterModal) ||
      a.is(k, r.PAST_PARTICIPLE | r.PLURAL) ||
      a.canBe(k, r.VERB | r.PRESENT_PARTICIPLE)
    )
      continue;
    if (a.commaAfter(a.before(conjunction)) && isSubordinate(a, k)) return null;
    // »vil lave mad og …«: what follows the modal is tagged as something else
    if (isModal(a, k) && k < a.before(conjunction)) return { form: 'infinitive', weight: WEIGHT.joined };
    const asked = askedForm(a, k, depth + 1);
    const isPlainlyFinite = r.hasAny(a.reading(k), r.FINITE) && !a.canBe(k, r.VERB | r.INFINITIVE);
    if (isPlainlyFinite && asked?.form !== 'infinitive' && !a.commaAfter(a.before(conjunction)))
      return { form: 'finite', weight: WEIGHT.pronoun };
    // »ikke set eller hører fra ham«, »sjovt at spille og løber«
    if (asked?.form === 'participle' && a.lower(conjunction) === 'eller' && k === a.before(conjunction)) return asked;
    if (asked?.form === 'infinitive' && isAtAfterAdjective(a, a.before(k)))
      return { form: 'infinitive', weight: WEIGHT.turned };
    if (asked !== null) {
      const isWrong =
        asked.form === 'infinitive' && a.canBe(k, r.VERB | r.PRESENT) && !a.canBe(k, r.VERB | r.INFINITIVE);
      return {
        form: asked.form,
        weight: isWrong
          ? WEIGHT.joinedToWrong
          : Math.min(
              asked.weight,
              isAfterModal && !a.commaAfter(a.before(conjunction)) ? WEIGHT.object : WEIGHT.joined,
            ),
      };
    }
    const isFinite = r.hasAny(a.reading(k), r.FINITE) && !a.canBe(k, r.VERB | r.INFINITIVE);
    return isFinite ? { form: 'finite', weight: WEIGHT.joined } : null;
  }
  return null;
}

/** »det er sjovt at«: what is so is all that follows. */
const isAtAfterAdjective = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'at' &&
  a.is(a.before(at), r.ADJECTIVE) &&
  IS_WAS.test(a.lower(a.before(at, 2))) &&
  a.lower(a.before(at, 3)) === 'det';

/** »…, hvem vi er, og …«: what follows the comma is not joined to the clause before it. */
function isSubordinate(a: Analysis, verb: number): boolean {
  for (let k = a.before(verb); k >= 0 && !a.commaAfter(k); k = a.before(k))
    if (opensClause(a, k) || startsClause(a, k)) return true;
  return false;
}

const THAT_OR_SO = new WordList('at så');
/** »…, så hunden kan komme ind, og …«, »…, at de vil smage, og …«: a comma, a conjunction and a subject. */
const startsClause = (a: Analysis, at: number): boolean =>
  THAT_OR_SO.test(a.lower(at)) && a.commaAfter(a.before(at)) && !a.canBe(a.after(at), r.VERB | r.INFINITIVE);

const opensClause = (a: Analysis, at: number): boolean =>
  a.lower(at) !== 'at' && (a.is(at, r.SUBORDINATOR) || RELATIVES.test(a.lower(at)) || OPENS_CLAUSE.test(a.lower(at)));

/** »min lærer«, »vores træner«: no verb after an owner, whatever the tagger thinks. */
const isOwned = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE) && OWNERS.test(a.lower(a.before(at)));

/** A clause without another finite verb, and nothing before that could govern an infinitive. */
function lacking(a: Analysis, at: number): AskedForm | null {
  let isSameClause = true;
  // »tusindvis af kvinder og unge piger«: the conjunction joins nouns.
  let isInPhrase = true;
  let isSubordinated = false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 2 * FARTHEST; k = a.before(k), steps++) {
    const isOpener = OPENER.test(a.lower(k));
    if ((a.is(k, r.SUBORDINATOR) || isOpener) && steps > 0) {
      isSubordinated = isSameClause && isOpener;
      break;
    }
    // »havde en eller anden i byen haft«
    if (a.lower(k) === 'eller' && OTHER.test(a.lower(a.after(k)))) continue;
    // »…, for den løber«: a main clause of its own
    if ((a.lower(k) === 'for' || a.lower(k) === 'så') && a.commaAfter(a.before(k))) break;
    const isPlain = r.hasAny(a.reading(k), r.NOUN | r.NAME | r.ADJECTIVE | r.DETERMINER | r.CONJUNCTION);
    if (a.lower(k) === 'at' || isModal(a, k) || takesBareInfinitive(a, k)) return null;
    if (!isPlain) isInPhrase = false;
    const joinsNouns = isInPhrase && (a.lower(k) === 'og' || a.lower(k) === 'eller');
    if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR) || (a.is(k, r.CONJUNCTION) && !joinsNouns)) isSameClause = false;
    if (a.isMark(k)) break;
    if (isSameClause && (r.hasAny(a.reading(k), r.FINITE) || a.is(k, r.VERB)) && !isOwned(a, k)) return null;
  }
  // »da toget standse steg jeg af«: the next verb is the main clause's.
  if (isSubordinated && !r.hasAny(a.reading(a.after(at)), r.FINITE)) return { form: 'finite', weight: WEIGHT.lacking };
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST; k = a.after(k), steps++) {
    if (a.commaAfter(k - 1) || a.is(k, r.SUBORDINATOR) || a.is(k, r.CONJUNCTION) || a.isMark(k)) break;
    if (r.hasAny(a.reading(k), r.FINITE)) return null;
  }
  return { form: 'finite', weight: WEIGHT.lacking };
}
