import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { DRAWINGS } from '../../front-page/index.ts';
import { PageMeta, PublicFrame, publicSite } from '../../public-site/index.ts';
import {
  type AudienceName,
  type AudienceWords,
  audienceCourses,
  audiencePages,
  audienceText as text,
  type Screen,
} from '../audiences.text.ts';
import { ScreenPicture } from '../parts/screen-picture.tsx';
import s from './audience-page.module.css';

const NAMES = Object.keys(audiencePages) as AudienceName[];

function ShownScreen({ screen }: { screen: Screen }) {
  const { title, words, points } = screen;
  return (
    <section className={s.shown}>
      <div>
        <h2>{title}</h2>
        <p>{words}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div>
        <ScreenPicture screen={screen} />
      </div>
    </section>
  );
}

function Courses({ of }: { of: AudienceName }) {
  return (
    <section className={s.courses} aria-labelledby="courses-h">
      <div className={publicSite.wrap}>
        <h2 id="courses-h">{text.coursesTitle}</h2>
        <p>{text.coursesLead}</p>
        <div className={s.subjects}>
          {audienceCourses[of].map(([subject, courses]) => (
            <section key={subject}>
              <h3>{subject}</h3>
              <ul>
                {courses.map(([productId, title]) => (
                  <li key={productId}>
                    <CourseIcon productId={productId} className={s.icon} />
                    {title}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

/** What Ordklar is for one kind of school, in real screens; the address says which. */
export default function AudiencePage({ startPath, path }: { startPath: string | null; path: string }) {
  const name = NAMES.find((each) => path.startsWith(audiencePages[each].path)) ?? 'folkeskole';
  const page: AudienceWords = audiencePages[name];
  const Drawing = DRAWINGS[name];
  return (
    <PublicFrame startPath={startPath} current={page.path}>
      <PageMeta title={`${page.title} – Ordklar`} description={page.description} />
      <main id="indhold">
        <header className={classNames(publicSite.wrap, s.head)}>
          <div>
            <p className={s.over}>{page.title}</p>
            <h1>{page.heading}</h1>
            <p className={classNames(publicSite.lead, s.lead)}>{page.lead}</p>
          </div>
          <Drawing />
        </header>
        <div className={classNames(publicSite.wrap, s.screens)}>
          {page.screens.map((screen) => (
            <ShownScreen key={screen.picture} screen={screen} />
          ))}
          <p className={s.demo}>{text.demo}</p>
        </div>
        <Courses of={name} />
        <section className={classNames(publicSite.wrap, s.next)} aria-labelledby="next-h">
          <h2 id="next-h">{text.next.title}</h2>
          <p>{text.next.lead}</p>
          <p className={s.btns}>
            <ButtonLink look="primary" large href="/priser">
              {text.next.prices}
            </ButtonLink>
            <ButtonLink look="line" large href="/#indhold">
              {text.next.try}
            </ButtonLink>
          </p>
        </section>
      </main>
    </PublicFrame>
  );
}
