import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isQuotationMark, sideOf } from '../../phrases/speech.ts';
import { MORE_SPEECH_VERBS, SPEECH_VERBS, TOLD } from '../../words/of-commas.ts';
import { WordList } from '../../words/word-list.ts';
import { OBJECT_PERSONS_AND_SELF, SUBJECTS_AND_I } from '../../words/persons.ts';

/** »Skynd jer!« Råbte læreren: who speaks belongs to the sentence of what was said. */
export const speakerSmall: SentenceRule = {
  id: 'speaker-small',
  subcategory: 'lowercase',
  on: 'sentence',
  everywhere: true,
  explanation:
    'Det, der fortæller, hvem der taler, hører med til sætningen. Derfor er der lille bogstav efter citationstegnet, også efter spørgsmålstegn og udråbstegn: »{replacement}«.',
  wrong: [
    ['»Skynd jer!« Råbte læreren.', '»Skynd jer!« råbte læreren.'],
    ['»Må jeg låne den?« Spurgte Ida.', '»Må jeg låne den?« spurgte Ida.'],
    ['"Jeg er sulten," Sagde min lillebror.', '"Jeg er sulten," sagde min lillebror.'],
    ['»Kom nu.« Sagde hun og gik.', '»Kom nu,« sagde hun og gik.'],
    ['"Av!" Hylede han. "Det gør ondt!"', '"Av!" hylede han. "Det gør ondt!"'],
  ],
  right: [
    '»Skynd jer!« råbte læreren.',
    '»Hvor er han?« Siger man den slags?',
    'Jeg læste bogen »Kom nu!« Spurgte man mig, var den god.',
    '»Det er nok.« Sang lød fra stuen.',
    'Hun hed »Fie«. Sagde hun noget, var det sjovt.',
  ],
  match(a, from, to): Finding[] {
    const found: Finding[] = [];
    for (let verb = from; verb < to; verb++) {
      if (!a.hasCapital(verb) || !isSpeakers(a, verb, to)) continue;
      const [start, end] = [a.starts[verb]!, a.ends[verb]!];
      found.push({ start, end, replacements: [a.lower(verb)], confidence: 0.92 });
      const stop = verb - 2;
      if (a.written(stop) !== '.') continue;
      found.push({
        start: a.starts[stop]!,
        end: a.ends[stop]!,
        replacements: [','],
        confidence: 0.9,
        subcategory: 'period-superfluous',
        explanation: 'Sætningen er ikke slut endnu: Den, der taler, hører med. Sæt komma i stedet for punktum.',
      });
    }
    return found;
  },
};

/** After a closing quotation mark a verb of saying and who says it, and nothing more that makes a clause of its own. */
function isSpeakers(a: Analysis, verb: number, to: number): boolean {
  const quote = verb - 1;
  if (quote < 1 || !isQuotationMark(a, quote) || sideOf(a, quote) !== 'closes') return false;
  const mark = a.written(quote - 1);
  if (!(a.commaAfter(quote - 1) || a.commaAfter(quote) || (a.isMark(quote - 1) && ENDS.test(mark)))) return false;
  if (!SPEECH_VERBS.test(a.lower(verb)) && !MORE_SPEECH_VERBS.test(a.lower(verb))) return false;
  const who = verb + 1;
  if (who >= to || a.commaAfter(verb) || TOLD.test(a.lower(who)) || OBJECT_PERSONS_AND_SELF.test(a.lower(who)))
    return false;
  if (
    !r.hasAny(a.reading(who), r.PRONOUN | r.NAME | r.NOUN | r.DETERMINER) &&
    !SUBJECTS_AND_I.test(a.lower(who)) &&
    !WHOLE.test(a.lower(who))
  )
    return false;
  return !isConditionOrQuestion(a, verb, to);
}

/** »jublede | hele holdet« */
const WHOLE = new WordList('hele begge alle de den');
const ENDS = /^[.!?…]+$/;

/** »Siger man den slags?«, »Spurgte man mig, var den god.« */
function isConditionOrQuestion(a: Analysis, verb: number, to: number): boolean {
  if (a.written(to - 1) === '?') return true;
  for (let k = verb + 2; k < to - 1; k++)
    if (a.commaAfter(k) && a.is(k + 1, r.VERB) && r.hasAny(a.reading(k + 1), r.FINITE)) return true;
  return false;
}
