/** What happened, for whoever listens; features never call each other for side effects. */
export interface DomainEvents {
  'homework-assigned': { homeworkIds: number[]; teacherId: number };
  'text-handed-in': { homeworkId: number; exerciseProgressId: number; answerTextId: number; studentId: number };
  'text-marked': { answerTextId: number };
  'text-ready': { exerciseProgressId: number; studentId: number; teacherId: number };
  'feedback-given': { exerciseProgressId: number; studentId: number; teacherId: number };
}

type Listener<K extends keyof DomainEvents> = (event: DomainEvents[K]) => Promise<void>;

export interface Events {
  on<K extends keyof DomainEvents>(name: K, listener: Listener<K>): void;
  /** Runs every listener. One that fails is logged and keeps no other from running. */
  emit<K extends keyof DomainEvents>(name: K, event: DomainEvents[K]): Promise<void>;
}

/** Events within this process. What must survive a crash is written to the database first and swept up at start. */
export function createEvents(onError: (error: unknown, name: string) => void): Events {
  const listeners = new Map<string, ((event: never) => Promise<void>)[]>();
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    async emit(name, event) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          await listener(event as never);
        } catch (error) {
          onError(error, name);
        }
      }
    },
  };
}
