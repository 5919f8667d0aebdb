import type { Finding, WordRule } from '../../kernel/rule.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';

const HOUR = /^([01]?\d|2[0-4]),([0-5]\d)$/;
const CLOCK = 'kl kl. klokken';

/** »kl. 8,30«, »klokken er 14,15«: between hours and minutes stands a full stop. */
export const clockStop: WordRule = {
  id: 'clock-stop',
  subcategory: 'comma-superfluous',
  explanation: 'Skriv »{replacement}«. Mellem timer og minutter står der et punktum, ikke et komma.',
  on: { words: CLOCK },
  wrong: [
    ['Vi mødes kl. 14,15 foran hallen.', 'Vi mødes kl. 14.15 foran hallen.'],
    ['Klokken er 8,30 nu.', 'Klokken er 8.30 nu.'],
    ['Hun kom klokken 7,05 i morges.', 'Hun kom klokken 7.05 i morges.'],
  ],
  right: ['Vi mødes kl. 14.15.', 'Klokken var 8, 30 elever ventede.', 'Prisen er 8,30 kroner.'],
  match(a, at): Finding | null {
    const hour = IS_OR_BECOMES.test(a.lower(at + 1)) ? at + 2 : at + 1;
    const found = hour < a.count ? HOUR.exec(a.written(hour)) : null;
    if (found === null) return null;
    return {
      start: a.starts[hour]!,
      end: a.ends[hour]!,
      replacements: [`${found[1]}.${found[2]}`],
      confidence: 0.92,
    };
  },
};
