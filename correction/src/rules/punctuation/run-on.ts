import { missingStops } from '../../commas/judge.ts';
import { insertAfter, replaceWord } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import { FINITE, hasAny, IMPERATIVE, PREPOSITION, VERB } from '../../lexicon/readings.ts';
import { afterGreeting, asksInversely, asksOfSomebody, isQuestion } from '../../phrases/question.ts';

export const runOn: SentenceRule = {
  id: 'run-on',
  subcategory: 'period-missing',
  on: 'sentence',
  wrong: [
    ['Danmark er langt fremme Hun er rejst til Kina.', 'Danmark er langt fremme. Hun er rejst til Kina.'],
    [
      'Vi kom hjem klokken ti Bagefter gik vi i seng med det samme.',
      'Vi kom hjem klokken ti. Bagefter gik vi i seng med det samme.',
    ],
    [
      'Hej Emma, hvad skal du have på til festen på fredag Jeg ved ikke, hvad jeg vælger.',
      'Hej Emma, hvad skal du have på til festen på fredag? Jeg ved ikke, hvad jeg vælger.',
    ],
    [
      'Skal mobilen være forbudt i skolen Det mener mange lærere.',
      'Skal mobilen være forbudt i skolen? Det mener mange lærere.',
    ],
  ],
  right: [
    'De leverede en kæmpeindsats i vort forsvar i dag, siger træneren.',
    'Min lærer hedder Hanne, og hun bor i Vejle.',
    'Jeg tror, Hanne bor i Vejle, men det er jeg ikke sikker på.',
    'Vi så filmen om Harry Potter i går.',
    'Den, der har lyst til at vaske bilen, får en is.',
    'Når vi kører hjem fra svømning nu, sover jeg.',
    'Han var forhenværende sømand, fortalte han.',
    'Jeg løb, så hurtigt jeg kunne.',
    'Hun ringede rundt, og da mændene nærmede sig rådhuset, stod der otte biler.',
  ],
  match(a, from, to, models) {
    const found: Finding[] = [];
    let begin = from;
    for (const at of missingStops(a, from, to, models)) {
      // »et portræt af Den Jyske Operas chef«: what follows is a name.
      if (a.is(at, PREPOSITION) && a.hasCapital(at + 1)) continue;
      if (!hasVerbAhead(a, at)) continue;
      // »i ro og mag. Så«: taken for an abbreviation.
      if (a.text.charCodeAt(a.ends[at]! - 1) === 0x2e) continue;
      const first = afterGreeting(a, begin);
      const asks = isQuestion(a, first) || asksInversely(a, first) || asksOfSomebody(a, first);
      found.push(asks ? insertAfter(a, at, '?', 0.91, 'question-mark') : insertAfter(a, at, '.', 0.91));
      begin = at + 1;
      if (a.hasCapital(begin)) continue;
      const written = a.written(begin);
      const capital = written.charAt(0).toUpperCase() + written.slice(1);
      if (capital !== written)
        found.push({ ...replaceWord(a, begin, capital, 0.8, 'capital'), capital: true, afterStop: true });
    }
    return found;
  },
};

/** »Jeg reder hver morgen | min seng, drikker …«: what stands up to the next comma has no verb, so no sentence begins there. */
function hasVerbAhead(a: Analysis, at: number): boolean {
  if (a.hasCapital(at + 1)) return true;
  const end = a.sentenceEnd(at);
  for (let k = at + 1; k < end; k++) {
    if (a.is(k, VERB) && hasAny(a.reading(k), FINITE | IMPERATIVE)) return true;
    if (a.commaAfter(k)) return false;
  }
  return true;
}
