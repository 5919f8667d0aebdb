import { LTITool } from '@lti-tool/core';
import { exportJWK, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { openLtiPlatform } from './lti-platform.ts';

/** The library keeps what is registered and used there; what these ways do not use is not there. */
function storageOf(config: { iss: string; clientId: string; authUrl: string; tokenUrl: string; jwksUrl: string }) {
  const nonces = new Set<string>();
  return {
    storeNonce: async (nonce: string) => void nonces.add(nonce),
    validateNonce: async (nonce: string) => nonces.delete(nonce),
    getLaunchConfig: async () => ({ ...config, deploymentId: 'deployment-1' }),
    addSession: async () => 'session',
  } as unknown as ConstructorParameters<typeof LTITool>[0]['storage'];
}

it('a real LTI library is opened by the platform of our tests, and posts a score to it', async () => {
  const keyPair = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = { ...(await exportJWK(keyPair.publicKey)), kid: 'main', alg: 'RS256' };
  const launchUrl = 'https://tool.example/lti/launch';
  const platform = await openLtiPlatform(
    { clientId: 'bibliotek', redirectUri: launchUrl, keys: async () => ({ keys: [jwk] }) },
    () => new Date(),
  );
  const { issuer: iss, authUrl, tokenUrl, jwksUrl } = platform;
  const storage = storageOf({ iss, clientId: 'bibliotek', authUrl, tokenUrl, jwksUrl });
  const tool = new LTITool({ stateSecret: new Uint8Array(32).fill(7), keyPair, storage });

  const { login_hint, target_link_uri, client_id, lti_deployment_id, lti_message_hint } =
    platform.initiate('https://tool.example/opgave');
  const begun = { iss, launchUrl, client_id, login_hint, target_link_uri, lti_deployment_id, lti_message_hint };
  const asked = new URL(await tool.handleLogin(begun));
  expect(asked.origin + asked.pathname).toBe(authUrl);
  const { id_token, state } = await platform.answer(asked.searchParams);
  const launch = await tool.verifyLaunch(id_token ?? '', state ?? '');
  expect(launch.sub).toBe('hans-id-hos-moodle');
  const session = await tool.createSession(launch);
  await tool.submitScore(session, {
    userId: launch.sub,
    scoreGiven: 7,
    scoreMaximum: 10,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
  });
  expect(platform.scores).toMatchObject([{ line: 'linje-1', score: { scoreGiven: 7, scoreMaximum: 10 } }]);

  // and it is as strict as it should be: another key, an answer given twice
  await expect(tool.verifyLaunch(id_token ?? '', state ?? '')).rejects.toThrow(/already been used/);
  platform.signsWithForeignKey = true;
  const again = new URL(await tool.handleLogin(begun));
  const forged = await platform.answer(again.searchParams);
  await expect(tool.verifyLaunch(forged['id_token'] ?? '', forged['state'] ?? '')).rejects.toThrow(/signature/);
  await platform.close();
});
