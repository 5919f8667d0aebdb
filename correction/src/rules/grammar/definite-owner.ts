import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { mayThink } from '../../words/beings.ts';
import { ADDRESSED } from '../../words/of-commas.ts';
import { WEEKDAYS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

/** What the noun can be besides makes it something else than what is owned. */
const NO_NOUN = r.FINITE | r.PAST_PARTICIPLE | r.OTHER | r.NAME | r.ADJECTIVE;
const NO_OWNER = r.ADJECTIVE | r.VERB | r.GENITIVE | r.OTHER | r.NAME;
/** »klokken syv«, »natten over«: a time, told without a preposition. */
const TIMES = new WordList('klokken natten dagen aftenen');
/** »i øjeblikket«, »i købet«: set phrases that say when or how, so that what follows begins anew. */
const SET = new WordList(
  'stedet nærheden løbet øjeblikket købet virkeligheden hjertet internettet nettet fjernsynet radioen midten',
);
/** »sygdommen gigt«, »stoffet kodein«: a kind, and what is of that kind. */
const KIND =
  /(sygdom|lidelse|område|forening|stof|fag|sport|spil|spiller|begreb|ord|bogstav|genre|form|emne|tema|kategori|ret|art|race|farve|type|gas|metal|program|navn|sprog|disciplin|rolle|titel|diagnose|medicin|måned|drik|dans|note|tegn|tal|udtryk|følelse|egenskab|teknik|metode|plante|træ|blomst|frugt|krydderi|ost|materiale|rækkefølge|dyr|fisk|fugl)([lmnst]?e[nt]|[nt])$/;
/** »Løkken by«, »Vejen politi«: names of towns that end as known things do. */
const OF_TOWN = new WordList('by politi kommune havn kirke station strand skole');
const BE = new WordList('er var bliver blev hedder hed');

/** »til kassen dybde«, »det var træneren bror«: a known thing or person straight before what belongs to it. */
export const definiteOwner: WordRule = {
  id: 'definite-owner',
  subcategory: 'genitive',
  on: { readings: r.NOUN | r.SINGULAR | r.INDEFINITE },
  wrong: [
    ['Rørene skal passe til kassen dybde.', 'Rørene skal passe til kassens dybde.'],
    ['Det var træneren bror.', 'Det var trænerens bror.'],
    ['Vi gik en tur i skoven udkant.', 'Vi gik en tur i skovens udkant.'],
    ['Filmen slutning er trist.', 'Filmens slutning er trist.'],
    ['Vi kiggede ind i pigerne hytte.', 'Vi kiggede ind i pigernes hytte.'],
  ],
  right: [
    'De har træning i hallen onsdag.',
    'Vi mødes i skolen klokken syv.',
    'Han lider af sygdommen gigt.',
    'Vi har i øjeblikket besøg.',
    'Metallet jern ruster i regnen.',
    'Så gav dommeren spilleren advarsel.',
    'I pausen spiste drengen kage.',
    'Løkken by ligger ved havet.',
  ],
  match(a, at): Finding | null {
    if (a.hasCapital(at) || a.types[at]!.listed < 0 || r.hasAny(a.union(at), NO_NOUN)) return null;
    const owner = a.before(at);
    if (owner < 0 || a.commaAfter(owner) || !isKnownThing(a, owner)) return null;
    const noun = a.lower(at);
    if (WEEKDAYS.test(noun) || TIMES.test(noun) || SET.test(a.lower(owner)) || KIND.test(a.lower(owner))) return null;
    // »Tak for hjælpen mormor!«: somebody is spoken to
    if (ADDRESSED.test(noun) && (a.lower(a.sentenceStart(at)) === 'tak' || a.written(a.after(at)).startsWith('!')))
      return null;
    if (a.hasCapital(owner) && OF_TOWN.test(noun)) return null;
    return stands(a, owner, at) ? replaceWord(a, owner, `${a.written(owner)}s`, 0.85) : null;
  },
};

/** Of several only persons: »på områderne kultur og fritid«. */
const isKnownThing = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN | r.DEFINITE) &&
  !a.is(at, r.GENITIVE) &&
  !r.hasAny(a.union(at), NO_OWNER) &&
  (a.canBe(at, r.NOUN | r.SINGULAR) || mayThink(a.lower(at))) &&
  (!a.hasCapital(at) || a.opensSentence(at));

/** As the subject, before its verb; or after a preposition or »det er«, where nothing follows that it could be a part of. */
function stands(a: Analysis, owner: number, noun: number): boolean {
  const before = a.before(owner);
  const next = a.after(noun);
  const opens = before < 0 || a.commaAfter(before) || r.hasAny(a.reading(before), r.SUBORDINATOR);
  if (opens) return isFinite(a, next) && !a.commaAfter(noun);
  // »i rækkefølgen subjekt, verbal«
  const closes = next < 0 || a.isMark(next) || r.hasAny(a.reading(next), r.SUBORDINATOR);
  if (!closes) return false;
  return a.is(before, r.PREPOSITION) || (BE.test(a.lower(before)) && a.lower(a.before(before)) === 'det');
}
