import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import type { SentenceRule } from '../../kernel/rule.ts';
import { FINITE, hasAny, VERB } from '../../lexicon/readings.ts';
import { NUMBER, WORD } from '../../text/token.ts';
import { UNITS } from '../../words/numbers.ts';

export const sentenceCapital: SentenceRule = {
  id: 'sentence-capital',
  subcategory: 'capital',
  on: 'sentence',
  wrong: [
    ['det var en god dag.', 'Det var en god dag.'],
    ['Vi gik hjem. der var ingen hjemme.', 'Vi gik hjem. Der var ingen hjemme.'],
    ['Vi tabte kampen 12-8. bagefter tog vi hjem.', 'Vi tabte kampen 12-8. Bagefter tog vi hjem.'],
  ],
  right: [
    'Skyerne kommer som får,\nog vinden går\nog puster.',
    'Han er f.eks. god til fodbold.',
    'Vi mødes kl. 8.30 ved søen.',
    '»Kom nu!« råbte hun.',
    'Han købte det af Gram Ltd., og så var alle glade.',
    'Banen er 3,4 km. lang.',
  ],
  match(a, from, to) {
    // »Fy da!, skriver hun«: no sentence begins with a comma
    if (from > 0 && (a.held[from]! & LINE || a.text.slice(a.ends[from - 1], a.starts[from]).includes(','))) return [];
    let at = from;
    while (at < to && a.isMark(at)) at++;
    if (at >= to || a.kinds[at] !== WORD || at - from > 1 || (at > from && /[-–—]/.test(a.written(from)))) return [];
    const written = a.written(at);
    const first = written.charAt(0);
    const capital = first.toUpperCase();
    if (first === capital || capital.length !== 1 || !isPlain(a, at)) return [];
    if (from > 0 && !endsForSure(a, from)) return [];
    const replacements = [capital + written.slice(1)];
    return [{ start: a.starts[at]!, end: a.ends[at]!, replacements, confidence: 0.93, capital: true }];
  },
};

/** A word of the language, misspelled or not; »iPhone« and »kl.« keep their small letter. */
const isPlain = (a: Analysis, at: number): boolean => a.types[at]!.word >= 0 || /^[a-zæøå]{3,}$/.test(a.written(at));

/**
 * The sentence before ended with a mark. Lines without one may be verse, and three dots may go on in small letters;
 * after a lone letter or an unknown short word the stop belongs to an abbreviation.
 */
function endsForSure(a: Analysis, from: number): boolean {
  let last = from - 1;
  while (last > 0 && a.isMark(last) && /["”»«’)\]]/.test(a.written(last))) last--;
  const mark = a.isMark(last) ? a.written(last) : '';
  // »Hvem er det?« spurgte hun: the sentence goes on after what was said.
  const isSpeech = last < from - 1 && a.is(from, VERB) && hasAny(a.reading(from), FINITE);
  if (isSpeech) return false;
  if (/^[!?]+$/.test(mark)) return true;
  // »3,4 km. lang«
  if (mark === '.' && last > 1 && UNITS.test(a.lower(last - 1)) && a.kinds[last - 2] === NUMBER) return false;
  return (
    mark === '.' &&
    last > 0 &&
    (a.kinds[last - 1] === NUMBER ||
      (a.lower(last - 1).length > 1 && (a.types[last - 1]!.word >= 0 || a.lower(last - 1).length > 5)))
  );
}
