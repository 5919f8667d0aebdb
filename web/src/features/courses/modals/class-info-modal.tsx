import { useQuery } from '@tanstack/react-query';
import type { ModalControls, ModalProps } from '../../../lib/modals/modal-registry.ts';
import { isTextCorrectionCourse } from '../../../lib/storage/active.ts';
import { Button } from '../../../ui/button.tsx';
import { CourseIcon } from '../../../ui/course-icon.tsx';
import { IconPrinter } from '../../../ui/icons.ts';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCourses } from '../../accounts/index.ts';
import { courseOverviewQuery, courseTitleQuery } from '../courses.queries.ts';
import { coursesText } from '../courses.text.ts';
import { overviewTables } from '../overview-tables.ts';
import { OverviewTable, type OverviewLevel } from '../parts/overview-table.tsx';
import { ReferenceLinks } from '../parts/reference-links.tsx';
import { TextCorrectionSignup } from '../parts/text-correction-signup.tsx';
import { TrialBanner } from '../parts/trial-banner.tsx';
import s from '../courses.module.css';

declare module '../../../lib/modals/modal-registry.ts' {
  interface ModalProps {
    ClassInfoModal: {
      /** productId of the course. */
      courseId: string;
    };
  }
}

const text = coursesText.info;

function Overview({ levels }: { levels: readonly OverviewLevel[] }) {
  if (levels.length === 0) return <EmptyState title={text.empty}>{text.emptyHelp}</EmptyState>;
  const tables = overviewTables(levels);
  const total = levels.reduce((sum, level) => sum + level.exerciseCount, 0);
  return (
    <>
      <p className={s.courseSummary}>{text.summary(levels.length, total)}</p>
      <div className={s.courseTables}>
        {tables.map((part, index) => (
          <OverviewTable
            key={part[0]?.id}
            levels={part}
            caption={tables.length === 1 ? text.caption : text.captionPart(index + 1)}
          />
        ))}
      </div>
    </>
  );
}

/** What a course holds (CAT-08): levels, categories and numbers, to read and to print. */
export default function ClassInfoModal({ courseId, close }: ModalProps['ClassInfoModal'] & ModalControls) {
  const title = useQuery(courseTitleQuery(courseId)).data?.title;
  const overview = useQuery(courseOverviewQuery(courseId));
  const licensed = useCourses().data;
  const isUnlicensed = licensed !== undefined && licensed.every((course) => course.productId !== courseId);
  return (
    <ModalFrame
      title={
        <span className={s.courseHead}>
          <CourseIcon className={s.courseIcon} productId={courseId} locked={isUnlicensed} />
          {title ?? text.loadingTitle}
        </span>
      }
      onClose={() => close()}
      actions={
        <>
          <Button look="line" icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
            {text.print}
          </Button>
          <Button look="primary" onClick={() => close()} data-autofocus>
            {text.close}
          </Button>
        </>
      }
    >
      {isUnlicensed && <TrialBanner />}
      {isUnlicensed && isTextCorrectionCourse(courseId) && <TextCorrectionSignup />}
      {overview.isPending ? (
        <LoadingRows rows={4} label={text.loading} />
      ) : overview.isError ? (
        <ErrorState onRetry={() => void overview.refetch()} />
      ) : (
        <Overview levels={overview.data} />
      )}
      <ReferenceLinks courseId={courseId} />
    </ModalFrame>
  );
}
