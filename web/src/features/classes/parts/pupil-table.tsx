import type { OwnSquad, SquadPupil } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { daysFromToday, pastDay } from '../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { DropdownItem } from '../../../ui/dropdown.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Face, Tag } from '../../../ui/paper.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { pupilsQuery } from '../classes.queries.ts';
import { classesText } from '../classes.text.ts';
import type { GroupEditor } from '../group-editor.ts';
import s from '../classes.module.css';

const text = classesText.table;

type PupilTableSquad = Pick<OwnSquad, 'id' | 'name' | 'sharedBy'>;

/** What an own class's teacher does for one pupil. */
function MoreOfPupil({ pupil: { id, name }, squadId }: { pupil: SquadPupil; squadId: number }) {
  return (
    <MoreMenu label={classesText.more(name)}>
      <DropdownItem onPress={() => void showModal('NewPasswordModal', { person: { id, name }, squadId })}>
        {classesText.newPassword}
      </DropdownItem>
    </MoreMenu>
  );
}

/** Days after which a pupil who has not been here stands out. */
const LONG_AGO = 7;

function LastSeen({ lastSeen, now }: { lastSeen: number | null; now: number }) {
  const isLong = lastSeen === null || daysFromToday(lastSeen, now) <= -LONG_AGO;
  return (
    <td className={classNames(s.seen, isLong && s.longAgo)}>
      <span className={s.seenLabel}>{text.lastSeen}: </span>
      {lastSeen === null ? text.never : pastDay(lastSeen, now)}
    </td>
  );
}

function Row({
  pupil,
  editor,
  squad,
  now,
  onDrag,
}: {
  pupil: SquadPupil;
  squad: PupilTableSquad;
  now: number;
  editor: GroupEditor | null;
  onDrag: (pupil: SquadPupil) => void;
}) {
  return (
    <tr draggable={editor !== null} onDragStart={() => onDrag(pupil)}>
      {editor && (
        <td className={s.tick}>
          <label>
            <input
              type="checkbox"
              checked={editor.has(pupil.id)}
              aria-label={text.inGroup(pupil.name)}
              onChange={(event) => (event.currentTarget.checked ? editor.put(pupil) : editor.takeOut(pupil.id))}
            />
          </label>
        </td>
      )}
      <th scope="row">
        <span className={s.person}>
          <Face name={pupil.name} />
          <span>
            <b>{pupil.name}</b>
            <span>{pupil.username}</span>
          </span>
        </span>
      </th>
      <td className={s.groupsOf}>
        <span className={s.tags}>
          {pupil.groups.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </span>
      </td>
      <LastSeen lastSeen={pupil.lastSeen} now={now} />
      {!editor && !squad.sharedBy && (
        <td className={s.more}>
          <MoreOfPupil pupil={pupil} squadId={squad.id} />
        </td>
      )}
    </tr>
  );
}

/** The pupils of a class. With an open group each has a tick, and rows can be dragged over to it. */
export function PupilTable({
  squad,
  editor,
  onDrag,
}: {
  squad: PupilTableSquad;
  editor: GroupEditor | null;
  onDrag: (pupil: SquadPupil) => void;
}) {
  const now = useNow();
  const pupils = useQuery(pupilsQuery(squad.id));
  if (pupils.isPending) return <LoadingRows ofPeople rows={8} label={text.loading(squad.name)} />;
  if (pupils.isError) return <ErrorState message={text.failed(squad.name)} onRetry={() => void pupils.refetch()} />;
  if (pupils.data.length === 0) return <p className={s.quiet}>{text.none}</p>;
  return (
    <table className={s.table}>
      <thead>
        <tr>
          {editor && (
            <th scope="col">
              <span className="sr">{classesText.group.label}</span>
            </th>
          )}
          <th scope="col">{text.pupil}</th>
          <th scope="col">{text.groups}</th>
          <th scope="col">{text.lastSeen}</th>
          {!editor && !squad.sharedBy && (
            <th scope="col">
              <span className="sr">{text.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {pupils.data.map((pupil) => (
          <Row key={pupil.id} pupil={pupil} squad={squad} editor={editor} now={now} onDrag={onDrag} />
        ))}
      </tbody>
    </table>
  );
}
