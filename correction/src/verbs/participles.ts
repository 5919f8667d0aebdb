import type { Analysis } from '../analysis/analysis.ts';
import { LINE } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import { personAt } from '../clauses/persons.ts';
import { subjectOf } from '../phrases/subject.ts';
import { type AskedForm, beforeAdverbs } from './asked-form.ts';
import { AUXILIARY, CLOSE, PARTICIPLE, PAST, PERSON, PRESENT, REACH, SELDOM, SUBJECT } from './form-numbers.ts';

const FARTHEST = 7;

/**
 * »syet i Bangladesh«: a participle is a mistaken past only where a finite verb is asked for, beside a subject or
 * joined to a past.
 */
export function isFreeParticiple(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  if (written !== 1 << PARTICIPLE) return false;
  if (a.lower(at).endsWith('en')) return true;
  if (asked === null) return true;
  if (asked.form !== 'finite') return false;
  const before = a.before(at);
  const next = a.after(at);
  // »som sagt«, »sange akkompagneret af en kvartet«
  if (a.lower(before) === 'som' && !a.is(a.before(before), r.NOUN) && !a.is(a.before(before), r.NAME)) return true;
  if (a.lower(next) === 'af' && a.is(before, r.NOUN)) return true;
  // »Hund fundet i live«: a headline
  const opens = a.before(before) < 0 && a.is(before, r.NOUN) && !isGivenName(a, before);
  if (opens && a.canBe(before, r.NOUN | r.SINGULAR | r.INDEFINITE) && a.types[before]!.listed >= 0) return true;
  if (isAbsolute(a, at, before, next)) return true;
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
  const isNominal =
    r.hasAny(a.reading(subject), r.NOUN | r.NAME | r.PRONOUN) ||
    SUBJECT.test(a.lower(subject)) ||
    a.hasCapital(subject);
  if (a.commaAfter(before)) return !PERSON.test(a.lower(next));
  const opensMain = before < 0 || a.isMark(before) || isDegree;
  const isTurned = r.hasAny(a.reading(next), r.NAME | r.DETERMINER) || a.is(next, r.NOUN | r.DEFINITE);
  if (isTurned && !a.commaAfter(at) && (opensMain || !hasAuxiliaryBefore(a, at))) return false;
  return !(isNominal && !a.commaAfter(subject)) && !SUBJECT.test(a.lower(next));
}

/** »Aksel rystet«: also a word for a thing. */
const isGivenName = (a: Analysis, at: number): boolean =>
  PERSON.test(a.lower(at)) || (a.tools.lexicon.union(a.tools.lexicon.find(a.written(at))) & r.NAME) !== 0;

/** »…, ruderne knust, …«: a noun and its participle between commas. */
function isAbsolute(a: Analysis, at: number, before: number, next: number): boolean {
  if (!a.commaAfter(at) || !a.is(before, r.NOUN | r.DEFINITE)) return false;
  return a.commaAfter(a.before(before)) && !a.is(next, r.CONJUNCTION) && !a.is(next, r.SUBORDINATOR);
}

/** »har han stjålet en varevogn, kørt den …«: an auxiliary further back may still govern the participle. */
function hasAuxiliaryBefore(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < REACH; k = a.before(k), steps++) {
    if (AUXILIARY.test(a.lower(k))) return true;
  }
  return false;
}

/** »har lave en liste«, but not »har lave priser«. */
export function isSurelyPerfect(a: Analysis, at: number, asked: AskedForm | null, other: number): boolean {
  if (asked?.form !== 'participle') return false;
  if (asked.weight < CLOSE && (other > SELDOM || (a.union(at) & r.ADJECTIVE) !== 0)) return isPassiveOfThing(a, at);
  const next = a.after(at);
  if (!r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE)) return true;
  return a.canBe(at, r.VERB | r.INFINITIVE) && !a.canBe(next, r.NOUN | r.PLURAL);
}

/** »skåle blev stillede«, »fagudtrykkene bliver forklarede«: what is done to things, not what people become. */
function isPassiveOfThing(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (!/ede$/.test(a.lower(at)) || FEELINGS.test(a.lower(at)) || !/^(blev|bliver)$/.test(a.lower(verb))) return false;
  const noun = a.before(verb);
  const next = a.after(at);
  if (!a.is(noun, r.NOUN) || a.hasCapital(noun) || a.is(next, r.NOUN) || a.is(next, r.ADJECTIVE)) return false;
  return personAt(a, noun) !== 'several' || a.lower(next) === 'af';
}

/** »de er forelskede« is right, »huset er solgte« is not; »er træner« is a noun. */
export function lacksParticiple(a: Analysis, at: number, written: number): boolean {
  let verb = a.before(at);
  for (let steps = 0; verb >= 0 && steps < FARTHEST && !AUXILIARY.test(a.lower(verb)); steps++) verb = a.before(verb);
  const auxiliary = a.lower(verb);
  if (!AUXILIARY.test(auxiliary)) return false;
  if (written & (1 << PRESENT)) return /^(har|havde|have)$/.test(auxiliary) || !(a.union(at) & r.NOUN);
  const isPassive = /^bl[ie]/.test(auxiliary);
  if (isPassive ? !FEELINGS.test(a.lower(at)) : !/^(er|var|være)$/.test(auxiliary)) return true;
  // »de er skrev«: a strong past is no plural
  if (written === 1 << PAST && !/e$/.test(a.lower(at))) return true;
  if (HAPPENS.test(a.lower(at)) && !a.is(a.after(at), r.NOUN)) return true;
  const subject = subjectOf(a, verb);
  return subject !== null && subject.asks !== r.PLURAL;
}

/** »de bliver forvirrede«: what one becomes agrees like an adjective. */
const FEELINGS =
  /^(for(virr|elsk|nærm|lov|skrækk|bavs|tvivl)|skuff|overrask|choker|irriter|imponer|bekymr|begejstr|inspirer|stress|motiver|frustrer|interesser|distraher|engager|betag|gift|trætte|ophids|opgiv|deprimer|fasciner|forund)/;

/** »vi er begyndt«: what has happened, not what they are like. */
const HAPPENS = /^(begyndte|startede|rejste|flyttede|flygtede|vågnede|landede|stoppede|sluttede|voksede|vendte|endte)$/;
