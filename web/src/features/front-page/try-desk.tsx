import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconPencil } from '../../ui/icons.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { frontText } from './front-page.text.ts';
import { TrySheet } from './try-sheet.tsx';
import s from './try-desk.module.css';

const text = frontText.ownText;
const loadOwnText = () => import('./own-text.tsx');

/**
 * The sentence with its marks, and in its place one's own text as soon as one asks for it: most readers load nothing of that.
 * `onReading` tells that somebody tries it, so that nothing lies down over it.
 */
export function TryDesk({ onReading }: { onReading: (reading: boolean) => void }) {
  const [isOwn, setOwn] = useState(false);
  const [isNear, setNear] = useState(false);
  const [hasReturned, setReturned] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  // who comes back from the own text stands where they went there
  useEffect(() => {
    if (hasReturned && !isOwn) begin.current?.focus();
  }, [hasReturned, isOwn]);
  const loaded = useLoaded(loadOwnText, isNear || isOwn);
  if (isOwn && loaded)
    return (
      <loaded.OwnText
        onExample={() => {
          setOwn(false);
          setReturned(true);
          onReading(false);
        }}
      />
    );
  return (
    <>
      <TrySheet onChoose={() => onReading(true)} />
      <p className={s.begin}>
        <Button
          look="line"
          icon={<IconPencil aria-hidden="true" />}
          busy={isOwn}
          ref={begin}
          onPointerEnter={() => setNear(true)}
          onFocus={() => setNear(true)}
          onClick={() => {
            setOwn(true);
            onReading(true);
          }}
        >
          {text.begin}
        </Button>
      </p>
    </>
  );
}
