/** What the keys of the marking view do. */
export interface MarkingKeys {
  pupil: (step: 1 | -1) => void;
  mark: (step: 1 | -1) => void;
  hide: () => void;
  notAnError: () => void;
  edit: () => void;
  newMark: () => void;
  comment: () => void;
  /** Words by the keyboard, for a new mark or a comment. */
  wordCursor: () => void;
  feedback: () => void;
  grade: () => void;
  ready: () => void;
  undo: () => void;
  redo: () => void;
  help: () => void;
}

/** Keys that belong together: how they are drawn, what they do in words and, by the key pressed, in the view. */
interface KeyLine {
  caps: readonly string[];
  help: string;
  /** The short word for the foot of the screen; without it the line stands in the list of all keys only. */
  foot?: string;
  acts: Readonly<Record<string, (does: Partial<MarkingKeys>) => (() => void) | undefined>>;
}

const step = (walk: ((by: 1 | -1) => void) | undefined, by: 1 | -1) => walk && (() => walk(by));

/** All keys of the marking view with their help: the one place for both. */
export const MARKING_KEYS: readonly KeyLine[] = [
  {
    caps: ['←', '→'],
    help: 'Forrige og næste elev',
    foot: 'elev',
    acts: { arrowleft: ({ pupil }) => step(pupil, -1), arrowright: ({ pupil }) => step(pupil, 1) },
  },
  {
    caps: ['↑', '↓'],
    help: 'Forrige og næste fejl',
    foot: 'fejl',
    acts: { arrowup: ({ mark }) => step(mark, -1), arrowdown: ({ mark }) => step(mark, 1) },
  },
  { caps: ['H'], help: 'Skjul eller vis fejlen', foot: 'skjul', acts: { h: ({ hide }) => hide } },
  { caps: ['I'], help: 'Ikke en fejl', acts: { i: ({ notAnError }) => notAnError } },
  { caps: ['E'], help: 'Rediger fejlen', foot: 'rediger', acts: { e: ({ edit }) => edit } },
  {
    caps: ['M'],
    help: 'Markér ord med piletasterne, flere ad gangen med Skift',
    foot: 'markér ord',
    acts: { m: ({ wordCursor }) => wordCursor },
  },
  {
    caps: ['N'],
    help: 'Ny fejl ved de markerede ord',
    foot: 'ny fejl',
    acts: { n: ({ newMark }) => newMark },
  },
  {
    caps: ['K'],
    help: 'Kommentér fejlen eller de markerede ord, selv eller fra kommentarbanken',
    foot: 'kommentar',
    acts: { k: ({ comment }) => comment },
  },
  { caps: ['F'], help: 'Skriv feedback', foot: 'feedback', acts: { f: ({ feedback }) => feedback } },
  { caps: ['G'], help: 'Giv karakter; vælg med piletasterne', acts: { g: ({ grade }) => grade } },
  {
    caps: ['R'],
    help: 'Klar til eleven, eller tag teksten tilbage',
    foot: 'klar',
    acts: { r: ({ ready }) => ready },
  },
  { caps: ['Enter'], help: 'Næste elev, når teksten er sendt', acts: {} },
  { caps: ['Esc'], help: 'Ud af et felt; det, du har skrevet, bliver stående', acts: {} },
  { caps: ['Ctrl', 'Enter'], help: 'Gem eller tilføj det, du skriver om en fejl', acts: {} },
  { caps: ['Ctrl', 'Z'], help: 'Fortryd', acts: { 'ctrl+z': ({ undo }) => undo } },
  {
    caps: ['Ctrl', 'Shift', 'Z'],
    help: 'Gentag',
    acts: { 'ctrl+shift+z': ({ redo }) => redo, 'ctrl+y': ({ redo }) => redo },
  },
  { caps: ['?'], help: 'Vis alle taster', foot: 'alle taster', acts: { '?': ({ help }) => help } },
];

/** What a press means where these things can be done; undefined for every other key. */
export function actionOf(event: KeyboardEvent, does: Partial<MarkingKeys>): (() => void) | undefined {
  const isControl = event.ctrlKey || event.metaKey;
  if (event.altKey) return undefined;
  const press = `${isControl ? 'ctrl+' : ''}${isControl && event.shiftKey ? 'shift+' : ''}${event.key.toLowerCase()}`;
  return MARKING_KEYS.find(({ acts }) => Object.hasOwn(acts, press))?.acts[press]?.(does);
}
