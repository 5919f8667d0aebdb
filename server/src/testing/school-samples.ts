import type { commaSystemsApi, schoolWordsApi, startPagesApi } from '@ordklar/contract';
import { OF_CLASS, type Samples, TEACHERS } from './sample.ts';
import { schoolWordOf } from './sample-scenes.ts';

/** Samples of what is set for a class or a whole school, and of what tells about schools. */
export const schoolSamples: Samples<typeof startPagesApi & typeof schoolWordsApi & typeof commaSystemsApi> = {
  setSquadCommaSystem: {
    args: (world) => ({ params: { s: world.squads['7.A'] }, body: { startkomma: 'auto' } }),
    succeeds: OF_CLASS,
  },
  schoolOverview: { args: () => ({}), succeeds: ['skoleadmin'] },
  editorOverview: { args: () => ({}), succeeds: ['redaktor'] },
  schoolWords: { args: () => ({ query: { q: 'ord', page: 1, limit: 10 } }), succeeds: TEACHERS },
  addSchoolWord: { args: () => ({ body: { word: 'Ordklar' } }), succeeds: TEACHERS },
  removeSchoolWord: {
    args: async (world) => ({ params: { id: await schoolWordOf(world) } }),
    // words are the whole school's: also teachers of other classes may take one off
    succeeds: ['laerer', 'kollega', 'inviteret'],
  },
};
