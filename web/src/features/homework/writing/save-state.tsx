import { lastTime } from '../../../lib/dates/danish-dates.ts';
import { Button } from '../../../ui/button.tsx';
import { IconCloudCheck, IconCloudUpload } from '../../../ui/icons.ts';
import { handInText as text } from '../hand-in/hand-in.text.ts';
import type { DraftView } from './draft.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from './save-state.module.css';

const words = ({ state, savedAt }: DraftView): string =>
  state === 'saved' ? text.state.saved(lastTime(savedAt ?? 0)) : text.state[state];

/** 'Gemt kl. 10.42', or where the text is while the server does not have it. */
export function SaveState({ view, onSaveNow }: { view: DraftView; onSaveNow: () => void }) {
  const stuck = view.state === 'offline' || view.state === 'unsaved';
  return (
    <div className={stuck ? classNames(s.state, s.stateStuck) : s.state}>
      <p role="status">
        {view.state === 'saved' && <IconCloudCheck aria-hidden="true" />}
        {stuck && <IconCloudUpload aria-hidden="true" />}
        <span>{words(view)}</span>
      </p>
      {stuck && (
        <Button look="quiet" onClick={onSaveNow}>
          {text.saveNow}
        </Button>
      )}
    </div>
  );
}
