import type { Analysis } from '../../analysis/analysis.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { LANDS_AND_TOWNS } from '../../words/geography.ts';
import { LANDS } from '../../words/governed-classes.ts';
import { RELATIVES } from '../../words/links.ts';
import { SUBJECTS_DER_AND_I } from '../../words/persons.ts';

/** »i den Iran«, »fra det Polen«: the name of a land or a town has no article. */
export const articleBeforePlace: WordRule = {
  id: 'article-before-place',
  subcategory: 'delete',
  on: { words: 'den det' },
  explanation: '»{token}« skal væk: Navne på lande og byer har ikke »den« eller »det« foran.',
  wrong: [
    ['Jeg kommer fra den Iran.', 'Jeg kommer fra Iran.'],
    ['I det Polen spiser vi meget kål.', 'I Polen spiser vi meget kål.'],
    ['Vi flyttede til den Odense sidste år.', 'Vi flyttede til Odense sidste år.'],
  ],
  right: [
    'Det er ikke det Danmark, jeg kender.',
    'I det Danmark, vi lever i, er der plads.',
    'Vi var i det nordlige Iran.',
  ],
  match(a, at): Finding | null {
    const name = a.after(at);
    if (a.commaAfter(at) || !a.hasCapital(name) || !isPlace(a.lower(name))) return null;
    if (!a.is(a.before(at), r.PREPOSITION) || a.commaAfter(a.before(at)) || a.is(name, r.GENITIVE)) return null;
    const next = a.after(name);
    const isTold = a.commaAfter(name)
      ? SUBJECTS_DER_AND_I.test(a.lower(next)) || RELATIVES.test(a.lower(next))
      : RELATIVES.test(a.lower(next)) || a.is(next, r.NOUN) || isTurnedAway(a, name);
    return isTold ? null : removeText(a.starts[at]!, a.starts[name]!, 0.9);
  },
};

const isPlace = (lower: string): boolean => LANDS_AND_TOWNS.test(lower) || LANDS.test(lower);

/** »i det Danmark vi lever i«: which one, without »som«. */
const isTurnedAway = (a: Analysis, name: number): boolean =>
  SUBJECTS_DER_AND_I.test(a.lower(a.after(name))) && a.written(a.after(name)) !== 'i';
