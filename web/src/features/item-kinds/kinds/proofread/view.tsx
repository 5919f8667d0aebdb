import { useId } from 'react';
import { textOf } from '@ordklar/exercise-kinds/play';
import { Button } from '../../../../ui/button.tsx';
import { itemText } from '../../item-kinds.text.ts';
import type { ItemProps } from '../../parts/item-props.ts';
import { Corrected } from './corrected.tsx';
import { MarkedText } from './marked-text.tsx';
import items from '../../items.module.css';
import s from './proofread-view.module.css';

const text = itemText.proofread;
/** So many letters stand on a line of the field, about. */
const LETTERS_A_LINE = 58;

/** A text that is corrected where it stands, as one proofreads a text of one's own. */
export function ProofreadView({ item, value, onChange, isChecked, feedback }: ItemProps<'proofread'>) {
  const written = textOf(value);
  const list = useId();
  const parts = feedback?.grade.parts ?? [];
  return (
    <div className={s.proofread}>
      <h3>{item.title}</h3>
      {isChecked ? (
        <>
          <p className={s.proofreadText}>
            <MarkedText written={written} parts={parts} list={list} />
          </p>
          {feedback && <Corrected parts={parts} list={list} />}
        </>
      ) : (
        <>
          <p className={items.small}>{text.mistakes(item.mistakes)}</p>
          {/* neither browser nor phone helps: finding the mistakes is the task */}
          <textarea
            aria-label={text.field(item.title)}
            value={written}
            rows={Math.ceil(item.text.length / LETTERS_A_LINE) + 1}
            maxLength={3000}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            onChange={(event) => onChange(event.currentTarget.value)}
            // the text has its lines already: Enter checks, as in a field
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (written !== item.text) event.currentTarget.form?.requestSubmit();
            }}
          />
          <Button look="quiet" disabled={written === item.text} onClick={() => onChange(item.text)}>
            {text.startOver}
          </Button>
        </>
      )}
    </div>
  );
}
