import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

/** What is thought or done, as several; with one k less it is who thinks or does it. */
const MATTERS =
  'politikker politikkerne politikkernes teknikker teknikkerne kritikker kritikkerne musikker musikkerne mekanikker mekanikkerne fysikker fysikkerne grafikker grafikkerne komikker komikkerne kemikker kemikkerne';
/** Of these nobody speaks of several but in offices: it is always people. */
const ALWAYS_PEOPLE = new WordList(
  'politikkerne politikkernes musikkerne komikkerne fysikkerne mekanikkerne kemikkerne',
);

const DO_OF_PEOPLE = new WordList(
  'vil ville skal skulle kan kunne må måtte bør burde tør turde lover lovede siger sagde mener mente bestemmer bestemte snakker snakkede taler talte ' +
    'vedtager vedtog stemmer stemte skændes skændtes lyver løj tror troede tænker tænkte lytter lyttede spiller spillede reparerer arbejder ' +
    'arbejdede kommer kom svarede svarer spørger spurgte vandt vinder lovet mødes mødtes diskuterer diskuterede ønsker ønskede glemmer glemte ved ' +
    'vidste bliver blev tager tog laver lavede gjorde gør hedder hed bor boede skriver skrev',
);
const ONE = new WordList('en den hver ingen min din vores hans hendes denne anden som nogen');
const SEVERAL = new WordList(
  'mange flere alle nogle de to tre fire fem andre danske unge gode dygtige kendte store fleste vores disse hvilke',
);
/** »politikker om klima« */
const ABOUT = new WordList('om for der som inden til');

/** »politikkerne vil ikke lytte«, »en dygtig mekanikker«: who does it is written with one k. */
export const politicians: WordRule = {
  id: 'politicians',
  subcategory: 'double-consonant',
  explanation:
    'Her skal der stå »{replacement}« med ét k: det er mennesker (en politiker, en tekniker, en musiker). Med to k er det selve sagen: politik, teknik, musik.',
  on: { words: MATTERS },
  wrong: [
    ['Politikkerne vil ikke lytte til os.', 'Politikerne vil ikke lytte til os.'],
    ['Jeg synes, at politikkerne skal høre efter.', 'Jeg synes, at politikerne skal høre efter.'],
    ['En politikker lovede os en ny bane.', 'En politiker lovede os en ny bane.'],
    ['Der var mange politikker på pladsen.', 'Der var mange politikere på pladsen.'],
    ['Min onkel er en dygtig mekanikker.', 'Min onkel er en dygtig mekaniker.'],
    ['Musikkerne spillede hele natten.', 'Musikerne spillede hele natten.'],
    ['Teknikkerne kunne ikke finde fejlen.', 'Teknikerne kunne ikke finde fejlen.'],
  ],
  right: [
    'Skolens politikker om mobning står på nettet.',
    'Hun bruger mange teknikker, når hun maler.',
    'Politikerne vil ikke lytte til os.',
    'De to politikker for miljøet ligner hinanden.',
  ],
  match(a, at): Finding | null {
    const lower = a.lower(at);
    const people = lower.replace('ikker', 'iker');
    if (lower.endsWith('rne') || lower.endsWith('rnes')) {
      const isDoer = DO_OF_PEOPLE.test(a.lower(a.after(at))) || DO_OF_PEOPLE.test(a.lower(a.before(at)));
      if (!ALWAYS_PEOPLE.test(lower) && !isDoer) return null;
      return ABOUT.test(a.lower(a.after(at))) && !isDoer && lower !== 'musikkerne'
        ? null
        : replaceWord(a, at, people, 0.94);
    }
    const opener = firstOfPhrase(a, at);
    if (ONE.test(a.lower(opener))) return replaceWord(a, at, people, 0.985);
    if (!SEVERAL.test(a.lower(opener)) || ABOUT.test(a.lower(a.after(at)))) return null;
    const isDoer = DO_OF_PEOPLE.test(a.lower(a.after(at))) && !a.commaAfter(at);
    const isPolitics = lower === 'politikker' || lower === 'musikker' || lower === 'fysikker';
    return isPolitics || isDoer ? replaceWord(a, at, `${people}e`, 0.93) : null;
  },
};

/** The word before, past adjectives: »en | dygtig mekaniker«. */
function firstOfPhrase(a: Analysis, at: number): number {
  let k = a.before(at);
  while (k >= 0 && !a.commaAfter(k) && a.is(k, r.ADJECTIVE) && !SEVERAL.test(a.lower(k)) && !ONE.test(a.lower(k)))
    k = a.before(k);
  return a.commaAfter(k) ? -1 : k;
}
