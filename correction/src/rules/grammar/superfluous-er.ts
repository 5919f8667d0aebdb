import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { mayThink } from '../../words/beings.ts';
import { PERSONS, SUBJECTS_AND_DER, SURE_PERSONS } from '../../words/persons.ts';
import { pastOf } from '../../verbs/tells-of-past.ts';
import { MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** Surer than what makes »er går« »er gået«. */
const SURE = 0.98;
const ADVERBS = new WordList('ikke aldrig altid også ofte tit kun stadig');

/** »Jeg er bor i Vejle«, »Vi er ikke kan svømme«: one verb is enough. */
export const superfluousEr: WordRule = {
  id: 'superfluous-er',
  subcategory: 'delete',
  on: { words: 'er var' },
  explanation:
    'Her er et ord for meget: Sætningen har et udsagnsord i forvejen, så »er« eller »var« skal slettes: »{replacement}«.',
  wrong: [
    ['Jeg er bor i Vejle.', 'Jeg bor i Vejle.'],
    ['Min søster er hedder Amina.', 'Min søster hedder Amina.'],
    ['Vi er ikke kan lide kylling.', 'Vi kan ikke lide kylling.'],
    ['Hun er arbejder i en børnehave.', 'Hun arbejder i en børnehave.'],
    ['De er snakker altid om fodbold.', 'De snakker altid om fodbold.'],
    ['Jeg er spiser ikke svinekød.', 'Jeg spiser ikke svinekød.'],
    ['Min far er har en butik.', 'Min far har en butik.'],
    ['Jeg var bor i Syrien.', 'Jeg boede i Syrien.'],
    ['Hun er studerer på universitetet.', 'Hun studerer på universitetet.'],
    ['Min bror er spiller fodbold.', 'Min bror spiller fodbold.'],
  ],
  right: [
    'Han er spiller på holdet.',
    'Hun er leder af en børnehave.',
    'Luften er tør i dag.',
    'Jeg er under pres i dag.',
    'Traumer er sår, som ikke kan ses.',
    'Han er maler og tegner.',
    'Der, hvor jeg er, kan vi ses.',
    'Det, han er, har han selv valgt.',
    'Det er kommet for at blive.',
    'Hvem du er, betyder ikke noget.',
    'Alt, hvad der er, kan tælles.',
  ],
  match(a, at): Finding | null {
    const subject = a.before(at);
    if (subject < 0 || a.commaAfter(subject) || a.commaAfter(at) || !isPlainStart(a, subject)) return null;
    const adverb = ADVERBS.test(a.lower(a.after(at))) ? a.after(at) : -1;
    const verb = a.after(adverb >= 0 ? adverb : at);
    if (
      verb < 0 ||
      // »han er, tror jeg, taget hjem«
      SURE_PERSONS.test(a.lower(a.after(verb))) ||
      !(isSurelyPresent(a, subject, verb) || isPresentOf(a, subject, verb) || hasObject(a, verb)) ||
      (adverb >= 0 && a.commaAfter(adverb))
    )
      return null;
    const form = a.lower(at) === 'er' ? a.lower(verb) : pastOf(a, verb);
    if (form === undefined) return null;
    return replaceSpan(a, at, verb, adverb < 0 ? form : `${form} ${a.lower(adverb)}`, SURE);
  },
};

/** »Han er spiller«, »det er klokker«, »traumer er sår«: not what may be a noun in -er, or any where no person is told of. */
function isSurelyPresent(a: Analysis, subject: number, verb: number): boolean {
  const lower = a.lower(verb);
  if (a.hasCapital(verb) || lower === 'tør') return false;
  if (MORE_MODALS.test(lower) || (lower === 'arbejder' && a.is(a.after(verb), r.PREPOSITION))) return true;
  if (!a.canBe(verb, r.VERB | r.PRESENT) || r.hasAny(a.union(verb), r.ADJECTIVE | r.PAST_PARTICIPLE | r.OTHER))
    return false;
  const isPerson = PERSONS.test(a.lower(subject)) || a.is(subject, r.NAME) || mayThink(a.lower(subject));
  return !(r.hasAny(a.union(verb), r.NOUN) && (lower.endsWith('er') || !isPerson));
}

/** »er spiller | fodbold«, »er taler | dansk«: a bare thing follows, which is no half of a compound. */
function hasObject(a: Analysis, verb: number): boolean {
  const next = a.after(verb);
  // »under pres«
  if (r.hasAny(a.union(verb), r.OTHER) || !a.canBe(verb, r.VERB | r.PRESENT) || a.commaAfter(verb)) return false;
  if (a.hasCapital(verb) || MOVES.test(a.lower(verb))) return false;
  return (
    !a.hasCapital(next) &&
    a.is(next, r.NOUN | r.INDEFINITE) &&
    !mayThink(a.lower(next)) &&
    a.lexicon.findAnyCase(a.lower(verb) + a.lower(next)) < 0
  );
}

/** What forms its perfect with »er«: »er kommer« may be »er kommet«. */
const MOVES = new WordList(
  'kommer går tager rejser flytter kører løber flyver begynder starter stopper falder vokser vender cykler sejler sker lykkes forsvinder dør bliver',
);
const SEVERAL = new WordList('vi de');
const GOES_ON = new WordList(
  'ikke aldrig altid også ofte tit meget mig dig ham hende os jer dem sig dansk engelsk sammen',
);
/** »vi er snakker«, »jeg er spiser ikke«: no noun, by who it is said of or by what follows. */
function isPresentOf(a: Analysis, subject: number, verb: number): boolean {
  if (a.hasCapital(verb) || MOVES.test(a.lower(verb)) || !a.canBe(verb, r.VERB | r.PRESENT)) return false;
  if (r.hasAny(a.union(verb), r.ADJECTIVE | r.PAST_PARTICIPLE | r.OTHER)) return false;
  const isSeveral = SEVERAL.test(a.lower(subject)) && !a.canBe(verb, r.NOUN | r.PLURAL);
  return isSeveral || (PERSONS.test(a.lower(subject)) && GOES_ON.test(a.lower(a.after(verb))));
}

/** The clause has begun with its subject, or with a time: no clause whose own verb »er« could be. */
function isPlainStart(a: Analysis, last: number): boolean {
  const isWho = PERSONS.test(a.lower(last)) || r.hasAny(a.reading(last), r.NOUN | r.NAME);
  if (!isWho) return false;
  for (let k = a.before(last), steps = 0; k >= 0; k = a.before(k), steps++) {
    if (a.isMark(k) || a.commaAfter(k)) return !a.commaAfter(k);
    if (steps > 3 || a.is(k, r.SUBORDINATOR) || SUBJECTS_AND_DER.test(a.lower(k)) || a.lower(k).startsWith('hv'))
      return false;
    if (r.hasAny(a.reading(k), r.FINITE)) return false;
  }
  return true;
}
