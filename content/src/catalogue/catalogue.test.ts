import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { courseById, courseOf, courses, coursesOfParent } from './catalogue.ts';
import { courseGroupOf, courseGroups } from './course-groups.ts';
import { audiences, courseGroupSchema, courseParents, courseSchema } from './course-schema.ts';

const titles = (productIds: string) =>
  productIds.split(' ').map((productId) => `${productId} ${courseOf(productId).title}`);

describe('course catalogue', () => {
  test('CAT-01 every entry has the named fields, and ids, productIds and slugs are unique', () => {
    expect(z.array(courseSchema).safeParse(courses).error).toBeUndefined();
    for (const field of ['id', 'productId', 'name', 'title'] as const) {
      expect(new Set(courses.map((course) => course[field])).size, field).toBe(courses.length);
    }
  });

  test('CAT-01 order counts from 1 without a hole inside every parent', () => {
    for (const parent of courseParents) {
      const group = coursesOfParent(parent);
      expect(group.length, parent).toBeGreaterThan(0);
      expect(group.map((course) => course.order)).toEqual(group.map((_, index) => index + 1));
    }
  });

  test('CAT-02 DEC-07 an unknown productId, and lpte, fall back to gram', () => {
    expect(courseOf('zzzz').productId).toBe('gram');
    expect(courseOf('lpte').productId).toBe('gram');
    expect(courseOf('').productId).toBe('gram');
    expect(courseById(106)?.productId).toBe('teco');
    expect(courseById(0)).toBeUndefined();
  });

  test('CAT-03 CON-43 the 13 middleschool Danish titles are verbatim', () => {
    expect(titles('grsp grst grlp grlt grdi teco grrp gram grda grdx grrw grdk grbd').join('; ')).toBe(
      'grsp Staveprøven; grst Dansk stavning; grlp Læseprøven; grlt Læseprøven (træningsøvelser); grdi Dansk diktat; teco Danske fritekstopgaver; grrp Retskrivningsprøven; gram Dansk grammatik; grda Dansk som andetsprog; grdx Dansk grammatik til 10. klasse; grrw Tidlig læse- og skrivestart; grdk Dansk til indskoling; grbd Dansk til efterskole',
    );
    expect(coursesOfParent('dansk')).toHaveLength(13);
  });

  test('CAT-04 DEC-09 English, German and French of middleschool are there with titles of our own', () => {
    const codes = (parent: 'engelsk' | 'tysk' | 'fransk') =>
      coursesOfParent(parent)
        .map((course) => course.productId)
        .sort();
    expect(codes('engelsk')).toEqual('gren grep teen gret grte grex grei grbe'.split(' ').sort());
    expect(codes('tysk')).toEqual('grty tety grgt grgx grtp grtx grbg'.split(' ').sort());
    expect(codes('fransk')).toEqual('grfr gcft tefr'.split(' ').sort());
    const ours = courses.filter((course) => course.titleSource === 'ours').map((course) => course.parent);
    expect(new Set(ours)).toEqual(new Set(['engelsk', 'tysk', 'fransk']));
  });

  test('CAT-05 CON-44 DEC-08 highschool titles are verbatim and gces is Spanish', () => {
    expect(titles('gcda gcea gceb gcfa gctb gcas gces').join('; ')).toBe(
      'gcda Dansk A; gcea Engelsk A; gceb Engelsk B; gcfa Fransk A (begynder); gctb Tysk B (fortsætter); gcas Almen sprogforståelse; gces Tag tyren ved hornene',
    );
    expect(courseOf('gces').parent).toBe('spansk-u');
  });

  test('CAT-06 CON-45 adultschool titles are verbatim under voksenuddannelse', () => {
    expect(titles('gfvu grdf grag').join('; ')).toBe(
      'gfvu Forberedende voksenundervisning (FVU); grdf Dansk som fremmedsprog; grag Almen grammatik til voksne',
    );
    expect(coursesOfParent('voksenuddannelse')).toHaveLength(3);
  });

  test('CON-46 every audience is used, and a group has the audience of its courses', () => {
    expect(z.array(courseGroupSchema).safeParse(courseGroups).error).toBeUndefined();
    expect(new Set(courseGroups.map((group) => group.id)).size).toBe(courseGroups.length);
    expect(courseGroups.map((group) => group.slug).sort()).toEqual([...courseParents].sort());
    for (const course of courses) expect(courseGroupOf(course.parent).audience, course.productId).toBe(course.audience);
    expect(new Set(courses.map((course) => course.audience))).toEqual(new Set(audiences));
  });
});
