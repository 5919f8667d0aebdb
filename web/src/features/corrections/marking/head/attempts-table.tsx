import type { AnswerResult, Correction } from '@ordklar/contract';
import { longDate } from '../../../../lib/dates/danish-dates.ts';
import { showModal } from '../../../../lib/modals/modal-store.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Dropdown, DropdownItem } from '../../../../ui/dropdown.tsx';
import { IconDots, IconMessage2, IconTrash } from '../../../../ui/icons.ts';
import { editionBefore } from '../../editions/compare-editions.ts';
import { EditionsCompared } from '../../editions/editions-compared.tsx';
import { plainTextOf } from '../../editions/plain-text.ts';
import { countByType, totals } from '../../marks/count-corrections.ts';
import { markingText as text } from '../marking.text.ts';
import { classNames } from '../../../../ui/class-names.ts';
import s from './attempts-table.module.css';
import markingStyle from '../marking.module.css';
import dropdownStyle from '../../../../ui/dropdown.module.css';

const date = (at: number | null) => longDate(at, { time: true });

const openFeedback = ({ squadId, exerciseProgressId }: AnswerResult) =>
  void showModal('TextCorrectionFeedbackModal', { squadId, exerciseProgressId });

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
  onSelect: (exerciseProgressId: number) => void;
  onDelete: (attempt: AnswerResult) => void;
}) {
  const { columns } = text;
  const errors = (attempt: AnswerResult) => {
    const rule = { withoutNested: attempt.selfCorrectionHomework !== null };
    const shown = attempt.exerciseProgressId === selectedId ? marks : attempt.corrections;
    return totals(countByType(shown, rule)).errors;
  };
  const shown = attempts.find(({ exerciseProgressId }) => exerciseProgressId === selectedId);
  const before = shown && editionBefore(attempts, shown.attempt);
  return (
    <section className={markingStyle.below} aria-labelledby="attempts-heading">
      <h2 id="attempts-heading">{text.attempts}</h2>
      <div className={s.scroll} data-part="pane" tabIndex={0} role="group" aria-labelledby="attempts-heading">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.attempt}</th>
              <th scope="col">{columns.assignedBy}</th>
              <th scope="col">{columns.words}</th>
              <th scope="col">{columns.result}</th>
              <th scope="col">{columns.grade}</th>
              <th scope="col">{columns.deadline}</th>
              <th scope="col">{columns.completed}</th>
              <th scope="col" className={markingStyle.forPrint}>
                {columns.available}
              </th>
              <th scope="col" className="no-print">
                {columns.more}
              </th>
            </tr>
          </thead>
          <tbody>
            {attempts.map((attempt) => (
              <tr key={attempt.exerciseProgressId} aria-selected={attempt.exerciseProgressId === selectedId}>
                <td>
                  <button
                    type="button"
                    className={s.attempt}
                    aria-pressed={attempt.exerciseProgressId === selectedId}
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
                  {text.errors(errors(attempt))}
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
                  <Dropdown
                    label={text.moreAbout(attempt.attempt)}
                    align="end"
                    target={(props) => (
                      <IconButton label={text.moreAbout(attempt.attempt)} {...props}>
                        <IconDots aria-hidden="true" />
                      </IconButton>
                    )}
                  >
                    <div className={dropdownStyle.who} role="presentation">
                      {columns.deadline}: {date(attempt.deadline)}
                      <br />
                      {columns.available}: {date(attempt.available)}
                    </div>
                    {attempt.isTextCorrection && (
                      <DropdownItem icon={<IconMessage2 aria-hidden="true" />} onPress={() => openFeedback(attempt)}>
                        {attempt.answerEvaluation ? text.editFeedback : text.giveFeedback}
                      </DropdownItem>
                    )}
                    <DropdownItem icon={<IconTrash aria-hidden="true" />} onPress={() => onDelete(attempt)}>
                      {text.deleteAttempt}
                    </DropdownItem>
                  </Dropdown>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown && before && <EditionsCompared earlier={before} plainText={plainTextOf(shown)} marks={marks} />}
    </section>
  );
}
