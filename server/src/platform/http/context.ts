import type { Role } from '@ordklar/contract';
import type { Clock } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/index.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Log } from '../log/log.ts';
import type { TextEngine } from '../text-engine/index.ts';

/** What every use case is given: the database and the outer world, so that tests can give their own. */
export interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Config;
  readonly files: FileStore;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly textEngine: TextEngine;
}

/** The person on whose behalf a use case runs. */
export interface Actor {
  readonly id: number;
  readonly institutionId: number;
  readonly roles: readonly Role[];
  readonly name: string;
  readonly publicName: string;
}

export const isTeacher = (actor: Pick<Actor, 'roles'>): boolean => actor.roles.includes('teacher');
