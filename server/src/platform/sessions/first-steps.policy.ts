import type { FirstStep, Role } from '@ordklar/contract';
import type { Config } from '../config/config.ts';

/** What is known of how somebody logs in. */
export interface WaysIn {
  roles: readonly Role[];
  /** Whoever has none comes by UNI-Login, with its second step. */
  hasPassword: boolean;
  mustChoosePassword: boolean;
  hasTwoStep: boolean;
}

/** Whom two-step login is a duty for, by the setting. Pupils never: most have no phone of their own at school. */
const DUTY: Record<Config['twoStepFor'], readonly Role[]> = {
  nobody: [],
  administrators: ['school-admin', 'editor'],
  staff: ['school-admin', 'editor', 'teacher'],
};

/** Whether two-step login is a duty for somebody of these roles. */
export const owesTwoStep = ({ twoStepFor }: Pick<Config, 'twoStepFor'>, roles: readonly Role[]): boolean =>
  roles.some((role) => DUTY[twoStepFor].includes(role));

/** What the person must do before anything else, in this order. */
export function firstSteps(config: Pick<Config, 'twoStepFor'>, ways: WaysIn): FirstStep[] {
  if (!ways.hasPassword) return [];
  return [
    ...(ways.mustChoosePassword ? (['own-password'] as const) : []),
    ...(owesTwoStep(config, ways.roles) && !ways.hasTwoStep ? (['two-step'] as const) : []),
  ];
}
