import type { ItemResult, Practice } from '@ordklar/contract';
import type { Given } from '../../course-of-play.ts';
import { playerText } from '../../player.text.ts';
import { resultOf } from '../../player-backend.ts';
import { ResultSheet } from './result-sheet.tsx';
import { wrongAnswers } from './wrong-answers.ts';
import s from './finish.module.css';

const text = playerText.done;

interface Props {
  practice: Pick<Practice, 'items'>;
  given: readonly Given[];
  /** Whether it is read by the one who answered. */
  isOwn?: boolean;
}

/** The first answers that were wrong under what was asked, with what would have been right. */
function WentWrong({ practice, given, isOwn = true }: Props) {
  const wrong = wrongAnswers(practice.items, given);
  if (wrong.length === 0) return <p className={s.lead}>{isOwn ? text.allRight : text.pupilAllRight}</p>;
  return (
    <section aria-labelledby="went-wrong">
      <h2 id="went-wrong">{text.wentWrong}</h2>
      <table className={s.wrong}>
        <thead>
          <tr>
            <th scope="col">{isOwn ? text.given : text.pupilGiven}</th>
            <th scope="col">{text.right}</th>
          </tr>
        </thead>
        {wrong.map(({ prompt, parts }, at) => (
          <tbody key={at}>
            {prompt !== '' && (
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {prompt}
                </th>
              </tr>
            )}
            {parts.map((part, index) => (
              <tr key={index}>
                <td>{part.given === '' ? <em>{text.nothing}</em> : <del>{part.given}</del>}</td>
                <td>{part.right === '' ? <em>{text.nothing}</em> : part.right}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** The result in percent and numbers, and what went wrong. Where it is hidden from the pupil nothing of it is here. */
export function Score({ result, ...rest }: Props & { result: ItemResult | null }) {
  const shown = result ?? resultOf(rest.given);
  if (shown === null) return <p className={s.lead}>{text.hidden}</p>;
  const words = rest.isOwn === false ? text.pupilResult : text.result;
  return (
    <>
      <ResultSheet result={shown}>{words(shown.correctAnswers, shown.answerCount)}</ResultSheet>
      <WentWrong {...rest} />
    </>
  );
}
