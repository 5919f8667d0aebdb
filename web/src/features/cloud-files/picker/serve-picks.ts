import { type Answer, type Ask, type ChooseFile, PickFailure } from './messages.ts';

/** How long the address of a fetched file holds (CON-27). */
export const OBJECT_URL_MS = 40_000;

const isAsk = (data: unknown): data is Ask => (data as Partial<Ask> | null)?.ordklar === 'pick';

/** Answers the page around this frame: each of its asks with what became of it. */
export function servePicks(choose: ChooseFile): void {
  const say = (answer: Answer) => parent.postMessage(answer, location.origin);

  const serve = async (id: number) => {
    try {
      const file = await choose({
        show: (isShown) => say({ ordklar: 'report', id, what: isShown ? 'shown' : 'hidden' }),
        fetching: (name) => say({ ordklar: 'report', id, what: 'fetching', name }),
      });
      if (!file) return say({ ordklar: 'report', id, what: 'closed' });
      const url = URL.createObjectURL(file);
      setTimeout(() => URL.revokeObjectURL(url), OBJECT_URL_MS);
      say({ ordklar: 'report', id, what: 'picked', url, name: file.name, type: file.type });
    } catch (error) {
      if (!(error instanceof PickFailure)) console.error('The picker failed', error);
      say({ ordklar: 'report', id, what: 'failed', why: error instanceof PickFailure ? error.why : 'picker' });
    }
  };

  addEventListener('message', ({ data, source, origin }) => {
    if (source === parent && origin === location.origin && isAsk(data)) void serve(data.id);
  });
  say({ ordklar: 'ready' });
}
