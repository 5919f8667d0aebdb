import type { ComponentType } from 'react';
import { ChatTool } from '../../features/chat/index.ts';
import { CourseInfoTool } from '../../features/courses/index.ts';
import { NotificationsTool } from '../../features/notifications/index.ts';
import { FirstView } from '../../features/onboarding/index.ts';
import { SharingTool } from '../../features/sharing/index.ts';

/* Signs that features put into the frame. One line each. */

/** Right in the top bar, before the person: class-sharing requests, the bell. */
export const topBarTools: readonly ComponentType[] = [CourseInfoTool, SharingTool, NotificationsTool];

/** The round button lower right (on phones far right in the bottom bar): the chat. */
export const cornerTools: readonly ComponentType[] = [ChatTool];

/** Layers that are there on every framed screen, such as the chat's panel. */
export const frameLayers: readonly ComponentType[] = [FirstView];
