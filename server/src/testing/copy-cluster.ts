import { execFileSync } from 'node:child_process';

/** Copies a stopped database with its owner and its password to a folder that does not exist yet: making one takes a second. */
export function copyCluster(from: string, to: string): void {
  for (const part of ['', '.password']) execFileSync('cp', ['-a', `${from}${part}`, `${to}${part}`]);
}
