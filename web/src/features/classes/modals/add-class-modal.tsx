import type { ListedClass } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls } from '../../../lib/modals/modal-registry.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { refreshSquads, schoolClassesQuery } from '../classes.queries.ts';
import { classesText } from '../classes.text.ts';
import { usePaused } from '../parts/people-search.tsx';
import s from '../classes.module.css';

const text = classesText.add;

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    AddClassModal: object;
  }
  interface ModalAnswers {
    AddClassModal: number;
  }
}

function SchoolClasses({ part, onAdded }: { part: string; onAdded: (classId: number) => void }) {
  const queries = useQueryClient();
  const list = useQuery(schoolClassesQuery(part));
  const add = async ({ classId, name }: ListedClass) => {
    try {
      await client.addClass({ body: { classId } });
      showToast({ message: text.added(name) });
      onAdded(classId);
    } catch (error) {
      showErrorToast((error as Error).message);
    }
    await refreshSquads(queries);
  };
  if (list.isPending) return <LoadingRows rows={4} label={text.loading} />;
  if (list.isError) return <ErrorState message={text.failed} onRetry={() => void list.refetch()} />;
  if (list.data.length === 0)
    return (
      <p className={s.quiet} role="status">
        {part === '' ? text.noneAtAll : text.none(part)}
      </p>
    );
  return (
    <ul className={s.people}>
      {list.data.map((klasse) => (
        <li key={klasse.classId}>
          <span className={s.sign} aria-hidden="true">
            {klasse.name.slice(0, 4)}
          </span>
          <p>
            <b>{klasse.name}</b>
            <span>{`${classesText.pupils(klasse.studentCount)} · ${text.by(klasse.teachers ?? [])}`}</span>
          </p>
          {klasse.isMine ? (
            <Tag tone="good">{text.mine}</Tag>
          ) : (
            <Button aria-label={text.addOf(klasse.name)} onClick={() => void add(klasse)}>
              {text.add}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The school's classes of this year, to take one as an own (ADM-01). Answers the id of the class that was added. */
export default function AddClassModal({ close }: ModalControls<number>) {
  const [typed, setTyped] = useState('');
  return (
    <ModalFrame title={text.title} onClose={() => close()}>
      <TextField
        type="search"
        label={text.search}
        hint={text.hint}
        value={typed}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <SchoolClasses part={usePaused(typed.trim())} onAdded={close} />
    </ModalFrame>
  );
}
