import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { IconPencil, IconPlus, IconTrash } from '../../../ui/icons.ts';
import { blogEditorKey } from '../blog-editor.queries.ts';
import { shelfText as text } from '../blog-editor.text.ts';
import { MoveAndRemove, type OnForm, ShelfForm, type Second } from './shelf-forms.tsx';
import s from './shelf.module.css';

interface OnShelf {
  id: number;
  name: string;
  posts: number;
}

interface ShelfProps<Row extends OnShelf> {
  heading: string;
  addLabel: string;
  rows: readonly Row[];
  second: Second<Row>;
  say: (row: Row) => string;
  /** The picture of a row, where they have one. */
  picture?: (row: Row) => number | null;
  add: (given: OnForm) => Promise<unknown>;
  edit: (id: number, given: OnForm) => Promise<unknown>;
  remove: (id: number, moveTo: number | null) => Promise<unknown>;
  tools?: (row: Row, index: number) => ReactNode;
}

/** What is open below a row: its fields, or the choice of where its posts go. */
type Open = { id: number | null; what: 'edit' | 'move' } | null;

interface Steps {
  open: Open;
  setOpen: (open: Open) => void;
  close: () => void;
  removeRow: (moveTo: number | null) => void;
}

function ShelfRow<Row extends OnShelf>({
  row,
  index,
  shelf: { rows, second, say, picture, edit, tools },
  steps: { open, setOpen, close, removeRow },
}: {
  row: Row;
  index: number;
  shelf: ShelfProps<Row>;
  steps: Steps;
}) {
  const isOpen = (what: 'edit' | 'move') => open?.id === row.id && open.what === what;
  const imageId = picture?.(row) ?? null;
  const askRemove = async () => {
    if (row.posts > 0) return setOpen({ id: row.id, what: 'move' });
    if (await confirm({ title: text.remove(row.name), message: text.askRemove(row.name) })) removeRow(null);
  };
  return (
    <li>
      <div className={s.row}>
        {imageId !== null && <img src={`/blog/billeder/${imageId}`} alt="" width={44} height={44} />}
        <div>
          <b>{row.name}</b>
          <small>{[say(row), text.posts(row.posts)].filter(Boolean).join(' · ')}</small>
        </div>
      </div>
      <div className={s.tools}>
        {tools?.(row, index)}
        <IconButton label={text.edit(row.name)} onClick={() => setOpen({ id: row.id, what: 'edit' })}>
          <IconPencil aria-hidden="true" />
        </IconButton>
        <IconButton label={text.remove(row.name)} onClick={() => void askRemove()}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      </div>
      {isOpen('edit') && (
        <ShelfForm
          start={{ name: row.name, second: second.of(row), imageId }}
          second={second}
          hasPicture={picture !== undefined}
          label={text.save}
          send={(given) => edit(row.id, given)}
          onDone={close}
        />
      )}
      {isOpen('move') && (
        <MoveAndRemove
          row={row}
          others={rows.filter(({ id }) => id !== row.id)}
          onMove={removeRow}
          onCancel={() => setOpen(null)}
        />
      )}
    </li>
  );
}

/** Names that posts share: added, renamed, and removed once no post has them any more. */
export function Shelf<Row extends OnShelf>(shelf: ShelfProps<Row>) {
  const { heading, addLabel, rows, second, picture, add, remove } = shelf;
  const queries = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const close = async () => {
    setOpen(null);
    await queries.invalidateQueries({ queryKey: blogEditorKey });
  };
  const removeRow = async (row: Row, moveTo: number | null) => {
    try {
      await remove(row.id, moveTo);
      showToast({ icon: 'removed', message: text.removed(row.name) });
    } catch {
      showErrorToast();
    }
    await close();
  };
  return (
    <section aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={s.list}>
        {rows.map((row, index) => (
          <ShelfRow
            key={row.id}
            row={row}
            index={index}
            shelf={shelf}
            steps={{ open, setOpen, close: () => void close(), removeRow: (to) => void removeRow(row, to) }}
          />
        ))}
      </ul>
      {open !== null && open.id === null ? (
        <ShelfForm
          start={{ name: '', second: '', imageId: null }}
          second={second}
          hasPicture={picture !== undefined}
          label={text.add}
          send={add}
          onDone={() => void close()}
        />
      ) : (
        <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setOpen({ id: null, what: 'edit' })}>
          {addLabel}
        </Button>
      )}
    </section>
  );
}
