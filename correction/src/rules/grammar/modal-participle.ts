import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, DETERMINER, hasAny, INFINITIVE, NOUN, VERB } from '../../lexicon/readings.ts';
import { HAS_HAD } from '../../words/verbs.ts';
import { askedForm } from '../../verbs/asked-form.ts';

const PARTICIPLE: Record<string, string> = {
  kunne: 'kunnet',
  skulle: 'skullet',
  ville: 'villet',
  måtte: 'måttet',
  burde: 'burdet',
};
/** The weight of an auxiliary that stands straight before, or before the subject. */
const CLOSE = 30;

export const modalParticiple: WordRule = {
  id: 'modal-participle',
  subcategory: 'participle',
  on: { words: Object.keys(PARTICIPLE).join(' ') },
  wrong: [
    ['Jeg har altid kunne svømme.', 'Jeg har altid kunnet svømme.'],
    ['I Østrig har de unge kunne stemme siden 2007.', 'I Østrig har de unge kunnet stemme siden 2007.'],
    ['Havde jeg måtte, var jeg gået med.', 'Havde jeg måttet, var jeg gået med.'],
  ],
  right: [
    'Jeg har altid kunnet svømme.',
    'Hun har en bror, der kunne svømme.',
    'Vi ville gerne med.',
    'Det, du har, ville jeg gerne eje.',
  ],
  match(a, at) {
    const asked = askedForm(a, at);
    if (asked?.form === 'participle' && asked.weight >= CLOSE)
      return replaceWord(a, at, PARTICIPLE[a.lower(at)]!, 0.97);
    return isTurnedPerfect(a, at) ? replaceWord(a, at, PARTICIPLE[a.lower(at)]!, 0.9) : null;
  },
};

/** »i Østrig har de unge kunne stemme«: an infinitive follows, and nothing but the subject stands between. */
function isTurnedPerfect(a: Analysis, at: number): boolean {
  if (!a.is(a.after(at), VERB | INFINITIVE) || a.commaAfter(a.before(at)) || a.commaAfter(at)) return false;
  for (let k = a.before(at), words = 0; k >= 0 && words < LONGEST; k = a.before(k), words++) {
    if (HAS_HAD.test(a.lower(k))) return words > 1 && k > a.sentenceStart(at) && !hasAny(a.reading(k - 1), NOUN);
    if (a.commaAfter(a.before(k)) || !hasAny(a.reading(k), DETERMINER | ADJECTIVE | NOUN)) return false;
  }
  return false;
}

const LONGEST = 4;
