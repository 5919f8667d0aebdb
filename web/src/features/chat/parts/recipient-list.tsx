import type { ChatRecipient } from '@ordklar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import { clockTime, daysFromToday, longDate } from '../../../lib/dates/danish-dates.ts';
import { confirm } from '../../../lib/modals/modal-store.ts';
import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Face } from '../../../ui/paper.tsx';
import { chatKey } from '../chat.queries.ts';
import { chatText as text } from '../chat.text.ts';
import s from './chat-panel.module.css';

/** With more people than this one can search. */
const MANY = 8;

const timeOf = (seconds: number): string => {
  const days = daysFromToday(seconds, Date.now() / 1000);
  return days === 0 ? clockTime(seconds).replace('kl. ', '') : days === -1 ? 'i går' : longDate(seconds);
};

/** A teacher opens or closes the chat for all of a class. */
function OpenSwitch({ name, squadId, isOpen }: { name: string; squadId: number; isOpen: boolean }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (open: boolean) => client.setChatOpen({ params: { s: squadId }, body: { isOpen: open } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...chatKey, 'recipients'] }),
    onError: () => showErrorToast(),
  });
  const press = async () => {
    if (!isOpen || (await confirm(text.askShut))) mutate(!isOpen);
  };
  return (
    <Button
      look="quiet"
      className={s.openSwitch}
      busy={isPending}
      aria-label={isOpen ? text.shut(name) : text.reopen(name)}
      onClick={() => void press()}
    >
      {isOpen ? 'Luk' : 'Åbn'}
    </Button>
  );
}

function Person({
  one,
  userId,
  isUnread,
  isChosen,
  onChoose,
}: {
  one: ChatRecipient;
  userId: number;
  isUnread: boolean;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { last } = one;
  return (
    <li>
      <button type="button" className={s.person} aria-current={isChosen || undefined} onClick={onChoose}>
        <Face name={one.public_name} />
        <span className={s.words}>
          <b>{one.public_name}</b>
          {last && <small>{last.from_user === userId ? text.own(last.message) : last.message}</small>}
        </span>
        <span className={s.end}>
          {last && <small>{timeOf(last.created)}</small>}
          {isUnread && (
            <span className={s.unread}>
              <span className="sr">{text.unread}</span>
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

interface Choice {
  unread: readonly number[];
  chosen: { userId: number; group: string } | null;
  userId: number;
  isTeacher: boolean;
  onChoose: (group: string, one: ChatRecipient) => void;
}

/** One class with its people. */
function Group({ name, people, choice }: { name: string; people: readonly ChatRecipient[]; choice: Choice }) {
  const { unread, chosen, userId, isTeacher, onChoose } = choice;
  const [first] = people;
  if (!first) return null;
  return (
    <section aria-label={name}>
      <h3>
        {name} {!first.is_open && first.squad_id !== null && <small>{text.closed}</small>}
        {isTeacher && first.squad_id !== null && (
          <OpenSwitch name={name} squadId={first.squad_id} isOpen={first.is_open} />
        )}
      </h3>
      <ul>
        {people.map((one) => (
          <Person
            key={one.user_id}
            one={one}
            userId={userId}
            isUnread={unread.includes(one.user_id)}
            isChosen={chosen?.userId === one.user_id && chosen.group === name}
            onChoose={() => onChoose(name, one)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Conversations by class; those who have written lately and are not read stand out (CHAT-02, CHAT-03). */
export function RecipientList({
  groups,
  ...choice
}: { groups: readonly [string, readonly ChatRecipient[]][] } & Choice) {
  const [sought, setSought] = useState('');
  const { isTeacher } = choice;
  const word = sought.trim().toLocaleLowerCase('da');
  const found = groups
    .map(
      ([name, people]) =>
        [name, people.filter((one) => one.public_name.toLocaleLowerCase('da').includes(word))] as const,
    )
    .filter(([, people]) => people.length > 0);
  if (groups.length === 0)
    return (
      <p className={s.none}>
        <b>{text.nobody}</b>
        {isTeacher ? text.nobodyHelp.teacher : text.nobodyHelp.other}
      </p>
    );
  const isMany = groups.reduce((sum, [, people]) => sum + people.length, 0) > MANY;
  return (
    <>
      {isMany && (
        <div className={s.find}>
          <TextField
            label={<span className="sr">{text.find(isTeacher)}</span>}
            type="search"
            placeholder={text.find(isTeacher)}
            value={sought}
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
          />
        </div>
      )}
      <div className={s.people}>
        {found.length === 0 && <p className={s.none}>{text.notFound}</p>}
        {found.map(([name, people]) => (
          <Group key={name} name={name} people={people} choice={choice} />
        ))}
      </div>
    </>
  );
}
