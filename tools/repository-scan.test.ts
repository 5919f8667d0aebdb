import { expect, it } from 'vitest';
import { lockedHosts, tracesIn } from './repository-scan.mjs';

const slash = '/';

it('finds paths of one machine and package hosts, with their line', () => {
  expect(tracesIn(`fine\nconst a = '${slash}work/main/x'`)).toEqual([`2: const a = '${slash}work/main/x'`]);
  expect(tracesIn(`cd ${slash}root/x`)).toHaveLength(1);
  expect(tracesIn(`${slash}home/peter/ordklar`)).toHaveLength(1);
  expect(tracesIn(['https://registry', 'npmjs', 'org'].join('.'))).toHaveLength(1);
});

it('leaves addresses of the product and relative paths alone', () => {
  for (const line of [
    '/homework/pending',
    'src/work/x.ts',
    '../work/',
    '/exercise/page/7',
    '/roots',
    'https://x.dk/work/',
  ])
    expect(tracesIn(line)).toEqual([]);
});

it('finds a lock entry that names a host, not a link to a folder', () => {
  const lock = { packages: { web: { resolved: 'web' }, 'node_modules/x': { resolved: 'https://host/x.tgz' } } };
  expect(lockedHosts(JSON.stringify(lock))).toEqual(['node_modules/x: https://host/x.tgz']);
});
