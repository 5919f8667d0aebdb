import { ButtonLink } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { Branch } from '../../../ui/drawings.tsx';
import { ApprovedSheet, EveningDesk, PaperBoat, StudentCap } from '../parts/front-drawings.tsx';
import { PublicFrame } from '../parts/public-frame.tsx';
import { TrySheet } from '../parts/try-sheet.tsx';
import { audiences, markKinds, steps, publicText as text } from '../public-site.text.ts';

const DRAWINGS = { folkeskole: PaperBoat, gymnasium: StudentCap, voksne: EveningDesk };

function Hero({ startPath }: { startPath: string | null }) {
  return (
    <section className="wrap hero" aria-labelledby="h">
      <div>
        <h1 id="h">
          Fejl er noget<span className="comma">,</span> man lærer af.
        </h1>
        <p className="lead">{text.lead}</p>
        <div className="btns">
          <ButtonLink look="primary" large href={startPath ?? '/login'}>
            {startPath ? text.goOn : text.logIn}
          </ButtonLink>
          <ButtonLink look="line" large href="#saadan">
            {text.howItWorks}
          </ButtonLink>
        </div>
      </div>
      <div className="try">
        <Branch className="branch" />
        <TrySheet />
      </div>
    </section>
  );
}

function Audiences() {
  return (
    <section className="for" aria-labelledby="for-h">
      <div className="wrap">
        <h2 id="for-h">{text.audiencesTitle}</h2>
        <div className="aud">
          {audiences.map(({ id, title, text: words, courses }) => {
            const Drawing = DRAWINGS[id];
            return (
              <article key={id} id={id}>
                <Drawing />
                <h3>{title}</h3>
                <p>{words}</p>
                <ul className="aud-courses" aria-label={`Kurser: ${title}`}>
                  {courses.map(([productId, course]) => (
                    <li key={productId} title={course}>
                      <CourseIcon productId={productId} title={course} />
                    </li>
                  ))}
                </ul>
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
    <section className="loop wrap" id="saadan" aria-labelledby="loop-h">
      <div className="grid">
        <div>
          <h2 id="loop-h">
            {text.loopTitle[0]}
            <br />
            {text.loopTitle[1]}
          </h2>
          <p className="lead">{text.loopLead}</p>
        </div>
        <ol className="steps">
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
    <section className="offer" id="markeringer" aria-labelledby="marks-h">
      <div className="wrap">
        <div className="txt">
          <h2 id="marks-h">{text.marksTitle}</h2>
          <p>{text.marksLead}</p>
          <ul className="mark-kinds">
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
        <ApprovedSheet />
      </div>
    </section>
  );
}

/** The front page: what Ordklar is, for whom, how it goes, and the way in. */
export default function FrontPage({ startPath }: { startPath: string | null }) {
  return (
    <PublicFrame startPath={startPath}>
      <title>{text.title}</title>
      <meta name="description" content={text.description} />
      <main id="indhold" className="front">
        <Hero startPath={startPath} />
        <Audiences />
        <Loop />
        <Marks />
      </main>
    </PublicFrame>
  );
}
