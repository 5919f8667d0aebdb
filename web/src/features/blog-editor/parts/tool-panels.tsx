import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toolText as text } from '../blog-editor.text.ts';
import { ACCEPTED, sendPicture } from '../pictures.ts';
import { IconPhoto } from './editor-icons.ts';
import s from './rich-text-editor.module.css';

/** Addresses that the server lets through. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i;

/** Where the selected words lead. */
export function LinkPanel({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const insert = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = address.trim();
    if (!ADDRESS.test(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  return (
    <form className={s.panel} onSubmit={insert} noValidate>
      <TextField
        label={text.linkAddress}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        autoComplete="off"
        ref={field}
        {...(isWrong && { error: text.linkWrong })}
      />
      <Button type="submit" look="ink">
        {text.insertLink}
      </Button>
      {editor.isActive('link') && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {text.removeLink}
        </Button>
      )}
    </form>
  );
}

/** What is said of the picture at the cursor. */
export function FigurePanel({ editor }: { editor: Editor }) {
  const { alt, caption } = useEditorState({
    editor,
    selector: ({ editor: current }) => current.getAttributes('figure') as { alt: string; caption: string },
  });
  const set = (part: object) => editor.commands.updateAttributes('figure', part);
  return (
    <div className={s.panel}>
      <TextField
        label={text.pictureAlt}
        value={alt ?? ''}
        onChange={({ currentTarget }) => set({ alt: currentTarget.value })}
      />
      <TextField
        label={text.pictureCaption}
        value={caption ?? ''}
        onChange={({ currentTarget }) => set({ caption: currentTarget.value })}
      />
    </div>
  );
}

/** Rows and columns of the table at the cursor. */
export function TablePanel({ editor }: { editor: Editor }) {
  const run = () => editor.chain().focus();
  const steps = [
    [text.addRow, () => run().addRowAfter().run()],
    [text.addColumn, () => run().addColumnAfter().run()],
    [text.removeRow, () => run().deleteRow().run()],
    [text.removeColumn, () => run().deleteColumn().run()],
    [text.removeTable, () => run().deleteTable().run()],
  ] as const;
  return (
    <div className={s.panel}>
      {steps.map(([label, press]) => (
        <Button key={label} look="quiet" onClick={press}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Puts a picture from this machine into the text. */
export function PictureTool({ editor }: { editor: Editor }) {
  const input = useRef<HTMLInputElement>(null);
  const insert = async (file: File | undefined) => {
    if (!file) return;
    const sent = await sendPicture(file);
    if ('fault' in sent) return void showErrorToast(sent.fault);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'figure', attrs: { src: sent.path, alt: '', caption: '' } })
      .run();
  };
  return (
    <>
      <button type="button" aria-label={text.picture} title={text.picture} onClick={() => input.current?.click()}>
        <IconPhoto aria-hidden="true" />
      </button>
      <input
        ref={input}
        type="file"
        className="sr"
        tabIndex={-1}
        aria-label={text.picture}
        accept={ACCEPTED}
        onChange={(event) => {
          void insert(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
