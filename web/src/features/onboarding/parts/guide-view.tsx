import { useCallback, useEffect, useState } from 'react';
import { SafeHtml } from '../../../lib/html/safe-html.tsx';
import { Button } from '../../../ui/button.tsx';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { type Guide, type GuideProps, INTRO } from '../guide.ts';
import { onboardingText as text } from '../onboarding.text.ts';
import s from '../onboarding.module.css';

const STEP: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function Intro({ guide, isFirstView }: { guide: Guide; isFirstView: boolean }) {
  const { Picture, header, text: words, firstView } = guide.intro;
  return (
    <div className={s.guidePage}>
      <Picture />
      <div>
        <h3>{header}</h3>
        <p>{words}</p>
        {isFirstView && (
          <div className={s.guideNote}>
            <SafeHtml html={firstView} />
          </div>
        )}
      </div>
    </div>
  );
}

function Page({ guide, page }: { guide: Guide; page: number }) {
  const total = guide.pages.length;
  const shown = guide.pages[page];
  if (!shown) return null;
  const { Picture, name, header, content } = shown;
  return (
    <>
      <div className={s.guideProgress}>
        <progress max={total} value={page + 1} aria-label={text.progress(page + 1, total)} />
        <span className="num">{text.counter(page + 1, total)}</span>
      </div>
      <div className={s.guidePage}>
        <Picture />
        <div aria-live="polite">
          <p className={s.guideName}>{name}</p>
          <h3>{header}</h3>
          <SafeHtml html={content} />
        </div>
      </div>
    </>
  );
}

/** A guide from intro to end (ONB-01 … ONB-05); the arrow keys turn its pages too. */
export function GuideView({
  guide,
  page: firstPage = INTRO,
  isFirstView = false,
  close,
}: GuideProps & { guide: Guide; close: () => void }) {
  const last = guide.pages.length - 1;
  const [page, setPage] = useState(() => Math.min(Math.max(firstPage, INTRO), last));
  const turn = useCallback((step: number) => setPage((now) => Math.min(Math.max(now + step, INTRO), last)), [last]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => turn(STEP[key] ?? 0);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [turn]);
  const { labels } = guide;
  const isIntro = page === INTRO;
  const isLast = page === last;
  return (
    <ModalFrame
      title={guide.title}
      onClose={close}
      actions={
        <>
          <Button look="line" onClick={() => (isIntro ? close() : turn(-1))}>
            {isIntro ? labels.close : text.back}
          </Button>
          {/* one and the same button, so that it keeps the focus while the pages turn */}
          <Button look="primary" onClick={() => (isLast ? close() : turn(1))} data-autofocus>
            {isIntro ? labels.start : isLast ? labels.end : text.next}
          </Button>
        </>
      }
    >
      {isIntro ? <Intro guide={guide} isFirstView={isFirstView} /> : <Page guide={guide} page={page} />}
    </ModalFrame>
  );
}
