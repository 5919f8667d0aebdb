import type { Tree } from '@ordklar/contract';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { RuledHead } from '../../../ui/ruled-head.tsx';
import { treeText as text } from '../achievements.text.ts';
import s from '../achievements.module.css';

/** What has happened in the tree, with its day, and what can. */
export function TreeEvents({ events }: { events: Tree['events'] }) {
  const earned = events.filter((event) => event.earned !== null).length;
  return (
    <section aria-labelledby="sket-i-traeet">
      <RuledHead id="sket-i-traeet" title={text.happened} className={s.head}>
        <small>{text.of(earned, events.length)}</small>
      </RuledHead>
      <ul className={s.events}>
        {events.map((event) => (
          <li key={event.event} className={classNames(s.event, event.earned === null && s.ahead)}>
            <span className={s.tile}>
              <img src={event.images['3x']} alt="" width="64" height="64" loading="lazy" />
            </span>
            <div>
              <h3>{event.title}</h3>
              <p>
                {event.text}
                {event.earned !== null && ` · ${longDate(event.earned)}`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
