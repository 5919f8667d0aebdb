import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { AnswerResult } from '@ordklar/contract';
import { type ZippedFile, zipFiles } from '@ordklar/documents';
import { safeFileName } from '../../platform/files/file-name.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { markedDocx } from '../corrections/index.ts';
import { readAllOwn } from '../results/index.ts';
import { exportOwnData } from './export-own-data.ts';
import { findAttachedFiles, findExerciseFiles, findWrittenTexts, type OwnFile } from './own-files.repo.ts';

/** The ending that a file keeps: letters and digits only, so that the name stays safe. */
const endingOf = (name: string): string => /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';

async function* filesOf(context: Context, folder: string, files: readonly OwnFile[]): AsyncGenerator<ZippedFile> {
  for (const [index, { name, storageKey }] of files.entries()) {
    const bytes = await context.files.get(storageKey);
    // two files may have one name
    if (bytes) yield { name: `${folder}/${index + 1} ${safeFileName(name, endingOf(name))}`, bytes };
  }
}

/** What the person has written, each text with the marks that may be seen; another pupil's is never among what is given. */
async function* textsOf(context: Context, results: readonly AnswerResult[]): AsyncGenerator<ZippedFile> {
  const written = results.filter((result) => result.exerciseAnswerTextId !== null);
  const texts = await findWrittenTexts(
    context.db,
    written.flatMap(({ exerciseAnswerTextId }) => exerciseAnswerTextId ?? []),
  );
  for (const [index, { title, attempt, ...result }] of written.entries()) {
    const text = texts.get(result.exerciseAnswerTextId ?? 0) ?? '';
    const name = safeFileName(`${index + 1} ${title} (udgave ${attempt}).docx`, 'docx');
    const of = {
      marks: result.corrections,
      teacher: result.assignedByName,
      date: new Date((result.completed ?? 0) * 1000),
    };
    yield { name: `tekster/${name}`, bytes: markedDocx(text, of) };
    // others are answered between two files
    await setImmediate();
  }
}

async function* all(context: Context, actor: Actor): AsyncGenerator<ZippedFile> {
  const handedIn = await readAllOwn(context, actor);
  const data = await exportOwnData(context, actor, handedIn);
  yield { name: 'mine-data.json', bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)) };
  yield* textsOf(context, handedIn);
  yield* filesOf(context, 'afleverede filer', await findAttachedFiles(context.db, actor.id));
  yield* filesOf(context, 'egne opgaver', await findExerciseFiles(context.db, actor.id));
}

/** Everything of {@link exportOwnData} with the person's files, as an archive that is made while it is sent. */
export const zipOwnData = (context: Context, actor: Actor): Readable => Readable.from(zipFiles(all(context, actor)));
