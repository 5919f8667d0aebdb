import type { Analysis } from '../analysis/analysis.ts';
import { replaceSpan, replaceWord } from '../kernel/finding.ts';
import type { Finding } from '../kernel/rule.ts';
import * as r from '../lexicon/readings.ts';
import { LACKS_ARTICLE } from '../phrases/said-by-several.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import { AND_OR } from '../words/links.ts';
import type { Models } from './models.ts';
import {
  meantNouns,
  NEEDS,
  needChances,
  type NounNeed,
  type NounSigns,
  nounSigns,
  withIndefiniteArticle,
  withOthers,
} from './noun-need.ts';

/** The least that is shown, and the most. */
const SHOWN = 0.8;
const SUREST = 0.95;

/**
 * What a noun in the singular without article and ending lacks, where all models together find it at least so likely that it lacks anything; null of others.
 * @param leastInRow the same of one in a row of bare nouns
 */
export function lacksOfNoun(a: Analysis, at: number, models: Models, least: number, leastInRow: number): Finding | null {
  const signs = nounSigns(a, at, models, least);
  if (signs === null) return null;
  const chances = needChances(signs.values);
  if (1 - chances[0]! < (isOneOfRow(a, at) ? leastInRow : least)) return null;
  const likeliest = NEEDS.map((need, k) => ({ need, chance: k === 0 ? 0 : chances[k]! }))
    .filter(({ need }) => need === 'article' || formOf(signs, need) !== undefined)
    .sort((one, other) => other.chance - one.chance);
  const first = likeliest[0];
  if (first === undefined || first.chance === 0) return null;
  // »Vaffel er min kanin«: a name rather than one of many
  if (first.need === 'article' && a.hasCapital(at)) return null;
  const confidence = Math.max(SHOWN, Math.min(SUREST, 1 - chances[0]!));
  const found =
    first.need === 'article'
      ? withArticle(a, at, signs, confidence)
      : replaceWord(a, at, formOf(signs, first.need)!, confidence);
  if (found === null) return null;
  const others = signs.adjectives === 0 || first.need !== 'article' ? meantNouns(a, at, signs, chances) : [];
  return { ...withOthers(found, others), ...SAID[first.need], yields: true };
}

/** »hue og vanter på«, »kniv og gaffel«, »and, flæskesteg og rødkål«: a row of bare nouns lacks nothing as often as not. */
function isOneOfRow(a: Analysis, at: number): boolean {
  const [next, before] = [a.after(at), a.before(at)];
  const isNoun = (k: number): boolean => k >= 0 && a.canBe(k, r.NOUN | r.INDEFINITE, r.GENITIVE);
  if (a.commaAfter(at)) return isNoun(next);
  return AND_OR.test(a.lower(next)) ? isNoun(a.after(next)) : AND_OR.test(a.lower(before)) && isNoun(a.before(before));
}

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
