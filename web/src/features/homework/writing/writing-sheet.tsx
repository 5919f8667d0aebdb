import { countWords } from '@ordklar/school';
import { Button } from '../../../ui/button.tsx';
import { handInText as text } from '../hand-in/hand-in.text.ts';
import type { Draft, DraftView } from './draft.ts';
import { SaveState } from './save-state.tsx';
import { WordCount } from './word-count.tsx';
import styles from './writing-sheet.module.css';

/**
 * A sheet to write on: plain text in paragraphs, as tall as what is written, without any correction on the way, neither
 * ours nor the browser's, and without keys of its own.
 */
export function WritingSheet({ draft, minimum }: { draft: Draft & { view: DraftView }; minimum: number | null }) {
  const { view } = draft;
  return (
    <div>
      {view.replaced && (
        <div className={styles.newer} role="alert">
          <p>{text.newer}</p>
          <div>
            <Button look="line" onClick={draft.takeBack}>
              {text.takeBack}
            </Button>
            <Button look="quiet" onClick={draft.dismiss}>
              {text.keepNewest}
            </Button>
          </div>
        </div>
      )}
      {/* the hidden copy in data-text makes the field as tall as its text where the browser cannot do so itself */}
      <div className={styles.sheet} data-part="sheet" data-readable="" data-text={`${view.text}\n`}>
        <textarea
          aria-label={text.editor}
          placeholder={text.placeholder}
          value={view.text}
          onChange={(event) => draft.write(event.target.value)}
          spellCheck={false}
          autoCorrect="off"
          autoCapitalize="off"
          autoComplete="off"
          data-gramm="false"
          rows={10}
        />
      </div>
      <div className={styles.foot}>
        <WordCount words={countWords(view.text)} minimum={minimum} />
        <SaveState view={view} onSaveNow={() => void draft.flush().catch(() => undefined)} />
      </div>
    </div>
  );
}
