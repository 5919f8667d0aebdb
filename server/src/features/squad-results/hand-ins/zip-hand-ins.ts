import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { writeDocx, type ZippedFile, zipFiles } from '@ordklar/documents';
import { schoolYearSpan } from '@ordklar/school';
import { safeFileName } from '../../../platform/files/file-name.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { requireSquad } from '../../classes/index.ts';
import { findHandedInText, findHandIns, type HandIn } from './hand-ins.repo.ts';

/** One hand-in after the other, each when the one before is sent: the file that was attached, or the written text as a file. */
async function* filesOf(context: Context, handIns: readonly HandIn[]): AsyncGenerator<ZippedFile> {
  for (const { name, title, textId, storageKey } of handIns) {
    const attached = storageKey === null ? null : await context.files.get(storageKey);
    const bytes = attached ?? writeDocx({ title, text: await findHandedInText(context.db, textId) });
    yield { name: safeFileName(`${name} – ${title}.docx`, 'docx'), bytes };
    // others are answered between two files
    await setImmediate();
  }
}

/**
 * What a class has handed in of a task, as an archive that is made while it is sent: one file is in memory at a time.
 * @throws ProblemError not-found where nothing is handed in, or the class is out of reach
 */
export async function zipHandIns(
  context: Context,
  actor: Actor,
  { squadId, exerciseId, year }: { squadId: number; exerciseId: number; year: number },
): Promise<{ filename: string; stream: Readable }> {
  const squad = await requireSquad(context, actor, squadId);
  const handIns = await findHandIns(context.db, { squadId, exerciseId, span: schoolYearSpan(year) });
  const [first] = handIns;
  if (!first)
    throw new ProblemError('not-found', { message: 'Der er ikke afleveret nogen tekster, så der er ingen at hente.' });
  return {
    filename: safeFileName(`${squad.name} – ${first.title}.zip`, 'zip'),
    stream: Readable.from(zipFiles(filesOf(context, handIns))),
  };
}
