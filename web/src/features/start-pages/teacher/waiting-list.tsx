import type { WaitingThing } from '@ordklar/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { deadlineWords } from '../../../lib/dates/danish-dates.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { RestingLeaf } from '../../../ui/drawings.tsx';
import { Face } from '../../../ui/paper.tsx';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { thingAddress } from './addresses.ts';
import { overviewText } from './overview.text.ts';
import s from './waiting-list.module.css';

const text = overviewText.waiting;

/** Things that are shown before one asks for all. */
const FIRST = 6;

/** What waits, what more there is to say of it, and the word for doing it. */
function wordsOf(thing: WaitingThing, now: number): { head: string; more: string; go: string } {
  const { count } = thing;
  switch (thing.kind) {
    case 'texts':
      return { head: text.texts.head(count), more: text.texts.more(thing.returned), go: text.texts.go(count) };
    case 'questions':
      return {
        head: text.questions.head(count),
        more: text.questions.more(thing.words, thing.names, thing.pupils),
        go: text.questions.go,
      };
    case 'overdue':
      return {
        head: text.overdue.head(count),
        more: thing.deadline === null ? '' : text.overdue.more(deadlineWords(thing.deadline, now)),
        go: text.overdue.go,
      };
    case 'corrected':
      return { head: text.corrected.head(count), more: text.corrected.more, go: text.corrected.go };
  }
}

function Thing({ thing, year, now, first }: { thing: WaitingThing; year: number; now: number; first: boolean }) {
  const { head, more, go } = wordsOf(thing, now);
  const others = thing.pupils - thing.names.length;
  return (
    <li className={s.thing}>
      <CourseIcon productId={thing.productId} />
      <div>
        <h3>{head}</h3>
        <p>{[thing.title, thing.squadName, more].filter(Boolean).join(' · ')}</p>
      </div>
      <span className={s.faces} aria-hidden="true">
        {thing.names.map((name) => (
          <Face key={name} name={name} />
        ))}
        {others > 0 && <span className={s.others}>+{others}</span>}
      </span>
      <Link
        className={buttonClass(first ? 'primary' : 'line')}
        to={thingAddress(thing, year)}
        aria-label={`${go}: ${thing.title}, ${thing.squadName}`}
      >
        {go}
      </Link>
    </li>
  );
}

/** What waits for the teacher, one thing with one button each; the first is what to begin with. */
export function WaitingList({ waiting, year, now }: { waiting: readonly WaitingThing[]; year: number; now: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? waiting : waiting.slice(0, FIRST);
  return (
    <section aria-labelledby="venter">
      <RuledHead id="venter" title={text.title}>
        {waiting.length > 0 && <small>{text.things(waiting.length)}</small>}
      </RuledHead>
      {waiting.length === 0 ? (
        <div className={s.nothing}>
          <RestingLeaf />
          <h3>{text.nothing}</h3>
          <p>{text.nothingText}</p>
          <Link className={buttonClass('primary')} to="/opgaver">
            {text.assign}
          </Link>
        </div>
      ) : (
        <ul className={s.things}>
          {shown.map((thing, index) => (
            <Thing
              key={`${thing.kind} ${thing.squadId} ${thing.exerciseId}`}
              thing={thing}
              year={year}
              now={now}
              first={index === 0}
            />
          ))}
        </ul>
      )}
      {waiting.length > FIRST && (
        <Button look="quiet" className={s.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.showFewer : text.showAll(waiting.length)}
        </Button>
      )}
    </section>
  );
}
