import type { AnswerResult, Correction } from '@ordklar/contract';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { IconCheck } from '../../../ui/icons.ts';
import {
  activeCorrections,
  LearnMore,
  MarkedText,
  type MarkProgress,
  markProgress,
  readingOrder,
  shownMarks,
  useMarkInSight,
  writeAt,
} from '../../corrections/index.ts';
import { taskText as text } from '../task.text.ts';
import type { Draft } from '../writing/draft.ts';
import styles from '../task.module.css';
import { FixPlace } from './fix-place.tsx';
import s from './correcting-marks.module.css';

const never = () => () => undefined;

/** What the pupil has written by now; the earlier text until that is fetched. */
function useWritten(draft: Draft | null, earlier: string): string {
  return useSyncExternalStore(draft?.listen ?? never, () => draft?.read().text ?? earlier);
}

/** Numbers of the marks with a tick for what is right now: what is left to do, and the way there. */
function Places({
  places,
  counted,
  selectedId,
  onSelect,
}: {
  places: readonly MarkProgress[];
  /** Ids of the marks that count; the others are met in the text. */
  counted: ReadonlySet<string>;
  selectedId: string | null;
  onSelect: (id: string) => void;
}) {
  const numbered = places
    .map((place, index) => ({ ...place, number: index + 1 }))
    .filter(({ mark }) => counted.has(mark.id));
  const count = (wanted: MarkProgress['state']) => numbered.filter(({ state }) => state === wanted).length;
  const gone = count('gone');
  return (
    <div className={s.places}>
      <p role="status">
        {gone < numbered.length && `${text.progress(count('fixed'), numbered.length - gone)} `}
        {gone > 0 && <span className={s.gone}>{text.placesGone(gone)}</span>}
      </p>
      <ol aria-label={text.places}>
        {numbered.map(({ mark, state, number }) => (
          <li key={mark.id}>
            <button
              type="button"
              className={s.place}
              data-state={state}
              aria-pressed={mark.id === selectedId}
              aria-label={text.placeOf(number, mark.token.trim(), state)}
              onClick={() => onSelect(mark.id)}
            >
              {state === 'fixed' ? <IconCheck aria-hidden="true" /> : number}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The mark without its answer: what is drawn and read aloud must not tell it either. */
const bare = (mark: Correction): Correction => ({ ...mark, replacements: [], explanation: '' });

/** The first place after this one, around the end, that is not right yet. */
function nextOpen(places: readonly MarkProgress[], at: number): MarkProgress | undefined {
  return [...places.slice(at + 1), ...places.slice(0, at)].find(({ state }) => state !== 'fixed' && state !== 'gone');
}

/** The marks as the returned text shows them, and of those the ones that count: none that lies in another (TC-08). */
function useMarks(answer: AnswerResult, plainText: string) {
  return useMemo(() => {
    const marks = readingOrder(plainText, shownMarks(answer, activeCorrections(answer.corrections)));
    return { marks, counted: new Set(activeCorrections(marks, { withoutNested: true }).map(({ id }) => id)) };
  }, [answer, plainText]);
}

interface CorrectingMarksProps {
  plainText: string;
  /** The attempt that is corrected. */
  answer: AnswerResult;
  draft: Draft | null;
  /** What stands over the text. */
  children: ReactNode;
}

/**
 * The marks of the earlier text while its pupil corrects it: first where something is wrong, the answer on request, a field
 * at each place, and a tick for what is right by now.
 */
export function CorrectingMarks({ plainText, answer, draft, children }: CorrectingMarksProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const written = useWritten(draft, plainText);
  useMarkInSight(selectedId);
  const { marks, counted } = useMarks(answer, plainText);
  const places = useMemo(() => markProgress(plainText, written, marks), [plainText, written, marks]);
  const shown = useMemo(() => marks.map((mark) => (revealed.has(mark.id) ? mark : bare(mark))), [marks, revealed]);
  const at = marks.findIndex(({ id }) => id === selectedId);
  const [chosen, place] = [shown[at] ?? null, places[at]];
  const step = (by: 1 | -1) => setSelectedId(marks[(at + by + marks.length) % marks.length]?.id ?? null);
  const next = nextOpen(places, at);
  const hides = place && place.mark.replacements.length > 0 && !revealed.has(place.mark.id);
  return (
    <>
      <div className={styles.earlierText} data-part="earlier-text">
        {children}
        {places.length > 0 && (
          <Places places={places} counted={counted} selectedId={selectedId} onSelect={setSelectedId} />
        )}
        <MarkedText
          className={styles.earlierSheet}
          text={plainText}
          marks={shown}
          selectedId={selectedId}
          onSelect={setSelectedId}
          label={text.earlier}
        />
      </div>
      <LearnMore
        look="cardUnder"
        className={styles.learn}
        correction={chosen}
        place={at >= 0 ? { number: at + 1, count: marks.length } : null}
        onClose={() => setSelectedId(null)}
        commentBy={text.teacherWrites(answer.assignedByName)}
        onReveal={hides ? () => setRevealed(new Set([...revealed, place.mark.id])) : undefined}
        {...(marks.length > 0 && { onStep: step })}
      >
        {place && draft && (
          <FixPlace
            key={place.mark.id}
            progress={place}
            onFix={(words) => draft.write(writeAt(draft.read().text, place.place, words))}
            onNext={next ? () => setSelectedId(next.mark.id) : null}
          />
        )}
      </LearnMore>
    </>
  );
}
