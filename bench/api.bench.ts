// A GET whose query and answer are validated, through everything that every call passes (security headers, sessions,
// limits, metrics), against a bare Fastify that answers the same JSON, in one run.
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { report } from './figures.ts';

/** Ours and the bare one by turns, so that what else the machine does falls on both. */
const ROUNDS = 5;
const SECONDS = 3;
const run = async (url: string, duration: number): Promise<number> =>
  (await autocannon({ url, connections: 10, duration })).requests.average;

const dataDir = newDataFolder();
const server = await startServer(dataDir, { CALLS_PER_MINUTE: '100000000' });
const path = '/api/v1/course-groups';
const answer = (await (await fetch(`${server.url}${path}`)).json()) as object;
const bare = Fastify();
bare.get(path, async () => answer);
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
try {
  const rounds: { ours: number; floor: number; ratio: number }[] = [];
  for (const url of [server.url, bareUrl]) await run(`${url}${path}`, 2);
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await run(`${server.url}${path}`, SECONDS);
    const floor = await run(`${bareUrl}${path}`, SECONDS);
    rounds.push({ ours, floor, ratio: ours / floor });
  }
  const sorted = rounds.toSorted((one, other) => one.ratio - other.ratio);
  const { ours, floor, ratio } = sorted[Math.floor(ROUNDS / 2)];
  report('ours: validated GET, requests/s', Math.round(ours));
  report('bare Fastify, requests/s (in the load generator)', Math.round(floor));
  report(
    `ours / bare, the middle of ${ROUNDS} rounds and all of them`,
    `${ratio.toFixed(2)}  (${sorted.map((one) => one.ratio.toFixed(2)).join(' ')})`,
  );
} finally {
  await bare.close();
  await server.stop();
}
