/** Kinds of words and phrases, one number each; nominal ones first. */
export const SYMBOL = {
  start: 0,
  nominative: 1,
  accusative: 2,
  determiner: 3,
  noun: 4,
  definite: 5,
  name: 6,
  finite: 7,
  infinitive: 8,
  participle: 9,
  imperative: 10,
  adjective: 11,
  number: 12,
  genitive: 13,
  adverb: 14,
  preposition: 15,
  prepositional: 16,
  conjunction: 17,
  but: 18,
  subordinator: 19,
  question: 20,
  relative: 21,
  /** »at« before an infinitive. */
  mark: 22,
  punctuation: 23,
  /** Colon, semicolon, dash. */
  breaks: 24,
  asks: 25,
  end: 26,
  other: 28,
  /** A possessive; as a phrase, what somebody owns: »min søster«, »byens ældste hus«. */
  owned: 27,
} as const;

/** A noun or a name: the last word of its phrase. */
export const isHead = (symbol: number): boolean =>
  symbol === SYMBOL.noun || symbol === SYMBOL.definite || symbol === SYMBOL.name;

/** The kind of a word with this tag (PAROLE), before its neighbours are looked at. */
export function tagSymbol(tag: string): number {
  switch (tag.slice(0, 2)) {
    case 'VA':
    case 'VE':
      return verbSymbol(tag);
    case 'NC':
      if (tag.replace(/\[[^\]]*\]/g, '?')[4] === 'G') return SYMBOL.genitive;
      return tag.endsWith('D') ? SYMBOL.definite : SYMBOL.noun;
    case 'NP':
      return tag[4] === 'G' ? SYMBOL.genitive : SYMBOL.name;
    case 'AN':
      return tag.endsWith('R') ? SYMBOL.adverb : SYMBOL.adjective;
    case 'AC':
    case 'AO':
      return SYMBOL.number;
    case 'RG':
      return SYMBOL.adverb;
    case 'SP':
      return SYMBOL.preposition;
    case 'CC':
      return SYMBOL.conjunction;
    case 'CS':
      return SYMBOL.subordinator;
    case 'U=':
      return SYMBOL.relative;
    case 'PP':
      return tag.replace(/\[[^\]]*\]/g, '?')[5] === 'N' ? SYMBOL.nominative : SYMBOL.accusative;
    case 'PC':
      return SYMBOL.accusative;
    case 'PO':
      return SYMBOL.owned;
    case 'PI':
    case 'PD':
    case 'PT':
      return SYMBOL.determiner;
    case 'XP':
      return SYMBOL.punctuation;
    case 'XX':
    case 'XF':
      return SYMBOL.noun;
    default:
      return SYMBOL.other;
  }
}

function verbSymbol(tag: string): number {
  if (/^V[AE]D/.test(tag)) return SYMBOL.finite;
  if (/^V[AE]F/.test(tag)) return SYMBOL.infinitive;
  if (/^V[AE]M/.test(tag)) return SYMBOL.imperative;
  return /^V[AE]PA/.test(tag) ? SYMBOL.participle : SYMBOL.adjective;
}
