import * as r from '../lexicon/readings.ts';

const GENDER: Record<string, number> = { C: r.COMMON, N: r.NEUTER };
const NUMBER: Record<string, number> = { S: r.SINGULAR, P: r.PLURAL };
const DEFINITENESS: Record<string, number> = { D: r.DEFINITE, I: r.INDEFINITE };

/** A PAROLE tag (»NCCSU==I«, »VADR=----A-«) in the lexicon's bits. A choice such as [CN] sets both bits. */
export function tagReading(tag: string): number {
  const place = tag.match(/\[[^\]]*\]|./g) ?? [];
  const bits = (at: number, table: Record<string, number>): number =>
    [...(place[at] ?? '').replace(/[[\]]/g, '')].reduce((sum, letter) => sum | (table[letter] ?? 0), 0);
  switch (tag.slice(0, 2)) {
    case 'NC':
      return r.NOUN | bits(2, GENDER) | bits(3, NUMBER) | (place[4] === 'G' ? r.GENITIVE : 0) | bits(7, DEFINITENESS);
    case 'NP':
      return r.NAME | (place[4] === 'G' ? r.GENITIVE : 0);
    case 'VA':
    case 'VE':
      return verb(tag);
    case 'AN':
      if (place.at(-1) === 'R') return r.ADJECTIVE | r.ADVERB | degree(place[2]);
      return r.ADJECTIVE | degree(place[2]) | bits(3, GENDER) | bits(4, NUMBER) | bits(7, DEFINITENESS);
    case 'AC':
    case 'AO':
      return r.NUMERAL;
    case 'RG':
      return r.ADVERB;
    case 'SP':
      return r.PREPOSITION;
    case 'CC':
      return r.CONJUNCTION;
    case 'CS':
      return r.SUBORDINATOR;
    case 'XP':
      return r.PUNCTUATION;
    case 'PP':
    case 'PC':
    case 'PT':
      return r.PRONOUN | bits(3, GENDER) | bits(4, NUMBER) | (/N/.test(place[5] ?? '') ? r.NOMINATIVE : r.ACCUSATIVE);
    case 'PI':
    case 'PD':
    case 'PO':
      return r.DETERMINER | r.PRONOUN | bits(3, GENDER) | bits(4, NUMBER);
    default:
      return r.OTHER;
  }
}

function verb(tag: string): number {
  const passive = /P-$/.test(tag) || tag.startsWith('VE') ? r.PASSIVE : 0;
  if (/^V[AE]DR/.test(tag)) return r.VERB | r.PRESENT | passive;
  if (/^V[AE]DA/.test(tag)) return r.VERB | r.PAST | passive;
  if (/^V[AE]F/.test(tag)) return r.VERB | r.INFINITIVE | passive;
  if (/^V[AE]M/.test(tag)) return r.VERB | r.IMPERATIVE;
  if (/^V[AE]PA/.test(tag)) return r.VERB | r.PAST_PARTICIPLE;
  return r.VERB | r.PRESENT_PARTICIPLE;
}

function degree(letter: string | undefined): number {
  return letter === 'C' ? r.COMPARATIVE : letter === 'S' ? r.SUPERLATIVE : 0;
}
