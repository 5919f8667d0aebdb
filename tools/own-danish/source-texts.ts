import ts from 'typescript';

/** A text that the product shows, and where it stands. */
export interface OwnText {
  /** File and line, or the path to a value. */
  where: string;
  text: string;
}

/** Texts with many placeholders that each have variants are cut to this many. */
const MOST_VARIANTS = 8;

/** What is put in for a value that is only known when the product runs, by the name of the value. */
const FILLINGS: readonly (readonly [RegExp, string])[] = [
  [/date|day|due|deadline|when|since|frist/i, '3. maj'],
  [/clock|time/i, '12.30'],
  [/title|task|exercise|essay|course|file|subject/i, '»Min dag«'],
  [/name|teacher|pupil|student|person|author|sender|recipient|who|creator/i, 'Sofie'],
  [/squad|class|group|school/i, '7.A'],
  [/url|link|href|address/i, 'https://ordklar.dk'],
  [/mail/i, 'sofie@skole.dk'],
];
const NUMBER = '3';

/** Attributes that are read or heard; all others steer. */
const SHOWN_ATTRIBUTES =
  /^(aria-(label|description|placeholder|valuetext|roledescription)|alt|placeholder|title)$|label|text|hint|heading|description|message|caption|intro/i;

const DANISH_LETTER = /[æøåÆØÅ»]/;
const DANISH_WORD =
  /(^|\s)(og|du|er|til|din|dit|dine|har|ikke|den|det|kan|skal|med|af|på|som|jeg|vi|om|fra|eller|ved|nu|ingen|alle)(?=[\s.,!?]|$)/i;
const ENGLISH_WORD = /(^|\s)(the|of|is|not|and|an|to|was|with|from|this)(?=[\s.,!?]|$)/i;

/** A literal outside the files of texts is taken for Danish by its letters or its small words. */
const looksDanish = (text: string): boolean =>
  DANISH_LETTER.test(text) || (text.includes(' ') && DANISH_WORD.test(text) && !ENGLISH_WORD.test(text));

/**
 * Every Danish text in a source file: string literals, templates with something put in for their values, and the text of
 * JSX with its inline elements. In `*.text.ts` all strings count, elsewhere those that look Danish.
 */
export function textsIn(file: string, source: string): OwnText[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const onlyTexts = file.endsWith('.text.ts');
  const found: OwnText[] = [];

  const keep = (node: ts.Node, texts: readonly string[], sure: boolean): void => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    for (const text of texts)
      if (!isCode(text) && (sure || looksDanish(node.getText(tree))))
        found.push({ where: `${file}:${line + 1}`, text: asRead(text) });
  };
  const visit = (node: ts.Node): void => {
    if (steers(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (hasOwnWords(node)) {
        keep(node, [spokenIn(node)], true);
        if (ts.isJsxElement(node)) visit(node.openingElement);
        for (const child of node.children) if (!ts.isJsxText(child)) ts.forEachChild(child, visit);
        return;
      }
    } else if (isText(node)) {
      const isShownAttribute = ts.isJsxAttribute(node.parent) || ts.isJsxAttribute(node.parent.parent);
      keep(node, variants(node), onlyTexts || isShownAttribute);
      // literals inside a template's values, such as the forms of a word
      ts.forEachChild(node, (child) => {
        if (!isText(child)) visit(child);
      });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** An address, a file's name, a key of one word: nobody reads it. */
const isCode = (text: string): boolean => !/\p{L}{2}/u.test(text) || /^(\/|https?:|\.|#)|^[a-z0-9_.:/-]+$/.test(text);

/** A text of HTML without its tags; a piece that begins small, as one that begins a sentence. */
export function asRead(text: string): string {
  const plain = text
    .replace(/<\/?(p|li|ul|ol|h\d|br)>/g, '\n')
    .replace(/<\/?[a-z]+( [^>]*)?>/g, '')
    .replace(/^[\s,.;:)–-]+/, '')
    .trim();
  return plain.replace(/^[^\p{L}\p{N}]*\p{L}/u, (opening) => opening.toUpperCase());
}

/** Names, types and settings: nobody reads them on a screen. */
function steers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    return true;
  if (ts.isJsxAttribute(node)) return !SHOWN_ATTRIBUTES.test(node.name.getText());
  return ts.isPropertyAssignment(node.parent ?? node) && (node.parent as ts.PropertyAssignment).name === node;
}

const isText = (node: ts.Node): node is ts.Expression =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken && isText(node.left));

/** What an expression can say: each branch of a choice, and a filling for what is not known here. */
function variants(node: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(node)) return variants(node.expression);
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
  // what is counted is filled in as several
  if (ts.isConditionalExpression(node) && /=== 1$/.test(node.condition.getText())) return variants(node.whenFalse);
  if (ts.isConditionalExpression(node)) return [...variants(node.whenTrue), ...variants(node.whenFalse)];
  if (isText(node) && ts.isBinaryExpression(node)) return joined(variants(node.left), variants(node.right));
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (texts, span) => joined(joined(texts, variants(span.expression)), [span.literal.text]),
      [node.head.text],
    );
  return [fillingFor(node.getText())];
}

const joined = (firsts: readonly string[], seconds: readonly string[]): string[] =>
  firsts.flatMap((first) => seconds.map((second) => first + second)).slice(0, MOST_VARIANTS);

const fillingFor = (name: string): string => FILLINGS.find(([pattern]) => pattern.test(name))?.[1] ?? NUMBER;

const hasOwnWords = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

/** The text of an element as a browser would show it on one line. */
function spokenIn(node: ts.JsxElement | ts.JsxFragment): string {
  const text = node.children.map((child) => {
    if (ts.isJsxText(child)) return child.text.replace(/\s*\n\s*/g, (gap) => (gap.trim() === '' ? '\n' : gap));
    if (ts.isJsxElement(child) || ts.isJsxFragment(child)) return spokenIn(child);
    if (ts.isJsxExpression(child)) return child.expression ? (variants(child.expression)[0] ?? '') : '';
    return '';
  });
  return decoded(text.join('').replace(/\s+/g, ' ').trim());
}

const decoded = (text: string): string => text.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');
