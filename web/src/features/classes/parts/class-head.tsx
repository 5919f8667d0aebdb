import type { OwnSquad } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { client } from '../../../lib/api/client.ts';
import { daysFromToday } from '../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button, buttonClass, IconButton } from '../../../ui/button.tsx';
import { IconShare3, IconTrash } from '../../../ui/icons.ts';
import { useCurrentUser } from '../../accounts/index.ts';
import { pupilsQuery } from '../classes.queries.ts';
import { classesText as text } from '../classes.text.ts';
import { useUndoable } from '../use-undoable.ts';
import s from '../classes.module.css';
import { MoreOfClass } from './more-of-class.tsx';

/** The chosen class: its name, with whom it is shared, and what can be done to it. */
export function ClassHead({ klasse }: { klasse: OwnSquad }) {
  const me = useCurrentUser().id;
  const undoable = useUndoable();
  const now = useNow();
  const pupils = useQuery(pupilsQuery(klasse.id)).data;
  const seen = pupils?.filter(({ lastSeen }) => lastSeen !== null && daysFromToday(lastSeen, now) > -7).length;
  const { id: classId, name, sharedBy } = klasse;
  const remove = () =>
    undoable({
      run: () => client.removeClass({ body: { classId } }),
      undo: () => client.addClass({ body: { classId } }),
      message: text.removed(name),
    });
  const leave = () =>
    undoable({
      run: () => client.deleteClassShare({ params: { class: classId, user: me } }),
      message: text.left(name),
    });
  return (
    <div className={s.head}>
      <div>
        <h2 id="class-name">{name}</h2>
        <p>
          {[
            text.pupils(klasse.studentCount),
            seen !== undefined && seen > 0 && text.seen(seen),
            sharedBy && text.sharedBy(sharedBy),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {!sharedBy && (
        <Button
          icon={<IconShare3 aria-hidden="true" />}
          onClick={() => void showModal('ShareSquadModal', { squad: { id: classId, kind: 'class', name } })}
        >
          {text.share}
        </Button>
      )}
      {!sharedBy && (
        <Link className={buttonClass()} to={`/login-kort/${classId}`}>
          {text.cards}
        </Link>
      )}
      {!sharedBy && <MoreOfClass klasse={klasse} />}
      <IconButton label={sharedBy ? text.leave : text.remove} onClick={() => void (sharedBy ? leave() : remove())}>
        <IconTrash aria-hidden="true" />
      </IconButton>
    </div>
  );
}
