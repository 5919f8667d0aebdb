import type { Analysis } from '../../analysis/analysis.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { EN_ET } from '../../words/articles.ts';
import { mayThink } from '../../words/beings.ts';
import { RELATIVES } from '../../words/links.ts';
import { TRADES } from '../../words/people.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME, IS_OR_BECOMES, TO_BE_OR_BECOME } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SOMEBODY = new WordList('jeg du han hun');
const WORKS = new WordList('arbejde arbejder arbejdede arbejdet uddannet ansat udlært job');
const NEAR = 4;

/** »min far var en læge«, »arbejder som en sygeplejerske«: what somebody is by trade is said without »en«. */
export const articleBeforeTrade: WordRule = {
  id: 'article-before-trade',
  subcategory: 'delete',
  on: { words: 'en' },
  explanation: '»{token}« skal væk: På dansk siger man uden »en«, hvilket arbejde nogen har: »hun er læge«.',
  wrong: [
    ['Hendes far var en læge.', 'Hendes far var læge.'],
    ['Hun arbejder som en sygeplejerske på et sygehus.', 'Hun arbejder som sygeplejerske på et sygehus.'],
    ['Min mor er en bager, og min far er kok.', 'Min mor er bager, og min far er kok.'],
    ['Jeg ønsker at blive en læge.', 'Jeg ønsker at blive læge.'],
    ['Min søster vil gerne være en frisør.', 'Min søster vil gerne være frisør.'],
    ['Er du en mekaniker?', 'Er du mekaniker?'],
    ['Min mor er en sygeplejerske på et hospital.', 'Min mor er sygeplejerske på et hospital.'],
    ['Han studerer til en læge.', 'Han studerer til læge.'],
    ['Hun vil gerne uddanne sig til en frisør.', 'Hun vil gerne uddanne sig til frisør.'],
  ],
  right: [
    'Det er en læge.',
    'Der var en læge, som hjalp os.',
    'Hun er en læge, der lytter.',
    'Hun er en læge, man kan stole på.',
    'Han er en god læge.',
    'Han er klædt ud som en læge.',
    'Hunden er en vagt.',
    'Hun er en lærer fra min gamle skole.',
    'Det kunne være en jæger.',
    'De så på mig, som om jeg var en dommer.',
    'Han fik lov til at være en af de voksne.',
  ],
  match(a, at): Finding | null {
    const [before, trade] = [a.before(at), a.after(at)];
    if (before < 0 || a.commaAfter(before) || !TRADES.test(a.lower(trade))) return null;
    const next = a.after(trade);
    if (
      RELATIVES.test(a.lower(next)) ||
      // »en læge, man kan stole på«
      (a.commaAfter(trade) && SURE_PERSONS.test(a.lower(next))) ||
      (!a.commaAfter(trade) && r.hasAny(a.reading(next), r.NOUN | r.NAME | r.ADJECTIVE))
    )
      return null;
    const isSaid = ALL_BE_AND_BECOME.test(a.lower(before))
      ? (!a.is(next, r.PREPOSITION) || a.commaAfter(trade) || isAtWork(a, next)) &&
        (isSomebody(a, a.before(before)) || isWished(a, before))
      : SOMEBODY.test(a.lower(before))
        ? IS_OR_BECOMES.test(a.lower(a.before(before)))
        : (a.lower(before) === 'som' && worksAs(a, before)) || (a.lower(before) === 'til' && learns(a, before));
    return isSaid ? removeText(a.starts[at]!, a.starts[trade]!, 0.86) : null;
  },
};

const WORKPLACES = new WordList(
  'hospital sygehus skole restaurant børnehave vuggestue plejehjem butik fabrik supermarked hotel bageri værksted firma kontor klinik apotek café',
);
/** »på | et hospital«, »i | en børnehave«: where the work is done, and not which of them it is. */
const isAtWork = (a: Analysis, preposition: number): boolean =>
  EN_ET.test(a.lower(a.after(preposition))) && WORKPLACES.test(a.lower(a.after(preposition, 2)));

const LEARNS = new WordList('studerer studere studerede læser læse læste uddanner uddanne uddannede uddannet udlært');
const SELF_TOO = new WordList('mig dig sig os jer videre nu');
/** »studerer | til en læge«, »uddanner sig | til en frisør« */
const learns = (a: Analysis, at: number): boolean =>
  LEARNS.test(a.lower(a.before(at, SELF_TOO.test(a.lower(a.before(at))) ? 2 : 1)));

/** »hun«, »hendes far«, »Ali« */
const isSomebody = (a: Analysis, at: number): boolean =>
  at >= 0 &&
  // »som om jeg er en dommer«
  a.lower(a.before(at)) !== 'om' &&
  !a.commaAfter(at) &&
  (SOMEBODY.test(a.lower(at)) ||
    (a.hasCapital(at) && a.is(at, r.NAME)) ||
    (a.is(at, r.NOUN) && !ANIMALS.test(a.lower(at)) && mayThink(a.lower(at))));
const ANIMALS = new WordList('hunden katten hesten hund kat hest');

/** »vil gerne | være«, »min drøm er at | blive«: what somebody wants to be. */
function isWished(a: Analysis, at: number): boolean {
  if (!TO_BE_OR_BECOME.test(a.lower(at))) return false;
  let k = a.before(at);
  if (a.lower(k) === 'at') return a.lower(at) === 'blive';
  while (GLADLY.test(a.lower(k))) k = a.before(k);
  return WANTS.test(a.lower(k)) && (isSomebody(a, a.before(k)) || SOMEBODY.test(a.lower(a.after(k))));
}
const GLADLY = new WordList('gerne ikke også altid engang nok helst jeg du han hun');
const WANTS = new WordList('vil ville skal');

function worksAs(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < NEAR && !a.isMark(k); k = a.before(k), steps++)
    if (WORKS.test(a.lower(k))) return true;
  return false;
}
