import { z } from 'zod';
import { get, id, idParam, post } from './endpoint.ts';

/** The product that lets teachers assign what the copilot recommends (COP-05). */
export const COPILOT_PRODUCT = 'copo';
/** Never more recommendations than this at once (CON-33). */
export const MAX_RECOMMENDATIONS = 3;

/** An exercise that the copilot recommends (ENT-12). */
export const recommendation = z
  .object({
    id,
    title: z.string(),
    category: z.string(),
    level: z.string(),
    /** The pupil has it open already; of a whole class: anybody has. */
    isAssigned: z.boolean(),
    /** The error type that it trains, with how often the pupil made it; null where none was asked about. */
    correctionType: z.object({ id: z.string(), count: z.number().int(), type: z.string() }).nullable(),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.output<typeof recommendation>;

/** 'text_correction_' and the id of an error type. */
export const recommendationTag = z
  .string()
  .max(100)
  .regex(/^text_correction_[a-z0-9-]+$/);

/** Recommended exercises (PD-24). */
export const copilotApi = {
  recommendations: get('homework/recommendations', {
    access: ['teacher'],
    summary:
      'At most 3 exercises: of a category for a class, or for a pupil, to one error type (tag) or to the most frequent ones',
    query: z.object({
      squadId: idParam,
      courseId: z.string().max(20).optional(),
      categoryId: idParam.optional(),
      tag: recommendationTag.optional(),
      studentId: idParam.optional(),
    }),
    answers: { 200: z.array(recommendation) },
  }),
  assignRecommended: post('homework/assign-recommended', {
    access: ['teacher'],
    summary: 'Assign a recommended exercise to a pupil; needs the licence copo',
    body: z.object({
      studentId: id,
      exerciseId: id,
      squadId: id,
      /** All that were recommended with it. */
      recommendedExercises: z.array(id).max(50).default([]),
    }),
    answers: { 200: z.object({ homeworkIds: z.array(id), skipped: z.number().int() }) },
  }),
};
