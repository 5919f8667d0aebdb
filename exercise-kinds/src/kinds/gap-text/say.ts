import { sayGaps } from '../../answers/gaps.ts';
import type { Say } from '../../item-kind.ts';
import type { PlayableGapText } from './play.ts';

export const sayGapText: Say<PlayableGapText> = sayGaps;
