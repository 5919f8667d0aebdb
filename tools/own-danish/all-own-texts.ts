import fs from 'node:fs';
import path from 'node:path';
import {
  type Block,
  blogPosts,
  demoSeed,
  type FreeTextTask,
  freeTextTasks,
  type SeededPost,
} from '../../content/src/index.ts';
import { RULES } from '../../correction/src/rules/index.ts';
import { fillTemplate } from '../../correction/src/taxonomy/explain.ts';
import { ALL_SUBCATEGORY_IDS, categoryOf, ERROR_PAGES } from '../../correction/src/taxonomy/index.ts';
import { asRead, type OwnText, textsIn } from './source-texts.ts';

/** Where the product's own words stand in source files. */
const FOLDERS = [
  'web/src',
  'server/src',
  'school/src',
  'contract/src',
  'documents/src',
  'exercise-kinds/src',
  'content/src/catalogue',
  'content/src/demo-school',
];
/** Tests, pupils' texts with errors on purpose (their feedback is read below), lists of words to tell languages by. */
const NOT_OURS = /\.test\.tsx?$|\/testing\/|\.d\.ts$|demo-school\/(essays\/|tests\.ts)|languagetool\/languages\.ts$/;

/** Every Danish text that the product shows: screens, errors, mails, tasks, explanations and posts of the blog. */
export function allOwnTexts(root: string): OwnText[] {
  return [
    ...FOLDERS.flatMap((folder) => sourceFiles(root, folder)).flatMap((file) =>
      textsIn(file, fs.readFileSync(path.join(root, file), 'utf8')),
    ),
    ...freeTextTasks.flatMap(taskTexts),
    ...blogPosts().flatMap(postTexts),
    ...demoSeed.essays.map(({ feedback = '', pupil }) => ({ where: `feedback to ${pupil}`, text: feedback })),
    ...ALL_SUBCATEGORY_IDS.flatMap(explanationTexts),
    ...RULES.map(({ id, explanation = '' }) => ({ where: `rule ${id}`, text: filled(explanation) })),
  ];
}

const sourceFiles = (root: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !NOT_OURS.test(file))
    .toSorted();

/** A task's Danish: all of a Danish one, and what stands in Danish above the others. */
function taskTexts({ slug, productId, title, summary, instructions = [], prompt, source }: FreeTextTask): OwnText[] {
  const at = (part: string) => (text: string) => ({ where: `task ${slug}, ${part}`, text });
  const above = [...[summary].map(at('summary')), ...instructions.flatMap(blockTexts).map(at('instructions'))];
  if (productId !== 'teco') return above;
  const { genre = '', title: sourceTitle = '', byline = '', blocks = [] } = source ?? {};
  return [
    ...above,
    ...[title].map(at('title')),
    ...prompt.flatMap(blockTexts).map(at('prompt')),
    ...[genre, sourceTitle, byline, ...blocks.flatMap(blockTexts)].map(at('source')),
  ];
}

/** The texts of a block; a poem goes its own way with stops and lines and is left out. */
function blockTexts(block: Block): string[] {
  if (block.type === 'verse') return [];
  return block.type === 'list' ? block.items.map(asRead) : [block.text];
}

/** A post by its paragraphs, items and cells. What is set apart in them is spoken of, as what stands in »…«. */
function postTexts({ slug, title, brief, alt, content }: SeededPost): OwnText[] {
  const blocks = [...content.matchAll(/<(p|li|h2|h3|td|th)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner = '']) => inner);
  const texts = blocks.map((inner) => inner.replace(/<(em|mark)\b[^>]*>(.*?)<\/\1>/gs, '»$2«').replace(/<[^>]*>/g, ''));
  return [title, brief, alt, ...texts.map(asRead)].map((text) => ({ where: `post ${slug}`, text }));
}

/** The page behind a mark, without the sentences that are wrong on purpose. */
function explanationTexts(id: (typeof ALL_SUBCATEGORY_IDS)[number]): OwnText[] {
  const { title, description, short, explanation } = ERROR_PAGES[id];
  const { what, why, check, examples } = explanation;
  const texts = [description, filled(short), what, why, check, ...examples.map(({ right }) => right)];
  // a title such as »nogen og nogle« names the words that are confused
  if (categoryOf(id) !== 'wordconfusion') texts.push(title);
  return texts.map((text) => ({ where: `explanation ${id}`, text }));
}

const filled = (template: string): string => fillTemplate(template, { token: 'ord', replacement: 'ordet' }) ?? '';
