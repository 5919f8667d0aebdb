import type { Analysis } from '../../analysis/analysis.ts';
import { setsWith, wordProbabilities } from '../../models/word-sets.ts';
import { MODAL, SUBORDINATES } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { isPrepositionBeforeAt, takesAt } from '../../phrases/before-infinitive.ts';
import { followsPosture, isPostureVerb } from '../../phrases/posture.ts';
import { joinsOrder } from '../../verbs/against-form.ts';
import { canBeOrder } from '../../verbs/orders.ts';
import { WordList } from '../../words/word-list.ts';
import { BEFORE_INFINITIVE } from '../../words/prepositions.ts';
import { IS_OR_BECOMES, TO_BE_OR_BECOME } from '../../words/verbs.ts';

const ADVERB = new WordList('ikke aldrig altid også bare selv lige kun så gerne');
const POSTURE_INFINITIVE = new WordList('sidde stå ligge rundt siddet stået ligget');
/** Before these »at« and an infinitive stand, or a verb of which they are the object. */
const MORE_TAKERS =
  /^(savne(r|de)?|elske(r|de|t)?|foretrække(r)?|foretrak|nyde(r)?|nød|skynd(e|er|te|t)?|glæd(e|er|ede|et)|turde|tør|behøve(r|de|t)?|hade(r|de|t)?|begynd(e|er|te|t)?|prøv(e|er|ede|et)?|forsøg(e|er|te|t)|gide(r)?|gad|lær(e|er|te|t)?|husk(e|er|ede)?|glem(me|mer|te|t)?|beslutte(r|de|t)?|ønske(r|de)?|vælge(r)?|valgte|overveje(r|de|t)?|drømme(r)?|drømte|vigtigt|sjovt|svært|let|nemt|dejligt|hårdt|rart|fedt|sundt|godt|bedst|kedeligt|umuligt|muligt|forbudt|lov|lyst|ret|tid|brug|mulighed|chance|chancen|evne|idé|ide|dumt|farligt|uhyggeligt|spændende|hyggeligt|irriterende|mærkeligt|bedre|nødt|vant|god|gode|glad|bange|klar|træt)$/;
const FAR = 12;
const BETWEEN = 3;

const GET_OR_FOR = new WordList('få får fik fået for');
export const atOg: WordRule = {
  id: 'at-og',
  subcategory: 'at-og',
  on: { words: 'at og' },
  wrong: [
    ['Jeg glæder mig til og se dig.', 'Jeg glæder mig til at se dig.'],
    ['Han prøvede og svømme over.', 'Han prøvede at svømme over.'],
    ['Hun sidder at læser en bog.', 'Hun sidder og læser en bog.'],
    ['Vi havde glemt og veje saltet.', 'Vi havde glemt at veje saltet.'],
    ['Vi skyndte os og løbe hjem.', 'Vi skyndte os at løbe hjem.'],
    ['Det er sjovt og spille fodbold.', 'Det er sjovt at spille fodbold.'],
    ['Der stod en mand at kiggede på os.', 'Der stod en mand og kiggede på os.'],
    ['Lær og svømme, før du tager ud at sejle.', 'Lær at svømme, før du tager ud at sejle.'],
    ['Katten kan godt lide og blive kløet.', 'Katten kan godt lide at blive kløet.'],
    ['Jeg kan lide og danse.', 'Jeg kan lide at danse.'],
    ['Det kunne være spændende og prøve igen.', 'Det kunne være spændende at prøve igen.'],
    ['Det var rart og kunne hjælpe.', 'Det var rart at kunne hjælpe.'],
    ['Jeg var flov over og skulle i skole.', 'Jeg var flov over at skulle i skole.'],
    ['Jeg glæder mig til og kunne køre bil.', 'Jeg glæder mig til at kunne køre bil.'],
    ['Nu begynder vandet og koge.', 'Nu begynder vandet at koge.'],
    ['Det er både dyrt og smertefuldt og få den fjernet.', 'Det er både dyrt og smertefuldt at få den fjernet.'],
  ],
  right: [
    'Hun sidder og læser.',
    'Vi begyndte at løbe.',
    'Jeg kan lide at læse og skrive.',
    'De gik ind og satte sig.',
    'Han stod af og skulle hjem.',
    'Du kan prøve og fejle og prøve igen.',
    'Det er godt at løbe og svømme.',
    'Jeg vil gerne prøve at synge og danse.',
    'Lær at svømme og sejle.',
    'Husk at vande blomsterne og lukke døren.',
    'Det er vigtigt at spise sundt og sove nok.',
    'Tag jakken på og gå ud.',
  ],
  match(a, at, models): Finding | null {
    const [before, after] = [a.before(at), a.after(at)];
    if (before < 0 || after < 0 || a.commaAfter(at)) return null;
    if (a.lower(at) === 'at') return shouldBeOg(a, at, before, after, models);
    // »får vi og vide«
    if (a.lower(after) === 'vide' && [1, 2, 3].some((steps) => GET_OR_FOR.test(a.lower(a.before(at, steps)))))
      return replaceWord(a, at, 'at', 0.95);
    // »Tag jakken på | og gå ud«
    if (!canBeOrder(a, before) && canBeOrder(a, after) && joinsOrder(a, at) && !isLetBe(a, before)) return null;
    // »passe på ikke og falde«
    const link = ADVERB.test(a.lower(before)) && a.before(before) >= 0 ? a.before(before) : before;
    return shouldBeAt(a, at, link, after, models);
  },
};

/** »lad være med | og slå ham« */
const isLetBe = (a: Analysis, preposition: number): boolean => a.lower(a.before(preposition)) === 'være';

const SO_OR_AS = new WordList('så sådan som');
/** »at« before a finite verb that does the same as one before: »stod at kiggede«. */
function shouldBeOg(a: Analysis, at: number, before: number, after: number, models: Models): Finding | null {
  if (a.commaAfter(before)) return null;
  if (POSTURE_INFINITIVE.test(a.lower(before)) && isOnlyInfinitive(a, after)) return replaceWord(a, at, 'og', 0.9);
  const past =
    a.canBe(after, r.VERB | r.PAST) &&
    !a.canBe(after, r.VERB | r.INFINITIVE) &&
    ((a.union(after) & r.NOUN) === 0 || r.hasAny(a.reading(a.after(after)), r.ADVERB | r.PREPOSITION));
  const present = a.canBe(after, r.VERB | r.PRESENT, r.INFINITIVE | r.PASSIVE) && a.is(after, r.VERB | r.PRESENT);
  if (!past && !present) return null;
  if (isPostureVerb(a.lower(before))) return replaceWord(a, at, 'og', 0.97);
  if (takesAt(a.lower(before)) || isPrepositionBeforeAt(a.lower(before)) || MORE_TAKERS.test(a.lower(before)))
    return null;
  for (let k = before, steps = 0; k >= 0 && steps < FAR; k = a.before(k), steps++) {
    if (takesAt(a.lower(k)) || MORE_TAKERS.test(a.lower(k)) || (a.types[k]!.role & MODAL) !== 0) return null;
    if (a.commaAfter(k) || SO_OR_AS.test(a.lower(k))) return null;
    if (!r.hasAny(a.reading(k), r.FINITE)) continue;
    const same = a.is(k, past ? r.PAST : r.PRESENT);
    if (!same) return null;
    if (followsPosture(a, at)) return replaceWord(a, at, 'og', 0.95);
    return past || fitsWorse(a, at, 'og', models) ? replaceWord(a, at, 'og', 0.88) : null;
  }
  return null;
}

const FORGETS_OR_BEGINS = new WordList(
  'glemt glemte glemmer husk huske huskede husker begyndte begynder begyndt nåede lovede lover lovet besluttede forsøgte forsøger nægtede nægter turde gad orkede',
);
const WHAT = new WordList('den det dem ham hende mig os sig min mit mine sin sit sine en et');
/** »glemt og veje saltet«: what may be a noun as well, and what it is done to. */
const isDoneTo = (a: Analysis, doing: number): boolean =>
  a.canBe(doing, r.VERB | r.INFINITIVE) &&
  !a.commaAfter(doing) &&
  (WHAT.test(a.lower(a.after(doing))) || a.canBe(a.after(doing), r.NOUN | r.DEFINITE));

/** By a preposition, what stands before it and »at« with what one feels, hopes or is used to. */
const HEADS: ReadonlyMap<string, WordList> = new Map(
  Object.entries({
    over:
      'flov flove skuffet skuffede glad glade irriteret irriterede overrasket overraskede trist triste sur sure vred vrede forarget forargede ' +
      'lykkelig lykkelige ked bekymret bekymrede begejstret begejstrede lettet lettede frustreret frustrerede pinlig',
    for:
      'bange nervøs nervøse angst bekymret bekymrede glad glade spændt spændte ansvar ansvaret chance chancen mulighed muligheden muligheder ' +
      'straf parat skyld frygt frygten dårlig risiko risikoen',
    af: 'ked træt trætte stolt stolte afhængig afhængige bange vild skør glad tilfreds fordelen ulempen tanken drømmen syg syge',
    til:
      'vant vante glæder glædede glæde glædet lyst grund god gode dygtig dygtige klar parat ret adgang plads råd nødt tvunget tvungen evne evnen ' +
      'muligheden chancen',
    om: 'drømmer drømte drømme drømt snakker snakkede snakke taler talte tale tænker tanken tænkte drømmen håbet ønsket bange',
    på: 'håber tænker tænkte træt trætte ideen bidt spændt',
    med: 'vild tilfreds tilfredse ventede venter',
  }).map(([preposition, heads]) => [preposition, new WordList(heads)]),
);
/** »glæder | mig sådan til« */
const BETWEEN_HEAD = new WordList('mig dig sig os jer så meget sådan altid ikke');
const MOST_BETWEEN = 3;
/** »flov over |«, »glæder mig til |« */
function isOfFeeling(a: Analysis, preposition: number): boolean {
  const heads = HEADS.get(a.lower(preposition));
  if (!heads || a.commaAfter(preposition)) return false;
  let head = a.before(preposition);
  for (let steps = 0; steps < MOST_BETWEEN && BETWEEN_HEAD.test(a.lower(head)); steps++) head = a.before(head);
  return heads.test(a.lower(head)) && !a.commaAfter(head);
}

const MODAL_INFINITIVES = new WordList('kunne skulle ville');
const PLEASANT = new WordList('rart sjovt dejligt fedt hyggeligt vigtigt svært spændende');

const BEGIN_OR_STOP = new WordList('begynde starte stoppe fortsætte op');
/** »og« before an infinitive that no other infinitive stands before to be joined with. */
function shouldBeAt(a: Analysis, at: number, before: number, after: number, models: Models): Finding | null {
  // »flov over og skulle i skole«
  if (MODAL_INFINITIVES.test(a.lower(after)) || a.lower(after) === 'måtte')
    if (isOfFeeling(a, before)) return replaceWord(a, at, 'at', 0.95);
  // »det var rart og kunne hjælpe«
  if (MODAL_INFINITIVES.test(a.lower(after)) && PLEASANT.test(a.lower(before)) && isJudged(a, before)) {
    const doing = a.after(after);
    return a.canBe(doing, r.VERB | r.INFINITIVE) && !a.lower(doing).endsWith('s')
      ? replaceWord(a, at, 'at', 0.92)
      : null;
  }
  if (FORGETS_OR_BEGINS.test(a.lower(before)) && !a.commaAfter(before) && isDoneTo(a, after))
    return replaceWord(a, at, 'at', 0.9);
  let verb = after;
  while (verb >= 0 && ADVERB.test(a.lower(verb)) && !a.commaAfter(verb)) verb = a.after(verb);
  if (!isOnlyInfinitive(a, verb) || a.commaAfter(before) || joinsNouns(a, before, verb)) return null;
  if (a.is(before, r.VERB | r.INFINITIVE) && !takesAt(a.lower(before)) && !MORE_TAKERS.test(a.lower(before)))
    return null;
  const isSure = !r.hasAny(a.union(verb), r.NOUN | r.ADJECTIVE | r.OTHER);
  if (
    isPrepositionBeforeAt(a.lower(before)) &&
    (isSure || a.is(verb, r.VERB) || BEFORE_INFINITIVE.test(a.lower(before)))
  ) {
    // »vende om og hente«: the preposition belongs to the verb before.
    const isParticle =
      !BEFORE_INFINITIVE.test(a.lower(before)) &&
      !BEGIN_OR_STOP.test(a.lower(a.before(before))) &&
      hasInfinitive(a, a.before(before));
    return isParticle ? null : replaceWord(a, at, 'at', 0.97);
  }
  for (let k = before, steps = 0; k >= 0 && steps < BETWEEN && !a.commaAfter(k); k = a.before(k), steps++) {
    if ((a.types[k]!.role & SUBORDINATES) !== 0) return null;
    if (takesAt(a.lower(k)) || MORE_TAKERS.test(a.lower(k))) {
      const governed = hasInfinitive(a, a.before(k)) && a.canBe(k, r.VERB | r.INFINITIVE);
      // »at spise sundt og sove nok«: how one does the one thing
      if (!a.canBe(k, r.VERB) && a.is(a.before(k), r.VERB | r.INFINITIVE) && isGoverned(a, a.before(k))) return null;
      if ((hasGoverned(a, k) || governed) && !NEVER_JOINED.test(a.lower(k))) return null;
      if (!isSure && !a.is(verb, r.VERB | r.INFINITIVE) && !ONLY_WITH_AT.test(a.lower(k))) return null;
      return replaceWord(a, at, 'at', 0.95);
    }
    if (r.hasAny(a.reading(k), r.FINITE | r.INFINITIVE | r.PREPOSITION)) break;
  }
  if ((isSure || a.is(verb, r.VERB | r.INFINITIVE)) && isJudged(a, before)) return replaceWord(a, at, 'at', 0.9);
  if (!isSure || hasInfinitive(a, before) || AWAY.test(a.lower(before))) return null;
  return fitsWorse(a, at, 'at', models) ? replaceWord(a, at, 'at', 0.93) : null;
}

/** »et halvt glas fedt og væde«: two things, and no verb before that could call for »at«. */
function joinsNouns(a: Analysis, before: number, verb: number): boolean {
  if (!a.canBe(before, r.NOUN) || !a.canBe(verb, r.NOUN)) return false;
  for (let k = a.before(before), steps = 0; k >= 0 && !a.commaAfter(k); k = a.before(k), steps++)
    if (steps === FAR || a.is(k, r.VERB)) return false;
  return true;
}

/** »det er dyrt og smertefuldt og få …«: an adjective in the neuter says what doing it is like. */
function isJudged(a: Analysis, at: number): boolean {
  if (!a.is(at, r.ADJECTIVE) || !/(t|ende)$/.test(a.lower(at))) return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FAR && !a.commaAfter(k); k = a.before(k), steps++) {
    if (IS_OR_BECOMES.test(a.lower(k))) return a.lower(a.before(k)) === 'det' || a.lower(a.after(k)) === 'det';
    // »det kunne være interessant og prøve«
    if (TO_BE_OR_BECOME.test(a.lower(k)))
      return (a.types[a.before(k)]?.role ?? 0) === MODAL && /^det?$/.test(a.lower(a.before(k, 2)));
    if (a.is(k, r.VERB | r.INFINITIVE)) return false;
  }
  return false;
}

/** »været inde og kigge«, »skal derind og låne«: one goes there and does it. */
const AWAY =
  /^(inde|ude|oppe|nede|henne|hjemme|ovre|omme|ind|ud|op|ned|hen|hjem|over|der(ind|ud|op|ned|hen|over|ovre)|tilbage|af\ssted|afsted|rundt)$/;
const ONLY_WITH_AT =
  /^(begynd(e|er|te|t)|prøv(er|ede|et)|forsøg(er|te|t)|plej(e|er|ede)|skynd(er|te)|lær(er|te)|elsk(er|ede)|hade(r|de)|lide|lov|lyst)$/;
/** These mean nothing without what one begins or remembers to do. */
const NEVER_JOINED = new WordList('lide begynde huske glemme pleje skynde forsøge undgå beslutte');
/** How little the written word may fit. */
const DOUBT = 0.02;

/** The choice model holds the other word for nearly certain. */
function fitsWorse(a: Analysis, at: number, other: string, models: Models): boolean {
  const set = setsWith(a.lower(at))[0]!;
  const p = wordProbabilities(a, at, set, models);
  return p[set.words.indexOf(a.lower(at))]! <= DOUBT && p[set.words.indexOf(other)]! > 0.5;
}

/** An infinitive that is nothing else: no present, no past; a plural like »læse« may be meant. */
const isOnlyInfinitive = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.VERB | r.INFINITIVE) && !a.canBe(at, r.VERB | r.PRESENT, r.PASSIVE) && !a.canBe(at, r.VERB | r.PAST);

/** The word before has its »at« already, or is itself governed: »kan prøve og fejle«. */
const hasGoverned = (a: Analysis, at: number): boolean => a.canBe(at, r.VERB | r.INFINITIVE) && isGoverned(a, at);

const PERSONS_AND_WELL = new WordList('jeg du han hun vi man de godt');
function isGoverned(a: Analysis, at: number): boolean {
  let before = a.before(at);
  while (before >= 0 && (ADVERB.test(a.lower(before)) || PERSONS_AND_WELL.test(a.lower(before))))
    before = a.before(before);
  return before >= 0 && (a.lower(before) === 'at' || (a.types[before]!.role & MODAL) !== 0);
}

/** An infinitive a few words back in the clause, with which »og« may join the next. */
function hasInfinitive(a: Analysis, at: number): boolean {
  for (let k = at, steps = 0; k >= 0 && steps < FAR; k = a.before(k), steps++) {
    if (a.is(k, r.VERB | r.INFINITIVE)) return true;
    if (a.commaAfter(k) && steps > 3) return false;
  }
  return false;
}
