import type { Analysis } from '../../analysis/analysis.ts';
import { personAt } from '../../clauses/persons.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { beforeAdverbs, isModal } from '../../verbs/asked-form.ts';
import { AND_BUT } from '../../words/links.ts';
import { WordList } from '../../words/word-list.ts';

/** What is always done to something; a thing that is named before them has it done to itself. */
const TRANSITIVE =
  'aflevere skrive dele lave bruge købe løse vaske hente sende bygge reparere overholde fjerne beskytte redde diskutere behandle ' +
  'servere blande skrælle tilsætte ælte udskifte undersøge rette underskrive udfylde opdele fortolke tolke sammenligne ' +
  'respektere tømme rengøre opbevare udføre afprøve forbyde tillade måle opfatte finde slukke tænde betragte';
/** Those that are people, or speak for some. */
const MAY_ACT =
  /(kommune|skole|klub|firma|virksomhed|regering|stat|land|butik|bank|avis|gruppe|hold|familie|klasse|parti|politi|hær|organisation|folketing|by|pige|kvinde|menneske|befolkning|ungdom|publikum|kantine|restaurant|robot|computer|maskine|program|app|hund|kat|hest|dyr|fugl|bi)(e?[nt]|e?ne|er|e)?$/;

/** What is done somewhere, and what is done to something. */
const DONE = 'ryge parkere spise drikke bade cykle løbe tale snakke råbe larme fotografere filme svømme fiske danse';
const DONE_TO = new WordList(
  'købe bestille leje låne bruge lave betale gøre hente aflevere bygge fotografere filme fiske',
);

const WILL_OR_DARE = new WordList('vil ville tør turde');
/** »opgaven skal aflevere«: what is done to a thing ends in -s. */
export const passiveAfterModal: WordRule = {
  id: 'passive-after-modal',
  subcategory: 'infinitive',
  on: { words: `${TRANSITIVE} ${DONE} bestille leje låne betale gøre` },
  explanation:
    '»{token}« skal have -s: Skriv »{replacement}«. Det er ikke tingen selv, der gør det; der er nogen, der gør det ved den.',
  wrong: [
    ['Opgaven skal aflevere på fredag.', 'Opgaven skal afleveres på fredag.'],
    ['Teksten kan dele op i tre dele.', 'Teksten kan deles op i tre dele.'],
    ['Opgaven må kun skrive på computer.', 'Opgaven må kun skrives på computer.'],
    ['Der må ikke ryge på skolens område.', 'Der må ikke ryges på skolens område.'],
    ['Der kan købe kaffe i pausen.', 'Der kan købes kaffe i pausen.'],
  ],
  right: [
    'Opgaven skal vi aflevere på fredag.',
    'Læreren skal rette i aften.',
    'Kommunen skal bygge i parken.',
    'Den opgave kan du skrive på computer.',
    'En saks kan dele papiret.',
    'Vi kender en mand, der kan bygge huse.',
  ],
  match(a, at): Finding | null {
    const modal = beforeAdverbs(a, at);
    if (!a.is(at, r.VERB | r.INFINITIVE) || !isModal(a, modal) || WILL_OR_DARE.test(a.lower(modal))) return null;
    const doer = a.before(modal);
    if (a.lower(doer) === 'der') return isDoneThere(a, at, doer) ? replaceWord(a, at, `${a.lower(at)}s`, 0.88) : null;
    if (IS_DONE.test(a.lower(at))) return null;
    if (a.commaAfter(doer) || !a.is(doer, r.NOUN) || personAt(a, doer) !== 'thing' || MAY_ACT.test(a.lower(doer)))
      return null;
    return hasObject(a, at) ? null : replaceWord(a, at, `${a.lower(at)}s`, 0.85);
  },
};

const IS_DONE = new WordList(`${DONE} bestille leje låne betale gøre`);
/** »Der må ikke ryge her«, »der kan købe kaffe«; not »en mand, der kan købe det«, »der kan spise ti« */
function isDoneThere(a: Analysis, at: number, there: number): boolean {
  const opens = a.before(there) < 0 || (AND_BUT.test(a.lower(a.before(there))) && a.commaAfter(a.before(there, 2)));
  if (!opens) return false;
  if (DONE_TO.test(a.lower(at))) return true;
  const next = a.after(at);
  const isObject = r.hasAny(a.reading(next), r.NOUN | r.NAME | r.PRONOUN | r.DETERMINER | r.ADJECTIVE | r.NUMERAL);
  return IS_DONE.test(a.lower(at)) && (next < 0 || a.commaAfter(at) || !isObject);
}

const PARTICLES = new WordList('op ud ind ned sammen');
const CLAUSE_OPENERS = new WordList('at om hvad hvem hvor hvordan hvornår hvorfor hvilke hvilken hvilket');
/** Something follows that may be what is done: a phrase, or a clause. */
function hasObject(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0 || a.isMark(next)) return false;
  if (a.commaAfter(at)) return CLAUSE_OPENERS.test(a.lower(next));
  if (PARTICLES.test(a.lower(next))) return hasObject(a, next);
  return !r.hasAny(a.reading(next), r.PREPOSITION | r.SUBORDINATOR);
}
