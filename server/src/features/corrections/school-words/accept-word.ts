import type { Context } from '../../../platform/http/context.ts';
import { countChange, holdTexts } from '../../attempts/index.ts';
import { acceptedForms, acceptedWords, acceptedWordsOf, isAccepted } from './accepted-words.ts';
import { bringBack, findEngineMarksOn, findMarksOn, takeReasons } from './accepted-words.repo.ts';
import { rowOfEngine } from '../stored-correction.ts';

/**
 * Takes the engine's spelling marks on a word from all texts of a school that are not sent back (PD-23). Texts that
 * pupils have back stay as they saw them. Answers how many texts were changed.
 */
export async function acceptWord(context: Context, institutionId: number, word: string): Promise<number> {
  const words = acceptedWords([word]);
  const marks = await findMarksOn(context.db, institutionId, acceptedForms(word));
  const changes = marks.flatMap((mark) => {
    const categories = mark.categories.filter((reason) => !isAccepted(words, mark.token, reason));
    return categories.length === mark.categories.length ? [] : [{ mark, categories }];
  });
  const texts = [...new Set(changes.map(({ mark }) => mark.answerTextId))];
  await context.db.transaction(async (tx) => {
    await holdTexts(tx, texts);
    await takeReasons(tx, changes);
    await countChange(tx, texts);
  });
  return texts.length;
}

/**
 * Brings back the marks that a word took from texts that are not sent back, unless another word on the school's list
 * still accepts them. Call when the word is off the list. Answers how many texts were changed.
 */
export async function stopAcceptingWord(context: Context, institutionId: number, word: string): Promise<number> {
  const gone = acceptedWords([word]);
  const still = await acceptedWordsOf(context, institutionId);
  const marks = await findEngineMarksOn(context.db, institutionId, acceptedForms(word));
  const rows = marks
    .map(({ answerTextId, found, index }) => rowOfEngine(answerTextId, found, index))
    .filter((row) => {
      const wasTaken = row.categories.every((reason) => isAccepted(gone, row.token, reason));
      return wasTaken && !row.categories.some((reason) => isAccepted(still, row.token, reason));
    });
  return context.db.transaction(async (tx) => {
    await holdTexts(tx, [...new Set(rows.map(({ answerTextId }) => answerTextId))]);
    const changed = await bringBack(tx, rows);
    await countChange(tx, changed);
    return changed.length;
  });
}
