import { courses } from '@ordklar/content';
import type { SchoolOverview } from '@ordklar/contract';
import { danishDay } from '../../platform/clock/danish-day.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { findLicences, findSchool, findSquadsOfSchool } from './start-pages.repo.ts';

/** What is licensed without being a course of the catalogue. */
const FURTHER_PRODUCTS: Record<string, string> = { copo: 'Opgaveanbefalinger' };

const titleOf = (productId: string): string =>
  FURTHER_PRODUCTS[productId] ?? courses.find((course) => course.productId === productId)?.title ?? productId;

/** Noon of the day in UTC, which is the same day in Denmark all year. */
const seconds = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;

type State = SchoolOverview['licences'][number]['state'];
const ORDER: readonly State[] = ['running', 'upcoming', 'expired'];

/** The administrator's own school: its classes, its people counted, its licences (running ones first). */
export async function readSchoolOverview(context: Context, actor: Actor): Promise<SchoolOverview> {
  const { db, clock } = context;
  const [school, squads, licences] = await Promise.all([
    findSchool(db, actor.institutionId),
    findSquadsOfSchool(db, actor.institutionId),
    findLicences(db, actor.institutionId),
  ]);
  const today = danishDay(clock.now());
  const stateOf = ({ from, to }: { from: string; to: string }): State =>
    today < from ? 'upcoming' : today > to ? 'expired' : 'running';
  return {
    ...school,
    squads,
    licences: licences
      .map((licence) => ({
        productId: licence.productId,
        title: titleOf(licence.productId),
        from: seconds(licence.from),
        to: seconds(licence.to),
        state: stateOf(licence),
      }))
      .toSorted(
        (a, b) =>
          ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || a.to - b.to || a.title.localeCompare(b.title, 'da'),
      ),
  };
}
