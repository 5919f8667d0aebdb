import { Mark, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** How a pupil's error can be marked in a post, as the product marks it. */
export const MARK_KINDS = ['spelling', 'grammar', 'confusion', 'add', 'ring', 'rephrase', 'delete', 'own'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

const KIND = /(?:^|\s)mark--(\w+)/;

/** A marked error. */
const ErrorMark = Mark.create({
  name: 'errorMark',
  inclusive: false,
  addAttributes: () => ({
    kind: {
      default: 'grammar',
      parseHTML: (element) => KIND.exec(element.className)?.[1] ?? 'grammar',
      renderHTML: ({ kind }) => ({ class: `mark mark--${kind}` }),
    },
  }),
  parseHTML: () => [{ tag: 'mark' }],
  renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
});

const script = (name: 'sub' | 'sup') =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** Advice that stands beside the text. */
const Aside = Node.create({
  name: 'aside',
  group: 'block',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'aside' }],
  renderHTML: () => ['aside', 0],
});

const readImage = (element: HTMLElement) => element.querySelector('img') ?? element;

/** A picture in the text, with what a screen reader says of it and what stands under it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null, parseHTML: (element) => readImage(element).getAttribute('src') },
    alt: { default: '', parseHTML: (element) => readImage(element).getAttribute('alt') ?? '' },
    caption: { default: '', parseHTML: (element) => element.querySelector('figcaption')?.textContent ?? '' },
  }),
  parseHTML: () => [{ tag: 'figure' }, { tag: 'img[src]' }],
  renderHTML({ node }) {
    const { src, alt, caption } = node.attrs as { src: string; alt: string; caption: string };
    const image = ['img', { src, alt }] as const;
    return caption ? ['figure', image, ['figcaption', caption]] : ['figure', image];
  },
});

const scope = {
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute('scope'),
  renderHTML: (attributes: Record<string, unknown>) => (attributes.scope ? { scope: attributes.scope } : {}),
};
// a cell holds words, not paragraphs, as the posts that are there already have it
const cell = { content: 'inline*' } as const;

/** What a post may be made of: what the server lets through, and nothing that it would take away again. */
export const richText = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: null } },
  }),
  ErrorMark,
  script('sub'),
  script('sup'),
  Aside,
  Figure,
  // its own drawing sets styles, which the page's content security policy refuses
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend({
    ...cell,
    addAttributes() {
      return { ...this.parent?.(), scope };
    },
  }),
  TableCell.extend(cell),
];
