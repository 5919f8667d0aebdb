export { correctionsText } from './corrections.text.ts';
export {
  activeCorrections,
  type CountingRule,
  countByType,
  type TopType,
  topTypes,
  totals,
} from './marks/count-corrections.ts';
export { readingOrder } from './marks/lay-out-marks.ts';
export { isActive, MARK_TYPES, type MarkType, markType } from './marks/mark-type.ts';
export { MarkedText, type MarkedTextProps } from './marks/marked-text.tsx';
export { LearnMore, type LearnMoreProps } from './parts/learn-more.tsx';
export { TopTypes } from './parts/top-types.tsx';
export { TypeKey, TypeLegend } from './parts/type-legend.tsx';
export { markingPath } from './marking-path.ts';
export { type AnswersOf, attemptsQuery, studentsQuery } from './corrections.queries.ts';
export type { AnswerModalProps } from './modals/teacher-answer-modal.tsx';
