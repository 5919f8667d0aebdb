import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

const OBJECT_OF: Readonly<Record<string, string>> = { jeg: 'mig', du: 'dig', han: 'ham', hun: 'hende' };
const SUBJECT = /^(jeg|du|han|hun|vi|man|de|som|der)$/;
/** What one does to somebody; no clause without »at« follows these. */
const DONE_TO =
  /^(savn|elsk|kend|hjælp|hjalp|mød|besøg|inviter|hade|følg|fulg|slå|slog|drill|fang|kyss|kram|takk|ramm|ramt|forst[åo]|hent|redd|jag|skub|lide|skælde)/;

/** »jeg savner du«: who is missed is no subject. */
export const objectPronoun: WordRule = {
  id: 'object-pronoun',
  subcategory: 'pronoun-case',
  on: { words: Object.keys(OBJECT_OF).join(' ') },
  wrong: [
    ['Jeg savner du rigtig meget.', 'Jeg savner dig rigtig meget.'],
    ['Hun elsker han, men han ved det ikke.', 'Hun elsker ham, men han ved det ikke.'],
  ],
  right: [
    'Savner du mig?',
    'Dem jeg kender, hjælper han.',
    'Jeg forstår, han er ked af det.',
    'De mennesker, hun kender, savner hun meget.',
  ],
  match(a, at): Finding | null {
    const verb = a.before(at);
    if (!a.is(verb, r.VERB) || a.commaAfter(verb) || !DONE_TO.test(a.lower(verb))) return null;
    let doer = a.before(verb);
    while (/^(ikke|også|jo|altid|godt|virkelig|aldrig|gerne)$/.test(a.lower(doer))) doer = a.before(doer);
    const isDone = SUBJECT.test(a.lower(doer)) || /^(kan|kunne|at)$/.test(a.lower(doer));
    // »dem, jeg kender, savner hun«, »dem han hjælper han«: the object stands first
    if (!isDone || a.commaAfter(doer) || a.lower(doer) === a.lower(at)) return null;
    const opens =
      a.before(doer) < 0 ||
      a.commaAfter(a.before(doer)) ||
      r.hasAny(a.reading(a.before(doer)), r.CONJUNCTION | r.SUBORDINATOR | r.FINITE | r.PRONOUN);
    const next = a.after(at);
    const closes =
      next < 0 ||
      a.isMark(next) ||
      a.commaAfter(at) ||
      (r.hasAny(a.reading(next), r.ADVERB | r.PREPOSITION | r.CONJUNCTION) &&
        !r.hasAny(a.reading(a.after(next)), r.FINITE));
    return opens && closes ? replaceWord(a, at, OBJECT_OF[a.lower(at)]!, 0.86) : null;
  },
};
