import type { sharingApi } from '@ordklar/contract';
import { offeredSquad } from './offered-squad.ts';
import { OF_CLASS, type Samples, TEACHERS } from './sample.ts';

/** Samples of sharing classes and groups with colleagues. */
export const sharingSamples: Samples<typeof sharingApi> = {
  putClassShare: {
    args: async (world) => ({
      params: { class: await offeredSquad(world, 'class'), user: world.people.inviteret.id },
      body: {},
    }),
    succeeds: ['laerer', 'inviteret'],
  },
  classShares: { args: (world) => ({ params: { id: world.squads['7.A'] } }), succeeds: OF_CLASS },
  deleteClassShare: {
    args: async (world) => ({
      params: { class: await offeredSquad(world, 'class'), user: world.people.inviteret.id },
    }),
    succeeds: ['laerer', 'inviteret'],
  },
  currentShares: { args: () => ({}), succeeds: TEACHERS },
  groupShares: {
    args: async (world) => ({ params: { id: await offeredSquad(world, 'group') } }),
    succeeds: ['laerer'],
  },
  putGroupShares: {
    args: async (world) => ({
      params: { id: await offeredSquad(world, 'group') },
      body: { userIds: [world.people.kollega.id] },
    }),
    succeeds: ['laerer'],
  },
  deleteGroupShares: {
    args: async (world) => ({ params: { id: await offeredSquad(world, 'group') } }),
    succeeds: ['laerer'],
  },
  pendingGroupShares: { args: () => ({ query: { page: 1, limit: 10 } }), succeeds: TEACHERS },
  acceptGroupShare: {
    args: async (world) => ({ params: { id: await offeredSquad(world, 'group') } }),
    succeeds: ['inviteret'],
  },
  deleteGroupShare: {
    args: async (world) => ({
      params: { id: await offeredSquad(world, 'group'), user: world.people.inviteret.id },
    }),
    succeeds: ['laerer', 'inviteret'],
  },
};
