import { API_BASE, mayBeErased, mayGetFromSchool, type Roster, type RosterPerson } from '@ordklar/contract';
import { Link } from 'react-router';
import { showModal } from '../../../lib/modals/modal-store.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { rosterText as text } from './roster.text.ts';
import { useResetTwoStep } from './use-reset-two-step.ts';
import { ROSTER_ROLES, useRoster } from './use-roster.ts';
import s from '../start-pages.module.css';

const ROLES = ROSTER_ROLES.map((value) => ({ value, label: text.roles[value] }));

/** For a colleague who has lost the app; one's own is turned off on 'Min bruger'. */
function ResetTwoStep({ id, name }: Pick<RosterPerson, 'id' | 'name'>) {
  const me = useCurrentUser();
  const reset = useResetTwoStep();
  if (me.id === id) return null;
  return (
    <Button look="quiet" aria-label={text.resetTwoStepOf(name)} onClick={() => void reset(id, name)}>
      {text.resetTwoStep}
    </Button>
  );
}

/** Who has deleted somebody goes on at the head of the list: the button that was pressed is gone with its row. */
async function askToErase(person: Pick<RosterPerson, 'id' | 'name'>): Promise<void> {
  if (await showModal('ErasePupilModal', { person })) document.getElementById('personer')?.focus();
}

function PersonRow({ person }: { person: RosterPerson }) {
  const { id, name, username, roles, classes, isByUniLogin, hasTwoStep, leftAt } = person;
  return (
    <tr>
      <th scope="row">
        {name} <small>{username}</small>
      </th>
      <td>
        {roles.map((role) => text.roleNames[role]).join(', ')}
        {leftAt !== null && ` · ${text.left}`}
      </td>
      <td>{classes.join(', ')}</td>
      <td className={s.startNumber}>
        {isByUniLogin && text.uniLogin}
        {!isByUniLogin && leftAt === null && mayGetFromSchool(roles) && (
          <Button
            look="quiet"
            aria-label={text.newPasswordOf(name)}
            onClick={() => void showModal('NewPasswordModal', { person: { id, name }, squadId: null })}
          >
            {text.newPassword}
          </Button>
        )}
        {hasTwoStep && <ResetTwoStep id={id} name={name} />}
        {mayBeErased(roles) && (
          <a
            className={buttonClass('quiet')}
            aria-label={text.exportOf(name)}
            title={text.exportTitle}
            href={`${API_BASE}/institution/people/${id}/export`}
            download
          >
            {text.export}
          </a>
        )}
        {mayBeErased(roles) && (
          <Button look="quiet" aria-label={text.eraseOf(name)} onClick={() => void askToErase({ id, name })}>
            {text.erase}
          </Button>
        )}
      </td>
    </tr>
  );
}

function People({ people }: Pick<Roster, 'people'>) {
  return (
    <table className={s.startTable}>
      <thead>
        <tr>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.roleHead}</th>
          <th scope="col">{text.classes}</th>
          <th scope="col" className={s.startNumber}>
            {text.actions}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}

/** The people of the school: searched, by role, page by page, each with a new code where one is needed. */
export function RosterSection() {
  const { asked, typed, setTyped, chooseRole, goTo, list } = useRoster();
  const { data } = list;
  return (
    <section aria-labelledby="personer">
      <h2 id="personer" tabIndex={-1}>
        {text.title} {data && <span>{text.count(data.total)}</span>}
      </h2>
      <p>
        <Link to="/skole/import">{text.import}</Link>
      </p>
      <div className={s.startFilters} role="search" aria-label={text.search}>
        <TextField
          type="search"
          label={text.search}
          hint={text.hint}
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Chips label={text.role} options={ROLES} value={asked.role} onChange={chooseRole} />
      </div>
      {list.isPending && <LoadingRows rows={8} label={text.loading} />}
      {list.isError && <ErrorState message={text.failed} onRetry={() => void list.refetch()} />}
      {data?.total === 0 && (
        <p className={s.startNone} role="status">
          {asked.search ? text.noneFound(asked.search) : text.none}{' '}
          {asked.search && <Button onClick={() => setTyped('')}>{text.clear}</Button>}
        </p>
      )}
      {data && data.total > 0 && data.people.length === 0 && (
        <p className={s.startNone} role="status">
          {text.beyond} <Button onClick={() => goTo(1)}>{text.first}</Button>
        </p>
      )}
      {data && data.people.length > 0 && (
        <>
          <People people={data.people} />
          <Pager label={text.pager} page={asked.page} pages={data.pages} onGo={goTo} />
        </>
      )}
    </section>
  );
}
