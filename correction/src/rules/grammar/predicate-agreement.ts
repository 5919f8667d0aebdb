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
  ],
  right: ['Huset er stort.', 'Børnene var glade.', 'Vejret er varmt og dejligt.'],
  match(a, at) {
    const subject = a.before(at);
    if (subject < 0 || !a.is(subject, r.NOUN | r.DEFINITE) || a.is(subject, r.GENITIVE)) return null;
    // »hvis du kender en af børnene er …«: only a subject that opens the sentence is sure to be one.
    if (a.before(subject) >= 0) return null;
    let adjective = a.after(at);
    while (adjective >= 0 && DEGREE.has(a.lower(adjective))) adjective = a.after(adjective);
    const next = a.after(adjective);
    if (adjective < 0 || !(next < 0 || a.isMark(next) || a.commaAfter(adjective) || a.lower(next) === 'og'))
      return null;
    const wanted = a.is(subject, r.PLURAL)
      ? r.ADJECTIVE | r.PLURAL
      : a.is(subject, r.NEUTER)
        ? r.ADJECTIVE | r.NEUTER
        : 0;
    if (wanted === 0 || !a.canBe(adjective, BASE) || a.canBe(adjective, wanted)) return null;
    if (r.hasAny(a.union(adjective), r.NOUN | r.VERB | r.OTHER | r.COMPARATIVE)) return null;
    const form = a.tools.lexicon.otherForms(a.types[adjective]!.word, BASE, wanted)[0];
    return form === undefined ? null : replaceWord(a, adjective, form, 0.9);
  },
};
