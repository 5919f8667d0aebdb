import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
/** Two words or more between bars, as a whole: what a named class of `src/words`, or a WordList, says better. */
const INLINE = /\/\^\([^()/\n]*\|[^()/\n]*\)\$\//g;

/** How many such lists each file still has. Numbers only ever go down; a file that has none is struck out. */
const LEFT: Readonly<Record<string, number>> = {
  'clauses/formal-det.ts': 6,
  'clauses/persons.ts': 2,
  'clauses/relative-det.ts': 3,
  'clauses/subject.ts': 1,
  'clauses/verbless.ts': 6,
  'commas/address-rules.ts': 6,
  'commas/apposition-rules.ts': 1,
  'commas/before-verb.ts': 2,
  'commas/belong-together.ts': 2,
  'commas/clause-rules.ts': 3,
  'commas/mend-verbs.ts': 1,
  'commas/needless.ts': 4,
  'commas/on-purpose.ts': 1,
  'commas/openers.ts': 3,
  'commas/phrase-rules.ts': 2,
  'commas/phrase-track.ts': 1,
  'commas/second-clause.ts': 1,
  'commas/stops.ts': 1,
  'kernel/dispatch.ts': 1,
  'kernel/resolve.ts': 1,
  'phrases/neighbours.ts': 5,
  'phrases/noun-phrase.ts': 3,
  'phrases/opening.ts': 4,
  'phrases/person-names.ts': 2,
  'phrases/posture.ts': 1,
  'phrases/predicate.ts': 4,
  'phrases/question.ts': 1,
  'phrases/subject.ts': 10,
  'rules/grammar/adjective-agreement.ts': 1,
  'rules/grammar/adjective-form.ts': 4,
  'rules/grammar/adverbial-t.ts': 9,
  'rules/grammar/article-gender.ts': 1,
  'rules/grammar/bare-adjective.ts': 10,
  'rules/grammar/coming-along.ts': 3,
  'rules/grammar/missing-article.ts': 1,
  'rules/grammar/missing-at.ts': 2,
  'rules/grammar/missing-preposition.ts': 5,
  'rules/grammar/noun-definiteness.ts': 4,
  'rules/grammar/noun-form.ts': 5,
  'rules/grammar/noun-number.ts': 9,
  'rules/grammar/object-pronoun.ts': 3,
  'rules/grammar/owner-genitive.ts': 5,
  'rules/grammar/passive-after-modal.ts': 3,
  'rules/grammar/predicate-agreement.ts': 5,
  'rules/grammar/tense-shift.ts': 5,
  'rules/grammar/unreal-condition.ts': 3,
  'rules/grammar/weak-plural.ts': 1,
  'rules/grammar/word-order.ts': 11,
  'rules/other/superfluous-at.ts': 1,
  'rules/punctuation/question-mark.ts': 1,
  'rules/punctuation/repeated-marks.ts': 1,
  'rules/punctuation/speech-comma.ts': 1,
  'rules/rephrase/doubled-comparison.ts': 1,
  'rules/rephrase/paa-grund-af-fordi.ts': 1,
  'rules/rephrase/spoken-forms.ts': 2,
  'rules/spelling/joined-words.ts': 2,
  'rules/spelling/split-adverb.ts': 1,
  'rules/spelling/split-word.ts': 1,
  'rules/wordconfusion/aa-for-at-og.ts': 1,
  'rules/wordconfusion/ad-af.ts': 5,
  'rules/wordconfusion/agreeing-pronoun.ts': 5,
  'rules/wordconfusion/at-og.ts': 6,
  'rules/wordconfusion/compared.ts': 5,
  'rules/wordconfusion/da-naar.ts': 5,
  'rules/wordconfusion/de-det-der.ts': 23,
  'rules/wordconfusion/directions.ts': 38,
  'rules/wordconfusion/for-faar.ts': 22,
  'rules/wordconfusion/fore-verbs.ts': 1,
  'rules/wordconfusion/heard-alike.ts': 20,
  'rules/wordconfusion/heard-in-phrases.ts': 22,
  'rules/wordconfusion/hver-vaer-vejr.ts': 3,
  'rules/wordconfusion/kunne-kunde.ts': 3,
  'rules/wordconfusion/laengere.ts': 4,
  'rules/wordconfusion/lie-and-lay.ts': 16,
  'rules/wordconfusion/mange-meget.ts': 10,
  'rules/wordconfusion/misplaced-words.ts': 24,
  'rules/wordconfusion/nogen-nogle.ts': 13,
  'rules/wordconfusion/sin-hans.ts': 5,
  'rules/wordconfusion/small-words.ts': 15,
  'rules/wordconfusion/synes-syntes.ts': 3,
  'rules/wordconfusion/vidste-viste.ts': 18,
  'rules/wordconfusion/word-for-word.ts': 8,
  'spelling-types/classify.ts': 2,
  'spelling/context.ts': 1,
  'text/sentences.ts': 3,
  'verbs/against-form.ts': 7,
  'verbs/asked-form.ts': 1,
  'verbs/governed.ts': 2,
  'verbs/looks-like-verb.ts': 1,
  'verbs/noun-or-adjective.ts': 4,
  'verbs/participles.ts': 6,
  'verbs/tense-around.ts': 3,
};

it('no file has more lists of words in expressions than it had, and new files have none', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(200);
  const counts = files.flatMap((file) => {
    const count = readFileSync(join(SRC, file), 'utf8').match(INLINE)?.length ?? 0;
    return count === 0 ? [] : [[file.replaceAll('\\', '/'), count] as const];
  });
  // as many as stand here, so that who takes one away writes the lower number down
  expect(Object.fromEntries(counts)).toEqual(LEFT);
});
