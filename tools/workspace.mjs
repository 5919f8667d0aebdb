import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The repository's folder. */
export const root = path.resolve(import.meta.dirname, '..');

/** A program of node_modules/.bin, to be run with node itself: no shell, no npx, the same on every system. */
export const binary = (/** @type {string} */ script) => path.join(root, 'node_modules', ...script.split('/'));

/**
 * Runs npm (the one that started us, when one did) in the repository, its output in this terminal.
 * @param {string[]} args
 * @returns {number} its exit code, 1 when it could not be started
 */
export function npm(args) {
  const started = process.env['npm_execpath'];
  const [program, first] = started ? [process.execPath, [started]] : ['npm', []];
  const result = spawnSync(program, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && !started,
  });
  return result.status ?? 1;
}
