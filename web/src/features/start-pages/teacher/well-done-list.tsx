import type { WellDone } from '@ordklar/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button } from '../../../ui/button.tsx';
import { IconHeart } from '../../../ui/icons.ts';
import { Face } from '../../../ui/paper.tsx';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { markingPath } from '../../corrections/index.ts';
import { resultAddress } from '../../results/index.ts';
import { overviewText } from './overview.text.ts';
import s from './finished-list.module.css';

const text = overviewText.wellDone;

const addressOf = ({ kind, squadId, exerciseId, studentId, homeworkId }: WellDone, year: number): string =>
  kind === 'free-text' ? markingPath({ squadId, exerciseId, year, studentId }) : resultAddress({ homeworkId, kind });

function Done({ done, year }: { done: WellDone; year: number }) {
  const [isSent, setIsSent] = useState(done.isPraised);
  const { homeworkId, studentId, studentName, title, squadName } = done;
  const praise = async () => {
    const words = text.words(done);
    const to = { id: studentId, name: studentName };
    if (await showModal('SendPraiseModal', { to, homeworkId, words })) setIsSent(true);
  };
  return (
    <li className={s.task}>
      <Face name={studentName} />
      <Link to={addressOf(done, year)} state={{ title, student: studentName }}>
        <b>{studentName}</b> {text.what(done)}
        <small>{[squadName, title].join(' · ')}</small>
      </Link>
      {isSent ? (
        <span className={s.sent}>{text.sent}</span>
      ) : (
        <Button
          look="quiet"
          icon={<IconHeart aria-hidden="true" />}
          aria-label={text.sendTo(studentName)}
          onClick={() => void praise()}
        >
          {text.send}
        </Button>
      )}
    </li>
  );
}

/** What pupils have done well in the last seven days, each with a way to say so. */
export function WellDoneList({ wellDone, year }: { wellDone: readonly WellDone[]; year: number }) {
  if (wellDone.length === 0) return null;
  return (
    <section aria-labelledby="godt-klaret">
      <RuledHead id="godt-klaret" title={text.title}>
        <small>{text.note}</small>
      </RuledHead>
      <ul className={s.tasks}>
        {wellDone.map((done) => (
          <Done key={done.homeworkId} done={done} year={year} />
        ))}
      </ul>
    </section>
  );
}
