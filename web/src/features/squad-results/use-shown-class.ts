import { schoolYearOf } from '../../lib/dates/danish-dates.ts';
import { useNow } from '../../lib/dates/use-now.ts';
import { useActiveSquad, useActiveYear } from '../../lib/storage/use-active.ts';
import { useSquads } from '../accounts/index.ts';

/** A class in a school year (its start year). */
export interface ShownClass {
  id: number;
  name: string;
  year: number;
}

/** The class and school year that the top bar's pickers stand at, and why there may be none. */
export function useShownClass() {
  const squads = useSquads();
  const active = useActiveSquad();
  const thisYear = schoolYearOf(useNow());
  const year = useActiveYear() ?? thisYear;
  const ofYear = squads.data?.filter((each) => each.year === year) ?? [];
  const found = ofYear.find(({ id }) => id === active?.id);
  const squad: ShownClass | undefined = found && { id: found.id, name: found.name, year };
  return { squads, squad, year, hasNone: squads.isSuccess && ofYear.length === 0, isComing: year > thisYear };
}
