import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { withParams } from '../../../lib/address/with-params.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Chips } from '../../../ui/choice.tsx';
import { TextField } from '../../../ui/field.tsx';
import { LeadPage } from '../../../ui/lead-page.tsx';
import { PagedList, type PageOf } from '../../../ui/paged-list.tsx';
import { listText } from '../editor-lists.text.ts';
import { editorListsKey } from '../use-list-step.ts';
import s from './editor-list.module.css';

/** What the list shows, kept in the address: a state, words, and the page. */
export interface Narrowed<State extends string> {
  state?: State;
  search?: string;
  page: number;
}

interface EditorListProps<Row extends { id: number }, State extends string> {
  /** Under which it is kept. */
  name: string;
  text: { title: string; lead: string; none: string };
  states: Readonly<Record<State, string>>;
  read: (narrowed: Narrowed<State>, signal: AbortSignal) => Promise<PageOf<Row>>;
  tools?: ReactNode;
  row: (row: Row) => ReactNode;
}

function useNarrowed<State extends string>(states: Readonly<Record<State, string>>) {
  const [params, setParams] = useSearchParams();
  const state = (Object.keys(states) as State[]).find((one) => one === params.get('vis'));
  const search = params.get('soeg') ?? '';
  const narrowed: Narrowed<State> = {
    page: Math.max(1, Number(params.get('side')) || 1),
    ...(state && { state }),
    ...(search && { search }),
  };
  // another question begins at its first page
  const set = (name: string, value: string) => setParams(withParams({ side: null, [name]: value }), { replace: true });
  return { narrowed, set, clear: () => setParams({}, { replace: true }) };
}

/** One of the editors' lists: narrowed by state and words, page by page. */
export function EditorList<Row extends { id: number }, State extends string>(props: EditorListProps<Row, State>) {
  const { name, text, states, read, tools, row } = props;
  useTitle(text.title);
  const { narrowed, set, clear } = useNarrowed(states);
  const list = useQuery({
    queryKey: [...editorListsKey, name, narrowed],
    queryFn: ({ signal }) => read(narrowed, signal),
    placeholderData: (old) => old,
  });
  const options = [
    { value: 'all' as const, label: listText.all },
    ...(Object.entries(states) as [State, string][]).map(([value, label]) => ({ value, label })),
  ];
  return (
    <LeadPage title={text.title} lead={text.lead} back={<BackLink to="/redaktion">{listText.back}</BackLink>}>
      <div className={s.tools}>
        {tools}
        <Chips<State | 'all'>
          label={listText.filter}
          options={options}
          value={narrowed.state ?? 'all'}
          onChange={(state) => set('vis', state === 'all' ? '' : state)}
        />
        <TextField
          label={listText.search}
          type="search"
          placeholder={listText.searchHint}
          value={narrowed.search ?? ''}
          onChange={({ currentTarget }) => set('soeg', currentTarget.value)}
        />
      </div>
      <PagedList
        key={name}
        asked={list}
        words={{ ...listText, list: text.title, none: text.none }}
        isNarrowed={narrowed.state !== undefined || narrowed.search !== undefined}
        row={row}
        onAll={clear}
        onPage={(page) => set('side', String(page))}
      />
    </LeadPage>
  );
}
