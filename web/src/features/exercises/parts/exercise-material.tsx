import { type Exercise, exerciseFileAddress } from '@ordklar/contract';
import { readableSize } from '../../../lib/files/file-names.ts';
import { type Attachment, Attachments } from '../../../ui/attachments.tsx';
import { exercisesText } from '../exercises.text.ts';

/** 'dr.dk/nyheder' of an address: what one wants to know before one goes there. */
export function linkName(address: string): string {
  const { host, pathname } = new URL(address);
  return host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname);
}

/** What the teacher has attached to an own exercise; a pupil fetches the files by way of the task. */
export function ExerciseMaterial({
  exercise,
  homeworkId,
  className,
}: {
  exercise: Pick<Exercise, 'id' | 'files' | 'links'>;
  homeworkId?: number;
  className?: string;
}) {
  const items = [
    ...exercise.files.map(
      ({ id, original_filename, size }): Attachment => ({
        key: `file-${id}`,
        kind: 'file',
        name: original_filename,
        note: readableSize(size),
        href: exerciseFileAddress(exercise.id, id, homeworkId),
      }),
    ),
    ...exercise.links.map((href): Attachment => ({ key: href, kind: 'link', name: linkName(href), href })),
  ];
  return <Attachments className={className} heading={exercisesText.material} items={items} />;
}
