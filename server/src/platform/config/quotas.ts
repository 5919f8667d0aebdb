import { z } from 'zod';

const MB = 1024 * 1024;
/** The largest file that may be uploaded; a quota below it would refuse a file that is allowed. */
const LEAST_MB = 10;

/** So many bytes in so many pieces. */
export interface Quota {
  bytes: number;
  count: number;
}

/** What one person may keep of each, and upload in 24 hours. */
export interface PersonQuotas {
  drafts: Quota;
  filesADay: Quota;
  files: Quota;
}

/** A quota as it is written in the environment: '200/100' is 200 MB in 100 pieces. */
const quota = (standard: string) =>
  z
    .string()
    .default(standard)
    .transform((written, context): Quota => {
      const [, mb = 0, count = 0] = (/^(\d{1,7})\/(\d{1,7})$/.exec(written.trim()) ?? []).map(Number);
      if (mb >= LEAST_MB && count >= 1) return { bytes: mb * MB, count };
      context.addIssue({ code: 'custom', message: `skrives MB/antal, mindst ${LEAST_MB}/1, for eksempel ${standard}` });
      return z.NEVER;
    });

/** What one person may fill: by default far above what school work takes, far below what fills a disk. */
export const quotaSettings = {
  QUOTA_PUPIL_DRAFTS: quota('20/5000'),
  QUOTA_PUPIL_FILES_A_DAY: quota('200/100'),
  QUOTA_PUPIL_FILES: quota('1024/2000'),
  QUOTA_STAFF_DRAFTS: quota('100/10000'),
  QUOTA_STAFF_FILES_A_DAY: quota('2048/1000'),
  QUOTA_STAFF_FILES: quota('10240/20000'),
};

/** The quotas of pupils, and of staff, who hand in for whole classes and attach files to own exercises. */
export const quotasOf = (
  value: { [name in keyof typeof quotaSettings]: Quota },
): Record<'pupil' | 'staff', PersonQuotas> => ({
  pupil: {
    drafts: value.QUOTA_PUPIL_DRAFTS,
    filesADay: value.QUOTA_PUPIL_FILES_A_DAY,
    files: value.QUOTA_PUPIL_FILES,
  },
  staff: {
    drafts: value.QUOTA_STAFF_DRAFTS,
    filesADay: value.QUOTA_STAFF_FILES_A_DAY,
    files: value.QUOTA_STAFF_FILES,
  },
});
