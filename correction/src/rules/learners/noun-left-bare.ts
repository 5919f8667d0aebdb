import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import {
  meantNouns,
  NEEDS,
  needChances,
  type NounNeed,
  type NounSigns,
  nounSigns,
  withIndefiniteArticle,
  withOthers,
} from '../../models/noun-need.ts';
import { LACKS_ARTICLE } from '../../phrases/said-by-several.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { AND_OR } from '../../words/links.ts';

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
/** How likely the noun must lack something. */
const LACKS = 0.8;
/** The least that is shown. */
const SHOWN = 0.8;

/**
 * A noun in the singular without article and ending, in a text of somebody who leaves them out: what three models and the net together
 * find it needs, an article, an ending or its plural. What a rule says that knows the pattern comes first.
 */
export const nounLeftBare: WordRule = {
  id: 'noun-left-bare',
  subcategory: 'definiteness',
  ofLearners: true,
  byModels: true,
  on: { readings: BARE },
  wrong: [
    [
      'I vores klub er der dreng, som altid vinder over mig.',
      'I vores klub er der en dreng, som altid vinder over mig.',
    ],
    ['En dag kom der mand, som ville købe en fisk.', 'En dag kom der en mand, som ville købe en fisk.'],
  ],
  right: [
    'Hun sov med hue på, fordi det var koldt.',
    'Jeg har feber og ondt i halsen.',
    'Vi cykler til skole hver dag.',
    'Hun spiller klaver, og jeg spiller fodbold.',
    'Min onkel er kok i en stor by.',
    'Vi drikker te med sukker og mælk.',
    'Jeg købte et æble og en pære.',
    'Hun tog hue og vanter på, for det var frost.',
    'Han spiste med kniv og gaffel.',
    'Jeg er stærk og har godt humør.',
  ],
  match(a, at, models): Finding | null {
    const signs = nounSigns(a, at, models, LACKS);
    if (signs === null) return null;
    const chances = needChances(signs.values);
    if (1 - chances[0]! < (isOneOfRow(a, at) ? LACKS_IN_ROW : LACKS)) return null;
    const likeliest = NEEDS.map((need, k) => ({ need, chance: k === 0 ? 0 : chances[k]! }))
      .filter(({ need }) => need === 'article' || formOf(signs, need) !== undefined)
      .sort((one, other) => other.chance - one.chance);
    const first = likeliest[0];
    if (first === undefined || first.chance === 0) return null;
    // »Vaffel er min kanin«: a name rather than one of many
    if (first.need === 'article' && a.hasCapital(at)) return null;
    const confidence = Math.max(SHOWN, Math.min(0.95, 1 - chances[0]!));
    const found =
      first.need === 'article'
        ? withArticle(a, at, signs, confidence)
        : replaceWord(a, at, formOf(signs, first.need)!, confidence);
    if (found === null) return null;
    const others = signs.adjectives === 0 || first.need !== 'article' ? meantNouns(a, at, signs, chances) : [];
    return { ...withOthers(found, others), ...SAID[first.need], yields: true };
  },
};

/** »hue og vanter på«, »kniv og gaffel«, »and, flæskesteg og rødkål«: a row of bare nouns lacks nothing as often as not. */
function isOneOfRow(a: Analysis, at: number): boolean {
  const [next, before] = [a.after(at), a.before(at)];
  const isNoun = (k: number): boolean => k >= 0 && a.canBe(k, r.NOUN | r.INDEFINITE, r.GENITIVE);
  if (a.commaAfter(at)) return isNoun(next);
  return AND_OR.test(a.lower(next)) ? isNoun(a.after(next)) : AND_OR.test(a.lower(before)) && isNoun(a.before(before));
}
const LACKS_IN_ROW = 0.97;

const formOf = ({ forms }: NounSigns, need: NounNeed): string | undefined => forms[NEEDS.indexOf(need) - 2];

function withArticle(a: Analysis, at: number, { adjectives }: NounSigns, confidence: number): Finding | null {
  const first = adjectives === 0 ? at : a.before(at, adjectives);
  const article = withIndefiniteArticle(a, at, first);
  return article === undefined ? null : replaceSpan(a, first, first, article, confidence);
}

/** What is said of each. */
const SAID: Record<NounNeed, { subcategory: SubcategoryId; explanation: string }> = {
  nothing: { subcategory: 'definiteness', explanation: '' },
  article: {
    subcategory: 'missing-word',
    explanation: LACKS_ARTICLE,
  },
  definite: {
    subcategory: 'definiteness',
    explanation:
      'Her mangler »{token}« sin endelse: »{replacement}«. Læseren ved, hvilken der tales om, og så får navneordet -en, -et eller -n. Prøv at sætte »den« eller »det« foran: Passer det, skal endelsen på.',
  },
  plural: {
    subcategory: 'number',
    explanation: 'Der er flere end én her: »{replacement}« i stedet for »{token}«. Navneordet skal stå i flertal.',
  },
  'definite-plural': {
    subcategory: 'number',
    explanation:
      'Der er flere end én, og læseren ved, hvilke der tales om: »{replacement}« i stedet for »{token}«. Så får navneordet -ene eller -erne.',
  },
};
