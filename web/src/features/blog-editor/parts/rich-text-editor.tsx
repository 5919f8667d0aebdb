import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { postTextClass } from '../../blog/index.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { postText as text, toolText } from '../blog-editor.text.ts';
import { keepFiles, keepPictures, type Pasted, picturesOf } from '../pasted-pictures.ts';
import { richText } from '../rich-text.ts';
import { Toolbar } from './toolbar.tsx';
import s from './rich-text-editor.module.css';

/** A post's text, written as readers will see it. `html` that comes from elsewhere takes the place of what is written. */
export default function RichTextEditor({ html, onChange }: { html: string; onChange: (html: string) => void }) {
  const written = useRef(html);
  const current = useRef<Editor | null>(null);
  /** Puts in what is pasted once its pictures are kept. Always true: the editor itself does nothing more. */
  const insert = (keeping: Promise<Pasted>): true => {
    void keeping.then(({ html: kept, missing, fault }) => {
      if (kept !== '') current.current?.chain().focus().insertContent(kept).run();
      if (missing > 0) showErrorToast(fault ?? toolText.picturesLeft(missing));
    });
    return true;
  };
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
      handlePaste: (_, { clipboardData }) => {
        const pasted = clipboardData?.getData('text/html') ?? '';
        // from a word processor comes the text as HTML, and often a picture of it all as a file beside
        if (/<img\b/i.test(pasted)) return insert(keepPictures(pasted));
        const files = pasted === '' ? picturesOf(clipboardData) : [];
        return files.length > 0 && insert(keepFiles(files));
      },
      handleDrop: (_view, event, _slice, isMoved) => {
        const files = isMoved ? [] : picturesOf(event.dataTransfer);
        return files.length > 0 && insert(keepFiles(files));
      },
    },
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
  });
  useEffect(() => {
    current.current = editor;
  }, [editor]);
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
