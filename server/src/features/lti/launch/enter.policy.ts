import type { Role } from '@ordklar/contract';

import type { Config } from '../../../platform/config/config.ts';
import { owesTwoStep } from '../../../platform/sessions/first-steps.policy.ts';

/**
 * Whether a linked person is logged in by the platform's word alone. Who reaches other people's accounts, or what everybody
 * reads, logs in here, with the second step where it is on.
 */
export const mayEnterByPlatform = (config: Pick<Config, 'twoStepFor'>, roles: readonly Role[]): boolean =>
  roles.length > 0 &&
  roles.every((role) => role === 'student' || role === 'teacher') &&
  // where the second step is a duty, no other way leads past it
  !owesTwoStep(config, roles);
