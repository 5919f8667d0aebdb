import { type ContactRequest, REQUEST_KINDS, REQUEST_NOTE_MAX, type RequestKind } from '@ordklar/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Tag } from '../../../ui/paper.tsx';
import { requestsText as text } from '../editor-lists.text.ts';
import { EditorList } from '../parts/editor-list.tsx';
import { useListStep } from '../use-list-step.ts';
import s from '../parts/editor-list.module.css';

const STATES = { open: text.open, handled: text.handled } as const;

/** How to answer, and when it was written. */
function Sender({ row }: { row: ContactRequest }) {
  return (
    <small>
      {longDate(row.sentAt, { time: true })}
      {row.email && (
        <>
          {' · '}
          <a href={`mailto:${row.email}`}>{row.email}</a>
        </>
      )}
      {row.phone && (
        <>
          {' · '}
          <a href={`tel:${row.phone.replace(/\s/g, '')}`}>{row.phone}</a>
        </>
      )}
      {row.kind === 'contact' && row.about && ` · ${row.about}`}
      {row.url && ` · ${text.page} ${row.url}`}
    </small>
  );
}

function Row({ row }: { row: ContactRequest }) {
  const step = useListStep();
  const [note, setNote] = useState(row.note);
  const save = (handled: boolean, said: string) =>
    void step(() => client.handleRequest({ params: { kind: row.kind, id: row.id }, body: { handled, note } }), said);
  const isHandled = row.handledAt !== null;
  return (
    <>
      <b>{text.from(row)}</b> <Tag tone={isHandled ? 'good' : 'wait'}>{isHandled ? text.handled : text.open}</Tag>{' '}
      {row.wantsPresentation && <Tag>{text.presentation}</Tag>}
      {row.wantsPrice && <Tag>{text.price}</Tag>}
      <div className={s.line}>
        <Sender row={row} />
      </div>
      <p className={s.letter}>{row.text || text.noText}</p>
      {row.handledAt !== null && row.handledByName !== null && (
        <small>{text.handledBy(row.handledByName, longDate(row.handledAt, { time: true }))}</small>
      )}
      <div className={s.note}>
        <TextArea
          label={text.note}
          rows={2}
          maxLength={REQUEST_NOTE_MAX}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <div className={s.buttons}>
          <Button onClick={() => save(!isHandled, isHandled ? text.nowOpen : text.nowHandled)}>
            {isHandled ? text.reopen : text.handle}
          </Button>
          {note !== row.note && (
            <Button look="quiet" onClick={() => save(isHandled, text.saved)}>
              {text.saveNote}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** What people have written to Ordklar: contact and demo requests, and feedback. */
export default function RequestsPage() {
  const [params, setParams] = useSearchParams();
  const kind = REQUEST_KINDS.find((one) => one === params.get('slags')) ?? 'contact';
  return (
    <EditorList<ContactRequest, keyof typeof STATES>
      name={`requests-${kind}`}
      text={text}
      states={STATES}
      read={(narrowed, signal) => client.contactRequests({ query: { ...narrowed, kind }, signal })}
      tools={
        <Chips<RequestKind>
          label={text.kind}
          options={REQUEST_KINDS.map((value) => ({ value, label: text.kinds[value] }))}
          value={kind}
          onChange={(next) => setParams(next === 'contact' ? {} : { slags: next }, { replace: true })}
        />
      }
      row={(row) => <Row row={row} />}
    />
  );
}
