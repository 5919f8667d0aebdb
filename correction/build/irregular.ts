import * as r from '../src/lexicon/readings.ts';

/** Present forms that do not end in -r, and those that look like something else. */
const PRESENT_FORMS = new Set('er ved kan skal vil må bør tør gør har gider'.split(' '));
/** Past forms in -t; every other irregular form in -t is a participle. »holdt« is both. */
const PAST_IN_T = /(andt|aldt|ældt|holdt|brast|ødt|gat)$/;
const BOTH = /holdt$/;

/** What an irregular form of a verb is, judged by its ending against the lemma. */
export function irregularReading(form: string, lemma: string): number {
  if (/ndes?$/.test(form) && !/ande$/.test(lemma)) {
    return r.VERB | r.PRESENT_PARTICIPLE | (form.endsWith('s') ? r.GENITIVE : 0);
  }
  if (form === lemma) return r.VERB | r.INFINITIVE;
  if (form === `${lemma}s`) return r.VERB | r.INFINITIVE | r.PRESENT | r.PASSIVE;
  if (PRESENT_FORMS.has(form) || form === `${lemma}r` || /^(.*)(kan|skal|vil|ved|gør|bør|tør|må)$/.test(form)) {
    if (form === `${lemma}r` || lemma.length + 1 >= form.length) return r.VERB | r.PRESENT;
  }
  if (/(et|en)s$|nes$|edes$/.test(form) && !/kunnes$/.test(form)) return r.VERB | r.PAST_PARTICIPLE | r.GENITIVE;
  if (isImperative(form, lemma)) return r.VERB | r.IMPERATIVE;
  if (/s$/.test(form)) return r.VERB | r.PAST | r.PASSIVE;
  if (/(kunne|burde|turde|skulle|ville|måtte|havde)$/.test(form)) return r.VERB | r.PAST;
  if (/t$/.test(form)) {
    if (BOTH.test(form)) return r.VERB | r.PAST | r.PAST_PARTICIPLE;
    return r.VERB | (PAST_IN_T.test(form) ? r.PAST : r.PAST_PARTICIPLE);
  }
  if (/([^e]en|[^n]ne|nne|nde|ede)$/.test(form) && !/(unde|urde|avde|gede)$/.test(form)) {
    return r.VERB | r.PAST_PARTICIPLE | (form.endsWith('e') ? r.PLURAL | r.DEFINITE : 0);
  }
  return r.VERB | r.PAST;
}

function isImperative(form: string, lemma: string): boolean {
  if (!lemma.endsWith('e')) return false;
  const stem = lemma.slice(0, -1);
  return form === stem || (stem.at(-1) === stem.at(-2) && form === stem.slice(0, -1));
}
