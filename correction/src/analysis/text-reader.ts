import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Spellings } from '../tagger/spellings.ts';
import type { Tagger } from '../tagger/tagger.ts';
import type { TagFeatures } from './tag-features.ts';

/** What a text is read with; loaded once, it keeps nothing of a text but its spellings. */
export interface TextReader {
  readonly lexicon: Lexicon;
  readonly tagger: Tagger;
  readonly tagFeatures: TagFeatures;
  /** The shared records of all spellings. */
  readonly spellings: Spellings;
}
