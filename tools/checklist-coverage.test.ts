import fs from 'node:fs';
import { expect, it } from 'vitest';
import { checklistIds, idsInTitles } from './checklist-coverage.mjs';

it('reads the rows of the checklist', () => {
  expect(checklistIds('| id | capability |\n|---|---|\n| UPL-02 | only DOCX, see UPL-03 |\n| API-001 | GET |')).toEqual(
    ['UPL-02', 'API-001'],
  );
});

it('finds the ids that titles begin with, ranges and several at once', () => {
  const source = `
    it('UPL-02 refuses a large file', () => {});
    test(\`SHELL-01–03, API-001: opens\`, () => {});
    describe.each([1])("TC-21/TC-22 corrects", () => {});
    it('mentions HW-01 in passing', () => {});
    const text = 'ENT-05';`;
  expect([...idsInTitles(source)].toSorted()).toEqual(
    ['API-001', 'SHELL-01', 'SHELL-02', 'SHELL-03', 'TC-21', 'TC-22', 'UPL-02'].toSorted(),
  );
});

it('counts no ids that stand in a string or a comment, such as in this file', () => {
  expect([...idsInTitles(fs.readFileSync(new URL(import.meta.url), 'utf8'))]).toEqual([]);
  expect([...idsInTitles("// it('HW-02 was here')\nit.each([1])(`HW-03 ${1} opens`, () => {});")]).toEqual(['HW-03']);
});

it('reads a type in angle brackets as .ts means it, not as an element', () => {
  const source = "const once = <T>(make: () => T) => make;\nit('ROLE-01 is refused', () => {});";
  expect([...idsInTitles(source, 'a.test.ts')]).toEqual(['ROLE-01']);
});
