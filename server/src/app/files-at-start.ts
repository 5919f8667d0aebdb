import type { Config } from '../platform/config/config.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { FilesAwayError } from '../platform/files/files-away.ts';
import { bucketFileStore, diskFileStore } from '../platform/files/open-file-store.ts';
import type { Log } from '../platform/log/log.ts';

/** What is wrong with the bucket, for whoever starts the server. */
export class BucketProblem extends Error {}

/**
 * Where files lie. A bucket that says no ends the start, as every upload would fail; one that is away does not, as it comes
 * back, and all that needs no file goes on meanwhile.
 */
export async function openCheckedFiles(
  config: Pick<Config, 'dataDir' | 's3'>,
  log: Pick<Log, 'warn'>,
): Promise<FileStore> {
  const bucket = bucketFileStore(config);
  if (!bucket) return diskFileStore(config);
  try {
    await bucket.check();
  } catch (error) {
    if (!(error instanceof FilesAwayError)) throw error;
    if (error.isRefusal)
      throw new BucketProblem(
        `Lageret til filer afviser serveren. Passer S3_ENDPOINT, S3_BUCKET, S3_REGION og nøglerne, og findes »${config.s3?.bucket}«?\n${error.message}`,
        { cause: error },
      );
    log.warn({ err: error }, 'the file store is away at the start');
  }
  return bucket;
}
