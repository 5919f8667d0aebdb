import type { Analysis } from '../../analysis/analysis.ts';
import { capitalAt, capitalised } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { closingGreeting } from '../../phrases/closing.ts';
import { isGivenName } from '../../words/beings.ts';

const MOST_NAMES = 3;

/** »venlig hilsen jonas«: how a letter ends, on a line of its own. */
export const closingCapital: SentenceRule = {
  id: 'closing-capital',
  subcategory: 'capital',
  on: 'sentence',
  explanation: 'Hilsenen til sidst begynder med stort, og navne skrives altid med stort: »{replacement}«.',
  wrong: [
    ['Vi ses snart.\nkærlig hilsen\noskar', 'Vi ses snart.\nKærlig hilsen\nOskar'],
    ['Tak for sidst.\nhilsen mathilde', 'Tak for sidst.\nHilsen Mathilde'],
    ['Vi ses snart.\nVenlig Hilsen\nAlma', 'Vi ses snart.\nVenlig hilsen\nAlma'],
    ['Vi ses snart.\nMange Kærlige Hilsner\nAlma', 'Vi ses snart.\nMange kærlige hilsner\nAlma'],
    ['Vi ses snart.\nKærlig hilsen\nalma', 'Vi ses snart.\nKærlig hilsen\nAlma'],
  ],
  right: [
    'Vi ses snart.\nKærlig hilsen\nfarmor og farfar',
    'Han sendte en hilsen til sin farmor.',
    'Hilsen fra os alle',
  ],
  match(a, from, to) {
    const greeting = closingGreeting(a, from, to);
    if (greeting < 0 || !opensLine(a, from)) return [];
    const found: Finding[] = [];
    if (!a.hasCapital(from)) found.push(capital(a, from));
    // »Venlig Hilsen«
    for (let at = from + 1; at <= greeting; at++) if (a.hasCapital(at)) found.push(smallAt(a, at));
    const names = greeting + 1;
    if (names >= a.count) return found;
    const end = a.sentenceEnd(names);
    if (end - names > MOST_NAMES) return found;
    for (let at = names; at < end && a.isWord(at); at++) if (isName(a, at)) found.push(capital(a, at));
    return found;
  },
};

function opensLine(a: Analysis, at: number): boolean {
  let k = a.starts[at]! - 1;
  while (k >= 0 && a.text.charCodeAt(k) === 0x20) k--;
  return k >= 0 && a.text.charCodeAt(k) === 0x0a;
}

/** A word that is no word of the language, or is a name besides. */
function isName(a: Analysis, at: number): boolean {
  if (a.hasCapital(at) || a.lower(at).length < 3) return false;
  const { lexicon } = a;
  const name = lexicon.find(capitalised(a.lower(at)));
  return isGivenName(a.lower(at)) || (a.types[at]!.listed < 0 && name >= 0);
}

const capital = (a: Analysis, at: number): Finding => ({ ...capitalAt(a, at, 0.93), capital: true });

function smallAt(a: Analysis, at: number): Finding {
  return {
    start: a.starts[at]!,
    end: a.ends[at]!,
    replacements: [a.lower(at)],
    confidence: 0.9,
    subcategory: 'lowercase',
    explanation: 'Kun det første ord i hilsenen har stort bogstav: »{replacement}«.',
  };
}
