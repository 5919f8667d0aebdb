import type { developmentApi } from '@ordklar/contract';
import { PUPILS, type Samples } from './sample.ts';
import { returnedText } from './sample-scenes.ts';

/** Samples of what pupils read about themselves. */
export const developmentSamples: Samples<typeof developmentApi> = {
  ownDevelopment: { args: () => ({}), succeeds: PUPILS },
  ownTraining: {
    args: async (world) => ({ params: { id: await returnedText(world) } }),
    succeeds: ['elev'],
  },
};
