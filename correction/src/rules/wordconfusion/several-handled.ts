import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import * as r from '../../lexicon/readings.ts';
import { isPronoun, severalBefore } from '../../phrases/named-thing.ts';
import { WordList } from '../../words/word-list.ts';

/** How much less likely the net may find »dem« than »den«, as log odds. */
const LEAST = 0;

/** »slå to æg ud og pisk den«: what one does in a kitchen with several things that were named. */
export const severalHandled: WordRule = {
  id: 'several-handled',
  subcategory: 'number',
  explanation: 'Der er flere af dem. Så hedder det »{replacement}« og ikke »{token}«.',
  on: { words: 'den' },
  wrong: [
    ['Føj to æg til, og pisk den sammen med sukker.', 'Føj to æg til, og pisk dem sammen med sukker.'],
    ['Pandekager er gode. Man kan også spise den med is.', 'Pandekager er gode. Man kan også spise dem med is.'],
  ],
  right: [
    'Skræl tre æbler og en pære, og skær den ud.',
    'Vi har to katte og en hund, så vi fodrer den.',
    'Jeg har tre bøger. Den bedste er rød, og jeg læste den i går.',
    'Hun så bølgerne og båden. Hun malede den.',
  ],
  match(a: Analysis, at, models): Finding | null {
    if (!isPronoun(a, at) || !isCooked(a, at) || severalBefore(a, at) < 0) return null;
    return likelier(a, at, 'dem', models) >= LEAST ? replaceWord(a, at, 'dem', 0.82) : null;
  },
};

/** What one does with food. */
const COOKS = new WordList(
  'piske pisker piskede spise spiser spiste stege steger stegte koge koger kogte bage bager bagte skære skærer skar hakke hakker hakkede skrælle ' +
    'skræller skrællede rive river rev dyppe dypper dyppede servere serverer serverede smage smager krydre krydrer si sier skylle skyller skyllede ' +
    'presse presser knuse knuser blende blender ælte ælter rulle ruller grille griller riste rister',
);
function isCooked(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (verb < 0 || a.commaAfter(verb) || r.hasAny(a.reading(a.after(at)), r.FINITE)) return false;
  return COOKS.test(a.lower(verb)) || (a.canBe(verb, r.IMPERATIVE) && COOKS.test(`${a.lower(verb)}e`));
}
