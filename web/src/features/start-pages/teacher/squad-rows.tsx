import { RuledHead } from '../../../ui/ruled-head.tsx';
import type { SquadFigures } from '@ordklar/contract';
import { Link } from 'react-router';
import { statusAddress, trainingAddress } from './addresses.ts';
import { overviewText } from './overview.text.ts';
import { scaleOf, WeeksLine } from './weeks-line.tsx';
import s from './squad-rows.module.css';

const text = overviewText.squads;

function ErrorOf({ squad }: { squad: SquadFigures }) {
  const [error] = squad.errors;
  if (!error) return <p>{squad.texts > 0 ? text.noErrors : text.noTexts}</p>;
  return (
    <Link className={s.error} to={trainingAddress(squad.id, error.id)} title={text.train(error.title, squad.name)}>
      <b>{error.title}</b>
      <small>{text.errors(error.errors, squad.texts)}</small>
    </Link>
  );
}

/** The classes and groups, each with the figures of its status list, how it has done, and its most frequent error. */
export function SquadRows({ squads }: { squads: readonly SquadFigures[] }) {
  const scale = scaleOf(squads);
  return (
    <section aria-labelledby="klasser">
      <RuledHead id="klasser" title={text.title}>
        <small>{text.note}</small>
      </RuledHead>
      <ul className={s.squads}>
        {squads.map((squad) => (
          <li key={squad.id}>
            <div className={s.figures}>
              <h3>
                <Link to={statusAddress(squad.id)}>{squad.name}</Link>
              </h3>
              <p>{text.pupils(squad.studentCount)}</p>
              {squad.waiting > 0 && (
                <Link to={statusAddress(squad.id, { state: 'venter' })}>{text.waiting(squad.waiting)}</Link>
              )}
              {squad.missing > 0 && (
                <Link to={statusAddress(squad.id, { state: 'mangler' })}>
                  {text.missing(squad.missing, squad.overdue)}
                </Link>
              )}
              {squad.waiting + squad.missing === 0 && <p>{text.quiet}</p>}
            </div>
            <WeeksLine weeks={squad.weeks} scale={scale} />
            <ErrorOf squad={squad} />
          </li>
        ))}
      </ul>
    </section>
  );
}
