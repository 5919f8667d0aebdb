import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Config } from '../../platform/config/config.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { FilesAwayError } from '../../platform/files/files-away.ts';
import { copyFiles, forgetCopied, MovedWrong } from '../../platform/files/move-files.ts';
import { bucketFileStore, diskFileStore } from '../../platform/files/open-file-store.ts';
import { ALL_KEYS } from '../../platform/files/stored-files.ts';
import { counted } from './backup.ts';
import { CommandProblem } from './command-problem.ts';
import { usage } from './usage.ts';
import { withDatabase } from './with-database.ts';

const USAGE = usage(
  'Flyt filer mellem disken (DATA_DIR/files) og et S3-lager. Serveren må gerne køre imens:',
  [
    ['npm run move-files -- --til s3', 'fra disken til lageret'],
    ['npm run move-files -- --til disk', 'fra lageret til disken'],
    ['npm run move-files -- --til s3 --slet', 'slet dem også, hvor de lå, når de er læst igen det nye sted'],
  ],
  'Kommandoen bruger S3_BUCKET og de andre indstillinger. Den kan køres igen; kun det, der mangler, bliver flyttet.',
);

function read(args: readonly string[]): { to: 's3' | 'disk'; forget: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { til: { type: 'string' }, slet: { type: 'boolean', default: false } },
    });
    if (values.til !== 's3' && values.til !== 'disk') throw new Error('to where');
    return { to: values.til, forget: values.slet };
  } catch {
    throw new CommandProblem(USAGE);
  }
}

/** Both places, the new one first. */
async function placesOf(config: Config, to: 's3' | 'disk'): Promise<[to: FileStore, from: FileStore]> {
  const bucket = bucketFileStore(config);
  if (!bucket) throw new CommandProblem(`Der er ikke noget S3-lager i indstillingerne.\n\n${USAGE}`);
  await bucket.check();
  const disk = diskFileStore(config);
  return to === 's3' ? [bucket, disk] : [disk, bucket];
}

async function move(config: Config, { to, forget }: ReturnType<typeof read>): Promise<string> {
  const [target, source] = await placesOf(config, to);
  const keys = await withDatabase(config, async ({ db }) =>
    (await db.execute<{ key: string }>(sql.raw(ALL_KEYS))).rows.map(({ key }) => key),
  );
  const { copied, already, missing } = await copyFiles(source, target, keys);
  const lines = [
    `${counted(copied, 'fil', 'filer')} er flyttet og læst igen, ${counted(already, 'fil', 'filer')} lå der i forvejen.`,
  ];
  if (missing.length > 0)
    lines.push(`${counted(missing.length, 'fil', 'filer')}, som databasen kender, findes ingen af stederne.`);
  if (forget)
    lines.push(`${counted(await forgetCopied(source, target, keys), 'fil', 'filer')} er slettet, hvor de lå før.`);
  else lines.push('Intet er slettet, hvor de lå før.');
  return lines.join('\n');
}

/** Moves all files that the database knows to the other place; answers what to say of it. */
export async function moveFiles(args: readonly string[], config: () => Config): Promise<string> {
  const wanted = read(args);
  try {
    return await move(config(), wanted);
  } catch (error) {
    if (error instanceof FilesAwayError)
      throw new CommandProblem(`S3-lageret kan ikke bruges. Kør kommandoen igen, når det kan.\n${error.message}`);
    if (error instanceof MovedWrong)
      throw new CommandProblem(
        `${error.message} er ikke den samme fil, når den læses igen. Intet er slettet. Er lageret i stykker?`,
      );
    throw error;
  }
}
