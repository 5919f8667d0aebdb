import type { FoundPerson, Share } from '@ordklar/contract';
import { keepPreviousData, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../lib/api/client.ts';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { Face, Tag } from '../../../ui/paper.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { sharingText } from '../sharing.text.ts';
import s from '../sharing.module.css';

const text = sharingText.offer;
const PAUSE_MS = 250;

interface Shared {
  id: number;
  kind: 'class' | 'group';
  name: string;
}

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ShareSquadModal: { squad: Shared };
  }
}

const sharesOf = ({ id, kind }: Shared, signal: AbortSignal): Promise<Share[]> => {
  const call = { params: { id }, signal };
  return kind === 'class' ? client.classShares(call) : client.groupShares(call);
};

const offer = ({ id, kind }: Shared, userId: number): Promise<unknown> =>
  kind === 'class'
    ? client.putClassShare({ params: { class: id, user: userId }, body: {} })
    : client.putGroupShares({ params: { id }, body: { userIds: [userId] } });

const stop = ({ id, kind }: Shared, userId: number): Promise<unknown> =>
  kind === 'class'
    ? client.deleteClassShare({ params: { class: id, user: userId } })
    : client.deleteGroupShare({ params: { id, user: userId } });

function State({ state }: Pick<Share, 'state'>) {
  if (state === 'accepted')
    return (
      <Tag className={s.shareState} tone="good">
        {sharingText.accepted}
      </Tag>
    );
  if (state === 'rejected') return <Tag className={s.shareState}>{sharingText.rejected}</Tag>;
  return (
    <Tag className={s.shareState} tone="wait">
      {sharingText.waiting}
    </Tag>
  );
}

/** With whom it is shared and how they answered; whoever offered a share can stop it (SHARE-05). */
function Colleagues({ shares, me, onStop }: { shares: Share[]; me: number; onStop: (share: Share) => void }) {
  if (shares.length === 0) return <p className={s.note}>{text.nobody}</p>;
  return (
    <ul className={s.shares}>
      {shares.map((share) => (
        <li key={share.id} className={s.share}>
          <Face name={share.recipient.name} />
          <p>
            <b>{share.recipient.name}</b>
          </p>
          <div className={s.shareAnswer}>
            <State state={share.state} />
            {share.state !== 'rejected' && share.creator.id === me && (
              <IconButton label={text.stop(share.recipient.name)} onClick={() => onStop(share)}>
                <IconTrash aria-hidden="true" />
              </IconButton>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const isNamed = (name: string, keyword: string) =>
  name.toLocaleLowerCase('da').includes(keyword.toLocaleLowerCase('da'));

/** What is said of a name that is looked for: that there is no such teacher, or that this one is asked or has it already. */
function NotToBeFound({ keyword, shares, found }: { keyword: string; shares: Share[]; found: FoundPerson[] }) {
  const asked = shares.filter(({ recipient }) => isNamed(recipient.name, keyword));
  if (asked.length === 0 && found.length > 0) return null;
  return (
    <div role="status">
      {asked.length === 0 && <p>{text.none(keyword)}</p>}
      {asked.map(({ id, recipient, state }) => (
        <p key={id}>{state === 'accepted' ? text.hasIt(recipient.name) : text.isAsked(recipient.name)}</p>
      ))}
    </div>
  );
}

/** Teachers of the school by a part of their name, without those who have it already (SHARE-12). */
function useColleagues(squadId: number, shares: Share[]) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const excludedIds = shares.map(({ recipient }) => recipient.id).join(',');
  const isAsked = keyword.length >= 2;
  const found = useQuery({
    queryKey: ['find-teachers', squadId, keyword, excludedIds],
    queryFn: ({ signal }) =>
      client.searchTeachers({ query: { keyword, squadId, ...(excludedIds && { excludedIds }) }, signal }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  } as UseQueryOptions<FoundPerson[]>);
  return {
    typed,
    type: setTyped,
    empty: () => {
      setTyped('');
      setKeyword('');
    },
    keyword,
    found: isAsked ? found.data : undefined,
    failed: isAsked && found.isError,
  };
}

function FoundColleague({ person, onInvite }: { person: FoundPerson; onInvite: () => void }) {
  return (
    <li className={s.share}>
      <Face name={person.name} />
      <p>
        <b>{person.name}</b>
        <span>{person.classes.join(', ')}</span>
      </p>
      <div className={s.shareAnswer}>
        <Button aria-label={text.inviteOf(person.name)} onClick={onInvite}>
          {text.invite}
        </Button>
      </div>
    </li>
  );
}

function Invite({
  squadId,
  shares,
  onInvite,
}: {
  squadId: number;
  shares: Share[];
  onInvite: (person: FoundPerson) => void;
}) {
  const { typed, type, empty, keyword, found, failed } = useColleagues(squadId, shares);
  const field = useRef<HTMLInputElement>(null);
  const invite = (person: FoundPerson) => {
    // the button that was pressed goes with the name
    empty();
    field.current?.focus();
    onInvite(person);
  };
  return (
    <div role="search" aria-label={text.find} className={s.find}>
      <TextField
        ref={field}
        type="search"
        label={text.find}
        hint={text.hint}
        value={typed}
        maxLength={60}
        autoComplete="off"
        data-autofocus
        error={failed ? text.notFound : undefined}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {found && <NotToBeFound keyword={keyword} shares={shares} found={found} />}
      {found && found.length > 0 && (
        <ul className={s.shares}>
          {found.map((person) => (
            <FoundColleague key={person.id} person={person} onInvite={() => invite(person)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Offers a class or group to colleagues, and stops sharing it (SHARE-05, SHARE-12). */
export default function ShareSquadModal({ squad, close }: ModalProps['ShareSquadModal'] & ModalControls) {
  const me = useCurrentUser().id;
  const queries = useQueryClient();
  const [failed, setFailed] = useState('');
  const list = useQuery({
    queryKey: ['shares', 'of', squad.id],
    queryFn: ({ signal }) => sharesOf(squad, signal),
  });
  const act = async (call: Promise<unknown>) => {
    setFailed('');
    await call.catch((error: Error) => setFailed(error.message));
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['shares'] }),
      queries.invalidateQueries({ queryKey: ['class-administration'] }),
    ]);
  };
  const current = (list.data ?? []).filter(({ state }) => state !== 'rejected');
  return (
    <ModalFrame title={text.title(squad.name)} onClose={() => close()}>
      <p>{text.intro}</p>
      <Invite squadId={squad.id} shares={current} onInvite={({ id }) => void act(offer(squad, id))} />
      {failed && <FieldError>{failed}</FieldError>}
      {list.isPending && <LoadingRows rows={2} label={sharingText.loading} />}
      {list.isError && <ErrorState onRetry={() => void list.refetch()} />}
      {list.data && (
        <Colleagues shares={list.data} me={me} onStop={({ recipient }) => void act(stop(squad, recipient.id))} />
      )}
    </ModalFrame>
  );
}
