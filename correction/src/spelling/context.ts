import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import type { Suggestion } from './speller.ts';

const FIT = 0.8;

/** Puts candidates that suit the word before first: an infinitive after at and modals, the article's gender, tense. */
export function rankInContext(a: Analysis, at: number, suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const wanted = wantedReading(a, at);
  if (wanted === 0 || suggestions.length < 2) return suggestions;
  const lexicon = a.tools.lexicon;
  return suggestions
    .map((s) => ({ ...s, score: s.score - (lexicon.hasReading(s.listed, wanted) ? FIT : 0) }))
    .sort((x, y) => x.score - y.score || x.listed - y.listed);
}

function wantedReading(a: Analysis, at: number): number {
  switch (a.lower(a.before(at))) {
    case 'at':
    case 'kan':
    case 'skal':
    case 'vil':
    case 'kunne':
    case 'skulle':
    case 'ville':
    case 'må':
      return r.VERB | r.INFINITIVE;
    case 'en':
      return r.COMMON | r.SINGULAR | r.INDEFINITE;
    case 'et':
      return r.NEUTER | r.SINGULAR | r.INDEFINITE;
    case 'fra':
    case 'i':
    case 'på':
    case 'til':
    case 'med':
    case 'af':
    case 'ved':
    case 'min':
    case 'din':
    case 'vores':
      return r.NOUN;
    case 'har':
    case 'havde':
      return r.VERB | r.PAST_PARTICIPLE;
    case 'de':
    case 'mange':
    case 'nogle':
      return r.PLURAL;
    default:
      return 0;
  }
}
