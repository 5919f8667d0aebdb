import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RULES = join(import.meta.dirname, '..', 'src', 'rules');

/** Every rule file of src/rules/<category>/, as paths from src/rules. */
function ruleFiles(): string[] {
  return readdirSync(RULES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((category) =>
      readdirSync(join(RULES, category.name))
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
        .map((file) => `${category.name}/${file}`),
    )
    .sort();
}

const variableOf = (file: string): string =>
  file
    .replace(/^.*\//, '')
    .replace(/\.ts$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes src/rules/index.ts from the folder, when it has changed. */
export function writeRuleIndex(): void {
  const files = ruleFiles();
  const imports = files.map((file) => `import { ${variableOf(file)} } from './${file}';`);
  const list = files.map((file) => `  ${variableOf(file)},`);
  const source = [
    '// Made by build/generate-rule-index.ts from the files of this folder. Do not edit.',
    "import type { Rule } from '../kernel/rule.ts';",
    ...imports,
    '',
    'export const RULES: readonly Rule[] = [',
    ...list,
    '];',
    '',
  ].join('\n');
  const target = join(RULES, 'index.ts');
  if (!existsSync(target) || readFileSync(target, 'utf8') !== source) writeFileSync(target, source);
}

if (process.argv[1] === import.meta.filename) writeRuleIndex();
