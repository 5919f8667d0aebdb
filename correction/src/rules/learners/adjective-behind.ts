import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { EN_ET } from '../../words/articles.ts';
import { RELATIVES } from '../../words/links.ts';
import { TIME_SPANS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

/** With these the adjective tells what somebody or something becomes, is taken for or is met as: »gøre en dreng glad«, »male en dør rød«. */
const MAKES =
  /^(gør|gjor|mal|farv|få|fik|find|fand|fund|hold|spis|drik|drak|drukket|se|ser|så|set|kald|lav|syn|tro|føl|slå|slog|vask|pres|lad|lod|efterlad|kog|steg|skær|skar|ryst|hug|ønsk|vil)/;
/** »en meter | lang«, »en smule | træt«: how much. */
const MEASURES = new WordList(
  'meter kilometer centimeter millimeter cm km kilo gram liter tommer fod alen smule gang grad grader mil procent anelse tand etage krone',
);
/** Adjectives that take more after them, so that they follow: »en mand | fuld af liv«, »en pige | vant til sne«. */
const TAKES_MORE = new WordList(
  'fuld fuldt vant klar klart parat værd god godt tæt nær fjern lig bange glad ked magen fri frit tom tomt rig rigt let svær svært egen eget nok alene hel helt selv',
);
/** They are nouns, too, or what the dictionary has otherwise. */
const PLAIN = new WordList('lille gammel gammelt sort hvid rød gul blå ung kold varm');
const FARTHEST_VERB = 4;

/** »en kat gammel«, »et blad lille«: many languages put what a thing is like behind it. */
export const adjectiveBehind: WordRule = {
  id: 'adjective-behind',
  subcategory: 'word-order',
  ofLearners: true,
  on: { readings: r.ADJECTIVE | r.SINGULAR | r.INDEFINITE },
  explanation:
    'Ordene skal byttes om her: »{replacement}« i stedet for »{token}«. På dansk står tillægsordet foran navneordet: en gammel kat, et lille blad.',
  wrong: [
    ['Vi bor i et hus gammelt, som min farfar byggede.', 'Vi bor i et gammelt hus, som min farfar byggede.'],
    ['Hun havde en maskine sort, som larmede.', 'Hun havde en sort maskine, som larmede.'],
    ['Hun bor hos en dame mystisk.', 'Hun bor hos en mystisk dame.'],
  ],
  right: [
    'Hun gjorde en dreng glad.',
    'Det er en mand fuld af liv.',
    'Han malede en dør rød, og den blev pæn.',
    'Snoren er en meter lang.',
    'Hun er en smule træt.',
    'Der var et barn sygt, så vi gik hjem.',
    'En dag varm som i juli kom hun.',
  ],
  match(a, at): Finding | null {
    const noun = a.before(at);
    const article = a.before(noun);
    if (!EN_ET.test(a.lower(article)) || a.commaAfter(noun) || a.hasCapital(at)) return null;
    if (!a.is(noun, r.NOUN | r.INDEFINITE) || a.is(noun, r.GENITIVE) || a.types[noun]!.listed < 0) return null;
    if (MEASURES.test(a.lower(noun)) || TIME_SPANS.test(a.lower(noun))) return null;
    if (!isLikeness(a, at, article) || !closes(a, at) || isMade(a, article)) return null;
    return replaceSpan(a, noun, at, `${a.lower(at)} ${a.written(noun)}`, 0.85);
  },
};

/** An adjective and nothing else, in the form that the article asks for. */
function isLikeness(a: Analysis, at: number, article: number): boolean {
  const { listed, lower, union } = a.types[at]!;
  if (listed < 0 || TAKES_MORE.test(lower) || !a.is(at, r.ADJECTIVE)) return false;
  if (r.hasAny(union, r.NOUN | r.VERB | r.OTHER | r.COMPARATIVE | r.SUPERLATIVE) && !PLAIN.test(lower)) return false;
  const gender = a.lower(article) === 'en' ? r.COMMON : r.NEUTER;
  return a.canBe(at, r.ADJECTIVE | r.SINGULAR | r.INDEFINITE | gender);
}

/** The phrase ends: a comma with »som« or »der«, or the end follows. */
function closes(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (next < 0 || a.isMark(next)) return true;
  return a.commaAfter(at) && RELATIVES.test(a.lower(next));
}

/** »gjorde | en dreng glad«, »var | et barn sygt«: the verb before, or »der er«. */
function isMade(a: Analysis, article: number): boolean {
  for (let k = a.before(article), steps = 0; k >= 0 && steps < FARTHEST_VERB; k = a.before(k), steps++) {
    if (a.is(k, r.VERB)) return MAKES.test(a.lower(k)) || hasThere(a, k);
    if (a.commaAfter(k)) return false;
  }
  return false;
}
const hasThere = (a: Analysis, verb: number): boolean =>
  IS.test(a.lower(verb)) && (a.lower(a.before(verb)) === 'der' || a.lower(a.after(verb)) === 'der');
const IS = new WordList('er var bliver blev');
