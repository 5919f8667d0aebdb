import type { Analysis } from '../../analysis/analysis.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { SUBJECTS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.84;
/** They have two objects, or what follows is no object of theirs: »som jeg gav ham«, »som jeg synes det er«. */
const TWO_OBJECTS = new WordList(
  'ser så gav giver givet give fortalte fortæller fortalt fortælle viste viser vist vise lærte lærer lært lære sendte sender sendt sende ' +
    'solgte sælger solgt sælge lånte låner lånt låne bad beder bedt bede spurgte spørger spurgt spørge ønsker ønskede skylder skyldte ' +
    'tror troede synes syntes mener mente siger sagde håber håbede lod lader ladet lade gør gjorde ' +
    'gjort gøre kalder kaldte kaldt kalde købte køber købt købe skaffede skaffer hentede henter tog tager taget tage',
);
const MAY_FOLLOW = r.PREPOSITION | r.NUMERAL | r.CONJUNCTION;
const TIMES = new WordList('hver hele tit ofte altid så meget nogle');
const FARTHEST = 6;

/** »en film, som jeg har set den to gange«: »som« is the film already. */
export const saidAgain: WordRule = {
  id: 'said-again',
  subcategory: 'delete',
  on: { words: 'den det dem ham hende' },
  explanation:
    'Her er et ord for meget: »som« siger allerede, hvem eller hvad det handler om, så »{token}« skal slettes.',
  wrong: [
    ['Det er en film, som jeg har set den to gange.', 'Det er en film, som jeg har set to gange.'],
    ['Jeg har en ven, som jeg spiller fodbold med ham.', 'Jeg har en ven, som jeg spiller fodbold med.'],
    ['Det er en bog, som jeg elsker den.', 'Det er en bog, som jeg elsker.'],
  ],
  right: [
    'Det er den gave, som jeg gav ham.',
    'Jeg har en ven, som jeg spiller fodbold med hver dag.',
    'Det er en sang, som jeg kan huske den første linje af.',
    'Det er en kniv, som jeg skar brødet med.',
  ],
  match(a, at): Finding | null {
    const next = a.after(at);
    const isLast =
      next < 0 ||
      a.isMark(next) ||
      a.commaAfter(at) ||
      TIMES.test(a.lower(next)) ||
      r.hasAny(a.reading(next), MAY_FOLLOW);
    if (!isLast || a.commaAfter(a.before(at))) return null;
    const opener = openerOf(a, at);
    if (opener < 0 || !agrees(a, a.before(opener), a.lower(at))) return null;
    // »som jeg skar det | med«: what is left alone
    if (next >= 0 && a.is(next, r.PREPOSITION) && (a.after(next) < 0 || a.isMark(a.after(next)) || a.commaAfter(next)))
      return null;
    return removeText(a.ends[a.before(at)]!, a.ends[at]!, SURE);
  },
};

/** »som jeg har set | den«, »som jeg spiller fodbold med | ham«: the place of »som«, with its subject and its verb after it; −1 of anything else. */
function openerOf(a: Analysis, at: number): number {
  const before = a.before(at);
  const isOfVerb = a.is(before, r.VERB) && !TWO_OBJECTS.test(a.lower(before));
  if (!isOfVerb && !a.is(before, r.PREPOSITION)) return -1;
  for (let k = before, steps = 0; k >= 0 && steps < FARTHEST; k = a.before(k), steps++) {
    if (a.commaAfter(k) && k !== before) return -1;
    if (TWO_OBJECTS.test(a.lower(k))) return -1;
    if (a.lower(k) === 'som')
      return SUBJECTS.test(a.lower(a.after(k))) && isFinite(a, a.after(k, 2)) && a.canBe(a.before(k), r.NOUN) ? k : -1;
  }
  return -1;
}

const PERSONS = new WordList('ham hende');
/** What the noun may be called again. */
function agrees(a: Analysis, noun: number, pronoun: string): boolean {
  if (PERSONS.test(pronoun)) return a.canBe(noun, r.NOUN | r.SINGULAR | r.COMMON);
  if (pronoun === 'dem') return a.canBe(noun, r.NOUN | r.PLURAL);
  return a.canBe(noun, r.NOUN | r.SINGULAR | (pronoun === 'den' ? r.COMMON : r.NEUTER));
}
