import type { Analysis } from '../../analysis/analysis.ts';
import { SPEECH_VERBS } from '../../words/of-commas.ts';
import { insertAfter } from '../../kernel/finding.ts';
import type { SentenceRule } from '../../kernel/rule.ts';
import { afterGreeting, asksInversely, isQuestion } from '../../phrases/question.ts';
import { isClosing } from '../../phrases/closing.ts';
import { isScriptLine } from '../../phrases/script.ts';
import { isQuotationMark, sideOf } from '../../phrases/speech.ts';
import { MARK, WORD } from '../../text/token.ts';
import { hasFinite } from '../../verbs/finite.ts';
import { AND_OR_BUT } from '../../words/links.ts';
import { WordList } from '../../words/word-list.ts';

const FEWEST_WORDS = 5;
const FEWEST_UNITS = 24;
const LONE_LINE = 90;

export const endMark: SentenceRule = {
  id: 'end-mark',
  subcategory: 'period-missing',
  on: 'sentence',
  wrong: [
    ['Det regnede. Vi gik en tur i skoven sammen med hunden', 'Det regnede. Vi gik en tur i skoven sammen med hunden.'],
    [
      'Det regnede. Hvorfor skulle jeg gå med, spurgte hun den gamle mand',
      'Det regnede. Hvorfor skulle jeg gå med, spurgte hun den gamle mand.',
    ],
    ['Tak for sidst! Hvad synes du egentlig om den nye bog', 'Tak for sidst! Hvad synes du egentlig om den nye bog?'],
    [
      'Tak for sidst. Kan du komme på lørdag\n\nKærlig hilsen\nOskar',
      'Tak for sidst. Kan du komme på lørdag?\n\nKærlig hilsen\nOskar',
    ],
    [
      'Jeg mødte en smed.\nHvad er det sværeste\n»Varmen,« siger han.',
      'Jeg mødte en smed.\nHvad er det sværeste?\n»Varmen,« siger han.',
    ],
    ['Er det et hårdt arbejde\n»Ja, ryggen gør ondt.«', 'Er det et hårdt arbejde?\n»Ja, ryggen gør ondt.«'],
    ['Hvor gammel er du\nJeg er 43 år.', 'Hvor gammel er du?\nJeg er 43 år.'],
    ['Intervieweren: Har du søskende\nMia: Ja, to brødre.', 'Intervieweren: Har du søskende?\nMia: Ja, to brødre.'],
    ['»Hvorfor skal vi altid have havregrød«', '»Hvorfor skal vi altid have havregrød?«'],
    [
      'Ida: Hej!\nAli: Er der nogen, der kan stave til pensionist\nIda: Det kan jeg.',
      'Ida: Hej!\nAli: Er der nogen, der kan stave til pensionist?\nIda: Det kan jeg.',
    ],
    [
      'Tak for brevet. Vi savner dig rigtig meget\n\nMvh. Ida',
      'Tak for brevet. Vi savner dig rigtig meget.\n\nMvh. Ida',
    ],
  ],
  right: [
    'Hvor er du nu\nhvor er du i nat.',
    'Hvad er det værd\nHvad er det til\nJeg ved ikke.\nJeg vil.',
    'Hvad drengen så\n\nDet regnede hele dagen. Så ringede det på døren.',
    'Den dag, vi fik en hund\n\nDet regnede hele dagen. Så ringede det på døren.',
    'Min sommerferie på landet',
    'Kære farmor',
    'Sådan laver du pandekager:',
    'Nye regler på vej',
    'Liva: Hej! Er maden stærk dernede?\n\nStorm: Ja. Jeg prøvede at bestille vand, men ingen forstod mig\n\nLiva: Haha.',
  ],
  match(a, from, to) {
    const last = to - 1;
    const spoken = closingSpeech(a, from, last);
    if (spoken >= 0) return [insertAfter(a, spoken, '?', 0.9, 'question-mark')];
    if (a.kinds[last] !== WORD || a.commaAfter(last)) return [];
    if (isAnswered(a, from, last)) return [insertAfter(a, last, '?', 0.92, 'question-mark')];
    if (isScriptLine(a, from)) {
      const said = afterSpeaker(a, from);
      return asks(a, said) && !isSaid(a, said, to) ? [insertAfter(a, last, '?', 0.88, 'question-mark')] : [];
    }
    if (to - from < FEWEST_WORDS) return [];
    if (!hasFinite(a, from, to) || isClosing(a, from, to)) return [];
    if (!endsLetter(a, to) && (a.ends[last]! - a.starts[from]! < FEWEST_UNITS || isOneOfShortLines(a, from, to)))
      return [];
    // A lone line may be a heading, a caption or a label.
    if (a.sentences.length === 2 && a.ends[last]! - a.starts[from]! < LONE_LINE) return [];
    // »ca. 100 kr.abc«: who wrote it
    if (a.text.charCodeAt(a.ends[last]! - 1) === 0x2e || a.text.charCodeAt(a.starts[last]! - 1) === 0x2e) return [];
    const first = AND_OR_BUT.test(a.lower(from)) ? from + 1 : afterGreeting(a, from);
    const isAsked =
      !isSaid(a, from, to) &&
      (isQuestion(a, first) || ((first > from || endsLetter(a, to)) && asksInversely(a, first)));
    if (!isAsked && !endsLetter(a, to) && isHeading(a, from, last)) return [];
    return [isAsked ? insertAfter(a, last, '?', 0.9, 'question-mark') : insertAfter(a, last, '.', 0.88)];
  },
};

/** »Ali: | Er der nogen«: where a line begins when who says it stands before a colon. */
const afterSpeaker = (a: Analysis, from: number): number => (a.written(from + 1) === ':' ? from + 2 : from);

const SHORTEST_QUESTION = 3;
/** »Hvad er det sværeste«, and the answer on the next line: an interview. */
function isAnswered(a: Analysis, from: number, last: number): boolean {
  const answer = a.text.slice(a.ends[last], a.ends[last]! + LONGEST_ANSWER);
  const asked = afterSpeaker(a, from);
  if (last - asked + 1 < SHORTEST_QUESTION || !(QUOTED.test(answer) || (ANSWER.test(answer) && opensLine(a, from))))
    return false;
  // »Hvad er det værd | Hvad er det til«: verse
  if (from > 0 && a.kinds[from - 1] === WORD && asks(a, a.sentenceStart(from - 1))) return false;
  return asks(a, asked);
}

function asks(a: Analysis, from: number): boolean {
  const first = JOINS.test(a.lower(from)) ? from + 1 : from;
  return isQuestion(a, first) || asksInversely(a, first);
}
const LONGEST_ANSWER = 1000;
const QUOTED = /^[ \t]*\n\s*[»"“–][^\n]*[«"”.!]/;
/** A line of whole sentences, no verse. */
const ANSWER = /^[ \t]*\n\s*(?:- ?)?\p{Lu}[^\n]*[.!][ \t]*(?:\n|$)/u;

function opensLine(a: Analysis, at: number): boolean {
  const before = a.text.slice(Math.max(0, a.starts[at]! - 4), a.starts[at]!).replace(/[-– \t]/g, '');
  return before === '' || before.endsWith('\n');
}
const JOINS = new WordList('og men så');

/** »"Hvorfor tager det så lang tid"«: the last word of a question that somebody says and that the sentence ends with; −1 of anything else. */
function closingSpeech(a: Analysis, from: number, last: number): number {
  if (!a.isMark(last) || !isQuotationMark(a, last) || sideOf(a, last) !== 'closes') return -1;
  if (a.kinds[last - 1] !== WORD || a.commaAfter(last - 1)) return -1;
  let opens = last - 1;
  while (opens >= from && !isQuotationMark(a, opens)) opens--;
  const first = opens + 1;
  if (opens < from || last - first < SHORTEST_QUESTION) return -1;
  return isQuestion(a, first) && !isSaid(a, first, last) ? last - 1 : -1;
}

/** Before »Kærlig hilsen« stands no heading and no verse. */
const endsLetter = (a: Analysis, to: number): boolean => to < a.count && isClosing(a, to, a.sentenceEnd(to));

/** »Hvad kan jeg gøre, spørger Kitt, som …«: a question that somebody tells of is no question any more. */
function isSaid(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k + 1 < to; k++) if (a.commaAfter(k) && SPEECH_VERBS.test(a.lower(k + 1))) return true;
  return false;
}

/** A short line of its own with more text below: »Den dag, vi reddede museet«. */
function isHeading(a: Analysis, from: number, last: number): boolean {
  const [start, end] = [a.starts[from]!, a.ends[last]!];
  const before = a.text.slice(Math.max(0, start - 3), start).replace(/[ \t]/g, '');
  return (
    end - start < LONE_LINE &&
    (start === 0 || before.endsWith('\n')) &&
    /^[ \t]*\n\s*\S/.test(a.text.slice(end, end + 20))
  );
}

/** Lines of verse and lists: the sentences before and after end without a mark as well. */
function isOneOfShortLines(a: Analysis, from: number, to: number): boolean {
  const bare = (at: number): boolean => at >= 0 && at < a.count && a.kinds[at] !== MARK;
  return a.ends[to - 1]! - a.starts[from]! < 60 && (bare(from - 1) || (to < a.count && bare(a.sentenceEnd(to) - 1)));
}
