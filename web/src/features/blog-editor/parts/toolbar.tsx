import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { Dropdown, DropdownItem } from '../../../ui/dropdown.tsx';
import { IconArrowBackUp, IconArrowForwardUp, IconLink } from '../../../ui/icons.ts';
import { toolText as text } from '../blog-editor.text.ts';
import { MARK_KINDS } from '../rich-text.ts';
import * as icons from './editor-icons.ts';
import { FigurePanel, LinkPanel, PictureTool, TablePanel } from './tool-panels.tsx';
import s from './rich-text-editor.module.css';

function Tool({
  label,
  pressed,
  disabled,
  onPress,
  children,
}: {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      // the text keeps its selection
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function MarkTool({ editor, kind }: { editor: Editor; kind: string | null }) {
  return (
    <Dropdown
      label={text.mark}
      target={(props) => (
        <button type="button" aria-label={text.mark} title={text.mark} aria-pressed={kind !== null} {...props}>
          <icons.IconHighlight aria-hidden="true" />
        </button>
      )}
    >
      {MARK_KINDS.map((one) => (
        <DropdownItem
          key={one}
          checked={one === kind}
          onPress={() => editor.chain().focus().setMark('errorMark', { kind: one }).run()}
        >
          {text.marks[one]}
        </DropdownItem>
      ))}
      <DropdownItem checked={kind === null} onPress={() => editor.chain().focus().unsetMark('errorMark').run()}>
        {text.noMark}
      </DropdownItem>
    </Dropdown>
  );
}

/** The format of the text at the cursor, so that the buttons say it. */
const formatOf = (editor: Editor) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  aside: editor.isActive('aside'),
  link: editor.isActive('link'),
  figure: editor.isActive('figure'),
  table: editor.isActive('table'),
  mark: editor.isActive('errorMark') ? String(editor.getAttributes('errorMark').kind) : null,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** The buttons over the text, and what belongs to the link, the picture or the table at the cursor. */
export function Toolbar({ editor }: { editor: Editor }) {
  const is = useEditorState({ editor, selector: ({ editor: current }) => formatOf(current) });
  const [isLinking, setLinking] = useState(false);
  const run = () => editor.chain().focus();
  const tools = [
    [text.bold, is.bold, () => run().toggleBold().run(), icons.IconBold],
    [text.italic, is.italic, () => run().toggleItalic().run(), icons.IconItalic],
    [text.heading, is.heading, () => run().toggleHeading({ level: 2 }).run(), icons.IconH2],
    [text.subheading, is.subheading, () => run().toggleHeading({ level: 3 }).run(), icons.IconH3],
    [text.link, is.link, () => setLinking(!isLinking), IconLink],
    [text.bullets, is.bullets, () => run().toggleBulletList().run(), icons.IconList],
    [text.numbers, is.numbers, () => run().toggleOrderedList().run(), icons.IconListNumbers],
    [text.quote, is.quote, () => run().toggleBlockquote().run(), icons.IconQuote],
    [text.aside, is.aside, () => run().toggleWrap('aside').run(), icons.IconBulb],
  ] as const;
  return (
    <div className={s.tools}>
      <div className={s.bar} role="toolbar" aria-label={text.toolbar}>
        {tools.map(([label, pressed, onPress, Icon]) => (
          <Tool key={label} label={label} pressed={pressed} onPress={onPress}>
            <Icon aria-hidden="true" />
          </Tool>
        ))}
        <MarkTool editor={editor} kind={is.mark} />
        <PictureTool editor={editor} />
        <Tool
          label={text.table}
          pressed={is.table}
          onPress={() => is.table || run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}
        >
          <icons.IconTable aria-hidden="true" />
        </Tool>
        <Tool label={text.undo} disabled={!is.canUndo} onPress={() => run().undo().run()}>
          <IconArrowBackUp aria-hidden="true" />
        </Tool>
        <Tool label={text.redo} disabled={!is.canRedo} onPress={() => run().redo().run()}>
          <IconArrowForwardUp aria-hidden="true" />
        </Tool>
      </div>
      {isLinking && <LinkPanel editor={editor} onDone={() => setLinking(false)} />}
      {is.figure && <FigurePanel editor={editor} />}
      {is.table && <TablePanel editor={editor} />}
    </div>
  );
}
