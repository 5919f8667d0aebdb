// Writes the exercises of forms into content/src/exercises: npx tsx tools/practice/write-practice.ts, then biome format.
import fs from 'node:fs';
import path from 'node:path';
import { LexiconForms } from './lexicon-forms.ts';
import { practiceFiles, practiceItems, TASKS } from './practice-items.ts';
import type { Practice } from './practice.ts';

const root = path.join(import.meta.dirname, '..', '..');
const forms = new LexiconForms(root);
const quoted = (text: string): string => `'${text}'`;

/** `saetningsled-former` as a constant's name. */
const camelCase = (name: string): string => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const exercise = (practice: Practice): string => {
  const { summary, instruction, trains } = TASKS[practice.form];
  return `  {
    number: ${practice.number},
    ${practice.version ? `version: ${practice.version},` : ''}
    title: ${quoted(practice.title)},
    summary: ${quoted(summary)},
    instruction: ${quoted(instruction)},
    ${trains.length > 0 ? `trains: [${trains.map(quoted).join(', ')}],` : ''}
    items: [
${practiceItems(forms, practice)
  .map(({ helper, text, because }) => `      ${helper}(${quoted(text)}, ${quoted(because)}),`)
  .join('\n')}
    ],
  },`;
};

for (const [file, practices] of practiceFiles()) {
  const [{ productId, level, category }] = practices;
  const helpers = [...new Set(practices.map(({ form }) => TASKS[form].helper))].toSorted();
  fs.writeFileSync(
    path.join(root, 'content', 'src', 'exercises', file),
    `import { exerciseGroup, ${helpers.join(', ')} } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const ${camelCase(path.basename(file, '.ts'))} = exerciseGroup({ productId: ${quoted(productId)}, level: ${level}, category: ${quoted(category)} }, [
${practices.map(exercise).join('\n')}
]);
`,
  );
  console.log(file);
}
