import type { commaSystemsApi, commentBankApi, hintsApi, schoolWordsApi, startPagesApi } from '@ordklar/contract';
import { OF_CLASS, type Samples, TEACHERS } from './sample.ts';
import { bankCommentOf, schoolWordOf } from './sample-scenes.ts';

const BANK_COMMENT = { text: 'Husk nutids-r.', subcategoryId: null, replacement: null, isShared: true };

/** Samples of what is set for a class or a whole school, and of what tells about schools. */
export const schoolSamples: Samples<
  typeof startPagesApi &
    typeof schoolWordsApi &
    typeof commaSystemsApi &
    Pick<typeof hintsApi, 'squadHints' | 'setSquadHints'> &
    typeof commentBankApi
> = {
  squadHints: {
    args: (world) => ({ params: { s: world.squads['7.A'] } }),
    succeeds: OF_CLASS,
  },
  setSquadHints: {
    args: (world) => ({ params: { s: world.squads['7.A'] }, body: { hints: ['slang'] } }),
    succeeds: OF_CLASS,
  },
  setSquadCommaSystem: {
    args: (world) => ({ params: { s: world.squads['7.A'] }, body: { startkomma: 'auto' } }),
    succeeds: OF_CLASS,
  },
  teacherOverview: { args: () => ({}), succeeds: TEACHERS },
  schoolOverview: { args: () => ({}), succeeds: ['skoleadmin'] },
  editorOverview: { args: () => ({}), succeeds: ['redaktor'] },
  schoolWords: { args: () => ({ query: { q: 'ord', page: 1, limit: 10 } }), succeeds: TEACHERS },
  addSchoolWord: { args: () => ({ body: { word: 'Ordklar' } }), succeeds: TEACHERS },
  removeSchoolWord: {
    args: async (world) => ({ params: { id: await schoolWordOf(world) } }),
    // words are the whole school's: also teachers of other classes may take one off
    succeeds: ['laerer', 'kollega', 'inviteret'],
  },

  commentBank: { args: () => ({}), succeeds: TEACHERS },
  addBankComment: { args: () => ({ body: BANK_COMMENT }), succeeds: TEACHERS },
  changeBankComment: {
    args: async (world) => ({ params: { id: await bankCommentOf(world) }, body: BANK_COMMENT }),
    succeeds: ['laerer'],
  },
  removeBankComment: {
    args: async (world) => ({ params: { id: await bankCommentOf(world) } }),
    succeeds: ['laerer'],
  },
  restoreBankComment: {
    args: async (world) => ({ params: { id: await bankCommentOf(world) } }),
    succeeds: ['laerer'],
  },
  useBankComment: {
    args: async (world) => ({ params: { id: await bankCommentOf(world) } }),
    // it is shared: also colleagues use it
    succeeds: ['laerer', 'kollega', 'inviteret'],
  },
  importBankComments: {
    args: () => ({ body: { comments: [{ text: 'Husk punktum.', subcategoryId: null, replacement: null }] } }),
    succeeds: TEACHERS,
  },
};
