import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const DEGREE = new Set('meget så for ret ikke også altid virkelig rigtig helt ganske lidt'.split(' '));

export const predicateAgreement: WordRule = {
  id: 'predicate-agreement',
  subcategory: 'adjective-agreement',
  on: { words: 'er var bliver blev' },
  wrong: [
    ['Huset er stor.', 'Huset er stort.'],
    ['Børnene var meget glad.', 'Børnene var meget glade.'],
    ['Det var så dejlig.', 'Det var så dejligt.'],
    ['De var meget heldig.', 'De var meget heldige.'],
  ],
  right: ['Huset er stort.', 'Børnene var glade.', 'Vejret er varmt og dejligt.'],
  match(a, at) {
    const subject = a.before(at);
    const asked = subjectAsksFor(a, subject);
    if (asked === 0) return null;
    let adjective = a.after(at);
    while (adjective >= 0 && DEGREE.has(a.lower(adjective))) adjective = a.after(adjective);
    const next = a.after(adjective);
    if (adjective < 0 || !(next < 0 || a.isMark(next) || a.commaAfter(adjective) || a.lower(next) === 'og'))
      return null;
    const wanted = r.ADJECTIVE | asked;
    if (!a.canBe(adjective, BASE) || a.canBe(adjective, wanted)) return null;
    if (r.hasAny(a.union(adjective), r.NOUN | r.VERB | r.OTHER | r.COMPARATIVE)) return null;
    const form = a.tools.lexicon.otherForms(a.types[adjective]!.word, BASE, wanted)[0];
    return form === undefined ? null : replaceWord(a, adjective, form, 0.9);
  },
};

/** NEUTER or PLURAL when the subject is sure to be one that the adjective must agree with, else 0. */
function subjectAsksFor(a: Analysis, subject: number): number {
  if (subject < 0) return 0;
  const lower = a.lower(subject);
  if (lower === 'det') return r.NEUTER;
  if (/^(de|vi|begge)$/.test(lower) || a.written(subject) === 'I') return r.PLURAL;
  // »hvis du kender en af børnene er …«: only a noun that opens the sentence is sure to be the subject.
  if (a.before(subject) >= 0 || !a.is(subject, r.NOUN | r.DEFINITE) || a.is(subject, r.GENITIVE)) return 0;
  return a.is(subject, r.PLURAL) ? r.PLURAL : a.is(subject, r.NEUTER) ? r.NEUTER : 0;
}
