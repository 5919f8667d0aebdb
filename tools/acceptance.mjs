// npm run acceptance: which rows of the acceptance checklist a test names, and which none does.
import fs from 'node:fs';
import path from 'node:path';
import { checklistIds, idsInTitles } from './checklist-coverage.mjs';
import { repositoryFiles } from './repository-scan.mjs';
import { root } from './workspace.mjs';

const ids = checklistIds(fs.readFileSync(path.join(root, 'docs', 'spec', 'checklist.md'), 'utf8'));
const tests = repositoryFiles(root).filter((file) => /\.(?:test|spec)\.tsx?$/.test(file));
/** Our own decisions, which titles name too. */
const decisions = new Set(
  fs.readFileSync(path.join(root, 'docs', 'spec', 'decisions.md'), 'utf8').match(/(?<=^- \*\*)PD-\d\d/gm),
);
/** @type {Map<string, string[]>} */
const provedBy = new Map(ids.map((id) => [id, []]));
const unknown = [];
for (const file of tests) {
  for (const id of idsInTitles(fs.readFileSync(path.join(root, file), 'utf8'), file)) {
    const files = provedBy.get(id);
    if (files) files.push(file);
    else if (!decisions.has(id)) unknown.push(`${id} (${file})`);
  }
}

for (const area of new Set(ids.map(areaOf))) {
  const rows = ids.filter((id) => areaOf(id) === area);
  const missing = rows.filter((id) => provedBy.get(id)?.length === 0);
  console.log(
    `${area.padEnd(6)} ${rows.length - missing.length}/${rows.length}${missing.length > 0 ? `  without a test: ${missing.join(' ')}` : ''}`,
  );
}
const covered = ids.filter((id) => (provedBy.get(id)?.length ?? 0) > 0).length;
console.log(`\n${covered} of ${ids.length} rows have a test, ${ids.length - covered} have none.`);
if (unknown.length > 0) {
  console.error(`Not in the checklist: ${unknown.join(', ')}`);
  process.exitCode = 1;
}

/** @param {string} id */
function areaOf(id) {
  return id.slice(0, id.indexOf('-'));
}
