import type { ScannerSettings } from '../config/virus-scanner.ts';
import type { Log } from '../log/log.ts';
import { ProblemError } from '../problems/index.ts';
import type { FileStore } from './file-store.ts';
import { findVirus } from './virus-scanner.ts';

/**
 * A store that has a virus scanner look at what is put into it. What is restored or moved (`keep`) was looked at when it came.
 * @throws ProblemError 'infected-file', and 'scanner-away' where the scanner cannot be asked and the settings refuse then
 */
export function scannedFileStore(
  store: FileStore,
  { address, whenAway }: ScannerSettings,
  log: Pick<Log, 'error' | 'warn'>,
): FileStore {
  const requireClean = async (bytes: Uint8Array): Promise<void> => {
    const virus = await findVirus(address, bytes).catch((error: unknown) => {
      log.error({ err: error, whenAway }, 'the virus scanner could not be asked');
      if (whenAway === 'refuse') throw new ProblemError('scanner-away');
      return null;
    });
    if (virus === null) return;
    log.warn({ virus }, 'an infected file was refused');
    throw new ProblemError('infected-file');
  };
  return {
    ...store,
    async put(bytes) {
      await requireClean(bytes);
      return store.put(bytes);
    },
  };
}
