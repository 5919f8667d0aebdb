import type { Subscriber } from '@ordklar/contract';
import { API_BASE } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { ButtonLink, IconButton } from '../../../ui/button.tsx';
import { IconDownload, IconTrash } from '../../../ui/icons.ts';
import { Tag, type TagTone } from '../../../ui/paper.tsx';
import { subscribersText as text } from '../editor-lists.text.ts';
import { EditorList } from '../parts/editor-list.tsx';
import { useListStep } from '../use-list-step.ts';
import s from '../parts/editor-list.module.css';

const TONE: Record<Subscriber['state'], TagTone> = { asked: 'wait', confirmed: 'good', left: 'plain' };

const whenOf = ({ state, askedAt, confirmedAt, leftAt }: Subscriber): string => {
  if (state === 'left' && leftAt !== null) return text.left(longDate(leftAt));
  return state === 'confirmed' && confirmedAt !== null
    ? text.confirmed(longDate(confirmedAt))
    : text.asked(longDate(askedAt));
};

function Row({ row }: { row: Subscriber }) {
  const step = useListStep();
  const remove = async () => {
    if (!(await confirm(text.askRemove))) return;
    await step(() => client.removeSubscriber({ params: { id: row.id } }), text.removed);
  };
  return (
    <div className={s.line}>
      <div>
        <b>{row.email}</b> <Tag tone={TONE[row.state]}>{text.states[row.state]}</Tag>
        <small>{whenOf(row)}</small>
      </div>
      <IconButton label={text.remove(row.email)} onClick={() => void remove()}>
        <IconTrash aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Who wants the newsletter. */
export default function SubscribersPage() {
  return (
    <EditorList
      name="subscribers"
      text={text}
      states={text.states}
      read={(query, signal) => client.subscribers({ query, signal })}
      tools={
        <ButtonLink href={`${API_BASE}/editor/newsletter/csv`} download icon={<IconDownload aria-hidden="true" />}>
          {text.csv}
        </ButtonLink>
      }
      row={(row) => <Row row={row} />}
    />
  );
}
