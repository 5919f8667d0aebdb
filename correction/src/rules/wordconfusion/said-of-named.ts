import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { genderOf, isSpokenOf, isThing, namedBefore, severalBefore } from '../../phrases/named-thing.ts';
import { isDegreeWord } from '../../phrases/predicate.ts';
import { AND_BUT } from '../../words/links.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const SURE = 0.97;

/** »Pakken kom i går. Det var tung«, »Fårene går her. Det er hvide«, »et telt. Den var grønt«: the adjective agrees with what was named, the pronoun does not. */
export const saidOfNamed: WordRule = {
  id: 'said-of-named',
  subcategory: 'gender',
  explanation:
    'Her hedder det »{replacement}«. »Den« er om ord med »en« (en bold: den), »det« om ord med »et« (et hus: det) og »de« om flere.',
  on: { words: 'den det' },
  wrong: [
    ['Pakken kom i tirsdags. Det var tung.', 'Pakken kom i tirsdags. Den var tung.'],
    ['Vi købte et nyt telt. Den var grønt og havde to rum.', 'Vi købte et nyt telt. Det var grønt og havde to rum.'],
    ['Fårene går på marken. Det er hvide og meget tykke.', 'Fårene går på marken. De er hvide og meget tykke.'],
    ['Jeg elsker min telefon, fordi det er ny.', 'Jeg elsker min telefon, fordi den er ny.'],
    ['Jeg fik en kanin. Det er brun og hvid.', 'Jeg fik en kanin. Den er brun og hvid.'],
  ],
  right: [
    'Pakken kom i går. Det var dejligt.',
    'Vi sov i et telt. Det var koldt.',
    'Jeg har en kanin. Det er vildt, så stor den er.',
    'Vi fik nye cykler. Det var sjovt.',
    'Hun købte et hus og en båd. Den var grøn.',
    'Der var to brød på bordet. Det var godt.',
    'Jeg mødte en mand. Det var sødt af ham.',
  ],
  match(a, at): Finding | null {
    const verb = a.after(at);
    if (!opens(a, at) || a.commaAfter(at) || !IS_OR_BECOMES.test(a.lower(verb))) return null;
    let first = a.after(verb);
    while (
      (isDegreeWord(a.lower(first)) || ALSO.test(a.lower(first))) &&
      !SEEN.test(a.lower(first)) &&
      !a.commaAfter(first)
    )
      first = a.after(first);
    const last = lastAdjective(a, first);
    if (!isSeen(a, first) || !closes(a, last)) return null;
    const meant = meantBy(a, at, first);
    return meant === null ? null : replaceSpan(a, at, last, `${meant} ${said(a, verb, last)}`, SURE);
  },
};

const opens = (a: Analysis, at: number): boolean =>
  a.opensSentence(at) ||
  ((AND_BUT.test(a.lower(a.before(at))) || WHY.test(a.lower(a.before(at)))) && a.commaAfter(a.before(at, 2)));

const WHY = new WordList('fordi for da selvom');

const ALSO = new WordList('også stadig allerede desværre heldigvis nu næsten faktisk altid ikke jo');
/** What one sees and feels of things, and does not say of what happens. */
const SEEN = new WordList(
  'rød rødt røde blå blåt gul gult gule grøn grønt grønne sort sorte hvid hvidt hvide brun brunt brune grå gråt lilla lyserød lyserødt lyserøde ' +
    'mørkeblå lyseblå stribet stribede plettet plettede ternet ternede rund rundt runde flad fladt flade firkantet firkantede spids spidse ' +
    'tung tunge blød blødt bløde tyk tykt tykke tynd tyndt tynde gammel gammelt gamle stor store høj høje våd våde ' +
    'snavset snavsede behåret behårede tam tamme sulten sultne kæmpestor kæmpestort kæmpestore bitte rusten rustne krøllet krøllede ' +
    'langhåret korthåret langhårede korthårede moden modne rådden rådne skæv skævt skæve tom tomme tør tørre ' +
    'dyr dyrt dyre billig billigt billige ny nyt nye hurtig hurtigt langsom langsomt lang langt lange lav lavt lave hård hårde',
);
const isSeen = (a: Analysis, at: number): boolean => SEEN.test(a.lower(at)) && a.canBe(at, r.ADJECTIVE);

/** »brun og hvid« */
function lastAdjective(a: Analysis, first: number): number {
  let last = first;
  while (a.lower(a.after(last)) === 'og' && !a.commaAfter(last)) {
    let next = a.after(last, 2);
    while (isDegreeWord(a.lower(next)) && !SEEN.test(a.lower(next))) next = a.after(next);
    if (!a.canBe(next, r.ADJECTIVE) || r.hasAny(a.reading(next), r.FINITE) || a.is(a.after(next), r.NOUN)) return last;
    last = next;
  }
  return last;
}

const closes = (a: Analysis, at: number): boolean => {
  const next = a.after(at);
  return next < 0 || a.isMark(next) || a.commaAfter(at) || AND_BUT.test(a.lower(next));
};

/** What stands between the pronoun and the end, as it is written. */
const said = (a: Analysis, from: number, to: number): string => a.text.slice(a.starts[from]!, a.ends[to]!);

/** The pronoun of what was named, with which the adjective agrees already; null where what is written may be right. */
function meantBy(a: Analysis, at: number, adjective: number): string | null {
  const [isBase, isNeuter] = [a.canBe(adjective, BASE), a.canBe(adjective, NEUTER_FORM)];
  const isMany = a.canBe(adjective, r.ADJECTIVE | r.PLURAL);
  if (!isBase && !isNeuter && isMany) return severalBefore(a, at) >= 0 || beganWithSeveral(a, at) ? 'de' : null;
  if (isBase === isNeuter) return null;
  const isDen = a.lower(at) === 'den';
  if (isDen !== isNeuter) return null;
  const named = namedBefore(a, at);
  if (named < 0 || genderOf(a, named) !== (isDen ? r.NEUTER : r.COMMON)) return null;
  if (isDen) return isSpokenOf(a, named) ? null : 'det';
  return isThing(a, named) ? 'den' : null;
}

const OF_PHRASE = 3;
/** »Fårene går på marken.« */
function beganWithSeveral(a: Analysis, at: number): boolean {
  if (!a.opensSentence(at) || at === 0) return false;
  const start = a.sentenceStart(at - 1);
  for (let k = start; k < start + OF_PHRASE && !r.hasAny(a.reading(k), r.FINITE); k++)
    if (a.is(k, r.NOUN | r.PLURAL)) return !a.is(k, r.GENITIVE);
  return false;
}
