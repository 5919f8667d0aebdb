import { z } from 'zod';
import { squad } from './accounts.ts';
import { del, flag, get, id, idList, idParam, nothing, post, put, unixSeconds } from './endpoint.ts';

/** The longest name of a group. */
export const MAX_GROUP_NAME = 60;
/** The most pupils of a group. */
export const MAX_GROUP_SIZE = 300;

/** A class or group as its teachers administer it, so none that has ended. */
export const ownSquad = squad
  .omit({ hasEnded: true })
  .extend({
    /** Whose it is, where it came by a share; null for an own one. */
    sharedBy: z.string().nullable(),
    /** Colleagues who have accepted a share of it. */
    sharedWith: z.array(z.string()),
    /** Grows with each change of a group. */
    version: z.number().int(),
  })
  .meta({ id: 'OwnSquad' });
export type OwnSquad = z.output<typeof ownSquad>;

/** A class of the school's list. */
export const listedClass = z
  .object({
    classId: id,
    name: z.string(),
    grade: z.number().int().nullable(),
    year: z.number().int(),
    studentCount: z.number().int(),
    /** Whether the asking teacher has it already. */
    isMine: z.boolean(),
    /** Names of its teachers, with `embed=teachers`. */
    teachers: z.array(z.string()).optional(),
  })
  .meta({ id: 'ListedClass' });
export type ListedClass = z.output<typeof listedClass>;

/** A person that a search found; `classes` tells people of one name apart. */
export const foundPerson = z
  .object({ id, name: z.string(), institution: z.string(), classes: z.array(z.string()) })
  .meta({ id: 'FoundPerson' });
export type FoundPerson = z.output<typeof foundPerson>;

/** A pupil of a class or group, as its teachers see the account. */
export const squadPupil = z
  .object({
    id,
    name: z.string(),
    username: z.string(),
    classes: z.array(z.string()),
    /** Those groups with the pupil that the asking teacher reaches. */
    groups: z.array(z.object({ id, name: z.string() })),
    /** When the pupil was last here, to some minutes; null of one who never was. */
    lastSeen: unixSeconds.nullable(),
  })
  .meta({ id: 'SquadPupil' });
export type SquadPupil = z.output<typeof squadPupil>;

/** A group with its pupils. */
export const group = ownSquad.extend({ pupils: z.array(squadPupil) }).meta({ id: 'Group' });
export type Group = z.output<typeof group>;

const name = z.string().trim().min(1).max(MAX_GROUP_NAME);
const userIds = z.array(id).max(MAX_GROUP_SIZE);
const classBody = z.object({ classId: id });
const groupParams = z.object({ id: idParam });
const search = z.object({ keyword: z.string().trim().min(2).max(60), excludedIds: idList.optional() });

/** Administering classes and groups, and finding people of one's own school (ADM-01 to ADM-04). */
export const classesApi = {
  ownClasses: get('teacher/classes/me', {
    access: ['teacher'],
    summary: 'Own classes and those that colleagues share',
    answers: { 200: z.array(ownSquad) },
  }),
  addClass: post('teacher/classes/add', {
    access: ['teacher'],
    summary: "Take a class of the school's list as an own one; twice is harmless",
    body: classBody,
    answers: { 204: nothing },
  }),
  removeClass: post('teacher/classes/remove', {
    access: ['teacher'],
    summary: "Take a class off the own ones; it stays on the school's list with all its results",
    body: classBody,
    answers: { 204: nothing },
  }),
  classes: get('classes', {
    access: ['teacher'],
    summary: "The school's classes of this school year; cached for a few seconds unless cached=0",
    query: z.object({
      embed: z.enum(['teachers']).optional(),
      page: idParam.default(1),
      limit: z.coerce.number().int().min(1).max(100).default(50),
      search: z.string().trim().max(60).optional(),
      cached: flag.default(true),
    }),
    answers: { 200: z.array(listedClass) },
  }),
  squadPupils: get('squads/{s}/pupils', {
    access: ['teacher'],
    summary: 'Pupils of a class or group with user names, classes and groups',
    params: z.object({ s: idParam }),
    answers: { 200: z.array(squadPupil) },
  }),
  groups: get('groups', {
    access: ['teacher'],
    summary: 'Own groups and those that colleagues share, by name',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(100),
      offset: z.coerce.number().int().min(0).max(100_000).default(0),
      search: z.string().trim().max(60).optional(),
    }),
    answers: { 200: z.array(ownSquad) },
  }),
  group: get('groups/{id}', {
    access: ['teacher'],
    summary: 'A group with its pupils',
    params: groupParams,
    answers: { 200: group },
  }),
  createGroup: post('groups', {
    access: ['teacher'],
    summary: 'Make a group of pupils of the own school',
    body: z.object({ name, userIds }),
    answers: { 200: group },
  }),
  saveGroup: put('groups/{id}', {
    access: ['teacher'],
    summary:
      'Change name and pupils of a group; 409 when somebody else has changed it since `version`, without it the last one wins',
    params: groupParams,
    body: z.object({ name, userIds, version: z.int32().min(1).optional() }),
    answers: { 200: group },
  }),
  deleteGroup: del('groups/{id}', {
    access: ['teacher'],
    summary: 'Delete an own group; what its pupils handed in stays',
    params: groupParams,
    answers: { 204: nothing },
  }),
  restoreGroup: post('groups/{id}/restore', {
    access: ['teacher'],
    summary: 'Take back the deletion of an own group',
    params: groupParams,
    answers: { 204: nothing },
  }),
  searchStudents: get('institution/student/search', {
    access: ['teacher'],
    summary: 'Pupils of the own school by a part of their name, at most 20',
    query: search,
    personal: true,
    answers: { 200: z.array(foundPerson) },
  }),
  searchTeachers: get('institution/teachers/search', {
    access: ['teacher'],
    summary:
      'Teachers of the own school by a part of their name, at most 20; with squadId none that have this class or group',
    query: search.extend({ squadId: idParam.optional() }),
    personal: true,
    answers: { 200: z.array(foundPerson) },
  }),
};
