import type { RosterPlan } from '@ordklar/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/choice.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { rosterImportText as text } from '../roster-import.text.ts';
import type { RosterImporting } from '../use-roster-import.ts';
import s from '../roster-import.module.css';

interface Some<Row> {
  total: number;
  rows: readonly Row[];
}

/** A kind of change, folded while it is long. */
function Changes<Row>({
  title,
  some,
  row,
  children,
}: {
  title: string;
  some: Some<Row>;
  row: (row: Row) => ReactNode;
  children?: ReactNode;
}) {
  if (some.total === 0) return null;
  const rest = some.total - some.rows.length;
  return (
    <details className={s.changes} open={some.total <= 10}>
      <summary>
        {title} <span className="num">{some.total}</span>
      </summary>
      <ul>
        {some.rows.map((one, at) => (
          // the rows never change their places
          <li key={at}>{row(one)}</li>
        ))}
        {rest > 0 && <li>{text.more(rest)}</li>}
      </ul>
      {children}
    </details>
  );
}

const Named = ({ name, more }: { name: string; more: string }) => (
  <>
    {name} {more && <small>{more}</small>}
  </>
);
const inClass = ({ name, className }: { name: string; className: string }) => <Named name={name} more={className} />;
const alone = ({ name }: { name: string }) => name;

function Lists({ plan }: { plan: RosterPlan }) {
  const { lists } = text;
  return (
    <>
      <Changes
        title={lists.faults}
        some={plan.faults}
        row={({ file, line, text: why }) => (
          <>
            <b>{text.line(file, line)}</b> {why}
          </>
        )}
      />
      <Changes title={lists.newClasses} some={plan.newClasses} row={alone} />
      <Changes
        title={lists.newPeople}
        some={plan.newPeople}
        row={({ name, username, role, classes }) => (
          <Named name={name} more={[text.roles[role], ...classes, username].join(' · ')} />
        )}
      >
        {plan.newPeople.rows.some(({ byUniLogin }) => !byUniLogin) && <p className={s.small}>{text.newCodes}</p>}
      </Changes>
      <Changes title={lists.back} some={plan.back} row={alone} />
      <Changes title={lists.joins} some={plan.joins} row={inClass} />
      <Changes title={lists.leaves} some={plan.leaves} row={inClass} />
      <Changes
        title={lists.renamed}
        some={plan.renamed}
        row={({ name, before }) => <Named name={name} more={text.before(before)} />}
      />
      <Changes title={lists.linked} some={plan.linked} row={alone} />
    </>
  );
}

const changesIn = ({ newClasses, newPeople, back, joins, leaves, renamed, linked }: RosterPlan): number =>
  [newClasses, newPeople, back, joins, leaves, renamed, linked].reduce((sum, { total }) => sum + total, 0);

/** What a file would change, and the two ways on from there. */
export function PlanView({
  importing,
  fileName,
  plan,
}: {
  importing: RosterImporting;
  fileName: string;
  plan: RosterPlan;
}) {
  const [leave, setLeave] = useState(false);
  const { busy, failure, isStale, choose, chosen } = importing;
  const willChange = changesIn(plan) > 0 || (leave && plan.absent.total > 0);
  return (
    <section className={s.plan} aria-labelledby="forslag">
      <h2 id="forslag">{text.plan(fileName)}</h2>
      <p role="status">
        {text.counts(plan.people, plan.unchanged)} {plan.otherSchools > 0 && text.otherSchools(plan.otherSchools)}
      </p>
      {plan.classesToMove > 0 && <Notice as="p">{text.classesToMove(plan.classesToMove)}</Notice>}
      <Lists plan={plan} />
      <Changes
        title={text.lists.absent}
        some={plan.absent}
        row={({ name, classes }) => <Named name={name} more={classes.join(', ')} />}
      />
      {plan.absent.total > 0 && (
        <div>
          <Checkbox
            label={text.leave(plan.absent.total)}
            checked={leave}
            onChange={({ currentTarget }) => setLeave(currentTarget.checked)}
          />
          <p className={s.small}>{text.leaveHelp}</p>
        </div>
      )}
      {!willChange && <p>{text.nothing}</p>}
      {failure && <FieldError>{failure}</FieldError>}
      <div className={s.buttons}>
        {isStale ? (
          <Button look="primary" busy={busy === 'reading'} onClick={() => void choose(chosen?.file)}>
            {text.refresh}
          </Button>
        ) : (
          <Button
            look="primary"
            busy={busy === 'importing'}
            disabled={!willChange}
            onClick={() => void importing.confirm(leave ? 'leave' : 'stay')}
          >
            {text.go}
          </Button>
        )}
        <Button onClick={importing.cancel}>{text.cancel}</Button>
      </div>
    </section>
  );
}
