import { PLAIN_READING } from '@ordklar/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconTextSize, IconVolume } from '../../../ui/icons.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { useFetchedAhead, useLoadedPanel } from '../../../ui/use-loaded-panel.ts';
import { useSettings } from '../../user-settings/index.ts';
import { readingText as text } from '../reading.text.ts';

// most people need none of it
const loadPanel = () => import('./readability-panel.tsx');
const loadReader = () => import('./reader.tsx');
const loadApplied = () => import('./reading-applied.tsx');

/**
 * »Læs højt« and »Læsbarhed«, and what the person has set of it done to what carries `data-readable`. `children` stand
 * beside the two.
 */
export function ReadingTools({
  className,
  textOf,
  children,
}: {
  className?: string;
  /** What is read aloud; without it there is no »Læs højt«. */
  textOf?: () => HTMLElement | null;
  children?: ReactNode;
}) {
  const reading = useSettings().data?.reading ?? PLAIN_READING;
  const [isAloud, setAloud] = useState(false);
  const isPlain = JSON.stringify(reading) === JSON.stringify(PLAIN_READING);
  const { panel, open, place, opener } = useLoadedPanel(loadPanel, { ahead: true });
  useFetchedAhead(loadApplied);
  useFetchedAhead(loadReader, textOf !== undefined);
  const applied = useLoaded(loadApplied, !isPlain || open);
  const reader = useLoaded(loadReader, isAloud);
  return (
    <>
      <div className={className}>
        {textOf && (
          <Button
            look="quiet"
            icon={<IconVolume aria-hidden="true" />}
            aria-pressed={isAloud}
            onClick={() => setAloud(!isAloud)}
          >
            {text.aloud.start}
          </Button>
        )}
        <Button look="quiet" icon={<IconTextSize aria-hidden="true" />} {...opener}>
          {text.button}
        </Button>
        {children}
      </div>
      {reader && isAloud && textOf && <reader.Reader textOf={textOf} onEnd={() => setAloud(false)} />}
      {panel && <panel.ReadabilityPanel {...place} reading={reading} />}
      {applied && <applied.ReadingApplied reading={reading} />}
    </>
  );
}
