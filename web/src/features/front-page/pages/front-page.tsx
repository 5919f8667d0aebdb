import { type RefObject, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { Branch } from '../../../ui/drawings.tsx';
import { IconArrowRight } from '../../../ui/icons.ts';
import { NewsletterPopup } from '../../newsletter/index.ts';
import { PresentationBanner, presentationText, usePresentationBanner } from '../../contact/index.ts';
import { ApprovedSheet } from '../front-drawings.tsx';
import { DRAWINGS } from '../index.ts';
import { PageMeta, PublicFrame, publicSite } from '../../public-site/index.ts';
import { TryDesk } from '../try-desk.tsx';
import { audiences, frontText as text, markKinds, steps } from '../front-page.text.ts';
import { classNames } from '../../../ui/class-names.ts';
import s from './front-page.module.css';

function Hero({
  desk,
  onPresentation,
  onReading,
}: {
  desk: RefObject<HTMLDivElement | null>;
  onPresentation: () => void;
  onReading: (reading: boolean) => void;
}) {
  return (
    <section className={classNames(publicSite.wrap, s.hero)} aria-labelledby="h">
      <div>
        <h1 id="h">
          Fejl er noget<span className={s.comma}>,</span> man lærer af.
        </h1>
        <p className={publicSite.lead}>{text.lead}</p>
        <div className={s.btns}>
          <Button look="primary" large onClick={onPresentation}>
            {presentationText.open}
          </Button>
          <ButtonLink look="line" large href="#saadan">
            {text.howItWorks}
          </ButtonLink>
        </div>
      </div>
      <div className={s.try} ref={desk}>
        <Branch className={s.branch} />
        <TryDesk onReading={onReading} />
      </div>
    </section>
  );
}

function Audiences() {
  return (
    <section className={s.for} aria-labelledby="for-h">
      <div className={publicSite.wrap}>
        <h2 id="for-h">{text.audiencesTitle}</h2>
        <div className={s.aud}>
          {audiences.map(({ id, title, path, more, text: words, courses }) => {
            const Drawing = DRAWINGS[id];
            return (
              <article key={id} id={id}>
                <Drawing />
                <h3>{title}</h3>
                <p>{words}</p>
                <ul className={s.audCourses} aria-label={`Kurser: ${title}`}>
                  {courses.map(([productId, course]) => (
                    <li key={productId} title={course}>
                      <CourseIcon className={s.course} productId={productId} title={course} />
                    </li>
                  ))}
                </ul>
                <a href={path}>
                  {more}
                  <IconArrowRight aria-hidden="true" />
                </a>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}

function Loop() {
  return (
    <section className={classNames(s.loop, publicSite.wrap)} id="saadan" aria-labelledby="loop-h">
      <div className={s.grid}>
        <div>
          <h2 id="loop-h">
            {text.loopTitle[0]}
            <br />
            {text.loopTitle[1]}
          </h2>
          <p className={classNames(publicSite.lead, s.loopLead)}>{text.loopLead}</p>
        </div>
        <ol className={s.steps}>
          {steps.map(([title, words]) => (
            <li key={title}>
              <div>
                <h3>{title}</h3>
                <p>{words}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Marks() {
  return (
    <section className={s.marksShown} id="markeringer" aria-labelledby="marks-h">
      <div className={classNames(publicSite.wrap, s.marksIn)}>
        <div>
          <h2 id="marks-h">{text.marksTitle}</h2>
          <p>{text.marksLead}</p>
        </div>
        <ul className={s.markKinds}>
          {markKinds.map(([kind, word, name]) => (
            <li key={name}>
              <span className="key" aria-hidden="true">
                {kind === 'add' || kind === 'ring' ? 'a' : ''}
                <span className={`mark mark--${kind}`}>{word}</span>
                {kind === 'add' || kind === 'ring' ? 'b' : ''}
              </span>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The front page: what Ordklar is, for whom, how it goes, and how to see more of it. */
export default function FrontPage({ startPath }: { startPath: string | null }) {
  const loggedIn = startPath !== null;
  const banner = usePresentationBanner(loggedIn);
  const [isReading, setReading] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  return (
    <PublicFrame startPath={startPath}>
      <PageMeta title={text.title} description={text.description} />
      <main id="indhold" className={s.front}>
        <Hero desk={desk} onPresentation={banner.expand} onReading={setReading} />
        <Audiences />
        <Loop />
        <Marks />
        <PresentationBanner banner={banner} loggedIn={loggedIn} drawing={<ApprovedSheet />} />
      </main>
      <NewsletterPopup loggedIn={loggedIn} reading={isReading} place={desk} />
    </PublicFrame>
  );
}
