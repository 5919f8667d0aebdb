import type { rosterImportApi } from '@ordklar/contract';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

/** A file with one new pupil. */
const fileOf = (username: string) =>
  new File([`klasse;rolle;navn;brugernavn\n7.A;elev;Ny Elev;${username}\n`], 'elever.csv', { type: 'text/csv' });

/** A file that is to be taken in, as its plan was shown. */
async function planned(world: World) {
  const files = [fileOf(`ny${Math.random().toString(36).slice(2)}`)];
  const { fingerprint } = await (await world.as('skoleadmin')).api.planRoster({ form: {}, files });
  return { form: { fingerprint, absent: 'stay' as const }, files };
}

/** Samples of people from a file. */
export const rosterImportSamples: Samples<typeof rosterImportApi> = {
  planRoster: { args: () => ({ form: {}, files: [fileOf('ny')] }), succeeds: ['skoleadmin'] },
  importRoster: { args: planned, succeeds: ['skoleadmin'] },
  rosterImports: { args: () => ({}), succeeds: ['skoleadmin'] },
  undoRosterImport: {
    async args(world) {
      const { id } = await (await world.as('skoleadmin')).api.importRoster(await planned(world));
      return { params: { id } };
    },
    succeeds: ['skoleadmin'],
  },
};
