import path from 'node:path';
import type { Config } from '../config/config.ts';
import { type FileStore, localFileStore } from './file-store.ts';
import { type S3FileStore, s3FileStore } from './s3-file-store.ts';

/** The folder of the own disk where files lie, or lay before they were moved. */
export const diskFileStore = ({ dataDir }: Pick<Config, 'dataDir'>): FileStore =>
  localFileStore(path.join(dataDir, 'files'));

/** The bucket; undefined where there is none. */
export const bucketFileStore = ({ s3 }: Pick<Config, 's3'>): S3FileStore | undefined => s3 && s3FileStore(s3);

/** Where the configuration says that files lie. */
export const openFileStore = (config: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  bucketFileStore(config) ?? diskFileStore(config);
