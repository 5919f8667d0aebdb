import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { adjectivesBefore, isOpened } from '../../models/article.ts';
import type { Models } from '../../models/models.ts';
import { isNoun } from '../../models/noun-forms.ts';
import { predicateOf } from '../../phrases/predicate.ts';
import { vowelPlural } from '../../phrases/vowel-plurals.ts';
import { mayThink } from '../../words/beings.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SINGULAR = r.NOUN | r.SINGULAR | r.INDEFINITE;
const PLURAL = r.NOUN | r.PLURAL | r.INDEFINITE;

/** »havde grønne øje«: an adjective of several things before one, no article that would explain it, and the net expects several. */
export const barePlural: WordRule = {
  id: 'bare-plural',
  subcategory: 'number',
  ofLearners: true,
  on: { readings: SINGULAR },
  wrong: [
    ['Dragen havde grønne øje.', 'Dragen havde grønne øjne.'],
    ['Man bruger lange hilsen.', 'Man bruger lange hilsner.'],
    ['Elefanten og fisken er stadig ven.', 'Elefanten og fisken er stadig venner.'],
    ['Vi er jo nabo, og vi ses tit.', 'Vi er jo naboer, og vi ses tit.'],
  ],
  right: ['Dragen havde grønne øjne.', 'Den grønne drage sov.', 'Kære ven, jeg savner dig.', 'Min lille hund er syg.'],
  match(a, at, models): Finding | null {
    const { listed, union, lower } = a.types[at]!;
    if (listed < 0 || a.hasCapital(at) || !isNoun(a, at) || a.is(at, r.GENITIVE)) return null;
    if (r.hasAny(union, r.NAME | r.OTHER | r.FINITE | r.DEFINITE)) return null;
    const plural =
      vowelPlural(lower) ??
      (a.canBe(at, PLURAL) ? undefined : a.lexicon.otherForms(a.types[at]!.word, r.NOUN, PLURAL, r.GENITIVE)[0]);
    if (plural === undefined || plural === lower) return null;
    if (areSuch(a, at)) return replaceWord(a, at, plural, 0.88);
    const adjectives = adjectivesBefore(a, at);
    if (adjectives === 0 || !isOfSeveral(a, a.before(at)) || isOpened(a, a.before(at, adjectives + 1))) return null;
    if (a.is(a.after(at), r.NOUN) || a.before(at, adjectives + 1) < 0) return null;
    return seemsSeveral(a, at, plural, models) ? replaceWord(a, at, plural, 0.9) : null;
  },
};

const FOLLOWS = new WordList('og men i på fra når da fordi');
/** »vi er jo | nabo«, »de er stadig | ven«: what several people are; not »vi er medlem af klubben«. */
function areSuch(a: Analysis, at: number): boolean {
  if (
    !mayThink(a.lower(at)) ||
    (a.is(a.before(at), r.ADJECTIVE) && !a.canBe(a.before(at), r.ADJECTIVE | r.NEUTER)) ||
    isOpened(a, a.before(at))
  )
    return false;
  const next = a.after(at);
  if (next >= 0 && !a.isMark(next) && !a.commaAfter(at) && !FOLLOWS.test(a.lower(next))) return false;
  const predicate = predicateOf(a, at);
  if (predicate === null || !IS_OR_BECOMES.test(a.lower(predicate.verb))) return false;
  const { asks } = predicate.subject;
  // »elefanten og fisken | er«
  const isJoined = a.lower(a.before(predicate.verb, 2)) === 'og';
  return (asks & r.PLURAL) !== 0 && ((asks & (r.COMMON | r.NEUTER)) === 0 || isJoined);
}

/** The adjective before it has the form of several things and can have no other. */
function isOfSeveral(a: Analysis, adjective: number): boolean {
  return (
    a.canBe(adjective, r.ADJECTIVE | r.PLURAL) &&
    !a.canBe(adjective, r.ADJECTIVE | r.COMMON | r.INDEFINITE | r.SINGULAR) &&
    !r.hasAny(a.union(adjective), r.SUPERLATIVE | r.COMPARATIVE | r.FINITE | r.PAST_PARTICIPLE | r.PRESENT_PARTICIPLE)
  );
}

/** The net's log odds for several. */
const NET_FROM = 1.6;
const seemsSeveral = (a: Analysis, at: number, plural: string, models: Models): boolean =>
  models.secondReader.known(a, at) !== null && models.secondReader.odds(a, at, plural) >= NET_FROM;
