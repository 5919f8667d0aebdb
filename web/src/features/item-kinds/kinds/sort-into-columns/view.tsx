import { useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { columnsOf } from '@ordklar/exercise-kinds/play';
import { itemText as text } from '../../item-kinds.text.ts';
import type { ItemProps } from '../../parts/item-props.ts';
import { MarkSign, wentOf } from '../../parts/mark-sign.tsx';
import items from '../../items.module.css';
import s from './sort-into-columns-view.module.css';
import { Button } from '../../../../ui/button.tsx';

/** A word that is pressed, or dragged to its column; once it is checked with a sign of whether it stands right. */
function Member({
  word,
  isRight,
  isChosen,
  isChecked,
  onPick,
}: {
  word: string;
  isRight: boolean | null;
  isChosen: boolean;
  isChecked: boolean;
  onPick: () => void;
}) {
  return (
    <button
      type="button"
      className={classNames(items.piece, isChosen && !isChecked && items.isPicked)}
      data-part="piece"
      data-went={wentOf(isRight)}
      aria-pressed={isChecked ? undefined : isChosen}
      disabled={isChecked}
      draggable={!isChecked}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', word)}
      onClick={onPick}
    >
      {word}
      {isRight !== null && <MarkSign isRight={isRight} />}
    </button>
  );
}

/** Words for columns: press a word, then its column; or drag it there. A placed word is pressed to move it on. */
export function SortView({ item, value, onChange, feedback, isChecked }: ItemProps<'sort-into-columns'>) {
  const columns = item.columns.map((_, at) => columnsOf(value)[at] ?? []);
  const rightColumns = feedback && columnsOf(feedback.rightAnswer);
  const left = item.members.filter((member) => !columns.flat().includes(member));
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? left[0] ?? null;
  const put = (member: string | null, column: number) => {
    if (member === null || isChecked) return;
    onChange(
      columns.map((members, at) => {
        const others = members.filter((other) => other !== member);
        return at === column ? [...others, member] : others;
      }),
    );
    setPicked(null);
  };
  const member = (word: string, column: number | null) => (
    <Member
      key={word}
      word={word}
      isRight={column === null || rightColumns === null ? null : (rightColumns[column]?.includes(word) ?? false)}
      isChosen={word === chosen}
      isChecked={isChecked}
      onPick={() => setPicked(word)}
    />
  );
  return (
    <div>
      {left.length > 0 && (
        <div className={classNames(items.line, s.left)} data-part="left">
          {left.map((word) => member(word, null))}
        </div>
      )}
      <div className={s.columns}>
        {item.columns.map((title, at) => (
          <section
            key={title}
            className={s.column}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              const word = event.dataTransfer.getData('text/plain');
              if (item.members.includes(word)) put(word, at);
            }}
          >
            <h3>{title}</h3>
            <div className={classNames(items.line, s.members)}>{columns[at]?.map((word) => member(word, at))}</div>
            {!isChecked && chosen !== null && <Button onClick={() => put(chosen, at)}>{text.toColumn(title)}</Button>}
          </section>
        ))}
      </div>
      <p className="sr" role="status">
        {chosen !== null && !isChecked && text.chosenWord(chosen)}
      </p>
    </div>
  );
}
