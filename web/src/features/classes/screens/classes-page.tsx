import type { OwnSquad } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { PageColumn } from '../../../ui/lead-page.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RollOverNotice } from '../../roll-over/index.ts';
import { useCurrentUser } from '../../accounts/index.ts';
import { begunGroupPlace } from '../begun-group.ts';
import { groupsQuery, ownClassesQuery } from '../classes.queries.ts';
import { classesText as text } from '../classes.text.ts';
import { FindPerson } from '../parts/find-person.tsx';
import { OpenGroup, Pupils, WithGroup } from '../parts/group-desk.tsx';
import { SquadList } from '../parts/squad-list.tsx';
import s from '../classes.module.css';

const CLASS = 'klasse';
const GROUP = 'gruppe';
const NEW = 'ny';

function Lists({
  classes,
  groups,
  klasse,
  groupId,
  params,
  onAddClass,
  onNewGroup,
}: {
  classes: readonly OwnSquad[];
  groups: readonly OwnSquad[];
  klasse: OwnSquad | undefined;
  groupId: number;
  params: URLSearchParams;
  onAddClass: () => void;
  onNewGroup: () => void;
}) {
  const me = useCurrentUser().id;
  const addressOf = (name: string, id: number) =>
    `?${new URLSearchParams({ ...Object.fromEntries(params), [name]: String(id) })}`;
  return (
    <div className={s.lists}>
      <SquadList
        title={text.classes}
        squads={classes}
        chosen={klasse?.id ?? null}
        to={({ id }) => addressOf(CLASS, id)}
        add={text.addClass}
        onAdd={onAddClass}
      />
      <SquadList
        title={text.groups}
        squads={groups}
        chosen={groupId}
        to={({ id }) => addressOf(GROUP, id)}
        add={text.newGroup}
        none={text.noGroups}
        isUnsaved={({ id }) => id !== groupId && begunGroupPlace(me, id).read() !== null}
        onAdd={onNewGroup}
      />
    </div>
  );
}

const NoClass = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    title={text.none.title}
    action={
      <Button look="primary" onClick={onAdd}>
        {text.addClass}
      </Button>
    }
  >
    {text.none.text}
  </EmptyState>
);

/** The class and group that the address names, and the way to another; null takes a name away. */
function useAddress() {
  const [params, setParams] = useSearchParams();
  const go = (next: Record<string, string | null>) => {
    const to = new URLSearchParams(params);
    for (const [name, value] of Object.entries(next)) {
      if (value === null) to.delete(name);
      else to.set(name, value);
    }
    setParams(to, { preventScrollReset: true });
  };
  return { params, go };
}

/** Own classes and groups, their pupils, and who shares them (ADM-01, ADM-02). */
export default function ClassesPage() {
  useTitle(text.title);
  const queries = useQueryClient();
  const { params, go } = useAddress();
  const classes = useQuery(ownClassesQuery);
  const groups = useQuery(groupsQuery);
  const groupId = params.get(GROUP);
  const [known] = useState(() => new Set<string>());
  const addClass = async () => {
    const id = await showModal('AddClassModal', {});
    if (typeof id === 'number') go({ [CLASS]: String(id) });
  };
  if (classes.isPending || groups.isPending) return <LoadingRows rows={6} label={text.loading} />;
  if (classes.isError || groups.isError) {
    const retry = () => void queries.refetchQueries({ queryKey: ['class-administration'], type: 'active' });
    return <ErrorState message={text.failed} onRetry={retry} />;
  }
  const asked = params.get(CLASS);
  for (const { id } of classes.data) known.add(String(id));
  // one that was removed just now says so itself
  const isUnknown = asked !== null && !known.has(asked);
  const klasse = classes.data.find(({ id }) => String(id) === asked) ?? classes.data[0];
  const close = () => go({ [GROUP]: null });
  const shared = { klasse, onClose: close };
  return (
    <PageColumn className={s.page}>
      <div className={s.pageHead}>
        <h1>{text.title}</h1>
        <FindPerson
          classes={classes.data}
          addressOf={(id) => `?${new URLSearchParams({ ...Object.fromEntries(params), [CLASS]: String(id) })}`}
        />
      </div>
      <RollOverNotice />
      {isUnknown && (
        <Notice as="p" className={s.notice} role="alert">
          {text.unknown}
        </Notice>
      )}
      <div className={classNames(s.desk, groupId !== null && s.withSlip)}>
        <Lists
          classes={classes.data}
          groups={groups.data}
          klasse={klasse}
          groupId={Number(groupId)}
          params={params}
          onAddClass={() => void addClass()}
          onNewGroup={() => go({ [GROUP]: NEW })}
        />
        {!klasse && groupId === null && <NoClass onAdd={() => void addClass()} />}
        {groupId === NEW && (
          <WithGroup key={NEW} group={null} {...shared} onSaved={({ id }) => go({ [GROUP]: String(id) })} />
        )}
        {groupId !== null && groupId !== NEW && (
          <OpenGroup key={groupId} id={Number(groupId)} {...shared} onSaved={() => undefined} />
        )}
        {klasse && groupId === null && <Pupils klasse={klasse} editor={null} onDrag={() => undefined} />}
      </div>
    </PageColumn>
  );
}
