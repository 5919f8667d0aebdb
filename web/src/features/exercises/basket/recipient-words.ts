import { exercisesText } from '../exercises.text.ts';
import type { RecipientChoice } from './use-recipients.ts';

const text = exercisesText.recipients;

/** Who gets the exercises, in words: '7.A', 'Emil', '3 elever i 7.A', '2 hold (41 elever)', '7.A og 3 elever (25 elever)'. */
export function recipientWords(
  choice: Pick<RecipientChoice, 'recipients' | 'squads' | 'studentsOf' | 'count'>,
): string {
  const { recipients, squads, count } = choice;
  const nameOf = (squadId: number) => squads.find(({ id }) => id === squadId)?.name ?? '';
  const whole = recipients.filter(({ studentIds }) => studentIds === undefined);
  const [only] = recipients;
  if (only && recipients.length === 1) {
    const { squadId, studentIds } = only;
    if (studentIds === undefined) return nameOf(squadId);
    const student = choice.studentsOf.get(squadId)?.find(({ id }) => id === studentIds[0]);
    return studentIds.length === 1 && student ? student.name : text.pupilsOf(studentIds.length, nameOf(squadId));
  }
  if (whole.length === 0) return text.pupilsOfSquads(count, recipients.length);
  const squadWords = whole.length === 1 ? nameOf(whole[0]?.squadId ?? 0) : text.squads(whole.length);
  return text.all(whole.length === recipients.length ? squadWords : text.andSingle(squadWords), count);
}
