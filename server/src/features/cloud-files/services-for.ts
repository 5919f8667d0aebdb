import type { CloudService, CloudServices } from '@ordklar/contract';
import type { Config } from '../../platform/config/config.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { readSwitches } from '../user-settings/index.ts';

/** The services that the server is set up for. */
export const servicesSetUp = ({ oneDrive, googleDrive }: Config['cloud']): CloudService[] => [
  ...(oneDrive ? (['onedrive'] as const) : []),
  ...(googleDrive ? (['googledrive'] as const) : []),
];

const SWITCHES = { onedrive: 'allowOneDrive', googledrive: 'allowGoogleDrive' } as const;

/**
 * The services that the person may fetch files from: those that the teacher `teacherId` allows, or the person's own
 * setting does (UPL-06).
 * @throws ProblemError not-found where `teacherId` is neither the person nor one who teaches the person
 */
export async function servicesFor(context: Context, actor: Actor, teacherId?: number): Promise<CloudServices> {
  const switches = await readSwitches(context, actor, teacherId);
  const setUp = servicesSetUp(context.config.cloud);
  return { setUp, allowed: setUp.filter((service) => switches[SWITCHES[service]]) };
}
