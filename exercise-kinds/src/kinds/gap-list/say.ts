import { sayGaps } from '../../answers/gaps.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableGapList } from './play.ts';

export const sayGapList: Say<PlayableGapList> = sayGaps;
