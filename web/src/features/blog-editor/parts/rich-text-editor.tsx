import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { postTextClass } from '../../blog/index.ts';
import { postText as text } from '../blog-editor.text.ts';
import { richText } from '../rich-text.ts';
import { Toolbar } from './toolbar.tsx';
import s from './rich-text-editor.module.css';

/** A post's text, written as readers will see it. `html` that comes from elsewhere takes the place of what is written. */
export default function RichTextEditor({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const written = useRef(html);
  const editor = useEditor({
    extensions: richText,
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: classNames(s.text, postTextClass),
        role: 'textbox',
        'aria-label': text.body,
        'aria-multiline': 'true',
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
  });
  useEffect(() => {
    if (html === written.current) return;
    written.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return (
    <div className={s.editor}>
      <Toolbar editor={editor} />
      {html === '' && (
        <p className={s.hint} aria-hidden="true">
          {text.bodyHint}
        </p>
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
