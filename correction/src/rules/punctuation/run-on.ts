import { probabilityOf } from '../../kernel/probability.ts';
import type { Models } from '../../models/models.ts';
import { mayEndThere, stopGapOdds } from '../../models/stop-gap.ts';
import { missingStops } from '../../commas/judge.ts';
import { capitalised, insertAfter, replaceWord } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import { DETERMINER, FINITE, hasAny, IMPERATIVE, PREPOSITION, VERB } from '../../lexicon/readings.ts';
import { hasFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';
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
    ['Vi gik i parken der mødte vi Ole.', 'Vi gik i parken. Der mødte vi Ole.'],
    ['Jeg var hos min far vi skulle i svømmehallen.', 'Jeg var hos min far. Vi skulle i svømmehallen.'],
    ['Vi så en drage den var meget stor.', 'Vi så en drage. Den var meget stor.'],
    ['Hun åbnede døren der stod en mand.', 'Hun åbnede døren. Der stod en mand.'],
    ['Tak for brevet det var sjovt at læse.', 'Tak for brevet. Det var sjovt at læse.'],
    ['Vandet blev for varmt derfor skulle de op igen.', 'Vandet blev for varmt. Derfor skulle de op igen.'],
    [
      'Han malede en prik på muren hele den dag var han glad.',
      'Han malede en prik på muren. Hele den dag var han glad.',
    ],
    ['Jeg tager hue på vidste du, at hår vokser?', 'Jeg tager hue på. Vidste du, at hår vokser?'],
    ['I byen er det altid nat hvem vil bo sådan et sted?', 'I byen er det altid nat. Hvem vil bo sådan et sted?'],
    ['Vi blev våde da vi kom hjem, tog vi et bad.', 'Vi blev våde. Da vi kom hjem, tog vi et bad.'],
    ['Klokken ringede lærerne kom ud.', 'Klokken ringede. Lærerne kom ud.'],
    ['Så blev han ked af det han trillede ud på gulvet.', 'Så blev han ked af det. Han trillede ud på gulvet.'],
    ['Jeg kunne ikke se den jeg kiggede under alle bilerne.', 'Jeg kunne ikke se den. Jeg kiggede under alle bilerne.'],
    ['Jeg glæder mig til at se dig mange hilsner Emil', 'Jeg glæder mig til at se dig. Mange hilsner Emil'],
    [
      'Skal mobilen være forbudt i skolen Det mener mange lærere.',
      'Skal mobilen være forbudt i skolen? Det mener mange lærere.',
    ],
    [
      'Det var en god idé Rutsjebanen på halen var superhurtig.',
      'Det var en god idé. Rutsjebanen på halen var superhurtig.',
    ],
    [
      'Damen nikkede Det var hendes opsparing til en ny vaskemaskine.',
      'Damen nikkede. Det var hendes opsparing til en ny vaskemaskine.',
    ],
    [
      'Fold det på midten, og fold det ud igen Nu er der en streg.',
      'Fold det på midten, og fold det ud igen. Nu er der en streg.',
    ],
    [
      'Anden halvleg var værre Brande fik straffespark, men skytten gled.',
      'Anden halvleg var værre. Brande fik straffespark, men skytten gled.',
    ],
  ],
  right: [
    'De leverede en kæmpeindsats i vort forsvar i dag, siger træneren.',
    'Det er den bedste ven, jeg har.',
    'Jeg lovede min far, vi skulle i svømmehallen.',
    'Vi kommer, når filmen er slut, tror jeg.',
    'Giv din mor mange knus fra mig.',
    'På kortet stod der mange hilsner fra Emil.',
    'Vi har en hund, der sov hos os.',
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
    for (const { at, confidence } of stopsIn(a, from, to, models)) {
      // »i ro og mag. Så«: taken for an abbreviation.
      if (a.text.charCodeAt(a.ends[at]! - 1) === 0x2e) continue;
      const first = afterGreeting(a, begin);
      const asks = isQuestion(a, first) || asksInversely(a, first) || asksOfSomebody(a, first);
      found.push(asks ? insertAfter(a, at, '?', confidence, 'question-mark') : insertAfter(a, at, '.', confidence));
      begin = at + 1;
      if (a.hasCapital(begin)) continue;
      const written = a.written(begin);
      const capital = capitalised(written);
      if (capital !== written)
        found.push({ ...replaceWord(a, begin, capital, 0.8, 'capital'), capital: true, afterStop: true });
    }
    found.push(...stopBeforeClosing(a, from, to));
    return found;
  },
};

/** What the clauses tell is sure enough. */
const OF_CLAUSES = 0.91;
/** What a model that has seen many lost stops finds less likely is never said. */
const LEAST = 0.8;

/** The places after which a stop is missing, as the clauses tell or a model that has seen many lost. */
function stopsIn(a: Analysis, from: number, to: number, models: Models): { at: number; confidence: number }[] {
  const sure = new Set(
    // »et portræt af Den Jyske Operas chef«: what follows is a name
    missingStops(a, from, to, models).filter(
      (at) => !(a.is(at, PREPOSITION) && a.hasCapital(at + 1)) && hasVerbAhead(a, at),
    ),
  );
  const found: { at: number; confidence: number }[] = [];
  for (let at = from; at + 1 < to; at++) {
    if (sure.has(at)) found.push({ at, confidence: OF_CLAUSES });
    else if (a.isOpen[at] && mayEndThere(a, at, models)) {
      const confidence = probabilityOf(stopGapOdds(a, at, models));
      if (confidence >= LEAST) found.push({ at, confidence });
    }
  }
  return found;
}

/** »Jeg glæder mig til at se dig | mange hilsner Emil«: how a letter ends is no part of its last sentence. */
function stopBeforeClosing(a: Analysis, from: number, to: number): Finding[] {
  const last = a.isMark(to - 1) ? to - 2 : to - 1;
  if (!/^\s*(?:\n|$)/.test(a.text.slice(a.ends[to - 1]!, a.ends[to - 1]! + 10))) return [];
  for (let at = last - 1; at > from + FEWEST_BEFORE && at > last - LONGEST_CLOSING; at--) {
    if (!GREETINGS.test(a.lower(at))) continue;
    const isSigned = a.hasCapital(at + 1) || (a.lower(at + 1) === 'fra' && at + 2 <= last);
    let begin = at;
    while (OF_GREETINGS.test(a.lower(begin - 1))) begin--;
    const before = begin - 1;
    if (!isSigned || (begin === at && a.lower(at).startsWith('hils') && a.lower(at + 1) === 'fra')) return [];
    if (SENDS.test(a.lower(before)) || a.commaAfter(before) || !a.isWord(before)) return [];
    if (
      a.is(before, PREPOSITION) ||
      a.is(before, DETERMINER) ||
      !hasFinite(a, from, begin) ||
      sendsBefore(a, from, begin)
    )
      return [];
    const stop = insertAfter(a, before, '.', 0.88);
    if (a.hasCapital(begin)) return [stop];
    const capital = capitalised(a.lower(begin));
    return [stop, { ...replaceWord(a, begin, capital, 0.85, 'capital'), capital: true, afterStop: true }];
  }
  return [];
}
const GREETINGS = new WordList('hilsen hilsner hilsener knus kram mvh kh');
const OF_GREETINGS = new WordList('venlig venlige kærlig kærlige mange bedste varme med de kæmpe stort store tusind');
const SENDS = new WordList('en et den min din hans hendes vores et og sender send sendte giv giver gav får fik');
const FEWEST_BEFORE = 2;
const LONGEST_CLOSING = 6;

/** »Giv din mor mange knus fra mig«: what is sent. */
function sendsBefore(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k < to; k++) if (OF_SENDING.test(a.lower(k))) return true;
  return false;
}
const OF_SENDING = new WordList(
  'send sende sender sendte sendt giv give giver gav givet få får fik fået hils aflever bring skriv skrev modtag overbring ' +
    'modtog sig sige siger stod står slutter sluttede underskriv',
);

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
