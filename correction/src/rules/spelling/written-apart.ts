import type { Analysis } from '../../analysis/analysis.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, INDEFINITE, NAME, NOUN, OTHER, PLURAL, VERB } from '../../lexicon/readings.ts';
import { apartAt, apartOdds } from '../../models/apart.ts';
import type { Models } from '../../models/models.ts';
import { isWay } from '../../phrases/way.ts';
import { mayThink } from '../../words/beings.ts';
import { OWNERS } from '../../words/persons.ts';

/** What is less likely is never shown: how careless the text is has been weighed. */
const LEAST = 0.8;
const SUREST = 0.97;

/** Where the network expects both of them so much, two are meant. */
const EXPECTED = 9;

/** »Bag huset dyrker vores nabo tomater«: who does it, and to what. */
const isDoer = (a: Analysis, at: number, next: number): boolean =>
  mayThink(a.lower(at)) && OWNERS.test(a.lower(a.before(at))) && a.canBe(next, NOUN | PLURAL | INDEFINITE);

function mayBeApart(a: Analysis, at: number, { secondReader }: Models): boolean {
  const next = a.after(at);
  if (next < 0 || isWay(a, at, next) || isDoer(a, at, next)) return false;
  return (secondReader.expected(a, at) ?? 0) + (secondReader.expected(a, next) ?? 0) < EXPECTED;
}

/** One word in two, as a model tells that has seen many; rules that know the pattern explain it instead. */
export const writtenApart: WordRule = {
  id: 'written-apart',
  subcategory: 'compound-split',
  general: true,
  on: { readings: [NOUN, VERB, ADJECTIVE, NAME, OTHER], unlisted: true },
  wrong: [
    [
      'Vi lavvede skjolde af pap kasser, og det var rigdig sjovt.',
      'Vi lavede skjolde af papkasser, og det var rigtig sjovt.',
    ],
  ],
  right: [
    'Vi hældte et glas vand op.',
    'De fleste ringer søndag morgen, fordi de er gået ned med skrueblyant.',
    'Det gælder om at sælge flest tønder sild.',
    'Jeg spiste en hel plade chokolade.',
    'Skuespillerne folder lagner og går langsomt fra hinanden.',
  ],
  match(a, at, models) {
    const apart = mayBeApart(a, at, models) ? apartAt(a, at) : null;
    if (apart === null) return null;
    const probability = probabilityOf(apartOdds(a, at, apart, models));
    return probability < LEAST
      ? null
      : {
          ...replaceSpan(a, at, apart.next, apart.whole, Math.min(SUREST, probability)),
          yields: true,
          slip: true,
          weighed: true,
        };
  },
};
