import type { Analysis } from '../analysis/analysis.ts';
import { FOREIGN, LINE } from '../analysis/hold-back.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import { WordList } from '../words/word-list.ts';
import type { PhraseTrack } from './phrase-track.ts';

/** There is a verb before it and one after it, and a word between that a sentence can end with. */
export function isBetweenVerbs(a: Analysis, phrases: PhraseTrack, at: number, from: number): boolean {
  if (!hasVerbsAround(a, phrases, at, from)) return false;
  // After »som«, »siden«, »vis« a clause begins, no sentence.
  return !(a.types[at]!.role & SUBORDINATES) && !NO_STOP_AFTER.test(a.lower(at));
}

/** The same whatever the word between is. */
export function hasVerbsAround(a: Analysis, phrases: PhraseTrack, at: number, from: number): boolean {
  const left = phrases.finites[phrases.of[at - from]!]!;
  const all = phrases.finites[phrases.count - 1]!;
  if (left === 0 || all === left || at - from < 2) return false;
  return !(a.isMark(at) || a.isMark(at + 1) || a.held[at]! & (LINE | FOREIGN));
}

/** After these no sentence ends. */
export const NO_STOP_AFTER = new WordList(
  'hvorhen vis vor vad vornår vordan vorfor vem og eller men for den det de alle hele både dengang',
);

/** What is remembered, said or hoped follows. */
export const SAYS_THAT = new WordList(
  'husk huske husker huskede husket se ser set mærke mærker mærkede mærket høre hører hørte hørt føle føler følte ' +
    'følt tro tror troede troet håbe håber håbede håbet synes syntes mene mener mente ment vide ved vidste vidst ' +
    'sige siger sagde sagt fortælle fortæller fortalte fortalt forstå forstår forstod forstået opdage opdager ' +
    'opdagede opdaget bemærke bemærker bemærkede bemærket glemme glemmer glemte glemt ønske ønsker ønskede ønsket ' +
    'love lover lovede lovet forklare forklarer forklarede forklaret vise viser viste vist betyde betyder betød ' +
    'betydet svare svarer svarede svaret drømme drømmer drømte drømt påstå påstår påstod påstået erkende erkender ' +
    'erkendte erkendt konkludere konkluderer konkluderede konkluderet forestille forestiller indrømme indrømmer ' +
    'indrømmede indrømmet',
);
