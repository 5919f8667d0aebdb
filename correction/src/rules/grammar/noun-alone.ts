import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { adjectivesBefore } from '../../models/article.ts';
import { lacksOfNoun } from '../../models/noun-lacks.ts';
import { isStuff } from '../../phrases/counted-noun.ts';
import { LEAVES_BARE } from '../../words/bare-phrases.ts';
import { GRAMMAR_TERMS } from '../../words/grammar-terms.ts';
import { WordList } from '../../words/word-list.ts';

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
/** How likely the noun must lack something in anybody's text, and one in a row of bare nouns. Of 1.55 million words of right text two are marked. */
const LACKS = 0.96;
const LACKS_IN_ROW = 0.985;

/** »fik job i supermarked«, »havde stort ur på væggen«: a noun to which all models together miss an article, an ending or its plural, whoever wrote it. */
export const nounAlone: WordRule = {
  id: 'noun-alone',
  subcategory: 'definiteness',
  general: true,
  on: { readings: BARE },
  wrong: [
    ['Det var god dag.', 'Det var en god dag.'],
    ['Bogen handler om dreng, der hedder Max.', 'Bogen handler om en dreng, der hedder Max.'],
  ],
  right: [
    'Hun sov med hue på, fordi det var koldt.',
    'Vi cykler til skole hver dag, og min bror spiller klaver.',
    'Min onkel er kok, og han har travlt.',
    'Jeg har feber og ondt i halsen.',
    'Vi drikker te med sukker og mælk.',
    'Hun spiste med kniv og gaffel.',
    'Han gik ind i stuen med hatten i hånden.',
    'Vi fik ny lærer efter ferien.',
    'Dage har lille begyndelsesbogstav.',
    '»Stue« slutter som due.',
  ],
  match: (a, at, models) =>
    a.held[at]! & LINE || mayStandAlone(a, at) ? null : lacksOfNoun(a, at, models, LACKS, LACKS_IN_ROW),
};

const NEW = new WordList('ny nyt');
/** »i luft«, »slutter som due«, »styrer akkusativ«, »vi fik ny lærer«: said so by everybody. */
function mayStandAlone(a: Analysis, at: number): boolean {
  const opener = a.before(at, adjectivesBefore(a, at) + 1);
  const lower = a.lower(at);
  if (isStuff(lower) || GRAMMAR_TERMS.test(lower)) return true;
  return LEAVES_BARE.test(a.lower(opener)) || NEW.test(a.lower(a.before(at)));
}
