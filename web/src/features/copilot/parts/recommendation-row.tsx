import type { Recommendation } from '@ordklar/contract';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { IconCheck } from '../../../ui/icons.ts';
import { Tag } from '../../../ui/paper.tsx';
import { copilotText as text } from '../copilot.text.ts';
import s from '../copilot.module.css';

/** A recommended exercise: what it trains, a look at it in a new tab, and assigning it or taking it back. */
export function RecommendationRow({
  exercise,
  busy,
  onAssign,
  onRemove,
}: {
  exercise: Recommendation;
  busy: boolean;
  onAssign: () => void;
  onRemove: () => void;
}) {
  const { id, title, category, level, isAssigned, correctionType: type } = exercise;
  return (
    <li className={s.copRow}>
      <div>
        <h3>{title}</h3>
        <p>{[level, category].join(' · ')}</p>
        {type && <p>{text.trains(type.type, type.count)}</p>}
      </div>
      <div className={s.copActs}>
        {isAssigned && (
          <Tag tone="good">
            <IconCheck aria-hidden="true" />
            {text.assigned}
          </Tag>
        )}
        <ButtonLink
          look="quiet"
          href={`/minitest/${id}`}
          target="_blank"
          rel="noopener"
          aria-label={text.lookOf(title)}
        >
          {text.look}
        </ButtonLink>
        {/* one button: what is pressed stays, and keeps the focus */}
        <Button
          look={isAssigned ? 'line' : 'primary'}
          busy={busy}
          aria-label={isAssigned ? text.removeOf(title) : text.assignOf(title)}
          onClick={isAssigned ? onRemove : onAssign}
        >
          {isAssigned ? text.remove : text.assign}
        </Button>
      </div>
    </li>
  );
}
