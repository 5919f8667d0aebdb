import ts from 'typescript';

/** An id of the acceptance checklist: API-001, TC-21, SHELL-06. */
const ID = /\b[A-Z]{2,5}-\d{2,3}\b/g;

/** Ids of the rows of the checklist's tables. @param {string} markdown @returns {string[]} */
export function checklistIds(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z]{2,5}-\d{2,3}) \|/gm)].map((match) => match[1] ?? '');
}

const CALLS = new Set(['it', 'test', 'describe']);

/**
 * Ids that a test's title begins with. `SHELL-01–05` and `SHELL-01-05` stand for all five; several are separated by
 * space, comma or slash: `UPL-02, UPL-03 refuses …`. What only looks like a test, in a string or a comment, is none.
 * @param {string} source of a test file @param {string} [file] its name: `<T>` begins an element in .tsx only
 * @returns {Set<string>}
 */
export function idsInTitles(source, file = 'a.test.tsx') {
  /** @type {Set<string>} */
  const ids = new Set();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && CALLS.has(calledName(node.expression))) {
      const [title] = node.arguments;
      if (title) for (const id of leadingIds(textOf(title))) ids.add(id);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return ids;
}

/** `it` of `it(…)`, `it.each([…])(…)` and `it.skip(…)`. @param {ts.Node} node @returns {string} */
function calledName(node) {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return calledName(node.expression);
  return '';
}

/** What a title begins with. @param {ts.Node} node */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.head.text : '';
}

/** @param {string} title */
function leadingIds(title) {
  const lead = /^(?:[A-Z]{2,5}-\d{2,3}(?:[–-]\d{2,3})?[\s,/:]*)+/.exec(title)?.[0] ?? '';
  const ranges = lead.matchAll(/([A-Z]{2,5})-(\d{2,3})[–-](\d{2,3})/g);
  const within = [...ranges].flatMap(([, area = '', from = '', to = '']) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${area}-${String(Number(from) + index).padStart(from.length, '0')}`,
    ),
  );
  return [...(lead.match(ID) ?? []), ...within];
}
