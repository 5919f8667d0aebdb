import type { SchoolWord } from '@ordklar/contract';
import { IconButton } from '../../../ui/button.tsx';
import { IconTrash } from '../../../ui/icons.ts';
import { DateText } from '../../../ui/text-parts.tsx';
import { schoolWordsText as text } from '../school-words.text.ts';
import s from '../school-words.module.css';

/** Words with who added them and when, each with its way off the list. */
export function WordTable({ words, onRemove }: { words: readonly SchoolWord[]; onRemove: (word: SchoolWord) => void }) {
  const { columns } = text;
  return (
    <table className={s.swTable}>
      <thead>
        <tr>
          <th scope="col">{columns.word}</th>
          <th scope="col">{columns.by}</th>
          <th scope="col">{columns.when}</th>
          <th scope="col">
            <span className="sr">{columns.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {words.map((word) => (
          <tr key={word.id}>
            <th scope="row">{word.word}</th>
            <td>{word.addedByName ?? text.somebody}</td>
            <td>
              <DateText at={word.added} />
            </td>
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell holds a labelled button */}
            <td>
              <IconButton label={text.remove(word.word)} onClick={() => onRemove(word)}>
                <IconTrash aria-hidden="true" />
              </IconButton>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
