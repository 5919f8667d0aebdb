import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { DEN_DET_DE } from '../../words/articles.ts';
import { OWNERS } from '../../words/persons.ts';
import { TIME_UNITS } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

const NEXT_OR_LAST = new WordList('næste sidste forrige');
const ORDINALS = new WordList('første anden andet tredje fjerde femte sjette syvende ottende niende tiende');
const CLASSES = new WordList('klasse');
const STOREYS = new WordList('sal');
const PREPOSITIONS = new WordList('i på fra til efter');

/** »næste dagen«, »sidste weekenden«, »i syvende klassen«: the word before says which one, and the noun has no ending. */
export const nextDay: WordRule = {
  id: 'next-day',
  subcategory: 'definiteness',
  explanation:
    '»{token}« skal hedde »{replacement}« her: Efter »næste«, »sidste« og »første« har navneordet ingen bestemt endelse.',
  on: { readings: r.NOUN | r.DEFINITE | r.SINGULAR },
  wrong: [
    ['Næste dagen tog vi hjem.', 'Næste dag tog vi hjem.'],
    ['Sidste weekenden var vi i Tivoli.', 'Sidste weekend var vi i Tivoli.'],
    ['Jeg går i syvende klassen.', 'Jeg går i syvende klasse.'],
    ['På første dagen var jeg nervøs.', 'På første dag var jeg nervøs.'],
  ],
  right: ['Næste dag tog vi hjem.', 'Det var det sidste, dagen bragte.', 'Hun bor på anden sal.'],
  match(a, at): Finding | null {
    const which = a.before(at);
    const before = a.before(which);
    if (which < 0 || a.commaAfter(which) || a.hasCapital(at) || a.is(at, r.GENITIVE)) return null;
    const base = bareForm(a, at);
    if (base === undefined) return null;
    const isTime = TIME_UNITS.test(base);
    const isNext = NEXT_OR_LAST.test(a.lower(which)) && isTime;
    const isOrdinal =
      ORDINALS.test(a.lower(which)) &&
      PREPOSITIONS.test(a.lower(before)) &&
      (isTime || CLASSES.test(base) || STOREYS.test(base));
    if (!isNext && !isOrdinal) return null;
    // »den første dagen«: said by another rule
    if (DEN_DET_DE.test(a.lower(before)) || OWNERS.test(a.lower(before))) return null;
    return replaceWord(a, at, base, 0.94);
  },
};

const bareForm = (a: Analysis, at: number): string | undefined =>
  a.lexicon.otherForms(
    a.types[at]!.word,
    r.NOUN | r.SINGULAR | r.DEFINITE,
    r.NOUN | r.SINGULAR | r.INDEFINITE,
    r.GENITIVE,
  )[0];
