import { type ItemResult, percentOf } from '@ordklar/contract';
import { type Given, isRight } from '../course-of-play.ts';
import { playerText } from '../player.text.ts';
import { resultOf } from '../way.ts';
import './finish.css';

const text = playerText.done;

/** The first answers that were wrong, with what would have been right. */
function WentWrong({ given }: { given: readonly Given[] }) {
  const wrong = given.filter((one) => one.round === 1 && one.feedback !== null && !isRight(one));
  if (wrong.length === 0) return <p className="pl-lead">{text.allRight}</p>;
  return (
    <section aria-labelledby="went-wrong">
      <h2 id="went-wrong">{text.wentWrong}</h2>
      <table className="pl-wrong">
        <thead>
          <tr>
            <th scope="col">{text.given}</th>
            <th scope="col">{text.right}</th>
          </tr>
        </thead>
        <tbody>
          {wrong.flatMap(({ item, feedback }) =>
            (feedback?.grade.parts ?? [])
              .filter((part) => !part.isRight)
              .map((part, index) => (
                <tr key={`${item}-${index}`}>
                  <td>{part.given === '' ? <em>{text.nothing}</em> : <del>{part.given}</del>}</td>
                  <td>{part.right === '' ? <em>{text.nothing}</em> : part.right}</td>
                </tr>
              )),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The result in percent and numbers, and what went wrong. Where it is hidden from the pupil nothing of it is here. */
export function Score({ given, result }: { given: readonly Given[]; result: ItemResult | null }) {
  const shown = result ?? resultOf(given);
  if (shown === null) return <p className="pl-lead">{text.hidden}</p>;
  return (
    <>
      <p className="pl-result">
        <b>{percentOf(shown)} %</b>
        <span>{text.result(shown.correctAnswers, shown.answerCount)}</span>
      </p>
      <WentWrong given={given} />
    </>
  );
}
