import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { mayThink, MEN, WOMEN } from '../../words/beings.ts';
import { PEOPLE } from '../../words/people.ts';
import { BODY_PARTS, THINGS, TIME_UNITS } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

/** »mit navn er dansk. Jeg bruger den«, »pakkede brødet ud og spiste den«: the pronoun of the one thing that was named before it. */
export const thingPronoun: WordRule = {
  id: 'thing-pronoun',
  subcategory: 'gender',
  ofLearners: true,
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. »Den« er om ord med »en« (en bold: den), »det« om ord med »et« (et hus: det).',
  on: { words: 'den det' },
  wrong: [
    ['Jeg købte et brød, og hun pakkede den ind.', 'Jeg købte et brød, og hun pakkede det ind.'],
    ['Jeg fik et diplom. Min mor hængte den op på væggen.', 'Jeg fik et diplom. Min mor hængte det op på væggen.'],
    [
      'Mine forældre købte en cykel. Jeg ville ikke bruge det.',
      'Mine forældre købte en cykel. Jeg ville ikke bruge den.',
    ],
  ],
  right: [
    'Jeg købte et brød og en kage, og hun pakkede den ind.',
    'Huset er stort, og haven er lille. Den ligger bagved.',
    'Vi har en hund. Det er sjovt, og jeg kan lide det.',
    'Han fik et ur. Den dag var jeg glad.',
    'Jeg skrev et brev, men den gamle dame læste det ikke.',
    'Jeg har en bil, men det kan du ikke bruge til noget.',
  ],
  match(a, at): Finding | null {
    if (!isPronoun(a, at)) return null;
    const isDen = a.lower(at) === 'den';
    if (!isDen && !isHandled(a, at)) return null;
    const named = namedBefore(a, at);
    if (named < 0) return null;
    const gender = genderOf(a, named);
    if (isDen) return gender === r.NEUTER && !isSpokenOf(a, named) ? replaceWord(a, at, 'det', 0.88) : null;
    return gender === r.COMMON && THINGS.test(baseOf(a, named)) ? replaceWord(a, at, 'den', 0.86) : null;
  },
};

const EARLIER = 40;
/** Whether »den« may be a thing named further back, of which the text speaks still. */
function isSpokenOf(a: Analysis, named: number): boolean {
  for (let k = named - 1; k >= 0 && named - k < EARLIER; k--) {
    if (!a.isWord(k)) continue;
    if (a.lower(k) === 'den') return true;
    if (!a.is(k, r.NOUN | r.SINGULAR) || genderOf(a, k) !== r.COMMON) continue;
    const base = baseOf(a, k);
    if (THINGS.test(base) || BODY_PARTS.test(base)) return true;
  }
  return false;
}

const AFTER_ARTICLE = r.NOUN | r.ADJECTIVE | r.NUMERAL | r.NAME | r.PAST_PARTICIPLE | r.PRESENT_PARTICIPLE;
const POINTS = new WordList('her der som hvor samme anden andet ene eneste gang dag');
/** Stands for a thing, and is no article: nothing follows that it could belong to. */
function isPronoun(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0 || a.isMark(next) || a.commaAfter(at)) return !POINTS.test(a.lower(next));
  return !r.hasAny(a.reading(next), AFTER_ARTICLE) && !POINTS.test(a.lower(next));
}

/** What one does with things and with nothing that is said or done. */
const HANDLES = new WordList(
  'bruge bruger brugte brugt folde folder foldede foldet vende vender vendte vendt ælte ælter æltede æltet rulle ruller rullede bage bager bagte bagt ' +
    'koge koger kogte kogt stege steger stegte stegt skære skærer skar skåret hakke hakker hakkede hakket hænge hænger hængte hængt pakke pakker ' +
    'pakkede pakket åbne åbner åbnede åbnet lukke lukker lukkede lukket bære bærer bar båret kaste kaster kastede kastet gribe griber greb grebet ' +
    'hente henter hentede hentet vaske vasker vaskede vasket tørre tørrer tørrede tørret male maler malede malet reparere reparerer reparerede ' +
    'repareret klippe klipper klippede klippet læse læser læste læst køre kører kørte kørt parkere parkerer parkerede parkeret stille stiller ' +
    'stillede stillet lægge lægger lagde lagt sætte sætter satte sat tænde tænder tændte tændt slukke slukker slukkede slukket fylde fylder ' +
    'fyldte fyldt tømme tømmer tømte tømt drikke drikker drak drukket spise spiser spiste spist købe køber købte købt sælge sælger solgte solgt ' +
    'låne låner lånte lånt tabe taber tabte tabt miste mister mistede mistet skifte skifter skiftede skiftet fodre ' +
    'fodrer fodrede fodret klappe klapper klappede fange fanger fangede fanget sy syr syede syet strikke strikker strikkede bygge bygger byggede ' +
    'bygget gemme gemmer gemte gemt smide smider smed smidt trække trækker trak trukket skubbe skubber skubbede sparke sparker sparkede tegne ' +
    'tegner tegnede tegnet',
);
/** »bruge det«, »vend det om«: straight after what one does with a thing; its imperative, too. */
function isHandled(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (verb < 0 || a.commaAfter(verb)) return false;
  return HANDLES.test(a.lower(verb)) || (a.is(verb, r.IMPERATIVE) && HANDLES.test(`${a.lower(verb)}e`));
}

const SINGULAR = r.NOUN | r.SINGULAR;
/** Its one gender, by the dictionary; 0 where it has both. */
function genderOf(a: Analysis, noun: number): number {
  const [common, neuter] = [a.canBe(noun, SINGULAR | r.COMMON), a.canBe(noun, SINGULAR | r.NEUTER)];
  return common === neuter ? 0 : common ? r.COMMON : r.NEUTER;
}

/** »cyklen« is »cykel«. */
const baseOf = (a: Analysis, noun: number): string =>
  a.is(noun, r.DEFINITE)
    ? (a.lexicon.otherForms(a.types[noun]!.word, r.NOUN, r.NOUN | r.SINGULAR | r.INDEFINITE, r.GENITIVE)[0] ??
      a.lower(noun))
    : a.lower(noun);

/** »i begyndelsen«, »på en måde«: of none of these is spoken. */
const NO_THINGS = new WordList(
  'begyndelse start slutning måde grund tid hjælp lov ret lyst brug tur hånd ferie skole sted side midte ende',
);
const isPerson = (base: string): boolean => PEOPLE.test(base) || MEN.has(base) || WOMEN.has(base);

/** How far back the thing may have been named: in this sentence or the one before. */
const FARTHEST = 24;
const SENTENCES = 2;
/** The noun last named, if all that were named are of its gender; persons and times are never »den« or »det«. −1 of none. */
function namedBefore(a: Analysis, at: number): number {
  let [named, sentences] = [-1, 1];
  for (let k = at - 1; k >= 0 && at - k < FARTHEST; k--) {
    if (a.opensSentence(k + 1) && k + 1 !== at && ++sentences > SENTENCES) break;
    if (!a.isWord(k) || !a.is(k, r.NOUN)) continue;
    if (a.types[k]!.listed < 0 && a.types[k]!.compound === null) return -1;
    const base = baseOf(a, k);
    if (TIME_UNITS.test(base) || isPerson(base) || (a.is(k, r.PLURAL) && mayThink(a.lower(k)))) continue;
    const isMany = a.is(k, r.PLURAL);
    // »fire klokker, hvoraf den ældste …«
    if (isMany && a.lower(at) === 'den') return -1;
    if (isMany || NO_THINGS.test(base)) continue;
    if (genderOf(a, k) === 0) return -1;
    if (named < 0) named = k;
    else if (genderOf(a, k) !== genderOf(a, named)) return -1;
  }
  return named;
}
