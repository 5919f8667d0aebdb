import type { Correction, CorrectionCategory } from '@ordklar/contract';
import { type ReactNode, useState } from 'react';
import { SafeHtml } from '../../../lib/html/safe-html.tsx';
import { byPointer } from '../../../lib/text/by-pointer.ts';
import { keepEndings } from '../../../lib/text/keep-endings.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconChevronDown, IconChevronUp, IconX } from '../../../ui/icons.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { correctionsText as text } from '../corrections.text.ts';
import { explainMark } from '../marks/explain-mark.ts';
import { isActive, typeColor, typeOfCategory } from '../marks/mark-type.ts';
import { ClauseDrawing } from './clause-drawing.tsx';
import { useSheetClosing, useSheetPull } from './use-sheet-gestures.ts';
import { WordSwap } from './word-swap.tsx';
import s from './learn-more.module.css';

export type LearnMoreLook = 'desk' | 'card' | 'cardUnder';

export interface LearnMoreProps {
  /** The chosen mark; null when none is. */
  correction: Correction | null;
  /** Its number and how many marks there are; null hides 'n af m' and the arrows. */
  place?: { number: number; count: number } | null;
  /** Goes to the next (1) or previous (-1) mark. */
  onStep?: (step: 1 | -1) => void;
  /** Chooses no mark any more: the way out of the sheet on a phone, by button, Escape, pull or a press outside. */
  onClose: () => void;
  /** Who wrote the comments: 'Din kommentar', 'Mette Krogh skriver'. */
  commentBy: string;
  /** Given where the answer is kept back until one asks for it: only the place, the type and the comment are shown. */
  onReveal?: (() => void) | undefined;
  /** Under the explanation, such as an exercise to the error. */
  children?: ReactNode;
  /** Buttons that stay at the foot. */
  actions?: ReactNode;
  /** On a wide screen: in the room beside the text, a card that stays in sight, or a card under a text that scrolls. */
  look?: LearnMoreLook;
  className?: string;
}

/** The own sentence drawn, where that shows what the reason says. */
function Drawing({ correction, entry }: { correction: Correction; entry: CorrectionCategory }) {
  const about = text.drawing.about[entry.subcategory.id];
  return correction.drawing && about ? <ClauseDrawing drawing={correction.drawing} about={about} /> : null;
}

/** Why it is wrong, and how one can test it oneself. */
function Why({ correction, entry }: { correction: Correction; entry: CorrectionCategory }) {
  const { title, why, check, page } = explainMark(correction, entry);
  return (
    <>
      <div className={s.why}>
        <h3>{title}</h3>
        <p>{keepEndings(why)}</p>
      </div>
      {check && (
        <div className={s.tip}>
          <h3>{text.check}</h3>
          <p>{keepEndings(check)}</p>
        </div>
      )}
      <Drawing correction={correction} entry={entry} />
      {page && (
        <details className={s.learnPage}>
          <summary>{text.more(title)}</summary>
          <SafeHtml html={page} />
        </details>
      )}
    </>
  );
}

function Explanation({
  correction,
  commentBy,
  onReveal,
}: Pick<LearnMoreProps, 'commentBy' | 'onReveal'> & { correction: Correction }) {
  const [chosen, setChosen] = useState<string>();
  const shown = correction.categories.filter((entry) => entry.active);
  const entries = shown.length > 0 ? shown : correction.categories;
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0];
  if (!entry) return null;
  const type = typeOfCategory(entry);
  return (
    <>
      <Tabs
        className={s.learnTabs}
        label={text.categories}
        tabs={entries.map((each) => ({
          id: each.id,
          label: typeOfCategory(each) === 'own' ? text.comment : each.category.title,
          color: typeColor(typeOfCategory(each)),
        }))}
        selected={entry.id}
        onSelect={setChosen}
        panelId="learn-panel"
      />
      <div role="tabpanel" id="learn-panel" aria-labelledby={`learn-panel-${entry.id}`}>
        <WordSwap correction={correction} />
        {!isActive(correction) && (
          <p className={s.learnHidden}>{correction.notAnError ? text.notAnErrorMark : text.hiddenMark}</p>
        )}
        {correction.comment && (
          <div className={s.learnComment}>
            <h3>{commentBy}</h3>
            <p>{correction.comment}</p>
          </div>
        )}
        {type !== 'own' && !onReveal && <Why correction={correction} entry={entry} />}
        {onReveal && (
          <div className={s.why}>
            <h3>{entry.subcategory.title}</h3>
            <p>{text.tryFirst}</p>
            <Drawing correction={correction} entry={entry} />
            <Button look="quiet" onClick={onReveal}>
              {text.reveal}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/**
 * 'Lær mere': the chosen mark's reasons as tabs, the words and their first replacement, what is wrong and how to
 * test it oneself. A slip beside the text on wide screens, a sheet from below on a phone.
 */
export function LearnMore(props: LearnMoreProps) {
  const { correction, place, onStep, onClose, commentBy, onReveal, children, actions, look, className } = props;
  const [tall, setTall] = useState(false);
  const isOpen = correction !== null;
  useSheetClosing(isOpen, onClose);
  const pull = useSheetPull({ onDown: () => (tall ? setTall(false) : onClose()), onUp: () => setTall(true) });
  return (
    <aside
      className={classNames(s.learn, look && s[look], tall && s.isTall, !correction && s.isEmpty, className)}
      data-part="learn-more"
      data-empty={!correction || undefined}
      aria-label={text.learnMore}
    >
      <div className={s.learnIn}>
        <button
          className={s.learnHandle}
          type="button"
          aria-expanded={tall}
          aria-label={tall ? text.fold : text.unfold}
          onClick={() => setTall(!tall)}
          {...pull}
        />
        <div className={s.learnScroll} data-part="pane" tabIndex={0} role="group" aria-label={text.chosenMark}>
          <div className={s.learnNav} {...pull}>
            <h2>{text.learnMore}</h2>
            {place && (
              <span className="num">
                <span className="sr">{text.mark} </span>
                {text.place(place.number, place.count)}
              </span>
            )}
            {onStep && (
              <>
                <IconButton label={text.previousMark} onClick={() => onStep(-1)}>
                  <IconChevronUp aria-hidden="true" />
                </IconButton>
                <IconButton label={text.nextMark} onClick={() => onStep(1)}>
                  <IconChevronDown aria-hidden="true" />
                </IconButton>
              </>
            )}
            {isOpen && (
              <IconButton className={s.learnClose} label={text.closeLearnMore} onClick={onClose}>
                <IconX aria-hidden="true" />
              </IconButton>
            )}
          </div>
          {correction ? (
            <Explanation key={correction.id} correction={correction} commentBy={commentBy} onReveal={onReveal} />
          ) : (
            <p className={s.learnNone}>{byPointer(text.nothingChosen)}</p>
          )}
          {children}
        </div>
        {actions}
      </div>
    </aside>
  );
}
