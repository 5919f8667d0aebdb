import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { IconLogout, IconTrash, IconX } from '../../../ui/icons.ts';
import { Face, Slip, Tag } from '../../../ui/paper.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { GroupEditor } from '../group-editor.ts';
import { classesText } from '../classes.text.ts';
import { focusBeside } from './focus-beside.ts';
import { PupilSearch } from './people-search.tsx';
import s from '../classes.module.css';

const text = classesText.group;

/** Another has saved meanwhile: what is typed stays, and the other's change can be taken in. */
function Stale({ editor }: { editor: GroupEditor }) {
  const [failed, setFailed] = useState(false);
  if (editor.merged)
    return (
      <Notice as="p" className={s.notice} role="status">
        {text.merged}
      </Notice>
    );
  if (editor.staleBy === undefined) return null;
  const load = () => editor.loadOthers().catch(() => setFailed(true));
  return (
    <Notice className={s.notice} role="alert">
      <p>{text.stale(editor.staleBy)}</p>
      <Button onClick={() => void load()}>{text.load}</Button>
      {failed && <p>{classesText.stays}</p>}
    </Notice>
  );
}

/** What was changed and not saved when the group was left stands here again. */
function KeptChanges({ editor }: { editor: GroupEditor }) {
  if (!editor.isKept || editor.merged || editor.staleBy !== undefined) return null;
  return (
    <Notice className={s.notice} role="status">
      <p>{text.kept}</p>
      <Button onClick={editor.giveUp}>{text.giveUp}</Button>
    </Notice>
  );
}

function Members({ editor, heading }: { editor: GroupEditor; heading: RefObject<HTMLElement | null> }) {
  return (
    <ul className={s.people}>
      {editor.pupils.map(({ id, name, classes }) => (
        <li key={id}>
          <Face name={name} />
          <p>
            <b>{name}</b>
            <span>{classes.join(', ')}</span>
          </p>
          <IconButton
            label={text.takeOut(name)}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget, heading.current);
              editor.takeOut(id);
            }}
          >
            <IconX aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

/** Where pupils are dropped; with the keyboard they are ticked or searched. */
function DropZone({ isEmpty, onDropPupil }: { isEmpty: boolean; onDropPupil: () => void }) {
  const [over, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDropPupil();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- ticks and search are the keyboard's ways
    <div
      role="group"
      aria-label={text.label}
      className={classNames(s.drop, over && s.over)}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isEmpty && <b>{text.empty}</b>}
      <span>{text.help}</span>
    </div>
  );
}

function Head({
  heading,
  title,
  count,
  onDelete,
  onLeave,
  onClose,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  count: number;
  onDelete?: () => void;
  onLeave?: () => void;
  onClose: () => void;
}) {
  // the button that opens it stands elsewhere
  useEffect(() => heading.current?.focus(), [heading]);
  return (
    <div className={s.slipHead}>
      <div className={s.slipTitle}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Tag>{classesText.pupils(count)}</Tag>
      </div>
      {onDelete && (
        <IconButton label={text.remove} onClick={onDelete}>
          <IconTrash aria-hidden="true" />
        </IconButton>
      )}
      {onLeave && (
        <IconButton label={text.leave} onClick={onLeave}>
          <IconLogout aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={text.close} onClick={onClose}>
        <IconX aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The group as a slip beside the class: name, pupils, and the ways in: dragged, ticked, searched. */
export function GroupSlip({
  editor,
  title,
  onDropPupil,
  onClose,
  onDelete,
  onLeave,
  onShare,
}: {
  editor: GroupEditor;
  title: string;
  onDropPupil: () => void;
  onClose: () => void;
  onDelete?: () => void;
  onLeave?: () => void;
  onShare?: () => void;
}) {
  const { form, pupils } = editor;
  const heading = useRef<HTMLHeadingElement>(null);
  const failure = editor.staleBy === undefined && !editor.merged ? form.failure : '';
  return (
    <Slip label={title}>
      <form {...form.form}>
        <section className={s.slipPart}>
          <Head {...{ heading, title, onDelete, onLeave, onClose }} count={pupils.length} />
          <KeptChanges editor={editor} />
          <TextField label={text.name} maxLength={60} autoComplete="off" {...form.field('name')} />
          <DropZone isEmpty={pupils.length === 0} onDropPupil={onDropPupil} />
          {form.faults.userIds && <FieldError>{form.faults.userIds}</FieldError>}
          <Members editor={editor} heading={heading} />
          <PupilSearch label={text.find} without={editor.has} putLabel={text.putIn} onPut={editor.put} />
        </section>
        <section className={s.slipPart}>
          {failure && <FieldError>{failure}</FieldError>}
          <Stale editor={editor} />
          <Button look="primary" type="submit" busy={form.busy}>
            {text.save}
          </Button>
          {onShare && <Button onClick={onShare}>{classesText.share}</Button>}
        </section>
      </form>
    </Slip>
  );
}
