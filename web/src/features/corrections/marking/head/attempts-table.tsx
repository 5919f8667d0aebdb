import type { AnswerResult, Correction } from '@ordklar/contract';
import { longDate } from '../../../../lib/dates/danish-dates.ts';
import { showModal } from '../../../../lib/modals/modal-store.ts';
import { MoreMenu } from '../../../../ui/more-menu.tsx';
import { DropdownItem, DropdownNote } from '../../../../ui/dropdown.tsx';
import { IconMessage2, IconTrash } from '../../../../ui/icons.ts';
import { editionBefore } from '../../editions/compare-editions.ts';
import { EditionsCompared } from '../../editions/editions-compared.tsx';
import { plainTextOf } from '../../editions/plain-text.ts';
import { countByType, totals } from '../../marks/count-corrections.ts';
import { markingText as text } from '../marking.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from './attempts-table.module.css';
import markingStyle from '../marking.module.css';

const date = (at: number | null) => longDate(at, { time: true });

const openFeedback = ({ squadId, exerciseProgressId }: AnswerResult) =>
  void showModal('TextCorrectionFeedbackModal', { squadId, exerciseProgressId });

const { columns } = text;

/** The dates of an attempt, feedback to it, and taking it away. */
function MoreAbout({ attempt, onDelete }: { attempt: AnswerResult; onDelete: (attempt: AnswerResult) => void }) {
  const label = text.moreAbout(attempt.attempt);
  return (
    <MoreMenu label={label}>
      <DropdownNote>
        {columns.deadline}: {date(attempt.deadline)}
        <br />
        {columns.available}: {date(attempt.available)}
      </DropdownNote>
      {attempt.isTextCorrection && (
        <DropdownItem icon={<IconMessage2 aria-hidden="true" />} onPress={() => openFeedback(attempt)}>
          {attempt.answerEvaluation ? text.editFeedback : text.giveFeedback}
        </DropdownItem>
      )}
      <DropdownItem icon={<IconTrash aria-hidden="true" />} onPress={() => onDelete(attempt)}>
        {text.deleteAttempt}
      </DropdownItem>
    </MoreMenu>
  );
}

interface RowProps {
  attempt: AnswerResult;
  isShown: boolean;
  /** Errors in its text. */
  errors: number;
  onSelect: (exerciseProgressId: number) => void;
  onDelete: (attempt: AnswerResult) => void;
}

function AttemptRow({ attempt, isShown, errors, onSelect, onDelete }: RowProps) {
  return (
    <tr aria-selected={isShown}>
      <td>
        <button
          type="button"
          className={s.attempt}
          aria-pressed={isShown}
          onClick={() => onSelect(attempt.exerciseProgressId)}
        >
          {text.attempt(attempt.attempt)}
        </button>
        {attempt.isSelfCorrection && <small className="muted"> {text.selfCorrected}</small>}
      </td>
      <td data-label={columns.assignedBy}>{attempt.assignedByName}</td>
      <td className="num" data-label={columns.words}>
        {attempt.files[0]?.word_count ?? '–'}
      </td>
      <td className="num" data-label={columns.result}>
        {text.errors(errors)}
      </td>
      <td className="num" data-label={columns.grade}>
        {attempt.grade?.replace('-', '−') ?? '–'}
      </td>
      <td className="num" data-label={columns.deadline}>
        {date(attempt.deadline)}
      </td>
      <td className="num" data-label={columns.completed}>
        {date(attempt.completed)}
      </td>
      <td className={classNames('num', markingStyle.forPrint)} data-label={columns.available}>
        {date(attempt.available)}
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the cell holds a labelled button */}
      <td className="no-print">
        <MoreAbout attempt={attempt} onDelete={onDelete} />
      </td>
    </tr>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        {[
          columns.attempt,
          columns.assignedBy,
          columns.words,
          columns.result,
          columns.grade,
          columns.deadline,
          columns.completed,
        ].map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
        <th scope="col" className={markingStyle.forPrint}>
          {columns.available}
        </th>
        <th scope="col" className="no-print">
          {columns.more}
        </th>
      </tr>
    </thead>
  );
}

/** A pupil's attempts at the task (ANS-04 … ANS-08): a press on one shows it, 'Mere' has its dates and deletes it. */
export function AttemptsTable({
  attempts,
  selectedId,
  marks,
  onSelect,
  onDelete,
}: {
  attempts: readonly AnswerResult[];
  selectedId: number;
  /** The marks of the shown attempt as they stand now. */
  marks: readonly Correction[];
} & Pick<RowProps, 'onSelect' | 'onDelete'>) {
  const isShown = ({ exerciseProgressId }: AnswerResult) => exerciseProgressId === selectedId;
  const errors = (attempt: AnswerResult) => {
    const rule = { withoutNested: attempt.selfCorrectionHomework !== null };
    return totals(countByType(isShown(attempt) ? marks : attempt.corrections, rule)).errors;
  };
  const shown = attempts.find(isShown);
  const before = shown && editionBefore(attempts, shown.attempt);
  return (
    <section className={markingStyle.below} aria-labelledby="attempts-heading">
      <h2 id="attempts-heading">{text.attempts}</h2>
      <div className={s.scroll} data-part="pane" tabIndex={0} role="group" aria-labelledby="attempts-heading">
        <table>
          <Head />
          <tbody>
            {attempts.map((attempt) => (
              <AttemptRow
                key={attempt.exerciseProgressId}
                attempt={attempt}
                isShown={isShown(attempt)}
                errors={errors(attempt)}
                onSelect={onSelect}
                onDelete={onDelete}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown && before && <EditionsCompared earlier={before} plainText={plainTextOf(shown)} marks={marks} />}
    </section>
  );
}
