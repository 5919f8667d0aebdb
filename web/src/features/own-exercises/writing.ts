import { type Exercise, OWN_EXERCISE_ENDINGS, OWN_EXERCISE_LIMITS } from '@ordklar/contract';
import { textOfBlocks } from '@ordklar/exercise-kinds/play';
import { checkFiles, TOO_LARGE, WRONG_TYPE } from '../../lib/files/check-files.ts';
import { ownText } from './own-exercises.text.ts';

/** What a teacher has typed of an own exercise. Files are apart: a browser cannot keep them. */
export interface Writing {
  courseId: string;
  title: string;
  description: string;
  text: string;
  /** As typed; empty for none. */
  wordCount: string;
  links: readonly string[];
  /** The address that is being typed and is no link yet. */
  link: string;
}

/** Nothing typed yet. */
export const emptyWriting = (courseId: string): Writing => ({
  courseId,
  title: '',
  description: '',
  text: '',
  wordCount: '',
  links: [],
  link: '',
});

/** An exercise as it was typed. */
export const writingOf = (exercise: Exercise): Writing => ({
  courseId: exercise.productId,
  title: exercise.title,
  description: exercise.description,
  text: textOfBlocks(exercise.task),
  wordCount: exercise.requiredWordCount === null ? '' : String(exercise.requiredWordCount),
  links: exercise.links,
  link: '',
});

/** A web address as a person types it; null where it is none. */
export function addressOf(typed: string): string | null {
  const said = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(said) ? said : `https://${said}`;
  if (said === '' || !URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Why these files cannot be attached together; null when they can (UPL-01, UPL-02). */
export function problemWithFiles(files: readonly File[], alreadyThere: number): string | null {
  const checked = files.map(({ name, size }) => ({ type: endingOf(name), size }));
  const problem = checkFiles(checked, { types: OWN_EXERCISE_ENDINGS });
  if (problem === WRONG_TYPE) {
    const wrong = files.find((file) =>
      checkFiles([{ type: endingOf(file.name), size: 0 }], { types: OWN_EXERCISE_ENDINGS }),
    );
    return ownText.files.wrongType(wrong?.name ?? '');
  }
  if (problem === TOO_LARGE) return ownText.files.tooLarge;
  return alreadyThere + files.length > OWN_EXERCISE_LIMITS.files ? ownText.files.tooMany : null;
}
