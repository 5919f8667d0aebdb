import type { Group, OwnSquad, SquadPupil } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../../lib/api/client.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useNarrow } from '../../../ui/use-narrow.ts';
import { useCurrentUser } from '../../accounts/index.ts';
import { groupQuery } from '../classes.queries.ts';
import { classesText as text } from '../classes.text.ts';
import { type GroupEditor, useGroupEditor } from '../group-editor.ts';
import { useUndoable } from '../use-undoable.ts';
import { ClassHead } from './class-head.tsx';
import { GroupSlip } from './group-slip.tsx';
import { PupilTable } from './pupil-table.tsx';

/** The chosen class with its pupils. */
export function Pupils({
  klasse,
  editor,
  onDrag,
}: {
  klasse: OwnSquad | undefined;
  editor: GroupEditor | null;
  onDrag: (pupil: SquadPupil) => void;
}) {
  if (!klasse) return <div />;
  return (
    <section aria-labelledby="class-name">
      <ClassHead klasse={klasse} />
      <PupilTable squad={klasse} editor={editor} onDrag={onDrag} />
    </section>
  );
}

/** Where the slip has no room beside the pupils (classes.module.css), px. */
const BELOW_EACH_OTHER = 1100;

/**
 * The class with the group that is being changed beside it: pupils are ticked, dragged over, or searched. Where there is
 * no room beside them the slip comes first, not below the whole class.
 */
export function WithGroup({
  klasse,
  group,
  onSaved,
  onClose,
}: {
  klasse: OwnSquad | undefined;
  group: Group | null;
  onSaved: (group: Group) => void;
  onClose: () => void;
}) {
  const editor = useGroupEditor(group, onSaved);
  const dragged = useRef<SquadPupil>(null);
  const undoable = useUndoable();
  const me = useCurrentUser().id;
  const remove = ({ id, name }: Group) => {
    onClose();
    const params = { id };
    void undoable({
      run: () => client.deleteGroup({ params }),
      undo: () => client.restoreGroup({ params }),
      message: text.group.removed(name),
    });
  };
  const leave = ({ id, name }: Group) => {
    onClose();
    void undoable({
      run: () => client.deleteGroupShare({ params: { id, user: me } }),
      message: text.left(name),
    });
  };
  const narrow = useNarrow(BELOW_EACH_OTHER);
  const pupils = <Pupils klasse={klasse} editor={editor} onDrag={(pupil) => (dragged.current = pupil)} />;
  return (
    <>
      {!narrow && pupils}
      <GroupSlip
        editor={editor}
        title={group?.name ?? text.group.newTitle}
        onDropPupil={() => dragged.current && editor.put(dragged.current)}
        onClose={onClose}
        onLeave={group?.sharedBy ? () => leave(group) : undefined}
        onDelete={group && !group.sharedBy ? () => remove(group) : undefined}
        onShare={
          group && !group.sharedBy
            ? () => void showModal('ShareSquadModal', { squad: { id: group.id, kind: 'group', name: group.name } })
            : undefined
        }
      />
      {narrow && pupils}
    </>
  );
}

/** An existing group is fetched before it can be changed. */
export function OpenGroup({ id, ...rest }: { id: number } & Omit<Parameters<typeof WithGroup>[0], 'group'>) {
  const group = useQuery(groupQuery(id));
  if (group.data) return <WithGroup group={group.data} {...rest} />;
  return (
    <>
      <Pupils klasse={rest.klasse} editor={null} onDrag={() => undefined} />
      {group.isError ? (
        <ErrorState message={text.group.failed} onRetry={() => void group.refetch()} />
      ) : (
        <LoadingRows ofPeople rows={4} label={text.group.loading} />
      )}
    </>
  );
}
