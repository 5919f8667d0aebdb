import type { CloudService } from '@ordklar/contract';
import type { Answer, Ask, Failure } from './picker/messages.ts';
import s from './cloud-files.module.css';

/** How long a frame may take before its service counts as out of reach. */
const READY_WITHIN_MS = 10_000;

/** What became of a choice. */
export type Picked = { file: File } | { failed: Failure } | 'closed';

interface Frame {
  element: HTMLIFrameElement;
  isReady: Promise<boolean>;
  /** How many parts of the page offer it. */
  holders: number;
}

const frames = new Map<string, Frame>();
let lastId = 0;

function open(address: string, title: string): Pick<Frame, 'element' | 'isReady'> {
  const element = document.createElement('iframe');
  element.src = address;
  element.title = title;
  element.className = s.frame ?? '';
  // a modal under it neither hides it nor takes the focus back
  element.dataset['reactAriaTopLayer'] = 'true';
  const isReady = new Promise<boolean>((resolve) => {
    const stop = listen(element, ({ ordklar }) => {
      if (ordklar !== 'ready') return;
      stop();
      resolve(true);
    });
    setTimeout(() => {
      stop();
      resolve(false);
    }, READY_WITHIN_MS);
  });
  document.body.append(element);
  return { element, isReady };
}

/** Calls `onAnswer` with what the frame says; gives what ends it. */
function listen(element: HTMLIFrameElement, onAnswer: (answer: Answer) => void): () => void {
  const hear = ({ data, source, origin }: MessageEvent<Answer>) => {
    if (source === element.contentWindow && origin === location.origin) onAnswer(data);
  };
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}

const addressOf = (service: CloudService, teacherId: number) => `/hent-fil/${service}?teacherId=${teacherId}`;

/**
 * Holds the frame of a service's picker on the page, so that a press can open its window at once; gives what lets it go.
 * It loads nothing of the service before it is asked for a file.
 */
export function holdFrame(service: CloudService, teacherId: number, title: string): () => void {
  const address = addressOf(service, teacherId);
  const frame = frames.get(address) ?? { ...open(address, title), holders: 0 };
  frames.set(address, frame);
  frame.holders += 1;
  return () => {
    frame.holders -= 1;
    if (frame.holders > 0) return;
    frame.element.remove();
    frames.delete(address);
  };
}

/** The frame, opened again where it did not get ready the last time; null when it is out of reach. */
async function readyFrame(address: string): Promise<HTMLIFrameElement | null> {
  const frame = frames.get(address);
  if (!frame) return null;
  if (await frame.isReady) return frame.element;
  frame.element.remove();
  Object.assign(frame, open(address, frame.element.title));
  return (await frame.isReady) ? frame.element : null;
}

/** Shows the picker over the page, or takes it away and gives the focus back. */
function show(element: HTMLIFrameElement, isShown: boolean, from: Element | null): void {
  element.toggleAttribute('data-shown', isShown);
  if (isShown) element.focus();
  else if (from instanceof HTMLElement) from.focus();
}

/** The file behind the address that the frame gave. */
async function take(url: string, name: string, type: string): Promise<Picked> {
  try {
    return { file: new File([await (await fetch(url)).blob()], name, { type }) };
  } catch {
    return { failed: 'fetch' };
  }
}

/** Lets the person choose a file from a service; the teacher is the one whose setting allows it (ENT-04). */
export async function pickFile(
  service: CloudService,
  teacherId: number,
  onFetching: (name: string) => void,
): Promise<Picked> {
  const from = document.activeElement;
  const element = await readyFrame(addressOf(service, teacherId));
  if (!element) return { failed: 'no-net' };
  const id = ++lastId;
  return new Promise((resolve) => {
    const stop = listen(element, (answer) => {
      if (answer.ordklar !== 'report' || answer.id !== id) return;
      if (answer.what === 'shown' || answer.what === 'hidden') return show(element, answer.what === 'shown', from);
      if (answer.what === 'fetching') return onFetching(answer.name);
      stop();
      if (answer.what === 'closed') return resolve('closed');
      if (answer.what === 'failed') return resolve({ failed: answer.why });
      resolve(take(answer.url, answer.name, answer.type));
    });
    element.contentWindow?.postMessage({ ordklar: 'pick', id } satisfies Ask, location.origin);
  });
}
