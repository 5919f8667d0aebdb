import { sendWindowEvent } from '../../../lib/events/window-events.ts';
import { Animation } from '../../../ui/animation.tsx';
import { Button } from '../../../ui/button.tsx';
import { coursesText } from '../courses.text.ts';
import s from '../courses.module.css';

const text = coursesText.info;

/** Offers a free trial of a course that the school has no licence for (CAT-10). */
export function TrialBanner() {
  return (
    <section className={s.courseTrial} aria-label={text.trialTitle}>
      <Animation name="lock" />
      <div>
        <h3>{text.trialTitle}</h3>
        <p>{text.trial}</p>
      </div>
      <Button look="warm" onClick={() => sendWindowEvent('gtShowModal', { name: 'DemoFormModal' })}>
        {text.trialButton}
      </Button>
    </section>
  );
}
