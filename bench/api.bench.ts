// A GET whose query and answer are validated, through everything that every call passes (security headers, sessions,
// limits, metrics), against a bare Fastify that answers the same JSON, in one run.
import autocannon from 'autocannon';
import Fastify from 'fastify';
import { newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { report } from './figures.ts';

const SECONDS = 6;
const rate = async (url: string): Promise<number> => {
  const run = (duration: number) => autocannon({ url, connections: 10, duration });
  await run(2);
  return (await run(SECONDS)).requests.average;
};

const dataDir = newDataFolder();
const server = await startServer(dataDir, { CALLS_PER_MINUTE: '100000000' });
const path = '/api/v1/course-groups';
const answer = (await (await fetch(`${server.url}${path}`)).json()) as object;
const bare = Fastify();
bare.get(path, async () => answer);
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
try {
  const ours = await rate(`${server.url}${path}`);
  const floor = await rate(`${bareUrl}${path}`);
  report('ours: validated GET, requests/s', Math.round(ours));
  report('bare Fastify, requests/s (in the load generator)', Math.round(floor));
  report('ours / bare', (ours / floor).toFixed(2));
} finally {
  await bare.close();
  await server.stop();
}
