/** What is wrong at one place of a passage, in UTF-16 code units of the written text. An empty span is a missing mark or word. */
export interface GoldError {
  start: number;
  end: number;
  wrong: string;
  /** Best first. */
  rights: readonly string[];
  /** The subcategory's id in the taxonomy. */
  id: string;
  /** Leaving it as written is right too: neither an error nor, when marked with one of `rights`, a false alarm. */
  optional: boolean;
}

/** Those who write like the rest of their class are `ordinary`. */
export const WRITERS = ['ordinary', 'dyslexic', 'second-language'] as const;
export type Writer = (typeof WRITERS)[number];

/** One annotated text of the evaluation corpus (corpus/README.md). */
export interface Passage {
  name: string;
  title: string;
  genre: string;
  /** `3`–`10` or `gym`. */
  schoolClass: string;
  startkomma: 'yes' | 'no';
  /** Whose way of writing it shows. */
  writer: Writer;
  faultless: boolean;
  /** The text as the pupil wrote it. */
  written: string;
  golds: readonly GoldError[];
}

const FIELDS = ['title', 'genre', 'class', 'startkomma', 'faultless'] as const;
const OPTIONAL_FIELDS: readonly string[] = ['writer'];
const ANNOTATION = /\{([^{}|]*?)=>([^{}|]*)\|([^{}|]*)\}/g;

/**
 * Reads one passage.
 * @throws Error naming the passage and what is wrong with its header or annotations.
 */
export function parsePassage(name: string, source: string): Passage {
  const fail = (reason: string): never => {
    throw new Error(`${name}: ${reason}`);
  };
  const normalised = source.replaceAll('\r\n', '\n');
  const headerEnd = normalised.indexOf('\n\n');
  if (headerEnd < 0) fail('no empty line after the header');
  const header = parseHeader(normalised.slice(0, headerEnd), fail);
  const { written, golds } = parseAnnotations(normalised.slice(headerEnd + 2).replace(/\n+$/, ''), fail);
  const startkomma = header['startkomma'];
  if (startkomma !== 'yes' && startkomma !== 'no') return fail('startkomma is yes or no');
  const faultless = header['faultless'] === 'yes';
  if (!faultless && header['faultless'] !== 'no') fail('faultless is yes or no');
  if (!/^([3-9]|10|gym)$/.test(header['class'])) fail('class is 3–10 or gym');
  const { writer: named = 'ordinary' } = header;
  const writer = WRITERS.find((one) => one === named) ?? fail(`writer is one of ${WRITERS.join(', ')}`);
  if (faultless !== golds.every(({ optional }) => optional)) fail('faultless does not agree with the annotations');
  return {
    name,
    title: header['title'],
    genre: header['genre'],
    schoolClass: header['class'],
    startkomma,
    writer,
    faultless,
    written,
    golds,
  };
}

type Fail = (reason: string) => never;
type Header = Record<(typeof FIELDS)[number], string> & { writer?: string };

function parseHeader(text: string, fail: Fail): Header {
  const header: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [, field, value] = /^([a-z]+): (.*\S)\s*$/.exec(line) ?? fail(`not a header line: ${line}`);
    header[field] = value;
  }
  for (const field of FIELDS) if (!(field in header)) fail(`the header has no ${field}`);
  for (const field of Object.keys(header)) {
    if (!(FIELDS as readonly string[]).includes(field) && !OPTIONAL_FIELDS.includes(field)) fail(`unknown ${field}`);
  }
  return header as Header;
}

function parseAnnotations(text: string, fail: Fail): { written: string; golds: GoldError[] } {
  const golds: GoldError[] = [];
  let written = '';
  let read = 0;
  const plain = (until: number): void => {
    const part = text.slice(read, until);
    if (/[{}|]|=>/.test(part)) fail(`a broken annotation near »${part.slice(0, 60)}«`);
    written += part;
  };
  for (const match of text.matchAll(ANNOTATION)) {
    const [whole, wrong, right, id] = match;
    plain(match.index);
    const rights = right.split('//');
    if (wrong === right) fail(`${whole} changes nothing`);
    if (new Set(rights).size < rights.length) fail(`${whole} has an alternative twice`);
    golds.push({
      start: written.length,
      end: written.length + wrong.length,
      wrong,
      rights: rights.filter((alternative) => alternative !== wrong),
      id,
      optional: rights.includes(wrong),
    });
    written += wrong;
    read = match.index + whole.length;
  }
  plain(text.length);
  return { written, golds };
}

/** The passage as it should have been written, each error corrected with its first alternative, optional ones too. */
export function corrected({ written, golds }: Pick<Passage, 'written' | 'golds'>): string {
  let text = '';
  let read = 0;
  for (const { start, end, rights } of golds) {
    text += written.slice(read, start) + rights[0];
    read = end;
  }
  return text + written.slice(read);
}

/** Words as a reader counts them: stretches between white space that hold a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
