import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { VERB_FORM_BITS, verbFormProbabilities } from '../../choices/verb-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { isPrepositionBeforeAt, takesAt } from '../../phrases/before-infinitive.ts';
import { followsPosture } from '../../phrases/posture.ts';
import { subjectOf } from '../../phrases/subject.ts';
import { type AskedForm, askedForm, beforeAdverbs, isModal, takesBareInfinitive } from '../../verbs/asked-form.ts';
import { isSetInPast, isSetInPresent, pastShareAround } from '../../verbs/tense-around.ts';
import { isMeantOtherwise } from '../../spelling/meant-word.ts';

const [INFINITIVE, PRESENT, PAST, PARTICIPLE, IMPERATIVE, OTHER] = [0, 1, 2, 3, 4, 5];
/** A noun of the same spelling is half as likely where the tagger sees a verb. */
const TAGGED_VERB = 0.5;
/** How much a doubt weighs: pupils mix up endings that sound alike, less often others, seldom whole stems. */
const ALIKE = 2.4;
const UNASKED = 5;
const UNLIKE = 10;
const FAR = 30;
/** Below this the form that is wanted instead is a guess. */
const LEAST = 0.45;
/** The weight of what asks from straight before. */
const CLOSE = 30;
const WEAK = 5;
/** The weight of a subject beside the place. */
const SURELY = 14;
/** Frequency under which a verb is not meant by a word that is more than a verb (»stede«, »vejre«). */
const RARE = 30;
/** A word that the tagger sees no verb in is one when the place asks for anything else as seldom as this. */
const SELDOM = 0.02;
const GAP = 60;

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
    ['Jeg havde aldrig besøgte London.', 'Jeg havde aldrig besøgt London.'],
    ['Vi skal selv tjener pengene.', 'Vi skal selv tjene pengene.'],
    ['Folk begyndte at strejker og gå hjem.', 'Folk begyndte at strejke og gå hjem.'],
    ['Kan du hjælper mig?', 'Kan du hjælpe mig?'],
    ['Jeg har lave en liste.', 'Jeg har lavet en liste.'],
    ['Hvis ingen løfte hovedet, ser de det ikke.', 'Hvis ingen løfter hovedet, ser de det ikke.'],
    ['Da toget standset, stod han af.', 'Da toget standsede, stod han af.'],
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
    'De så fjenden komme.',
    'Skoene er dyrket i Indien, spundet i Kina og syet i Bangladesh.',
    'Det er sundt at cykle, danse, svømme eller spille bold.',
    'Vi må tage imod gæster, bære tallerkener og håndtere brok.',
    'Bladene blev gule, så røde og til sidst brune.',
    'Han så fornærmet ud.',
    'Der stod et hus med skorsten, have og høns.',
    'Men sætte et kryds på en stemmeseddel må hun ikke.',
    'De fleste bliver forvirrede og løber rundt.',
  ],
  match(a, at): Finding | null {
    const type = a.types[at]!;
    if (
      type.listed < 0 ||
      type.union & r.PASSIVE ||
      /^(sikken?|vær|længer|sig|lidt|syne|rent)$/.test(type.lower) ||
      (a.hasCapital(at) && !a.opensSentence(at))
    )
      return null;
    if (type.lower === 'vist' && !PERSON.test(a.lower(a.after(at)))) return null;
    const written = writtenChoices(a, at);
    if (written === 0 || a.text[a.ends[at]!] === "'") return null;
    const asked = askedForm(a, at);
    if (isOrder(a, at, written, asked) || a.lower(at) === 'du' || isGoverned(a, at, written, asked)) return null;
    if (isFreeParticiple(a, at, written, asked) || (a.is(at, r.NOUN) && asked === null)) return null;
    if (a.before(at) < 0 && written & (1 << INFINITIVE)) return asImperative(a, at, asked);
    const { groups, other, past } = judged(a, at, asked);
    const mayBeOther = r.hasAny(type.union, r.NOUN | r.ADJECTIVE | r.NAME | r.OTHER);
    if (mayBeOther && !a.is(at, r.VERB) && !looksLikeVerb(a, at, written, other, asked)) return null;
    const all = mayBeOther ? 1 : 1 - other;
    let own = mayBeOther ? other * (a.is(at, r.VERB) ? TAGGED_VERB : 1) : 0;
    for (let c = 0; c < groups.length; c++) if (written & (1 << c)) own = Math.max(own, groups[c]!);
    let best = INFINITIVE;
    for (const c of [PRESENT, PARTICIPLE]) if (groups[c]! > groups[best]!) best = c;
    const sure = groups[best]! / all;
    if (sure < LEAST) return null;
    if (best === PARTICIPLE && r.hasAny(type.union, r.ADJECTIVE | r.OTHER) && !isSurelyPerfect(a, at, asked))
      return null;
    if (best === PRESENT && (written & (1 << PARTICIPLE) || tellsPast(a, at, past))) best = PAST;
    if (!fits(a, at, best, written, asked, other)) return null;
    const form = formOf(a, at, best);
    if (form === null) return null;
    // »den, der er død, kan ikke …«: what it belongs to stands beyond a comma.
    const isCutOff = a.commaAfter(beforeAdverbs(a, at));
    const confidence = sure / (sure + doubtWeight(a.lower(at), form, best, written, asked, isCutOff) * (own / all));
    if (confidence < WORTHWHILE || ((mayBeOther || type.lower.length < 4) && isTooRare(a, at, form))) return null;
    return isMeantOtherwise(a, at, form) ? null : replaceWord(a, at, form, confidence, subcategory(best));
  },
};

/** »Hælde dejen på panden.«: an order, when nothing beside it could be its subject. */
function asImperative(a: Analysis, at: number, asked: AskedForm | null): Finding | null {
  const next = a.after(at);
  if (asked?.weight !== LACKING || a.held[at]! & LINE || next < 0 || a.commaAfter(at)) return null;
  if (!r.hasAny(a.reading(next), r.DETERMINER | r.NOUN | r.PREPOSITION) || a.is(next, r.NAME)) return null;
  if (verbFormProbabilities(a, at)[OTHER]! > SELDOM) return null;
  const form = a.tools.lexicon.otherForms(a.types[at]!.word, r.VERB | r.INFINITIVE, r.VERB | r.IMPERATIVE)[0];
  return form === undefined || form === a.lower(at) ? null : replaceWord(a, at, form, 0.7, 'infinitive');
}

/** The weight of a clause that lacks its verb. */
const LACKING = 12;

/** Below this not even a careless writer's text makes a finding sure enough. */
const WORTHWHILE = 0.5;

/** »har lave en liste«, but not »har lave priser«. */
function isSurelyPerfect(a: Analysis, at: number, asked: AskedForm | null): boolean {
  if (asked?.form !== 'participle' || asked.weight < CLOSE) return false;
  const next = a.after(at);
  if (!r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE)) return true;
  return a.canBe(at, r.VERB | r.INFINITIVE) && !a.canBe(next, r.NOUN | r.PLURAL);
}

/** Whether a word that is more than a verb can be one here, though the tagger sees none. */
function looksLikeVerb(a: Analysis, at: number, written: number, other: number, asked: AskedForm | null): boolean {
  if (written === 1 << IMPERATIVE) return false;
  const isAsked = asked?.form === 'finite' && asked.weight >= SURELY && other < SELDOM;
  if (isAsked || (asked?.form === 'infinitive' && other < SELDOM && !(a.union(at) & r.OTHER))) return true;
  if (a.union(at) & r.OTHER) return false;
  if (a.is(at, r.ADJECTIVE)) return PERSON.test(a.lower(a.after(at)));
  const before = a.before(at);
  if (a.commaAfter(before)) return true;
  return !r.hasAny(a.reading(before), r.DETERMINER | r.ADJECTIVE | r.PREPOSITION | r.GENITIVE);
}

/** »bare« is hardly ever »barer«: nobody means a rare verb by a frequent word that is something else as well. */
function isTooRare(a: Analysis, at: number, form: string): boolean {
  const { frequencies, words } = a.tools.lexicon;
  const frequency = frequencies[words.find(form)]!;
  return frequency < RARE || frequency < frequencies[a.types[at]!.listed]! - GAP;
}

/** How likely each form is, finite ones taken together, by the model and by what the words before ask for. */
function judged(a: Analysis, at: number, asked: AskedForm | null): { groups: number[]; other: number; past: number } {
  const p = verbFormProbabilities(a, at);
  const finite = p[PRESENT]! + p[PAST]!;
  const past = p[PAST]! / finite;
  const groups = [p[INFINITIVE]!, finite, finite, p[PARTICIPLE]!, p[IMPERATIVE]!];
  let other = p[OTHER]!;
  if (asked !== null) {
    const number = { infinitive: INFINITIVE, finite: PRESENT, participle: PARTICIPLE }[asked.form];
    const total = 1 + (asked.weight - 1) * groups[number]!;
    for (let c = 0; c < groups.length; c++) groups[c]! /= total;
    other /= total;
    groups[number]! *= asked.weight;
    if (number === PRESENT) groups[PAST]! *= asked.weight;
  }
  return { groups, other, past };
}

const AUXILIARY = /^(har?|havde|have|haft|er|var|være|blev|bliver|blive|blevet|få|får|fik|fået)$/;
const FARTHEST = 7;

/** True when the verb that comes before asks for the written form, though at a distance. */
function isGoverned(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  const isInfinitive = (written & (1 << INFINITIVE)) !== 0;
  const isParticiple = (written & (1 << PARTICIPLE)) !== 0;
  if ((!isInfinitive && !isParticiple) || PERSON.test(a.lower(a.after(at)))) return false;
  const before = a.before(at);
  // »enige om og prøve«, »uden af sige«: the mistake is the small word.
  if (isInfinitive && /^(og|af|ad|a)$/.test(a.lower(before))) {
    const asks = a.lower(a.before(before));
    if (a.lower(before) !== 'og' || isPrepositionBeforeAt(asks) || takesAt(asks)) return true;
  }
  const isJoined = isInfinitive && a.lower(before) === 'og';
  for (let k = before; k >= 0 && k >= at - FARTHEST && !a.commaAfter(k); k = a.before(k)) {
    if (k < before && (a.is(k, r.SUBORDINATOR) || a.lower(k) === 'at')) return false;
    if (isJoined && takesAt(a.lower(k))) return true;
    if (isInfinitive && isModal(a, k)) return true;
    // »så jeg ham bladre«
    const sees = a.lower(k) === 'så' && k < before - 1 && PERSON.test(a.lower(a.after(k)));
    if (isInfinitive && (sees || takesBareInfinitive(a, k))) return true;
    if ((a.reading(k) & r.VERB) === 0) continue;
    if (isParticiple) return AUXILIARY.test(a.lower(k)) && asked?.form !== 'finite';
  }
  return false;
}

/** »Find et andet ord, og skriv det«: an imperative where one may stand. */
function isOrder(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  if (!(written & (1 << IMPERATIVE)) || PERSON.test(a.lower(a.after(at)))) return false;
  if (asked?.form === 'finite' && a.lower(a.before(at)) === 'og' && written & (1 << INFINITIVE)) return false;
  const before = a.before(at);
  // »når man bruger gift, dø mange insekter«
  if (asked?.form === 'finite' && a.commaAfter(before) && CLAUSE.test(a.lower(a.sentenceStart(at)))) return false;
  return a.opensSentence(at) || a.commaAfter(before) || /^(og|eller|så|men)$/.test(a.lower(before)) || a.isMark(before);
}

/**
 * »syet i Bangladesh«: a participle is a mistaken past only where a finite verb is asked for, beside a subject or
 * joined to a past.
 */
function isFreeParticiple(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  if (written !== 1 << PARTICIPLE) return false;
  if (a.lower(at).endsWith('en')) return true;
  if (asked === null) return true;
  if (asked.form !== 'finite') return false;
  const before = a.before(at);
  // »så skuffet ud«, »eller rettere sagt«
  const isDegree = /^(så|meget|helt|rigtigt?|ret|rettere|ærligt|kort|alt)$/.test(a.lower(before));
  if (isDegree && a.before(before) >= 0) return true;
  if (a.is(before, r.CONJUNCTION)) {
    if (a.is(a.before(before), r.ADJECTIVE)) return true;
    for (let k = a.before(before); k >= 0 && k > before - REACH; k = a.before(k)) {
      if (AUXILIARY.test(a.lower(k)) && !/^f[åi]/.test(a.lower(k))) return true;
      if (a.is(k, r.VERB)) return !a.is(k, r.PAST);
    }
    return true;
  }
  if (a.held[at]! & LINE) return true;
  const subject = beforeAdverbs(a, at);
  const isNominal = r.hasAny(a.reading(subject), r.NOUN | r.NAME | r.PRONOUN) || SUBJECT.test(a.lower(subject));
  const next = a.after(at);
  if (a.commaAfter(before)) return !PERSON.test(a.lower(next));
  const opensMain = before < 0 || a.isMark(before) || isDegree;
  if (opensMain && !a.commaAfter(at) && r.hasAny(a.reading(next), r.NAME | r.DETERMINER)) return false;
  return !(isNominal && !a.commaAfter(subject)) && !SUBJECT.test(a.lower(next));
}

const REACH = 12;
const CLAUSE = /^(når|hvis|da|fordi|selvom|mens|inden|før)$/;
const PERSON = /^(jeg|du|han|hun|vi|man)$/;
const SUBJECT = /^(jeg|du|han|hun|vi|man|de|den|det|der|som)$/;

/** What tells against a form that the model likes. */
function fits(a: Analysis, at: number, best: number, written: number, asked: AskedForm | null, other: number): boolean {
  const before = a.before(at);
  if (best === INFINITIVE && (before < 0 || a.commaAfter(before) || asked?.form !== 'infinitive')) return false;
  if (best === PARTICIPLE && (before < 0 || a.commaAfter(before) || (written & (1 << PRESENT) && a.union(at) & r.NOUN)))
    return false;
  if (best === INFINITIVE && asked!.weight < CLOSE && r.hasAny(a.union(at), r.NOUN) && isSubject(a, at)) return false;
  // »hun sidder at læser«: the mistake is »at«.
  if (best === INFINITIVE && a.lower(before) === 'at' && asked!.weight < CLOSE && followsPosture(a, before))
    return false;
  // »har malede vaser i vinduet«: a participle in the plural before its noun.
  if (best === PARTICIPLE && /e$/.test(a.lower(at)) && a.is(a.after(at), r.NOUN | r.PLURAL)) return false;
  if (best === PARTICIPLE && (!lacksParticiple(a, at, written) || isNounMeant(a, at, written, asked, other)))
    return false;
  const isFinite = best === PAST || best === PRESENT;
  if (isFinite && isNounBeforeVerb(a, at)) return false;
  if (isFinite && written & (1 << INFINITIVE) && (isListed(a, at) || lacksSubject(a, at))) return false;
  // »Den lyd, man hører«
  if (isFinite && written === 1 << IMPERATIVE && r.hasAny(a.union(at), r.NOUN) && ARTICLE.test(a.lower(before)))
    return false;
  const isFollowed = r.hasAny(a.reading(a.after(at)), r.FINITE) && !a.commaAfter(at);
  return !(isFinite && written & (1 << PARTICIPLE) && isFollowed);
}

const ARTICLE = /^(en|et|den|det|de|min|mit|din|dit|sin|sit|hans|hendes|vores|jeres|deres)$/;

/** »vi havde prøve«, »hun har ret«, »det er godt at have drømme«: a noun is at least as likely. */
function isNounMeant(a: Analysis, at: number, written: number, asked: AskedForm | null, other: number): boolean {
  if ((written & ((1 << IMPERATIVE) | (1 << INFINITIVE))) === 0) return false;
  if (asked?.form !== 'participle') return true;
  if (!r.hasAny(a.union(at), r.NOUN)) return false;
  const next = a.after(at);
  if (written === 1 << IMPERATIVE) return !OBJECT.test(a.lower(next));
  return other > SELDOM / 4 || !a.is(at, r.VERB) || next < 0 || a.isMark(next) || a.commaAfter(at);
}

const OBJECT = /^(mig|dig|ham|hende|os|jer|dem|den|det)$/;

/** »men ånde, der bliver til damp«, »Peters have«: nothing beside it that could be its subject. */
function lacksSubject(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const after = a.after(at);
  if (a.canBe(before, r.GENITIVE) && !a.commaAfter(before)) return true;
  if (before >= 0 && !a.is(before, r.CONJUNCTION)) return false;
  return after < 0 || a.isMark(after) || a.commaAfter(at);
}

const isNoun = (a: Analysis, at: number): boolean => (a.union(at) & (r.NOUN | r.OTHER)) === r.NOUN;

/** »efter at læger har …«, »at spiller og træner er enige«: a noun of the same spelling, followed by its verb. */
function isSubject(a: Analysis, at: number): boolean {
  let verb = a.after(at);
  if (/^(og|eller)$/.test(a.lower(verb)) && isNoun(a, a.after(verb))) verb = a.after(verb, 2);
  return r.hasAny(a.reading(verb), r.FINITE) && !a.commaAfter(verb - 1);
}

/** »de fleste hamstre elsker agurk«, »Pjuske standsede«: it has its verb already. */
function isNounBeforeVerb(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const mayBeNoun =
    (a.union(at) & r.NOUN) !== 0 ||
    a.is(at, r.NAME) ||
    (a.opensSentence(at) && a.hasCapital(at)) ||
    (r.hasAny(a.reading(before), r.ADJECTIVE | r.DETERMINER) && !a.commaAfter(before));
  return mayBeNoun && r.hasAny(a.reading(a.after(at)), r.FINITE) && !a.commaAfter(at);
}

/** »sundt at cykle, danse, svømme eller spille bold«, »men sætte et kryds må hun ikke«. */
function isListed(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const after = a.after(at);
  const second = a.after(after);
  if (a.commaAfter(before) && /^(og|eller)$/.test(a.lower(after))) {
    if (a.canBe(second, r.VERB | r.INFINITIVE) || (r.hasAny(a.union(at), r.NOUN) && a.is(second, r.NOUN))) return true;
  }
  if (before >= 0 && !a.is(before, r.CONJUNCTION)) return false;
  for (let k = after, steps = 0; k >= 0 && steps < REACH; k = a.after(k), steps++) if (isModal(a, k)) return true;
  return false;
}

/** »de er forelskede« is right, »huset er solgte« is not; »er træner« is a noun. */
function lacksParticiple(a: Analysis, at: number, written: number): boolean {
  let verb = a.before(at);
  for (let steps = 0; verb >= 0 && steps < FARTHEST && !AUXILIARY.test(a.lower(verb)); steps++) verb = a.before(verb);
  const auxiliary = a.lower(verb);
  if (!AUXILIARY.test(auxiliary)) return false;
  if (written & (1 << PRESENT)) return /^(har|havde|have)$/.test(auxiliary) || !(a.union(at) & r.NOUN);
  const isPassive = /^bl[ie]/.test(auxiliary);
  if (isPassive ? !FEELINGS.test(a.lower(at)) : !/^(er|var|være)$/.test(auxiliary)) return true;
  if (HAPPENS.test(a.lower(at)) && !a.is(a.after(at), r.NOUN)) return true;
  const subject = subjectOf(a, verb);
  return subject !== null && subject.asks !== r.PLURAL;
}

/** »de bliver forvirrede«: what one becomes agrees like an adjective. */
const FEELINGS =
  /^(for(virr|elsk|nærm|lov|skrækk|bavs|tvivl)|skuff|overrask|choker|irriter|imponer|bekymr|begejstr|inspirer|stress|motiver|frustrer|interesser|distraher|engager|betag|gift|trætte|ophids|opgiv|deprimer|fasciner|forund)/;

/** »vi er begyndt«: what has happened, not what they are like. */
const HAPPENS = /^(begyndte|startede|rejste|flyttede|flygtede|vågnede|landede|stoppede|sluttede|voksede|vendte|endte)$/;

/** The form to put in, the one in -t of several participles; null when it is what stands there. */
function formOf(a: Analysis, at: number, choice: number): string | null {
  const [wanted, unwanted] = VERB_FORM_BITS[choice]!;
  const forms = a.tools.lexicon.otherForms(a.types[at]!.word, r.VERB, wanted, unwanted);
  if (forms.includes(a.lower(at))) return null;
  return forms.find((form) => choice !== PARTICIPLE || form.endsWith('t')) ?? forms[0] ?? null;
}

/** How much weight the doubt has that the written form is meant. */
function doubtWeight(
  written: string,
  form: string,
  best: number,
  choices: number,
  asked: AskedForm | null,
  isCutOff: boolean,
): number {
  let same = 0;
  while (same < written.length && written[same] === form[same]) same++;
  const ending = Math.max(written.length, form.length) - same;
  if (ending > 2 || (choices & (1 << IMPERATIVE) && choices & (1 << INFINITIVE))) return FAR;
  if (choices === 1 << IMPERATIVE) return best === INFINITIVE ? UNLIKE : FAR;
  if (best === INFINITIVE && !(choices & (1 << PRESENT))) return FAR;
  const isAlike = choices & (1 << INFINITIVE) ? best !== PARTICIPLE : best !== PRESENT;
  if (!isAlike) return UNLIKE;
  if (asked === null && isCutOff) return UNLIKE;
  return asked === null || asked.weight <= WEAK ? UNASKED : ALIKE;
}

/** The forms that the written word can be, as bits by number in VERB_CHOICES. */
function writtenChoices(a: Analysis, at: number): number {
  let bits = 0;
  VERB_FORM_BITS.forEach(([wanted, unwanted], c) => {
    if (a.canBe(at, wanted, unwanted)) bits |= 1 << c;
  });
  // Only »kunne« and its like are infinitive and past at once; the dictionary's old pasts are not meant.
  if (bits & (1 << INFINITIVE) && bits & (1 << PAST) && !isModal(a, at) && !/[dt]e$|^så$/.test(a.lower(at)))
    bits &= ~(1 << PAST);
  // »gå«, »stå«, »se« are their own imperatives.
  if (bits & (1 << INFINITIVE) && !/..e$/.test(a.lower(at))) bits |= 1 << IMPERATIVE;
  return bits;
}

/** A sentence that says itself when it was need not have past neighbours. */
const LEAST_PAST = 0.3;

/** Without other verbs near, an ending that lacks its -r is the most likely. */
function tellsPast(a: Analysis, at: number, model: number): boolean {
  const share = pastShareAround(a, at);
  if (isSetInPast(a, at) && share >= LEAST_PAST) return true;
  if (isSetInPresent(a, at) && share < 0.9) return false;
  return share === 0.5 ? model > 0.9 : share * 0.7 + model * 0.3 > 0.5;
}

function subcategory(best: number): SubcategoryId {
  if (best === INFINITIVE) return 'infinitive';
  if (best === PARTICIPLE) return 'participle';
  return best === PAST ? 'past-ending' : 'present-r';
}
