import type { Analysis } from '../../analysis/analysis.ts';
import { removeText } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { canBeFinite } from '../../verbs/finite.ts';
import { AND_OR_BUT_SO } from '../../words/links.ts';
import { SUBJECTS } from '../../words/persons.ts';
import { IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
/** How likely the net must find that the word is one too many, as log odds. */
const TOO_MANY = 0;
/** After »har« only what no slip of an ending makes: »har åbnede« is »har åbnet«. */
const AFTER_HAS = new WordList('havde ville kunne skulle måtte var');
/** »jeg er kommer« may be »er kommet«, »den er faldt« »er faldet«, »jeg er vandt til« is »er vant til«. */
const MOVES = new WordList(
  'vandt faldt falder steg stiger sprang løb forsvandt forsvinder ankom landede startede starter stoppede voksede vågnede kørte kører vendte kommer kom går gik rejser rejste flytter flyttede bliver blev begynder begyndte',
);
const OPENERS = new WordList('at om fordi når da hvis mens hvorfor hvordan');

/** »fordi jeg var sov«, »om jeg har havde spist«: two finite verbs, and the small one is too many. */
export const twoFiniteVerbs: WordRule = {
  id: 'two-finite-verbs',
  subcategory: 'delete',
  on: { words: 'er var har havde' },
  explanation:
    'Her er et ord for meget: Sætningen har allerede et udsagnsled, så »{token}« skal slettes. Man skriver »jeg sov« og ikke »jeg var sov«.',
  wrong: [
    ['Det skete, fordi jeg var sov.', 'Det skete, fordi jeg sov.'],
    ['Hun spurgte, om jeg har havde spist.', 'Hun spurgte, om jeg havde spist.'],
    ['Jeg troede, at hun var ville gå.', 'Jeg troede, at hun ville gå.'],
  ],
  right: ['Hvem jeg var, vidste ingen.', 'Det, han har, havde han også før.', 'Jeg ved, at hun var vred.'],
  match(a, at, models): Finding | null {
    const verb = a.after(at);
    const subject = a.before(at);
    if (a.commaAfter(at) || a.commaAfter(subject) || !isFiniteAlone(a, verb) || a.lower(verb) === a.lower(at))
      return null;
    if (!IS_WAS.test(a.lower(at)) && !AFTER_HAS.test(a.lower(verb))) return null;
    const opener = a.before(subject);
    const opens =
      opener < 0 || a.commaAfter(opener) || OPENERS.test(a.lower(opener)) || AND_OR_BUT_SO.test(a.lower(opener));
    if (!SUBJECTS.test(a.lower(subject)) || !opens || SUBJECTS.test(a.lower(a.after(verb)))) return null;
    if (models.secondReader.oddsOfTooMany(a, at) < TOO_MANY) return null;
    return removeText(a.ends[subject]!, a.ends[at]!, SURE);
  },
};

/** A present or a past that nothing else is spelled like. */
const isFiniteAlone = (a: Analysis, at: number): boolean =>
  AFTER_HAS.test(a.lower(at)) || (canBeFinite(a, at) && !MOVES.test(a.lower(at)) && hasNoOtherForm(a, at));
const hasNoOtherForm = (a: Analysis, at: number): boolean =>
  !a.canBe(at, r.VERB | r.PAST_PARTICIPLE) &&
  !a.canBe(at, r.VERB | r.INFINITIVE) &&
  // »de var mødtes«
  !r.hasAny(a.union(at), r.NOUN | r.ADJECTIVE | r.PASSIVE);
