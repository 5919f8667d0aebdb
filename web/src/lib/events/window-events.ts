import type { ActiveCourse, ActiveSquad, ActiveStudent } from '../storage/active-choice.ts';
import type { NewToast } from '../toasts/toast-store.ts';

/** The window events by which parts that do not know each other talk (CON-48), with the shape of their detail. */
export interface WindowEvents {
  gtActiveSchoolYear: number;
  gtActiveCourse: ActiveCourse | null;
  gtActiveSquad: ActiveSquad | null;
  gtSquads: ActiveSquad[];
  gtActiveStudent: ActiveStudent | null;
  gtShowModal: { name: string; props?: object };
  gtShowAnnotationModal: { name: string; props?: object };
  gtOpenFeedbackModal: undefined;
  'add-notification': NewToast;
  /** Read somewhere; `type` is one of the notification types (NOTI-01). */
  'notification-read': { id: number; type: number };
}

/** Sends a window event with its detail. */
export function sendWindowEvent<N extends keyof WindowEvents>(name: N, detail: WindowEvents[N]): void {
  window.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Listens to a window event; the answer stops listening, so that it fits an effect. */
export function onWindowEvent<N extends keyof WindowEvents>(
  name: N,
  listener: (detail: WindowEvents[N]) => void,
): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<WindowEvents[N]>).detail);
  window.addEventListener(name, handle);
  return () => window.removeEventListener(name, handle);
}
