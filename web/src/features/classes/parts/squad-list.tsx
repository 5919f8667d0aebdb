import type { OwnSquad } from '@ordklar/contract';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { IconPlus, IconUsers } from '../../../ui/icons.ts';
import { classesText as text } from '../classes.text.ts';
import s from '../classes.module.css';

const about = ({ studentCount, sharedBy, sharedWith }: OwnSquad, isUnsaved: boolean): string =>
  [
    text.pupils(studentCount),
    ...(sharedBy ? [text.sharedBy(sharedBy)] : sharedWith.length > 0 ? [text.sharedWith(sharedWith)] : []),
    ...(isUnsaved ? [text.group.unsaved] : []),
  ].join(' · ');

/** Classes or groups to choose between, and the way to one more. */
export function SquadList({
  title,
  squads,
  chosen,
  to,
  add,
  none,
  isUnsaved,
  onAdd,
}: {
  title: string;
  squads: readonly OwnSquad[];
  chosen: number | null;
  to: (squad: OwnSquad) => string;
  add: string;
  none?: string;
  /** Whether changes of one wait in the browser. */
  isUnsaved?: (squad: OwnSquad) => boolean;
  onAdd: () => void;
}) {
  return (
    <nav className={s.list} aria-label={title}>
      <h2>{title}</h2>
      {squads.length === 0 && none && <p className={s.quiet}>{none}</p>}
      <ul>
        {squads.map((squad) => (
          <li key={squad.id}>
            <Link to={to(squad)} aria-current={squad.id === chosen ? 'true' : undefined} preventScrollReset>
              <span className={s.sign} aria-hidden="true">
                {squad.kind === 'class' ? squad.name.slice(0, 4) : <IconUsers />}
              </span>
              <span className={s.about}>
                <b>{squad.name}</b>
                <span>{about(squad, isUnsaved?.(squad) ?? false)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button look="quiet" icon={<IconPlus aria-hidden="true" />} onClick={onAdd}>
        {add}
      </Button>
    </nav>
  );
}
