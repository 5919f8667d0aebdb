import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause, opensClause } from '../../phrases/neighbours.ts';
import { mayThink } from '../../words/beings.ts';
import { OBJECT_PERSONS_AND_SELF, OWNERS } from '../../words/persons.ts';
import { HAVE } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const KNOWN_THING = new Set(
  'at hvad hvor hvem hvordan hvorfor hvornår hvilken hvilket hvilke om noget det intet var vor vem vad vordan vorfor'.split(
    ' ',
  ),
);
const QUESTION_OR_AT = new WordList('at hvad hvor hvordan hvorfor os');
const QUESTION = new WordList('hvad hvor hvem hvordan hvorfor hvornår hvilken hvilket hvilke');
const KNOWER = new WordList('jeg du vi man han hun de ingen alle');
/** These know much oftener than they show; »han viste, at …« is as good. */
const SELDOM_SHOWS = new WordList('jeg du man ingen vi');
const ADVERB = new WordList(
  'straks heldigvis ikke godt jo slet aldrig heller ikke allerede også egentlig pludselig altid nok kun bare',
);
const DENIES = new WordList('ikke godt jo aldrig slet heller');

export const vidsteViste: WordRule = {
  id: 'vidste-viste',
  subcategory: 'vidst-vist',
  on: { words: 'viste vidste vidst vist' },
  wrong: [
    ['Jeg viste ikke, hvad jeg skulle gøre.', 'Jeg vidste ikke, hvad jeg skulle gøre.'],
    ['Det er vidst for sent.', 'Det er vist for sent.'],
    ['En undersøgelse har vidst, at børn sover for lidt.', 'En undersøgelse har vist, at børn sover for lidt.'],
    ['Min mor vist ikke, hvor jeg var.', 'Min mor vidste ikke, hvor jeg var.'],
    ['Det har jeg altid vist.', 'Det har jeg altid vidst.'],
    ['Han vidste mig sin nye cykel.', 'Han viste mig sin nye cykel.'],
    ['Jeg vidste min far, hvordan man gør.', 'Jeg viste min far, hvordan man gør.'],
    ['Jeg viste, at hun kom.', 'Jeg vidste, at hun kom.'],
    ['Det viste alle.', 'Det vidste alle.'],
    ['Det vist de færreste.', 'Det vidste de færreste.'],
  ],
  right: [
    'Han har sammen med de andre forskere vist, at det virker.',
    'Han viste mig vejen.',
    'Jeg har altid vidst det.',
    'Hun viste sine tegninger frem.',
    'Hun viste ikke sine følelser.',
    'Forsøget har vist, at planter har brug for lys.',
    'Det er vist ikke rigtigt.',
    'Hun har vist glemt det.',
    'Jeg har vist ham billedet.',
    'Jeg vidste det ikke.',
    'Det viste alle tegn på slid.',
  ],
  match(a, at): Finding | null {
    switch (a.lower(at)) {
      case 'vidst':
        return isSupposed(a, at) || isShown(a, at) ? replaceWord(a, at, 'vist', 0.93) : null;
      case 'vidste':
        return (OBJECT_PERSONS_AND_SELF.test(a.lower(a.after(at))) || isShownTo(a, at)) && !a.commaAfter(at)
          ? replaceWord(a, at, 'viste', 0.93)
          : null;
      case 'vist':
        if (isKnownToAll(a, at)) return replaceWord(a, at, 'vidste', 0.92);
        if (isKnown(a, at)) return replaceWord(a, at, 'vidst', 0.86);
        return isSubjectBefore(a, at) && knowsThing(a, at, true) ? replaceWord(a, at, 'vidste', 0.995) : null;
      default:
        return knowsThing(a, at, false) || isKnownToAll(a, at) ? replaceWord(a, at, 'vidste', 0.94) : null;
    }
  },
};

/** »vidste min mor, hvor«, »vidste læreren sin tegning«: somebody to whom it is shown, and what. */
function isShownTo(a: Analysis, at: number): boolean {
  let who = a.after(at);
  if (OWNERS.test(a.lower(who))) who = a.after(who);
  if (!mayThink(a.lower(who)) || (!a.is(who, r.NOUN) && !a.is(who, r.NAME))) return false;
  const what = a.after(who);
  return a.commaAfter(who)
    ? QUESTION.test(a.lower(what)) && a.before(at) >= 0 && KNOWER.test(a.lower(a.before(at)))
    : OWN.test(a.lower(what));
}
const OWN = new WordList('sin sit sine min mit mine vores hvordan');
const FEWEST_OR_MOST = new WordList('færreste fleste');
const ALL_OR_NOBODY = new WordList('alle ingen enhver');
const AFTER_PERSON = new WordList('i på da og');
/** »Det viste alle.«, »Det vist de færreste af dem.« */
function isKnownToAll(a: Analysis, at: number): boolean {
  if (a.lower(a.before(at)) !== 'det' || !opensClause(a, a.before(at))) return false;
  const who = a.after(at);
  if (a.lower(who) === 'de' && FEWEST_OR_MOST.test(a.lower(a.after(who)))) return true;
  return ALL_OR_NOBODY.test(a.lower(who)) && (closesClause(a, who) || AFTER_PERSON.test(a.lower(a.after(who))));
}

const IS_OR_ENOUGH = new WordList('er var nok');
const FINITE_BEFORE = new WordList('er var bliver blev skal kan må vil kommer ligger hedder går');
/** »det er vidst for sent«: no »har« governs it. */
function isSupposed(a: Analysis, at: number): boolean {
  const before = a.lower(a.before(at));
  if (a.lower(a.after(at)) === 'nok') return true;
  // »vidst er det, at …«
  if (a.before(at) < 0) return IS_OR_ENOUGH.test(a.lower(a.after(at)));
  if (FINITE_BEFORE.test(before)) return true;
  // »han har vidst glemt det«: the participle of »har« comes after.
  return HAVE.test(before) && a.is(a.after(at), r.VERB | r.PAST_PARTICIPLE) && !a.commaAfter(at);
}

/** »undersøgelsen har vidst, at«: a thing knows nothing. */
function isShown(a: Analysis, at: number): boolean {
  const has = a.before(at);
  const who = a.before(has);
  return (
    HAVE.test(a.lower(has)) &&
    /(undersøgelse|undersøgelsen|undersøgelser|undersøgelserne|forskning|forskningen|forsøg|forsøget|forsøgene|studie|studier|rapport|rapporten|tal|tallene|resultatet|resultaterne|historien|erfaringen|erfaring|filmen|bogen)$/.test(
      a.lower(who),
    ) &&
    QUESTION_OR_AT.test(a.lower(a.after(at)))
  );
}

const ALL_THE_TIME = new WordList('hele tiden');
const HOW_LONG = new WordList('altid aldrig godt længe tiden');
const ALWAYS_OR_NEVER = new WordList('altid aldrig');
const CLAUSE_OR_IT = new WordList('det at hvad hvor hvem hvordan');
const WHOLE_OR_LONG = new WordList('hele længe');
const HOW_MUCH = new WordList('meget alt mere noget lidt intet');
/** »har altid vist det«, »havde jeg vist«: known, not shown. */
function isKnown(a: Analysis, at: number): boolean {
  let k = a.before(at);
  let always = false;
  while (
    k >= 0 &&
    !a.commaAfter(k) &&
    (KNOWER.test(a.lower(k)) || a.is(k, r.ADVERB) || ALL_THE_TIME.test(a.lower(k)))
  ) {
    always ||= HOW_LONG.test(a.lower(k));
    k = a.before(k);
  }
  if (!HAVE.test(a.lower(k))) return false;
  always ||= ALWAYS_OR_NEVER.test(a.lower(a.before(k)));
  const next = a.after(at);
  const closes = next < 0 || a.isMark(next) || a.commaAfter(at) || CLAUSE_OR_IT.test(a.lower(next));
  if (always && closes) return true;
  if (a.commaAfter(at)) return false;
  if (WHOLE_OR_LONG.test(a.lower(next))) return true;
  return HOW_MUCH.test(a.lower(next)) && a.lower(a.after(next)) === 'om';
}

/** A subject straight before, and no other verb of which this could be the adverb or participle. */
function isSubjectBefore(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (before < 0 || a.commaAfter(before)) return false;
  if (!KNOWER.test(a.lower(before)) && !r.hasAny(a.reading(before), r.NOUN | r.NAME)) return false;
  const earlier = a.before(before);
  if (hasAuxiliary(a, earlier)) return false;
  return !HAVE.test(a.lower(earlier)) && !(r.hasAny(a.reading(earlier), r.FINITE) && !a.commaAfter(earlier));
}

/** »har han sammen med de andre forskere vist, at …«: shown. */
function hasAuxiliary(a: Analysis, at: number): boolean {
  for (let k = at; k >= 0 && !a.commaAfter(k) && !a.isMark(k) && !a.is(k, r.SUBORDINATOR); k = a.before(k))
    if (HAVE.test(a.lower(k))) return true;
  return false;
}

const WHAT_IS_KNOWN = new WordList('alt noget meget mere intet');
/** What follows can only be known: »ikke, hvad«, »at«, »det godt«. */
function knowsThing(a: Analysis, at: number, anySubject: boolean): boolean {
  const before = a.before(at);
  if (before < 0) return false;
  const subject = a.lower(before);
  let next = a.after(at);
  const turned = KNOWER.test(a.lower(next)) && !a.commaAfter(at);
  const who = turned ? a.lower(next) : subject;
  if (!anySubject && !KNOWER.test(who)) {
    if (!r.hasAny(a.reading(before), r.NOUN | r.NAME)) return false;
  }
  if (turned) next = a.after(next);
  let denied = false;
  while (next >= 0 && ADVERB.test(a.lower(next))) {
    denied ||= DENIES.test(a.lower(next));
    next = a.after(next);
  }
  const thing = a.lower(next);
  const ends = next < 0 || a.isMark(next);
  if (denied) return ends || (KNOWN_THING.has(thing) && !(thing === 'det' && a.is(a.after(next), r.NOUN)));
  if (thing === 'det') return DENIES.test(a.lower(a.after(next))) && KNOWER.test(who);
  if (WHAT_IS_KNOWN.test(thing) && a.lower(a.after(next)) === 'om') return KNOWER.test(who) || anySubject;
  return (QUESTION.test(thing) || thing === 'at') && (anySubject || SELDOM_SHOWS.test(who));
}
