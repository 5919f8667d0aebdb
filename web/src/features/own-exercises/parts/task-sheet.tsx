import type { ExerciseFile } from '@ordklar/contract';
import { blocksOfText } from '@ordklar/exercise-kinds/play';
import { readableSize } from '../../../lib/files/file-names.ts';
import { Attachments } from '../../../ui/attachments.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconPrinter } from '../../../ui/icons.ts';
import { Sheet } from '../../../ui/paper.tsx';
import { TextBlocks } from '../../../ui/text-blocks.tsx';
import { linkName } from '../../exercises/index.ts';
import { ownText } from '../own-exercises.text.ts';
import type { Writing } from '../writing.ts';
import s from '../own-exercises.module.css';

const text = ownText.preview;

/** The task as its pupils will see it, while it is being written; it can be printed. */
export function TaskSheet({
  writing,
  kept,
  files,
}: {
  writing: Writing;
  kept: readonly ExerciseFile[];
  files: readonly File[];
}) {
  const blocks = blocksOfText(writing.text);
  const items = [
    ...kept.map(({ id, original_filename, size }) => ({ key: `file-${id}`, name: original_filename, size })),
    ...files.map(({ name, size }, index) => ({ key: `new-${index}`, name, size })),
  ].map(({ key, name, size }) => ({ key, kind: 'file' as const, name, note: readableSize(size) }));
  const links = writing.links.map((link) => ({ key: link, kind: 'link' as const, name: linkName(link) }));
  const isEmpty = writing.title === '' && blocks.length + items.length + links.length === 0;
  return (
    <section className={s.preview} aria-labelledby="own-preview">
      <div className={s.previewHead}>
        <h2 id="own-preview">{text.heading}</h2>
        <Button
          look="quiet"
          icon={<IconPrinter aria-hidden="true" />}
          disabled={isEmpty}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
      </div>
      <Sheet className={s.sheet}>
        {isEmpty ? (
          <p className={s.sheetEmpty}>{text.empty}</p>
        ) : (
          <>
            <p className={s.sheetTitle}>{writing.title || text.untitled}</p>
            {Number(writing.wordCount) > 0 && <p className={s.sheetWords}>{text.minimum(Number(writing.wordCount))}</p>}
            <div className={s.sheetTask}>
              <TextBlocks blocks={blocks} />
            </div>
            <Attachments className={s.sheetFiles} heading={text.material} items={[...items, ...links]} />
          </>
        )}
      </Sheet>
    </section>
  );
}
