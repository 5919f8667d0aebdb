import type { ActiveSquad } from '../../../lib/storage/active-choice.ts';
import type { Faults } from '../../../lib/form/refusal.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { deadlineInSentence } from '../../../lib/dates/danish-dates.ts';
import { useNow } from '../../../lib/dates/use-now.ts';
import { daysLater } from '../../../lib/dates/danish-moment.ts';
import { Button } from '../../../ui/button.tsx';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { Switch } from '../../../ui/choice.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { IconCalendar, IconEye } from '../../../ui/icons.ts';
import { exercisesText } from '../exercises.text.ts';
import { deadlineOf, findFaults, visibleWords } from './assignment.ts';
import { type Basket, changeBasket, useBasket } from './basket-store.ts';
import { PickedExercises } from './picked-exercises.tsx';
import { recipientWords } from './recipient-words.ts';
import { RecipientSection } from './recipients.tsx';
import { useAssign } from './use-assign.ts';
import { useRecipients } from './use-recipients.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from './basket-form.module.css';

const text = exercisesText.basket;

/** Whether the pupils are to correct the own texts once they have them back, and by when. */
function Correcting({
  basket,
  change,
  error,
}: {
  basket: Basket;
  change: (part: Partial<Basket>) => void;
  error: string | undefined;
}) {
  const now = useNow();
  return (
    <>
      <Switch
        label={text.correcting}
        checked={basket.isCorrected}
        onChange={(event) => change({ isCorrected: event.currentTarget.checked })}
      />
      {basket.isCorrected && (
        <DateTimeField
          label={text.correctBy}
          icon={<IconCalendar aria-hidden="true" />}
          value={basket.correctBy}
          onChange={(correctBy) => change({ correctBy })}
          empty={text.noDeadline}
          usualTime="20.00"
          presets={[
            { label: text.aWeekAfter, at: daysLater(deadlineOf(basket, now) ?? now, 7, '20.00') },
            { label: text.noDeadline, at: null },
          ]}
          error={error}
        />
      )}
    </>
  );
}

interface TermsProps {
  basket: Basket;
  change: (part: Partial<Basket>) => void;
  faults: Faults<'deadline' | 'available' | 'wordCount' | 'correctBy'>;
}

/** Until when, and from when on pupils see it. */
function Dates({ basket, change, faults }: TermsProps) {
  const now = useNow();
  return (
    <div className={s.dates}>
      <DateTimeField
        label={text.deadline}
        icon={<IconCalendar aria-hidden="true" />}
        value={deadlineOf(basket, now)}
        onChange={(chosen) => change({ deadline: chosen })}
        empty={text.noDeadline}
        usualTime="20.00"
        presets={[
          { label: text.inAWeek, at: daysLater(now, 7, '20.00') },
          { label: text.inTwoWeeks, at: daysLater(now, 14, '20.00') },
          { label: text.noDeadline, at: null },
        ]}
        error={faults.deadline}
      />
      <DateTimeField
        label={text.available}
        icon={<IconEye aria-hidden="true" />}
        value={basket.available}
        onChange={(available) => change({ available })}
        empty={text.now}
        usualTime="08.00"
        presets={[
          { label: text.now, at: null },
          { label: text.tomorrow, at: daysLater(now, 1, '08.00') },
        ]}
        error={faults.available}
      />
    </div>
  );
}

/** What holds for texts alone: whether they are corrected, and how long they are to be. */
function TermsOfTexts({ basket, change, faults }: TermsProps) {
  const texts = basket.exercises.filter(({ kind }) => kind === 'free-text');
  if (texts.length === 0) return null;
  return (
    <>
      <Correcting basket={basket} change={change} error={faults.correctBy} />
      <TextField
        label={text.words}
        hint={texts.length > 1 && text.wordsHint}
        inputMode="numeric"
        autoComplete="off"
        placeholder={texts.length === 1 ? text.ownWords(texts[0]?.requiredWordCount ?? null) : text.eachOwn}
        value={basket.wordCount}
        onChange={(event) => change({ wordCount: event.target.value })}
        error={faults.wordCount}
      />
    </>
  );
}

interface BasketFormProps {
  squad: ActiveSquad;
  onAssigned?: () => void;
  /** It stands beside the list, and its button stays in sight. */
  isBeside?: boolean;
}

/** The slip: what is chosen, to whom, until when, and the button that assigns it. */
export function BasketForm({ squad, onAssigned = () => undefined, isBeside = false }: BasketFormProps) {
  const basket = useBasket();
  const choice = useRecipients(squad, basket);
  const assign = useAssign(onAssigned);
  const now = useNow();

  const { exercises } = basket;
  const { recipients, count } = choice;
  const ready = exercises.length > 0 && count > 0;
  const toWords = recipientWords(choice);
  const label = () => {
    if (exercises.length === 0) return text.chooseExercises;
    if (count === 0) return text.choosePupils;
    return text.assign(exercises.length, recipients.length === 1 ? exercisesText.pupils(count) : toWords);
  };
  const standing = findFaults(basket, now);
  const deadline = deadlineOf(basket, now);
  const { faults, failure, busy, change, submit, frame } = useForm({
    typed: { values: basket, change: changeBasket },
    fields: ['deadline', 'available', 'wordCount', 'correctBy'],
    standing,
    send: () => assign.mutateAsync({ basket, recipients, toWords }),
  });
  const terms = { basket, change, faults };

  return (
    <>
      <PickedExercises exercises={exercises} />
      <RecipientSection choice={choice} />
      <section className={s.slipTerms} ref={frame}>
        <Dates {...terms} />
        <TermsOfTexts {...terms} />
      </section>
      <section className={classNames(s.go, isBeside && s.isBeside)}>
        {failure && <FieldError className={s.failure}>{failure}</FieldError>}
        <Button
          look="primary"
          className={s.goNow}
          large
          busy={busy}
          disabled={!ready || Object.keys(standing).length > 0}
          onClick={() => void submit()}
        >
          {label()}
        </Button>
        {ready && (
          <p>
            {text.visible(exercises.length, count, visibleWords(basket.available, now))}{' '}
            {text.until(deadline === null ? null : deadlineInSentence(deadline, now))}
          </p>
        )}
      </section>
    </>
  );
}
