import type { Analysis } from '../../analysis/analysis.ts';
import { probabilitiesWithLemma } from '../../models/verb-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { heardAs } from '../../spelling/sound-spellings.ts';
import { isMeantOtherwise } from '../../spelling/meant-word.ts';
import { hashString } from '../../tagger/hash.ts';
import { askedForm } from '../../verbs/asked-form.ts';
import { WordList } from '../../words/word-list.ts';

const ENDINGS = ['ede', 'te', 'de', 'et', 'ed', 't', 'd', 'r'];
/** What is set behind a past that has none. */
const DOUBLED_ENDINGS = ['ede', 'te', 'de'];
const SHORTEST_PAST = 3;
/** »nødte« may be »nødet«, »sadde« is »satte« as often, »gledede« »glædede«, »hevede« »hævede«. */
const NO_STEMS = new WordList('nød sad gled hev');
/** »slogte« may be »solgte«, »stodte« »stødte«. */
const NO_STEMS_OF_TE = new WordList('slog stod lod');
const RARELY_SAID = 35;
const OBJECT_SELVES = new WordList('mig dig sig os jer');
const [INFINITIVE, PRESENT, PAST, PARTICIPLE] = [0, 1, 2, 3];
const RARE = 30;
/** A wrong form is found in subtitles too, but seldom. */
const MISSPELT = 75;
const COMMON = 60;

export const weakPast: WordRule = {
  id: 'weak-past',
  subcategory: 'past-ending',
  explanation: 'Udsagnsordet bøjes på sin egen måde: Det hedder »{replacement}« og ikke »{token}«.',
  on: {
    unlisted: true,
    readings: r.VERB | r.PAST,
    words: 'gåede ståede slåede forståede foreslåede undgåede opståede forladte foretrækte foretrækkede synede',
  },
  wrong: [
    ['Vi løbte hele vejen hjem.', 'Vi løb hele vejen hjem.'],
    ['Hun grædte hele natten.', 'Hun græd hele natten.'],
    ['Han har givede mig en bog.', 'Han har givet mig en bog.'],
    ['Så gikkede de hjem.', 'Så gik de hjem.'],
    ['Tyven forsvandtede ud ad vinduet.', 'Tyven forsvandt ud ad vinduet.'],
    ['Vi ståede i kø i to timer.', 'Vi stod i kø i to timer.'],
    ['De vandte kampen med tre nul.', 'De vandt kampen med tre nul.'],
    ['Vi løbede om kap på stranden.', 'Vi løb om kap på stranden.'],
  ],
  right: [
    'Vi løb hele vejen hjem.',
    'Han slap rebet og faldt.',
    'De boede i Ribe.',
    'Hunden snuste til blomsten, og katten hvæste.',
    'De foreslåede løsninger og de forladte huse var gamle.',
    'Vi så listen over de indbudte til festen.',
    'De sange, de efterladte skal synge, er smukke.',
    'De brudte løfter og de efterladte huse vidnede om krigen.',
  ],
  match(a, at, models): Finding | null {
    if (a.hasCapital(at) && !a.opensSentence(at)) return null;
    const type = a.types[at]!;
    if (type.lower.endsWith('s') || BOTH_WAYS.test(type.lower)) return null;
    // »der er nåed galt«: by ear
    if (heardAs(type.lower) !== undefined && !WHAT_IS_REACHED.test(a.lower(a.after(at)))) return null;
    const finding =
      type.listed < 0
        ? (listedForm(a, at) ?? doubledPast(a, at, type.lower) ?? unlistedForm(a, at, type.lower, models))
        : (listedForm(a, at) ?? rareForm(a, at));
    return finding !== null && isMeantOtherwise(a, at, finding.replacements[0]!, models) ? null : finding;
  },
};

/** »gikkede«, »stodede«, »forsvandtede«: a past without ending that got one besides. */
function doubledPast(a: Analysis, at: number, lower: string): Finding | null {
  const { lexicon } = a;
  for (const ending of DOUBLED_ENDINGS) {
    if (!lower.endsWith(ending)) continue;
    const stem = lower.slice(0, -ending.length);
    const single = /([^aeiouyæøå])\1$/.test(stem) ? stem.slice(0, -1) : stem;
    for (const past of [stem, single, `${stem}t`]) {
      const word = past.length < SHORTEST_PAST || NO_STEMS.test(past) ? -1 : lexicon.find(past);
      // »frøste« is »første« with two letters changed, »stegde« is »stegte«
      const least = ending === 'ede' ? RARELY_SAID : COMMON;
      if (word < 0 || /[dt]e$/.test(past) || lexicon.frequencies[word]! < least) continue;
      if (ending !== 'ede' && NO_STEMS_OF_TE.test(past)) continue;
      if (ending === 'de' && lexicon.find(`${stem}te`) >= 0) continue;
      if (!lexicon.hasReading(word, r.VERB | r.PAST, r.PASSIVE)) continue;
      // »sadte sig« is »satte«
      if (OBJECT_SELVES.test(a.lower(a.after(at)))) return null;
      if (askedForm(a, at)?.form !== 'participle') return replaceWord(a, at, past, 0.95);
      const participle = lexicon.otherForms(word, r.VERB | r.PAST, r.VERB | r.PAST_PARTICIPLE, r.PASSIVE | r.PLURAL)[0];
      return participle === undefined ? null : replaceWord(a, at, participle, 0.95, 'participle');
    }
  }
  return null;
}

/** Forms of rare verbs, or of participles, and what sounds like other verbs, that nearly always stand for the past of a usual one. */
const LISTED_PASTS: ReadonlyMap<string, string> = new Map(
  (
    'gåede:gik ståede:stod slåede:slog forståede:forstod foreslåede:foreslog undgåede:undgik opståede:opstod ' +
    'løbede:løb liggede:lå siddede:sad togede:tog forladte:forlod foretrækte:foretrak barede:bar skarede:skar bedede:bad ' +
    'synede:syntes syntede:syntes spilte:spillede spilde:spillede foretrækkede:foretrak'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const SPILT = new WordList(
  'mælk mælken vand vandet kaffe kaffen saft saften juice juicen cola colaen te teen suppe suppen sovs sovsen øl øllen tid tiden',
);

/** »vi ståede i kø«; not »de foreslåede løsninger« */
function listedForm(a: Analysis, at: number): Finding | null {
  const past = LISTED_PASTS.get(a.lower(at));
  if (past === undefined || !a.is(at, r.VERB | r.PAST)) return null;
  const asked = askedForm(a, at)?.form;
  if (asked === 'participle' || asked === 'infinitive') return null;
  const next = a.after(at);
  // »spilde mælk«
  if (past === 'spillede' && (SPILT.test(a.lower(next)) || SPILT.test(a.lower(a.after(next))))) return null;
  const isUnlisted = a.types[at]!.listed < 0;
  return isAttribute(a, at) || (a.is(next, r.NOUN | r.INDEFINITE) && !isUnlisted)
    ? null
    : replaceWord(a, at, past, isUnlisted ? 0.98 : 0.93);
}

/** A stem with an ending that its verb does not take. */
function unlistedForm(a: Analysis, at: number, lower: string, models: Models): Finding | null {
  for (const ending of ENDINGS) {
    if (!lower.endsWith(ending)) continue;
    const stem = lower.slice(0, -ending.length);
    if (stem.length < 2) continue;
    for (const infinitive of [`${stem}e`, stem, stem.length > 2 ? `${stem}${stem.at(-1)}e` : stem]) {
      const finding = asVerb(a, at, infinitive, models);
      if (finding !== null) return finding;
    }
  }
  return null;
}

function asVerb(a: Analysis, at: number, infinitive: string, models: Models): Finding | null {
  const { lexicon } = a;
  const word = lexicon.find(infinitive);
  if (word < 0 || lexicon.frequencies[word]! < COMMON || !lexicon.hasReading(word, r.VERB | r.INFINITIVE, r.PASSIVE))
    return null;
  const p = Float64Array.from(probabilitiesWithLemma(a, at, hashString(infinitive, 5), models));
  const finite = p[PRESENT]! + p[PAST]!;
  // »gører«: the -r is one too many.
  if (a.lower(at) === `${infinitive}r` && p[INFINITIVE]! > 0.8)
    return replaceWord(a, at, infinitive, 0.95, 'infinitive');
  const asked = askedForm(a, at)?.form;
  // »svarde«: an -e is heard, a participle has none.
  const isParticiple =
    asked === 'participle' || (asked !== 'finite' && p[PARTICIPLE]! > finite * (a.lower(at).endsWith('e') ? 40 : 1));
  if (finite + p[PARTICIPLE]! < 0.7 * (1 - p[5]!) || p[INFINITIVE]! > 0.3 || p[5]! > 0.6) return null;
  const wanted = r.VERB | (isParticiple ? r.PAST_PARTICIPLE : r.PAST);
  const forms = lexicon.otherForms(word, r.VERB | r.INFINITIVE, wanted, r.PASSIVE | r.PLURAL);
  const form = isParticiple ? forms.find((one) => one.endsWith('t')) : forms[0];
  if (form === undefined || form === a.lower(at)) return null;
  return replaceWord(a, at, form, 0.95, isParticiple ? 'participle' : 'past-ending');
}

/** »de brudte løfter«, »de efterladte«, »de efterladte skal …« */
function isAttribute(a: Analysis, at: number): boolean {
  const next = a.after(at);
  const isFollowed =
    next < 0 ||
    a.isMark(next) ||
    a.commaAfter(at) ||
    r.hasAny(a.reading(next), r.NOUN | r.CONJUNCTION) ||
    (a.is(next, r.VERB) && r.hasAny(a.reading(next), r.FINITE)) ||
    // »listen over de indbudte til festen«
    (a.is(next, r.PREPOSITION) && a.is(a.before(at, 2), r.PREPOSITION));
  return determinerBits(a.lower(a.before(at))) !== 0 && isFollowed && !a.is(next, r.NOUN | r.DEFINITE);
}

const WHAT_IS_REACHED = new WordList('at det den dem frem hjem til op ud ned over alt min mit mine toget bussen');

/** Retskrivningsordbogen has them beside »nøs«, »øsede« and »hvæsede«; of some the dictionary knows one alone. */
const BOTH_WAYS = new WordList(
  'nyste nysede øste snuste knaste hvinte hylte brølte døste hvæste gyste gysede fnyste fnysede vrælte hvilte suste bruste raste skrålte ' +
    'masede maste smilte grinte gabte kvaste',
);

/** A weak past that the dictionary lists but nobody writes: »grædte«, »bidte«. */
function rareForm(a: Analysis, at: number): Finding | null {
  const { lexicon } = a;
  const word = a.types[at]!.listed;
  const own = lexicon.frequencies[word]!;
  if (
    own > MISSPELT ||
    (own > RARE && !/[dt]e$/.test(a.lower(at))) ||
    isAttribute(a, at) ||
    // »en af de mest sete film«, »18 indbudte gæster«
    (!a.is(at, r.VERB | r.PAST) && a.is(a.after(at), r.NOUN) && !a.is(a.before(at), r.PRONOUN)) ||
    (a.canBe(at, r.PAST_PARTICIPLE | r.PLURAL) && askedForm(a, at)?.form !== 'finite')
  )
    return null;
  const infinitive = lexicon.otherForms(word, r.VERB | r.PAST, r.VERB | r.INFINITIVE, r.PASSIVE)[0];
  if (infinitive === undefined) return null;
  const lemma = lexicon.find(infinitive);
  const best = lexicon.otherForms(lemma, r.VERB | r.INFINITIVE, r.VERB | r.PAST, r.PASSIVE)[0];
  if (best === undefined || best === a.lower(at) || /ede$/.test(a.lower(at))) return null;
  return lexicon.frequencies[lexicon.find(best)]! > own + COMMON ? replaceWord(a, at, best, 0.9) : null;
}
