import type { Analysis } from '../../analysis/analysis.ts';
import { personAt } from '../../clauses/persons.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../../verbs/finite.ts';
import { DEN_DET, OPEN_NOUN_PHRASES } from '../../words/articles.ts';
import { OBJECTS } from '../../words/persons.ts';
import { BE_OR_BECOME, HAS_HAD, MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
/** How likely the net must find that the word is one too many, as log odds. */
const TOO_MANY = -1;

/** »en sut, som den hed Nunu«, »en dreng, som han boede alene«: »som« is the subject already. */
export const subjectAfterRelative: WordRule = {
  id: 'subject-after-relative',
  subcategory: 'delete',
  ofLearners: true,
  on: { words: 'den det han hun de' },
  explanation:
    'Her er et ord for meget: »som« siger allerede, hvem eller hvad det handler om, så »{token}« skal slettes.',
  wrong: [
    ['Min søster havde en kat, som den hed Mille.', 'Min søster havde en kat, som hed Mille.'],
    ['Vi har en lampe, som den ikke virker.', 'Vi har en lampe, som ikke virker.'],
    ['Bogen handler om en dreng, som han bor på en ø.', 'Bogen handler om en dreng, som bor på en ø.'],
    ['Vi har en nabo, som hun har tre hunde.', 'Vi har en nabo, som har tre hunde.'],
    ['Jeg talte med en mand, som han gerne vil være læge.', 'Jeg talte med en mand, som gerne vil være læge.'],
  ],
  right: [
    'Han har en bror, som han bor sammen med.',
    'Her er en opgave, som det er svært at løse.',
    'Hun har en ven, som hun gav sin cykel.',
    'Han har en datter, som han er meget stolt af.',
    'Katten fangede en mus, som den spiste.',
    'Det er livet, som det er.',
    'Hun har en søster, som hun har kendt hele livet.',
    'Jeg kender en mand, som han taler med hver dag.',
  ],
  match(a, at, models): Finding | null {
    const relative = a.before(at);
    if (a.lower(relative) !== 'som' || a.commaAfter(relative) || a.commaAfter(at)) return null;
    const noun = a.before(relative);
    if (!isNamed(a, noun, a.lower(at)) && !isNamed(a, headOf(a, noun), a.lower(at))) return null;
    if (!isWhole(a, at)) return null;
    if (models.secondReader.oddsOfTooMany(a, at) < TOO_MANY) return null;
    return removeText(a.ends[relative]!, a.ends[at]!, SURE);
  },
};

const GROUPS = new WordList('familie klasse hold gruppe par politi forældre');
/** What »som« stands for may be called so. */
function isNamed(a: Analysis, noun: number, pronoun: string): boolean {
  if (!a.is(noun, r.NOUN) || a.is(noun, r.GENITIVE)) return false;
  if (pronoun === 'de') return a.canBe(noun, r.NOUN | r.PLURAL) || GROUPS.test(a.lower(noun));
  const person = personAt(a, noun);
  if (DEN_DET.test(pronoun))
    return a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE | (pronoun === 'den' ? r.COMMON : r.NEUTER));
  return person === pronoun || person === 'somebody';
}

/** »en elev | fra femte klasse, som han«: the noun that the place belongs to; −1 of none. */
function headOf(a: Analysis, last: number): number {
  for (let k = a.before(last), steps = 0; k >= 0 && steps < 3 && !a.commaAfter(k); k = a.before(k), steps++) {
    if (a.is(k, r.PREPOSITION)) return a.before(k);
    if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.DETERMINER | r.NUMERAL)) return -1;
  }
  return -1;
}

const ADVERBS = new WordList(
  'ikke aldrig altid også gerne kun bare ofte tit stadig selv næsten virkelig allerede lige',
);
/** One does so without doing it to anything. */
const STANDS_ALONE = new WordList(
  'hedder hed hedde bor boede bo ligger lå ligge står stod stå sidder sad sidde hænger hang virker virkede virke findes fandtes kommer ' +
    'kom komme lugter lugtede smager smagte lever levede leve dør døde dø arbejder arbejdede arbejde sover sov sove ligner lignede ' +
    'går gik gå løber løb falder faldt fungerer fungerede koster kostede vokser voksede skinner skinnede rejste rejser flyttede flytter',
);
/** They have two objects, or somebody is seen and heard doing something. */
const TWO_OBJECTS = new WordList(
  'gav giver give givet viste viser vise vist fortalte fortæller fortælle fortalt sendte sender sende sendt lånte låner låne lånt lærte lærer ' +
    'lære lært lovede lover love lovet spurgte spørger spørge spurgt bad beder bede bedt kaldte kalder kalde kaldt gjorde gør gøre gjort ' +
    'så ser se set hørte hører høre hørt lod lader lade ladet fik får få fået ønskede ønsker tror troede synes syntes siger sagde mener mente',
);

/** The clause lacks nothing that »som« could be: its verb stands alone, or its object follows. */
function isWhole(a: Analysis, at: number): boolean {
  let verb = pastAdverbs(a, a.after(at));
  if (!(isFinite(a, verb) || isVerbForSure(a, verb)) || a.commaAfter(verb)) return false;
  while (MORE_MODALS.test(a.lower(verb)) || (HAS_HAD.test(a.lower(verb)) && hasParticiple(a, verb)))
    verb = pastAdverbs(a, a.after(verb));
  const next = pastAdverbs(a, a.after(verb));
  if (!(a.is(verb, r.VERB) || isVerbForSure(a, verb)) || TWO_OBJECTS.test(a.lower(verb)) || endsOpen(a, verb))
    return false;
  if (BE_OR_BECOME.test(a.lower(verb))) return isSaid(a, next) && !a.commaAfter(verb);
  if (STANDS_ALONE.test(a.lower(verb))) return true;
  if (a.commaAfter(verb) || next < 0 || OBJECTS.test(a.lower(next))) return false;
  return !isTime(a, next) && (OPEN_NOUN_PHRASES.test(a.lower(next)) || a.is(next, r.NOUN));
}

/** »den hed«, »den ville«: seen as an adjective after its article. */
const isVerbForSure = (a: Analysis, at: number): boolean =>
  (MORE_MODALS.test(a.lower(at)) || STANDS_ALONE.test(a.lower(at))) && canBeFinite(a, at) && !a.is(a.after(at), r.NOUN);

function pastAdverbs(a: Analysis, from: number): number {
  let k = from;
  while (ADVERBS.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  return k;
}
const hasParticiple = (a: Analysis, verb: number): boolean =>
  a.is(pastAdverbs(a, a.after(verb)), r.PAST_PARTICIPLE) || a.is(pastAdverbs(a, a.after(verb)), r.INFINITIVE);

/** »er rig«, »blev en helt«, »er på vej«; not »er kendt«, by somebody. */
const isSaid = (a: Analysis, at: number): boolean => at >= 0 && !a.isMark(at) && !a.is(at, r.PAST_PARTICIPLE);

const TIMES = new WordList(
  'gang gange dag dage uge uger måned måneder år time timer minut minutter aften nat morgen sommer vinter tid vej livet',
);
/** »hver dag«, »hele livet«, »to gange« */
const isTime = (a: Analysis, first: number): boolean =>
  [first, a.after(first), a.after(first, 2)].some((k) => TIMES.test(a.lower(k))) || a.lower(first) === 'hele';

const FARTHEST = 14;
/** »som han bor hos«, »som det er svært at løse«: »som« belongs to the last word. */
function endsOpen(a: Analysis, verb: number): boolean {
  for (let k = a.after(verb), steps = 0; k >= 0 && steps < FARTHEST && !a.isMark(k); k = a.after(k), steps++) {
    if (a.lower(k) === 'at') return true;
    const ends = a.after(k) < 0 || a.isMark(a.after(k)) || a.commaAfter(k);
    const next = a.after(k);
    if (a.is(k, r.PREPOSITION) && (ends || TIMES_AFTER.test(a.lower(next)) || a.is(next, r.CONJUNCTION))) return true;
    if (ends) return false;
  }
  return false;
}
const TIMES_AFTER = new WordList('i hver hele nu og men altid tit igen hvert på om');
