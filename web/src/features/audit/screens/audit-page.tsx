import { API_BASE, AUDIT_ACTIONS, type AuditAction, type AuditRow, auditActions } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { withParams } from '../../../lib/address/with-params.ts';
import { client } from '../../../lib/api/client.ts';
import { longDate } from '../../../lib/dates/danish-dates.ts';
import { danishDay } from '../../../lib/dates/danish-day.ts';
import { danishMoment } from '../../../lib/dates/danish-moment.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { TextField } from '../../../ui/field.tsx';
import { IconCalendar } from '../../../ui/icons.ts';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { auditText as text } from '../audit.text.ts';
import s from './audit-page.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const KINDS = [
  { value: '', label: text.all },
  ...auditActions.map((value) => ({ value, label: AUDIT_ACTIONS[value] })),
];

/** Which lines are shown: kept in the address, so that a link leads to the same. */
function useWanted() {
  const [params, setParams] = useSearchParams();
  const of = (name: string) => params.get(name) ?? '';
  const action = auditActions.find((one) => one === of('hvad'));
  const days = { from: of('fra'), to: of('til') };
  const wanted: { action?: AuditAction; person?: string; from?: string; to?: string } = {
    ...(action && { action }),
    ...(of('person') && { person: of('person').slice(0, 60) }),
    ...(DAY.test(days.from) && { from: days.from }),
    ...(DAY.test(days.to) && { to: days.to }),
  };
  // another question begins at its first page
  const set = (name: string, value: string) => setParams(withParams({ side: null, [name]: value }), { replace: true });
  return {
    wanted,
    page: Math.max(1, Number(of('side')) || 1),
    typed: { action: action ?? '', person: of('person') },
    set,
    clear: () => setParams({}, { replace: true }),
  };
}

/** 'class 3' as 'klasse nr. 3'; nothing where it says no more than the rest. */
function placeOf(details: string): string | null {
  const [kind = '', id = ''] = details.split(' ');
  const name = text.places[kind];
  return name ? text.place(name, id) : null;
}

/** Who did what no person of the school does. */
const NOBODY: Partial<Record<AuditAction, string>> = {
  'work-expired': text.itself,
  'uni-login-role': text.itself,
  'leaver-erased': text.itself,
  'administrator-made': text.operator,
  'administrator-code-made': text.operator,
};

function Line({ row }: { row: AuditRow }) {
  const more = [longDate(row.at, { time: true }), row.subject && text.about(row.subject.name), placeOf(row.details)];
  return (
    <>
      <b>{row.by?.name ?? NOBODY[row.action] ?? text.somebody}</b> {row.by && <small>{row.by.username}</small>}
      <div>{AUDIT_ACTIONS[row.action]}</div>
      <div>
        <small>{more.filter(Boolean).join(' · ')}</small>
      </div>
    </>
  );
}

/** A day of the address, '2026-11-27', chosen in our calendar; '' for none. */
function DayField({
  day,
  empty,
  onChange,
  ...field
}: {
  label: string;
  day: string | undefined;
  empty: string;
  onChange: (day: string) => void;
}) {
  return (
    <DateTimeField
      {...field}
      icon={<IconCalendar aria-hidden="true" />}
      empty={empty}
      value={day === undefined ? null : danishMoment(day, '00.00')}
      presets={[{ label: empty, at: null }]}
      onChange={(at) => onChange(at === null ? '' : danishDay(at))}
    />
  );
}

/** /skole/log: who opened whose work in the school (PD-32). */
export default function AuditPage() {
  useTitle(text.title);
  const { wanted, page, typed, set, clear } = useWanted();
  const lines = useQuery({
    queryKey: ['audit', wanted, page],
    queryFn: ({ signal }) => client.auditLog({ query: { ...wanted, page }, signal }),
    placeholderData: (old) => old,
  });
  const csv = `${API_BASE}/institution/audit/csv?${new URLSearchParams(wanted).toString()}`;
  return (
    <LeadPage title={text.title} lead={text.lead} back={<BackLink to="/skole">{text.back}</BackLink>}>
      <div className={s.tools}>
        <SelectField label={text.kind} value={typed.action} options={KINDS} onChange={(value) => set('hvad', value)} />
        <TextField
          label={text.person}
          type="search"
          placeholder={text.personHint}
          maxLength={60}
          value={typed.person}
          onChange={({ currentTarget }) => set('person', currentTarget.value)}
        />
        <DayField label={text.from} empty={text.anyDay} day={wanted.from} onChange={(day) => set('fra', day)} />
        <DayField label={text.to} empty={text.anyDay} day={wanted.to} onChange={(day) => set('til', day)} />
      </div>
      <PagedList
        asked={lines}
        words={text}
        isNarrowed={Object.keys(wanted).length > 0}
        beside={
          <a className={s.csv} href={csv} download>
            {text.csv}
          </a>
        }
        row={(row) => <Line row={row} />}
        onAll={clear}
        onPage={(next) => set('side', String(next))}
      />
    </LeadPage>
  );
}
