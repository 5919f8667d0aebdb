import fs from 'node:fs';
import path from 'node:path';
import { type RestoreFault, RestoreProblem, restoreBackup } from '../../platform/backup/index.ts';
import { type Config, keptSecretFile } from '../../platform/config/config.ts';
import { openFileStore } from '../../platform/files/open-file-store.ts';
import { counted } from './backup.ts';
import { CommandProblem } from './command-problem.ts';
import { usage } from './usage.ts';
import { withDatabaseUrl } from './with-database.ts';

const USAGE = usage(
  'Læg en sikkerhedskopi ind i en tom database:',
  [['DATA_DIR=/srv/ordklar npm run restore -- /backup/x.tar.gz', '']],
  'Brug en DATA_DIR, der er tom eller ikke findes, eller en DATABASE_URL med en tom database. Start serveren bagefter.',
);

const FAULTS: Record<RestoreFault, string> = {
  'not-empty':
    'Databasen er ikke tom. Intet er ændret. Vælg en tom mappe med DATA_DIR, eller en tom database med DATABASE_URL.',
  'not-a-backup': 'Filen er ikke en sikkerhedskopi fra Ordklar. Intet er ændret.',
  newer: 'Sikkerhedskopien er taget med en nyere udgave af Ordklar. Intet er ændret. Hent den udgave, og prøv igen.',
  broken: 'Sikkerhedskopien er beskadiget eller ikke skrevet færdig. Intet er ændret. Prøv med en anden kopi.',
};

/** Restores a backup into an empty database; answers what to say of it. */
export async function restore(args: readonly string[], config: () => Config): Promise<string> {
  const [given, ...more] = args;
  if (given === undefined || more.length > 0) throw new CommandProblem(USAGE);
  const file = path.resolve(given);
  if (!fs.existsSync(file)) throw new CommandProblem(`${file} findes ikke.`);
  const settings = config();
  const kept = keptSecretFile(settings);
  const files = openFileStore(settings);
  try {
    const summary = await withDatabaseUrl(settings, (databaseUrl) => {
      const keepSecret = async (secret: string): Promise<void> => {
        if (kept && !fs.existsSync(kept)) fs.writeFileSync(kept, secret, { mode: 0o600 });
      };
      fs.mkdirSync(settings.dataDir, { recursive: true });
      return restoreBackup({ databaseUrl, files, keepSecret }, fs.createReadStream(file));
    });
    const rows = Object.values(summary.rows).reduce((sum, some) => sum + some, 0);
    const back = `${counted(rows, 'række', 'rækker')} og ${counted(summary.files, 'fil', 'filer')}`;
    return `${back} er lagt tilbage. Start serveren med samme DATA_DIR og DATABASE_URL; alle skal logge ind igen.`;
  } catch (error) {
    if (error instanceof RestoreProblem) throw new CommandProblem(FAULTS[error.fault]);
    throw error;
  }
}
