import { OWN_EXERCISE_LIMITS as LIMITS } from '@ordklar/contract';
import type { Form } from '../../platform/http/read-form.ts';
import { fieldTexts, ProblemError } from '../../platform/problems/index.ts';

/** What the form says of an own exercise; undefined where it says nothing. */
export interface OwnExerciseFields {
  title: string | undefined;
  description: string | undefined;
  text: string | undefined;
  links: string[] | undefined;
  /** Null = no recommended minimum. */
  requiredWordCount: number | null | undefined;
  /** Files that stay; undefined = all. */
  keepFiles: number[] | undefined;
}

/** Danish texts by field. */
export type Errors = Record<string, string[]>;

/** An address of the web as browsers spell it; null for every other one, such as javascript: and file:. */
function webAddress(typed: string): string | null {
  if (typed.length > LIMITS.link || !URL.canParse(typed)) return null;
  const { protocol, href } = new URL(typed);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** The links of a form, each once; what is wrong with them goes into `errors`. */
export function linksOf(typed: readonly string[], errors: Errors): string[] {
  const said = typed.map((link) => link.trim()).filter(Boolean);
  const links = said.map(webAddress).filter((link) => link !== null);
  if (said.length > LIMITS.links) errors.fileLinks = [fieldTexts.tooManyLinks];
  else if (links.length < said.length) errors.fileLinks = [fieldTexts.link];
  return [...new Set(links)];
}

function wordCountOf(typed: string, errors: Errors): number | null {
  if (typed === '') return null;
  const words = Number(typed);
  if (Number.isInteger(words) && words >= 1 && words <= LIMITS.words) return words;
  errors.wordCount = [fieldTexts.wholeNumber];
  return null;
}

/** Reads the fields of a form; all that does not hold is reported at once (PD-33). */
export function ownExerciseFields({ fields }: Form): OwnExerciseFields {
  const errors: Errors = {};
  const textOf = (name: 'title' | 'description' | 'text'): string | undefined => {
    const typed = fields.get(name)?.[0]?.trim();
    if (typed !== undefined && typed.length > LIMITS[name]) errors[name] = [fieldTexts.tooLong];
    return typed;
  };
  const title = textOf('title');
  if (title === '') errors.title = [fieldTexts.required];
  const links = fields.get('fileLinks');
  const words = fields.get('wordCount')?.[0]?.trim();
  const found = {
    title,
    description: textOf('description'),
    text: textOf('text'),
    links: links && linksOf(links, errors),
    requiredWordCount: words === undefined ? undefined : wordCountOf(words, errors),
    keepFiles: fields.get('keepFiles')?.map(Number),
  };
  if (Object.keys(errors).length > 0) throw new ProblemError('invalid', { errors });
  return found;
}
