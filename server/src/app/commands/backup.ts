import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { checkBackup, writeBackup } from '../../platform/backup/index.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { type Config, keptSecretFile } from '../../platform/config/config.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { CommandProblem } from './command-problem.ts';
import { usage } from './usage.ts';
import { withDatabaseUrl } from './with-database.ts';

const USAGE = usage(
  'Tag en sikkerhedskopi af database og filer. Serveren må gerne køre imens:',
  [
    ['npm run backup', 'i denne mappe, under et navn med dag og klokkeslæt'],
    ['npm run backup -- /backup', 'samme navn i en anden mappe'],
    ['npm run backup -- /backup/x.tar.gz', 'under et navn, du vælger'],
    ['npm run backup -- /backup --behold 30', 'slet kopier i mappen, der er over 30 dage gamle'],
  ],
  'Kommandoen bruger samme DATA_DIR og DATABASE_URL som serveren.',
);

const OWN_NAME = /^ordklar-\d{4}-\d{2}-\d{2}-\d{4}\.tar\.gz$/;
const DAY_MS = 24 * 60 * 60_000;
/** SQLSTATE of a table or schema that is not there. */
const NOT_THERE = new Set(['42P01', '3F000']);

const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'short',
});
const ownName = (now: Date): string => `ordklar-${minute.format(now).replace(' ', '-').replace(':', '')}.tar.gz`;
/** 1 fil, 1.200 filer. */
export const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('da-DK')} ${number === 1 ? one : many}`;

function read(args: readonly string[]): { place: string; keepDays: number | null } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { behold: { type: 'string' } },
    });
    if (positionals.length > 1) throw new Error('one place');
    const keepDays = values.behold === undefined ? null : Number(values.behold);
    if (keepDays !== null && !(Number.isInteger(keepDays) && keepDays > 0)) throw new Error('whole days');
    return { place: path.resolve(positionals[0] ?? '.'), keepDays };
  } catch {
    throw new CommandProblem(USAGE);
  }
}

/** The file to write; refuses one that is there. */
function fileOf(place: string, now: Date): string {
  const isFolder = fs.statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const file = isFolder ? path.join(place, ownName(now)) : place;
  if (fs.existsSync(file)) throw new CommandProblem(`${file} findes allerede. Intet er ændret. Vælg et andet navn.`);
  if (!fs.existsSync(path.dirname(file))) throw new CommandProblem(`Mappen ${path.dirname(file)} findes ikke.`);
  return file;
}

/** Deletes backups of this command's own naming that are older than so many days; answers how many. */
function forgetOld(folder: string, keepDays: number, now: Date): number {
  const old = fs
    .readdirSync(folder)
    .filter((name) => OWN_NAME.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => now.getTime() - fs.statSync(file).mtimeMs > keepDays * DAY_MS);
  for (const file of old) fs.rmSync(file);
  return old.length;
}

/** Written beside its place, read again and moved: what has the name is whole. */
async function write(config: Config, file: string, now: Date) {
  const half = `${file}.part`;
  const kept = keptSecretFile(config);
  const secret = kept && fs.existsSync(kept) ? fs.readFileSync(kept, 'utf8') : null;
  const files = openFileStore(config);
  try {
    const target = fs.createWriteStream(half, { mode: 0o600, flush: true });
    await withDatabaseUrl(config, (databaseUrl) => writeBackup({ databaseUrl, files, secret, now }, target));
    const summary = await checkBackup(fs.createReadStream(half));
    if (!summary) throw new CommandProblem(`${file} kunne ikke læses igen, da den var skrevet. Er disken i stykker?`);
    fs.renameSync(half, file);
    return summary;
  } catch (error) {
    fs.rmSync(half, { force: true });
    if (error instanceof pg.DatabaseError && NOT_THERE.has(error.code ?? ''))
      throw new CommandProblem(
        'Databasen indeholder ikke Ordklar. Har DATA_DIR og DATABASE_URL den værdi, serveren har?',
      );
    throw error;
  }
}

/** Takes a backup; answers what to say of it. */
export async function backup(args: readonly string[], config: () => Config): Promise<string> {
  const { place, keepDays } = read(args);
  const now = systemClock.now();
  const file = fileOf(place, now);
  const settings = config();
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl && !fs.existsSync(path.join(dataDir, 'postgres')))
    throw new CommandProblem(
      `Der er ingen database i ${dataDir}. Har DATA_DIR og DATABASE_URL den værdi, serveren har?`,
    );
  const { rows, files, missing } = await write(settings, file, now);
  const all = Object.values(rows).reduce((sum, some) => sum + some, 0);
  const megabytes = (fs.statSync(file).size / 1024 / 1024).toLocaleString('da-DK', { maximumFractionDigits: 1 });
  const lines = [
    `Sikkerhedskopien er taget og læst igen: ${file}`,
    `${counted(all, 'række', 'rækker')}, ${counted(files, 'fil', 'filer')}, ${megabytes} MB.`,
  ];
  if (missing.length > 0)
    lines.push(`${counted(missing.length, 'fil', 'filer')}, som databasen kender, findes ikke mere.`);
  const forgotten = keepDays === null ? 0 : forgetOld(path.dirname(file), keepDays, now);
  if (forgotten > 0) lines.push(`${counted(forgotten, 'gammel kopi', 'gamle kopier')} er slettet.`);
  return lines.join('\n');
}
