import { rosterImportApi } from '@ordklar/contract';
import { type Form, readForm } from '../../platform/http/read-form.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { importRoster, listImports, previewRoster } from './import-roster.ts';
import { undoImport } from './undo-import.ts';

/** What is asked of an import; 422 for what the contract does not have. */
function askedIn({ fields }: Form) {
  const values = Object.fromEntries([...fields].map(([name, [value]]) => [name, value]));
  const asked = rosterImportApi.importRoster.form.safeParse(values);
  if (!asked.success) throw new ProblemError('invalid');
  return asked.data;
}

/** People of a school from a file, for its administrators. */
export const rosterImportRoutes: Routes<typeof rosterImportApi> = (context) => ({
  planRoster: async ({ actor, request }) => previewRoster(context, actor, (await readForm(request, 1)).files[0]),
  async importRoster({ actor, request }) {
    const form = await readForm(request, 1);
    return importRoster(context, actor, askedIn(form), form.files[0]);
  },
  rosterImports: ({ actor }) => listImports(context, actor),
  undoRosterImport: async ({ actor, params }) => ({ kept: await undoImport(context, actor, params.id) }),
});
