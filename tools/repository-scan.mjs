import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

// The patterns are written so that this file does not find itself.
const MACHINE_PATH = new RegExp(
  ['(?<![\\w.~-])/(?:work|root)\\b(?!-)', '/home/[a-z]', '/Users/[A-Za-z]'].join('|').replaceAll('/', '\\/'),
);
const REGISTRY_HOST = /registry\.(?:npmjs|yarnpkg)|npm\.pkg\.github|deb\.debian|pypi\.org|repo1\.maven/i;
const BINARY = /\.(?:png|jpe?g|gif|webp|ico|woff2?|mp3|ogg|wav|docx|zip|bin|gz|pdf)$/i;

/** Every file that git keeps or would keep (not ignored), relative to `root`. @param {string} root @returns {string[]} */
export function repositoryFiles(root) {
  const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return output.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(root, file)));
}

/** Lines that only one machine can follow: `file:line: text`. @param {string} root @param {string[]} files */
export function findMachineTraces(root, files) {
  return files
    .filter((file) => !BINARY.test(file))
    .flatMap((file) => tracesIn(fs.readFileSync(path.join(root, file), 'utf8')).map((trace) => `${file}:${trace}`));
}

/** @param {string} text @returns {string[]} `line: text` */
export function tracesIn(text) {
  return text
    .split('\n')
    .flatMap((line, index) =>
      MACHINE_PATH.test(line) || REGISTRY_HOST.test(line) ? [`${index + 1}: ${line.trim().slice(0, 160)}`] : [],
    );
}

/** Packages whose lock entry names the host that they came from. @param {string} lockText package-lock.json */
export function lockedHosts(lockText) {
  /** @type {Record<string, { resolved?: string }>} */
  const packages = JSON.parse(lockText).packages;
  return Object.entries(packages).flatMap(([name, { resolved }]) =>
    resolved && /^[a-z+]+:\/\//.test(resolved) ? [`${name}: ${resolved}`] : [],
  );
}
