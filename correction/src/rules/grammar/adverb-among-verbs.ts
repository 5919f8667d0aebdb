import type { Analysis } from '../../analysis/analysis.ts';
import { helperOf } from '../../clauses/deed.ts';
import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { AND_OR_BUT } from '../../words/links.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.86;
const SURE_OF_TWO = 0.92;
/** »altid ikke« for »ikke altid«: what is denied comes after »ikke«. */
const DENIED = new WordList('altid helt længere engang nødvendigvis særlig særligt nogensinde');
/** »næsten ikke«, »heller ikke«: they go along. */
const BEFORE_NOT = new WordList('næsten heller slet stadig desværre endnu');
const PARTICLES = new WordList('op ud ned ind væk hjem til fra af på med tilbage frem over');
/** »ikke kun … men«, »aldrig at«: the adverb belongs to what follows. */
const GOES_ON = new WordList(
  'kun bare blot mindre engang alene desto at fordi når før hvis selv mere flere færre ligefrem sandt',
);
/** Adverbs and nouns that are participles, too. */
const MAYBE = new WordList('vist bestemt absolut nok lovet svoret lært bedt');
const FARTHEST_BUT = 7;

/** »altid ikke«, »giver op aldrig«, »kunne sove ikke om natten«, »kan lide godt«: where the adverb stands among the verbs of a main clause. */
export const adverbAmongVerbs: WordRule = {
  id: 'adverb-among-verbs',
  subcategory: 'word-order',
  on: { words: 'ikke aldrig altid godt gerne' },
  explanation: `${SWAP}Ord som »ikke«, »aldrig« og »godt« står lige efter det første udsagnsord: han giver aldrig op, jeg kunne ikke sove, jeg kan godt lide det.`,
  wrong: [
    ['Hun siger altid ikke, hvad hun tænker.', 'Hun siger ikke altid, hvad hun tænker.'],
    ['Vi bor længere ikke i Odense.', 'Vi bor ikke længere i Odense.'],
    ['Han giver op aldrig.', 'Han giver aldrig op.'],
    ['Jeg kunne sove ikke om natten.', 'Jeg kunne ikke sove om natten.'],
    ['Man kunne høre næsten ikke noget.', 'Man kunne næsten ikke høre noget.'],
    ['Jeg har fået aldrig et brev.', 'Jeg har aldrig fået et brev.'],
    ['Vi fik at vide ikke, hvad der skete.', 'Vi fik ikke at vide, hvad der skete.'],
    ['Jeg kan lide godt fisk.', 'Jeg kan godt lide fisk.'],
  ],
  right: [
    'Hun siger ikke altid, hvad hun tænker.',
    'Han har lovet aldrig at ryge igen.',
    'Jeg vil have ikke en hund, men en kat.',
    'Det kan være ikke bare dyrt, men farligt.',
    'Vi kan lide det rigtig godt.',
    'Han kom hjem, ikke fordi han ville.',
    'Jeg kan godt lide fisk.',
  ],
  match(a, at): Finding | null {
    const [before, next] = [a.before(at), a.after(at)];
    if (before < 0 || a.commaAfter(before)) return null;
    if (a.lower(at) === 'godt' || a.lower(at) === 'gerne') return likesWell(a, at);
    if (a.lower(at) === 'ikke' && DENIED.test(a.lower(before)) && isAfterVerb(a, before) && a.lower(next) !== 'at')
      return replaceSpan(a, before, at, `ikke ${a.lower(before)}`, SURE);
    if (next >= 0 && (GOES_ON.test(a.lower(next)) || isContrast(a, at))) return null;
    return afterParticle(a, at) ?? toKnow(a, at) ?? afterDeed(a, at);
  },
};

/** »siger | altid ikke«, »hun siger | længere ikke«: straight after the verb or its subject. */
const isAfterVerb = (a: Analysis, at: number): boolean => {
  const verb = a.before(at);
  return verb >= 0 && !a.commaAfter(verb) && a.is(verb, r.VERB) && isFinite(a, verb);
};

/** »ikke en hund, men en kat« */
function isContrast(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST_BUT; k = a.after(k), steps++)
    if (a.commaAfter(k)) return a.lower(k + 1) === 'men' && !isFinite(a, k + 3) && !isFinite(a, k + 2);
  return false;
}

/** »giver | op aldrig.« */
function afterParticle(a: Analysis, at: number): Finding | null {
  const [particle, verb, next] = [a.before(at), a.before(at, 2), a.after(at)];
  if (!PARTICLES.test(a.lower(particle)) || !a.is(verb, r.VERB) || !isFinite(a, verb) || a.commaAfter(verb))
    return null;
  const isLast =
    next < 0 ||
    /^[.!]$/.test(a.written(next)) ||
    a.commaAfter(at) ||
    AND_OR_BUT.test(a.lower(next)) ||
    a.is(next, r.PREPOSITION) ||
    a.lower(next) === 'klokken';
  return isLast ? replaceSpan(a, particle, at, `${a.lower(at)} ${a.lower(particle)}`, SURE) : null;
}

/** »fik | at vide ikke« */
const toKnow = (a: Analysis, at: number): Finding | null =>
  a.lower(a.before(at)) === 'vide' && a.lower(a.before(at, 2)) === 'at' && isFinite(a, a.before(at, 3))
    ? replaceSpan(a, a.before(at, 2), at, `${a.lower(at)} at vide`, SURE)
    : null;

/** »kunne | sove næsten ikke«, »har | fået aldrig« */
function afterDeed(a: Analysis, at: number): Finding | null {
  const first = BEFORE_NOT.test(a.lower(a.before(at))) ? a.before(at) : at;
  const [deed, next] = [a.before(first), a.after(at)];
  if (deed < 0 || MAYBE.test(a.lower(deed)) || a.commaAfter(deed) || a.is(next, r.VERB)) return null;
  if (a.lower(at) === 'altid' || (first === at && next < 0)) return null;
  // »har svoret aldrig mere | at rejse«, »du skal komme, ikke?«
  if ([2, 3].some((steps) => a.lower(a.after(at, steps)) === 'at')) return null;
  const helper = helperOf(a, deed);
  if (helper < 0 || AND_OR_BUT.test(a.lower(helper))) return null;
  const adverbs = first === at ? a.lower(at) : `${a.lower(first)} ${a.lower(at)}`;
  return replaceSpan(a, deed, at, `${adverbs} ${a.lower(deed)}`, first < at ? SURE_OF_TWO : SURE);
}

const CAN = new WordList('kan kunne');
/** »kan lide | godt fisk«, »kan lide det godt.« */
function likesWell(a: Analysis, at: number): Finding | null {
  const [before, next] = [a.before(at), a.after(at)];
  const isOfLike = a.lower(before) === 'lide' && CAN.test(a.lower(a.before(before)));
  if (!isOfLike || next < 0 || a.commaAfter(at) || a.isMark(next)) return null;
  return replaceSpan(a, before, at, `${a.lower(at)} lide`, SURE);
}
