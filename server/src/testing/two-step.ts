import { Secret, TOTP } from 'otpauth';
import { tables } from '../platform/db/index.ts';
import type { World } from './world.ts';

/** What the apps of the tests hold. */
export const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What such an app shows at a moment. */
export const codeAt = (moment: Date, secret = SECRET): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });

/** Gives a person an app with {@link SECRET}, turned on or only begun. */
export async function giveTwoStep(world: World, userId: number, { isOn }: { isOn: boolean }): Promise<void> {
  const state = { secret: SECRET, confirmedAt: isOn ? world.clock.now() : null, lastStep: 0, recoveryHashes: [] };
  await world.db
    .insert(tables.twoStep)
    .values({ userId, ...state })
    .onConflictDoUpdate({ target: tables.twoStep.userId, set: state });
}
