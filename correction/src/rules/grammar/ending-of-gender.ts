import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { ALL_BE_AND_BECOME, HAVE, MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const ENDED = r.NOUN | r.SINGULAR | r.DEFINITE;
/** Frequency from which on the noun with its right ending is one that everybody uses. */
const IN_USE = 60;
/** A spelling as seldom as this is a form that nobody means: »husen« of »at huse«, »skolet«. */
const NOBODY_MEANS = 12;
/** How much more usual the right one must be than a listed spelling. */
const MORE_USUAL = 80;
/** Shorter ones are slips in other words: »togen«, »isen«. */
const SHORTEST = 5;
/** Unlisted ones that are rather another word: »bilet« (billet), »buset«. */
const RATHER_OTHERS = new WordList('bilet stilet paket planet');

/**
 * »barnen«, »landen«, »hundet«, »klasset«: the noun has the article of the other gender as its ending. The dictionary knows none of these, or
 * only as what is done (»landen«).
 */
export const endingOfGender: WordRule = {
  id: 'ending-of-gender',
  subcategory: 'gender',
  on: { readings: r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE, unlisted: true },
  explanation:
    'Ordet har den forkerte endelse: »{replacement}«. Det, der hedder »et« foran, får -et bagpå, og det, der hedder »en«, får -en.',
  wrong: [
    ['Husen ligger ved skoven.', 'Huset ligger ved skoven.'],
    ['Barnen græd hele natten.', 'Barnet græd hele natten.'],
    ['Hundet løb væk.', 'Hunden løb væk.'],
    ['Klasset var stille.', 'Klassen var stille.'],
    ['Vi sad foran fjernsynen.', 'Vi sad foran fjernsynet.'],
    ['Glasen faldt på gulvet.', 'Glasset faldt på gulvet.'],
  ],
  right: [
    'Den evige spillen på guitar er træls.',
    'Bilen holdt ved huset, og hunden løb ud til barnet.',
    'Flyet gjorde klar til landing.',
    'Hun har hundset med ham.',
  ],
  match(a, at): Finding | null {
    const { lower, listed, union, compound } = a.types[at]!;
    if (lower.length < SHORTEST || (!lower.endsWith('en') && !lower.endsWith('et')) || RATHER_OTHERS.test(lower))
      return null;
    if (a.hasCapital(at) && !a.opensSentence(at)) return null;
    const { lexicon } = a;
    const [stem, ending] = [lower.slice(0, -2), lower.endsWith('en') ? 'et' : 'en'];
    // »glasen« (glasset)
    const form = lexicon.find(stem + ending) >= 0 ? stem + ending : stem + stem.at(-1) + ending;
    const meant = lexicon.find(form);
    if (meant < 0 || !lexicon.hasReading(meant, ENDED, r.GENITIVE) || lexicon.frequencies[meant]! < IN_USE) return null;
    if (lexicon.otherForms(meant, ENDED, ENDED, r.GENITIVE).some((other) => other === lower)) return null;
    if (listed >= 0) {
      if (lexicon.frequencies[listed]! > NOBODY_MEANS || lexicon.frequencies[meant]! < MORE_USUAL) return null;
      if (r.hasAny(union, r.OTHER | r.NAME | r.DEFINITE) || isNamedAsDone(a, at)) return null;
    } else if (compound !== null && lexicon.hasReading(lexicon.find(lower.slice(compound.headStart)), ENDED))
      return null;
    return isDone(a, at) ? null : replaceWord(a, at, form, listed < 0 ? 0.98 : 0.97);
  },
};

/** »den evige spillen«, »hans vandren«: what is done, with a word before it. */
function isNamedAsDone(a: Analysis, at: number): boolean {
  const before = a.before(at);
  return (
    determinerBits(a.lower(before)) !== 0 ||
    a.is(before, r.ADJECTIVE) ||
    a.is(before, r.GENITIVE) ||
    a.lower(a.after(at)) === 'af'
  );
}

const DOERS = new WordList('jeg du han hun vi de man ikke også altid aldrig');
const WHO_DOES = r.NOUN | r.NAME | r.PRONOUN | r.CONJUNCTION;
/** »har skolet«, »blev huset«: a participle, be it misspelled. */
function isDone(a: Analysis, at: number): boolean {
  const before = a.before(at);
  // »kan baden«
  if (before < 0 || MODALS.test(a.lower(before))) return before >= 0;
  if (!a.lower(at).endsWith('et')) return false;
  // »solen skinnet«
  if (r.hasAny(a.reading(before), WHO_DOES) && determinerBits(a.lower(before)) === 0) return true;
  return ALL_BE_AND_BECOME.test(a.lower(before)) || HAVE.test(a.lower(before)) || DOERS.test(a.lower(before));
}
