import type { Analysis } from '../../analysis/analysis.ts';
import { MODAL } from '../../analysis/word-role.ts';
import { VERB_FORM_BITS, verbFormProbabilities } from '../../choices/verb-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { isPrepositionBeforeAt, takesAt } from '../../phrases/before-infinitive.ts';
import { followsPosture } from '../../phrases/posture.ts';
import { subjectOf } from '../../phrases/subject.ts';
import { isSetInPast, pastShareAround } from '../../verbs/tense-around.ts';

const [INFINITIVE, PRESENT, PAST, PARTICIPLE, IMPERATIVE, OTHER] = [0, 1, 2, 3, 4, 5];
/** A noun of the same spelling is half as likely where the tagger sees a verb. */
const TAGGED_VERB = 0.5;
/** The written form is doubted below this. */
const DOUBTED = 0.12;
const SURE = 0.8;
/** Where the word straight before asks for the form; by choice. */
const DOUBTED_WHEN_ASKED = [0.45, 0.2, 0.2, 0.2];
const SURE_WHEN_ASKED = [0.45, 0.55, 0.55, 0.6];
/** Frequency under which a verb is not meant by a word that is more than a verb (»stede«, »vejre«). */
const RARE = 30;

export const verbForm: WordRule = {
  id: 'verb-form',
  subcategory: 'present-r',
  on: { readings: r.VERB },
  wrong: [
    ['Hun køre altid for stærkt.', 'Hun kører altid for stærkt.'],
    ['Min bror lære at svømme i skolen.', 'Min bror lærer at svømme i skolen.'],
    ['Jeg kan ikke køber den bog.', 'Jeg kan ikke købe den bog.'],
    ['Det er sjovt at spiller fodbold.', 'Det er sjovt at spille fodbold.'],
    ['Huset blev solgte sidste år.', 'Huset blev solgt sidste år.'],
    ['Bagefter snakket vi om filmen.', 'Bagefter snakkede vi om filmen.'],
    ['Han lavet mad til os alle.', 'Han lavede mad til os alle.'],
  ],
  right: [
    'Hun kan køre meget stærkt.',
    'Vi vil gerne høre mere om det.',
    'De begyndte at lære om vikinger.',
    'Hun lod ham køre.',
    'Jeg tror, at hun køber den.',
    'Han siger, at spiller og træner er enige.',
    'Vi køber en is og spiser den.',
    'Vi har spillet fodbold.',
    'De ting, vi har, lavede vi selv.',
    'Hun har malede vaser i vinduet.',
    'Han er elsket af alle.',
    'Har du lavet mad?',
  ],
  match(a, at): Finding | null {
    const type = a.types[at]!;
    if (type.listed < 0 || type.union & r.PASSIVE || (a.hasCapital(at) && !a.opensSentence(at))) return null;
    const written = writtenChoices(a, at);
    if (written === 0 || a.text[a.ends[at]!] === "'") return null;
    if (isOrder(a, at, written) || a.lower(at) === 'du' || isGoverned(a, at, written)) return null;
    const p = verbFormProbabilities(a, at);
    const mayBeOther = r.hasAny(type.union, ~(r.VERB | VERB_BITS));
    const all = mayBeOther ? 1 : 1 - p[OTHER]!;
    const finite = p[PRESENT]! + p[PAST]!;
    const groups = [p[INFINITIVE]!, finite, finite, p[PARTICIPLE]!, p[IMPERATIVE]!];
    let own = mayBeOther ? p[OTHER]! * (a.is(at, r.VERB) ? TAGGED_VERB : 1) : 0;
    for (let c = 0; c < groups.length; c++) if (written & (1 << c)) own = Math.max(own, groups[c]!);
    let best = INFINITIVE;
    for (const c of [PRESENT, PARTICIPLE]) if (groups[c]! > groups[best]!) best = c;
    const sure = groups[best]! / all;
    const asked = isAsked(a, at, best);
    if (
      sure < (asked ? SURE_WHEN_ASKED[best]! : SURE) ||
      (best === PARTICIPLE && (a.canBe(at, r.ADJECTIVE | r.COMMON) || r.hasAny(type.union, r.OTHER)))
    )
      return null;
    if (best === PRESENT && (written & (1 << PARTICIPLE) || tellsPast(a, at, p[PAST]! / finite))) best = PAST;
    if (!fits(a, at, best, written)) return null;
    const form = formOf(a, at, best);
    if (
      form === null ||
      own > all * (asked ? DOUBTED_WHEN_ASKED[best]! : doubtNeeded(a.lower(at), form, best, written))
    )
      return null;
    if ((mayBeOther || type.lower.length < 4) && a.tools.lexicon.frequencies[a.tools.lexicon.find(form)]! < RARE)
      return null;
    return replaceWord(a, at, form, sure, subcategory(best));
  },
};

const VERB_BITS =
  r.INFINITIVE | r.PRESENT | r.PAST | r.IMPERATIVE | r.PAST_PARTICIPLE | r.PASSIVE | r.SINGULAR | r.INDEFINITE;

/** What takes a plain infinitive after its object, and modals as pupils spell them. */
const TAKES_INFINITIVE =
  /^(se|ser|så|set|hør(e|er|te|t)|la(d|r|de|der|det)|lod|mærk(e|er|ede|et)|føl(e|er|te|t)|bed(e|er|t)?|bad)$/;
const MISSPELT_MODAL = /^(vile|vild|sku|skul|skule|skuld|kune|kund)$/;
const AUXILIARY = /^(har?|havde|have|haft|er|var|være|blev|bliver|blive|blevet|få|får|fik|fået)$/;
const FARTHEST = 7;

/** True when the verb that comes before asks for the written form, though at a distance. */
function isGoverned(a: Analysis, at: number, written: number): boolean {
  const isInfinitive = (written & (1 << INFINITIVE)) !== 0;
  const isParticiple = (written & (1 << PARTICIPLE)) !== 0;
  if (!isInfinitive && !isParticiple) return false;
  const before = a.before(at);
  // »enige om og prøve«, »uden af sige«: the mistake is the small word.
  if (isInfinitive && /^(og|af|ad|a)$/.test(a.lower(before))) {
    const asks = a.lower(a.before(before));
    if (a.lower(before) !== 'og' || isPrepositionBeforeAt(asks) || takesAt(asks)) return true;
  }
  for (let k = before; k >= 0 && k >= at - FARTHEST && !a.commaAfter(k); k = a.before(k)) {
    if (isInfinitive && MISSPELT_MODAL.test(a.lower(k))) return true;
    if ((a.reading(k) & r.VERB) === 0) continue;
    if (isInfinitive && TAKES_INFINITIVE.test(a.lower(k))) return true;
    if (isParticiple) return AUXILIARY.test(a.lower(k));
  }
  return false;
}

/** »Find et andet ord, og skriv det«: an imperative where one may stand. */
function isOrder(a: Analysis, at: number, written: number): boolean {
  if (written !== 1 << IMPERATIVE) return false;
  const before = a.before(at);
  if (a.opensSentence(at) || a.commaAfter(before)) return true;
  return /^(og|eller|så)$/.test(a.lower(before)) && a.commaAfter(a.before(before));
}

/** What tells against a form that the model likes. */
function fits(a: Analysis, at: number, best: number, written: number): boolean {
  const before = a.before(at);
  if (best === INFINITIVE && (before < 0 || a.commaAfter(before))) return false;
  if (best === PARTICIPLE && (before < 0 || a.commaAfter(before) || (written & (1 << PRESENT) && a.union(at) & r.NOUN)))
    return false;
  // »efter at læger har …«
  if (best === INFINITIVE && a.is(at, r.NOUN) && a.is(before, r.SUBORDINATOR)) return false;
  // »at spiller og træner er enige«: a noun of the same spelling, joined or followed by its verb.
  if (best === INFINITIVE && r.hasAny(a.union(at), r.NOUN) && /^(og|eller|er|var)$/.test(a.lower(a.after(at))))
    return false;
  // »hun sidder at læser«: the mistake is »at«.
  if (best === INFINITIVE && a.lower(before) === 'at' && followsPosture(a, before)) return false;
  // »har malede vaser i vinduet«: a participle in the plural before its noun.
  if (best === PARTICIPLE && /e$/.test(a.lower(at)) && a.is(a.after(at), r.NOUN | r.PLURAL)) return false;
  if (best === PARTICIPLE && !lacksParticiple(a, at, written)) return false;
  const isFinite = best === PAST || best === PRESENT;
  return !(isFinite && written & (1 << PARTICIPLE) && r.hasAny(a.reading(a.after(at)), r.FINITE));
}

const ADVERB_BETWEEN = /^(ikke|også|altid|aldrig|godt|gerne|bare|kun|lige|selv|nok|vel|jo|da|heller|først|allerede)$/;

/** »kan«, »til at« ask for the infinitive, »har« for the participle, »jeg« for a finite verb. */
function isAsked(a: Analysis, at: number, best: number): boolean {
  let before = a.before(at);
  while (before >= 0 && ADVERB_BETWEEN.test(a.lower(before)) && !a.commaAfter(before)) before = a.before(before);
  if (before < 0 || a.commaAfter(before) || (a.is(at, r.NOUN) && best !== INFINITIVE)) return false;
  const lower = a.lower(before);
  if (best === PARTICIPLE) return /^(har|havde)$/.test(lower);
  if (best === INFINITIVE) {
    if (lower === 'at') return isPrepositionBeforeAt(a.lower(a.before(before))) || takesAt(a.lower(a.before(before)));
    return (a.types[before]!.role & MODAL) !== 0;
  }
  const isSubject =
    /^(jeg|du|han|hun|vi|man)$/.test(lower) || (/^(som|der)$/.test(lower) && a.is(a.before(before), r.NOUN));
  return (
    isSubject &&
    !r.hasAny(a.reading(a.before(before)), r.VERB) &&
    ((a.types[a.before(before)]?.role ?? 0) & MODAL) === 0
  );
}

/** »de er forelskede« is right, »huset er solgte« is not; »er træner« is a noun. */
function lacksParticiple(a: Analysis, at: number, written: number): boolean {
  let verb = a.before(at);
  for (let steps = 0; verb >= 0 && steps < FARTHEST && !AUXILIARY.test(a.lower(verb)); steps++) verb = a.before(verb);
  const auxiliary = a.lower(verb);
  if (!AUXILIARY.test(auxiliary)) return false;
  if (written & (1 << PRESENT)) return /^(har|havde|have)$/.test(auxiliary) || !(a.union(at) & r.NOUN);
  if (!/^(er|var|være)$/.test(auxiliary) || !a.canBe(at, r.PAST_PARTICIPLE | r.PLURAL)) return true;
  const subject = subjectOf(a, verb);
  return subject !== null && subject.asks !== r.PLURAL;
}

/** The form to put in, the one in -t of several participles; null when it is what stands there. */
function formOf(a: Analysis, at: number, choice: number): string | null {
  const [wanted, unwanted] = VERB_FORM_BITS[choice]!;
  const forms = a.tools.lexicon.otherForms(a.types[at]!.word, r.VERB, wanted, unwanted);
  if (forms.includes(a.lower(at))) return null;
  return forms.find((form) => choice !== PARTICIPLE || form.endsWith('t')) ?? forms[0] ?? null;
}

/** How unlikely the written form must be: pupils mix up endings that sound alike, seldom whole stems. */
function doubtNeeded(written: string, form: string, best: number, choices: number): number {
  let same = 0;
  while (same < written.length && written[same] === form[same]) same++;
  const ending = Math.max(written.length, form.length) - same;
  if (ending > 2 || (choices & (1 << IMPERATIVE) && choices & (1 << INFINITIVE))) return 0.01;
  if (choices === 1 << IMPERATIVE) return best === INFINITIVE ? 0.03 : 0.005;
  if (best === INFINITIVE && !(choices & (1 << PRESENT))) return 0.01;
  const isAlike = choices & (1 << INFINITIVE) ? best !== PARTICIPLE : best !== PRESENT;
  return isAlike ? DOUBTED : 0.03;
}

/** The forms that the written word can be, as bits by number in VERB_CHOICES. */
function writtenChoices(a: Analysis, at: number): number {
  let bits = 0;
  VERB_FORM_BITS.forEach(([wanted, unwanted], c) => {
    if (a.canBe(at, wanted, unwanted)) bits |= 1 << c;
  });
  // »gå«, »stå« are their own imperatives.
  if (bits & (1 << INFINITIVE) && !a.lower(at).endsWith('e')) bits |= 1 << IMPERATIVE;
  return bits;
}

/** Without other verbs near, an ending that lacks its -r is the most likely. */
function tellsPast(a: Analysis, at: number, model: number): boolean {
  const share = pastShareAround(a, at);
  if (isSetInPast(a, at) && share >= 0.5) return true;
  return share === 0.5 ? model > 0.9 : share * 0.7 + model * 0.3 > 0.5;
}

function subcategory(best: number): SubcategoryId {
  if (best === INFINITIVE) return 'infinitive';
  if (best === PARTICIPLE) return 'participle';
  return best === PAST ? 'past-ending' : 'present-r';
}
