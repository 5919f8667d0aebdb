import { createPrivateKey, generateKeyPair, randomUUID, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { exportJWK, SignJWT, type JWTPayload } from 'jose';
import { seal, unseal } from '../../../platform/config/seal.ts';
import type { Context } from '../../../platform/http/context.ts';
import { type KeyRow, findKeys, keepFirstKey } from './keys.repo.ts';

const ALGORITHM = 'RS256';
const BITS = 2048;
/** Keys that are shown: the one we sign with, and the one before it for platforms that keep what they have read. */
const SHOWN = 2;

type Needs = Pick<Context, 'clock' | 'config' | 'db'>;

/** The private key of a row; null where it was sealed with a secret that is changed since. */
function openKey({ config }: Needs, { sealedKey }: KeyRow): KeyObject | null {
  const pem = unseal(config, sealedKey);
  return pem === null ? null : createPrivateKey(pem);
}

async function newKey({ config, clock }: Needs): Promise<KeyRow> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  const kid = randomUUID();
  return {
    kid,
    publicJwk: { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' },
    sealedKey: seal(config, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()),
    madeAt: clock.now(),
  };
}

/** The key that we sign with: made once for all servers, and again where the secret that it was sealed with is gone. */
async function currentKey(needs: Needs): Promise<{ kid: string; key: KeyObject }> {
  const [kept] = await findKeys(needs.db, 1);
  const opened = kept && openKey(needs, kept);
  if (kept && opened) return { kid: kept.kid, key: opened };
  // of several servers that begin at once the first one's key counts
  const made = await newKey(needs);
  const row = await needs.db.transaction((tx) => keepFirstKey(tx, kept?.kid ?? null, made));
  const key = openKey(needs, row);
  if (!key) throw new Error('the servers do not have the same SESSION_SECRET');
  return { kid: row.kid, key };
}

/** Our public keys, as platforms fetch them. */
export async function keySet(needs: Needs): Promise<{ keys: Record<string, unknown>[] }> {
  await currentKey(needs);
  return { keys: (await findKeys(needs.db, SHOWN)).map(({ publicJwk }) => publicJwk) };
}

/** Signs what is reported to a platform, valid for five minutes from now. */
export async function signed(needs: Needs, payload: JWTPayload): Promise<string> {
  const { kid, key } = await currentKey(needs);
  const now = Math.floor(needs.clock.now().getTime() / 1000);
  return new SignJWT(payload)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(now + 300)
    .setJti(randomUUID())
    .sign(key);
}
