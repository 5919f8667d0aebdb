import type { OutgoingMail } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Tag, type TagTone } from '../../../ui/paper.tsx';
import { outboxText as text } from '../editor-lists.text.ts';
import { EditorList } from '../parts/editor-list.tsx';
import { useListStep } from '../use-list-step.ts';
import s from '../parts/editor-list.module.css';

const TONE: Record<OutgoingMail['state'], TagTone> = { waiting: 'wait', sent: 'good', kept: 'plain', failed: 'bad' };

function Row({ row }: { row: OutgoingMail }) {
  const step = useListStep();
  const when = [
    text.to(row.to),
    text.written(longDate(row.writtenAt, { time: true })),
    ...(row.sentAt === null ? [] : [text.sentAt(longDate(row.sentAt, { time: true }))]),
  ].join(' · ');
  return (
    <>
      <div className={s.line}>
        <div>
          <b>{row.subject}</b> <Tag tone={TONE[row.state]}>{text.states[row.state]}</Tag>
          <small>{when}</small>
        </div>
        <Button
          look="quiet"
          aria-label={`${text.resend}: ${row.subject}`}
          onClick={() => void step(() => client.resendMail({ params: { id: row.id } }), text.resent)}
        >
          {text.resend}
        </Button>
      </div>
      {row.failedBecause !== null && <p className={s.bad}>{text.failed[row.failedBecause]}</p>}
      {row.lastError !== null && <p className={s.bad}>{text.error(row.lastError)}</p>}
      <details className={s.more}>
        <summary>{text.read}</summary>
        <p className={s.letter}>{row.text}</p>
      </details>
    </>
  );
}

/** The mails that Ordklar has written, and whether they went out (PD-30). */
export default function OutboxPage() {
  return (
    <EditorList
      name="outbox"
      text={text}
      states={text.states}
      read={(query, signal) => client.outbox({ query, signal })}
      row={(row) => <Row row={row} />}
    />
  );
}
