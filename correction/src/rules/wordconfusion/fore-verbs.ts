import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { VERB } from '../../lexicon/readings.ts';
import { HAS_HAD } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** Steps of the frequency scale by which the verb with »fore-« must be the more usual: about thirty times. */
const MORE_USUAL = 45;

/** A rare verb with »for-« for a usual one with »fore-«: »jeg forslår«, »det kan jeg godt forstille mig«. */
export const foreVerbs: WordRule = {
  id: 'fore-verbs',
  subcategory: 'sound-alike',
  general: true,
  on: { readings: VERB },
  wrong: [
    ['Jeg forslår, at vi går hjem.', 'Jeg foreslår, at vi går hjem.'],
    ['Kan du forstille dig det?', 'Kan du forestille dig det?'],
    ['De fortog en lang rejse.', 'De foretog en lang rejse.'],
  ],
  right: [
    'Der var mad, så det forslog.',
    'Maden forslog ikke meget.',
    'Han var træt og forslået.',
    'Smerten fortager sig langsomt.',
    'Jeg forstår det ikke.',
    'Han fortrækker ikke en mine.',
  ],
  match(a, at) {
    const { lower } = a.types[at]!;
    if (!lower.startsWith('for') || lower.startsWith('fore')) return null;
    const { lexicon } = a;
    const twin = `fore${lower.slice(3)}`;
    const meant = lexicon.find(twin);
    const own = lexicon.find(lower);
    if (meant < 0 || own < 0 || !lexicon.hasReading(meant, VERB)) return null;
    if (lexicon.frequencies[meant]! - lexicon.frequencies[own]! < MORE_USUAL || isOwnMeaning(a, at)) return null;
    return replaceWord(a, at, twin, 0.93);
  },
};

const AFTER_FOREWARD = new WordList('ikke lidt noget meget langt betyder');
/** »så det forslår«, »det forslår ikke«, »træt og forslået«, »smerten fortager sig«. */
function isOwnMeaning(a: Analysis, at: number): boolean {
  const lower = a.lower(at);
  if (lower === 'forslået') return !HAS_HAD.test(a.lower(a.before(at)));
  if (/^forsl/.test(lower)) return AFTER_FOREWARD.test(a.lower(a.after(at))) || a.lower(a.before(at, 2)) === 'så';
  return /^fort[ao]g/.test(lower) && a.lower(a.after(at)) === 'sig';
}
