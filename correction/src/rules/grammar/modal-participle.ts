import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
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
    if (asked?.form !== 'participle' || asked.weight < CLOSE) return null;
    return replaceWord(a, at, PARTICIPLE[a.lower(at)]!, 0.97);
  },
};
