import { insertAfter } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { isWholeSpeech, tellsWhoSpeaks } from '../../phrases/speech.ts';

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
    ['Hun hviskede, »Vær stille.«', 'Hun hviskede: »Vær stille.«'],
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
