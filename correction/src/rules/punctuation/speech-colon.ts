import type { Analysis } from '../../analysis/analysis.ts';
import { insertAfter } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { SPEECH_VERBS } from '../../words/of-commas.ts';

export const speechColon: SentenceRule = {
  id: 'speech-colon',
  subcategory: 'colon',
  on: 'sentence',
  everywhere: true,
  explanation: 'Foran det, en person siger, skal der kolon: »{replacement}«.',
  wrong: [
    ['Han sagde, »Jeg kommer nu.«', 'Han sagde: »Jeg kommer nu.«'],
    ['Min mor råbte »Kom og spis!«', 'Min mor råbte: »Kom og spis!«'],
    ['Hun spurgte, "Hvor er min taske?"', 'Hun spurgte: "Hvor er min taske?"'],
    ['Pludselig råbte drengen, »Der er en ulv!«', 'Pludselig råbte drengen: »Der er en ulv!«'],
    ['Læreren sagde til os »I skal læse side ti.«', 'Læreren sagde til os: »I skal læse side ti.«'],
  ],
  right: [
    'Han sagde: »Jeg kommer nu.«',
    'Han sagde »ja tak« og gik.',
    '»Det ved jeg,« sagde hun. »Men jeg kan ikke sige det.«',
    '»Kom nu!« råbte hun. »Vi skal af sted.«',
    'Vi så filmen »Hvem var det?«',
    'Hun skrev »Ja« på sedlen.',
    'Han læste »Hvad nu?« af Rune Holm.',
    'Med startkomma skriver du »Jeg ved, at hun kommer.«',
  ],
  match(a, from, to) {
    const found: Finding[] = [];
    for (let q = from + 2; q < to; q++) {
      if (!a.isMark(q) || !OPENING.test(a.written(q))) continue;
      // Only the first quotation of a sentence: after it the words go on.
      if (!isWholeSpeech(a, q) || !tellsWhoSpeaks(a, from, q)) break;
      const comma = a.commas[q - 1]!;
      found.push(
        comma >= 0
          ? { start: comma, end: comma + 1, replacements: [':'], confidence: 0.9 }
          : insertAfter(a, q - 1, ':', 0.85),
      );
      break;
    }
    return found;
  },
};

const OPENING = /^["»”“]$/;
/** A whole sentence with its own mark, and the end of the line or a new sentence after it. */
const WHOLE = /^["»”“]\p{Lu}[^"»«”“\n]*[.!?]["«»”“](?=\s*$|\s*\n|\s+\p{Lu})/u;
const FEWEST_WORDS = 2;
/** What is written or read is quoted as an example or a title more often than as speech. */
const OF_WRITING = /^(?:skriv|skrev|læs)/;

function isWholeSpeech(a: Analysis, at: number): boolean {
  const said = WHOLE.exec(a.text.slice(a.starts[at]!, a.starts[at]! + 400))?.[0];
  return said !== undefined && said.split(' ').length >= FEWEST_WORDS;
}

/** »Pludselig råbte drengen«: a verb of saying with at most three words after it, and no other mark before. */
function tellsWhoSpeaks(a: Analysis, from: number, quote: number): boolean {
  if (!a.hasCapital(from)) return false;
  for (let k = from; k < quote; k++) if (!a.isWord(k)) return false;
  for (let k = from; k < quote - 1; k++) if (a.commaAfter(k)) return false;
  for (let k = Math.max(from + 1, quote - 4); k < quote; k++)
    if (SPEECH_VERBS.test(a.lower(k)) && !OF_WRITING.test(a.lower(k))) return true;
  return false;
}
