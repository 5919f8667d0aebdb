import { execFile } from 'node:child_process';
import { binary, root } from './workspace.mjs';

/** The packages whose imports follow arrows; a folder of scripts beside them imports what it likes. */
const PACKAGES = ['school', 'contract', 'exercise-kinds', 'correction', 'documents', 'content', 'server', 'web'];

/**
 * Who imports whom against the rules, and which source files the check never saw: one that looked at nothing would pass.
 * @param {string[]} files all of the repository's files
 * @returns {Promise<string[]>} one line per fault
 */
export async function arrowFaults(files) {
  const args = [binary('dependency-cruiser/bin/dependency-cruise.mjs'), ...PACKAGES];
  const output = await runAnyway([...args, '--config', '.dependency-cruiser.cjs', '--output-type', 'json']);
  const { modules, summary } = JSON.parse(output);
  const violations = summary.violations.map(
    (/** @type {any} */ { rule, from, to, comment }) =>
      `${rule.name}: ${from} → ${to}${comment ? ` (${comment})` : ''}`,
  );
  return [...violations, ...unseen(files, modules)];
}

/** @param {string[]} files @param {{ source: string }[]} modules */
export function unseen(files, modules) {
  const seen = new Set(modules.map(({ source }) => source));
  const sources = files.filter(
    (file) => PACKAGES.some((name) => file.startsWith(`${name}/src/`)) && /(?<!\.d|\.test)\.tsx?$/.test(file),
  );
  if (sources.length === 0) return ['no source file was found to check'];
  return sources.filter((file) => !seen.has(file)).map((file) => `${file} was not seen by dependency-cruiser`);
}

/** Its exit code is the number of violations; its output is what counts. @param {string[]} args @returns {Promise<string>} */
function runAnyway(args) {
  return new Promise((resolve, reject) => {
    const options = { cwd: root, maxBuffer: 256 * 1024 * 1024 };
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      stdout ? resolve(stdout) : reject(new Error(stderr, { cause: error })),
    );
  });
}
