import { demoSeed } from '@ordklar/content';
import type { Context } from '../../platform/http/context.ts';
import { addSchoolWord } from '../school-words/index.ts';
import { dayAt } from './demo-time.ts';
import { lookUp, type SeededPeople } from './seed-people.ts';

/** The word lists of the demo schools, each word added by the school's first teacher some weeks ago. */
export async function seedWords(context: Context, seeded: SeededPeople): Promise<void> {
  for (const school of demoSeed.schools) {
    const teacher = demoSeed.people.find((person) => person.school === school.key && person.roles.includes('teacher'));
    for (const [index, word] of school.words.entries()) {
      const addedAt = dayAt(context.clock.now(), -40 + 6 * index, '10:15');
      const then: Context = { ...context, clock: { now: () => addedAt } };
      if (teacher) await addSchoolWord(then, lookUp(seeded.people, teacher.username), word);
    }
  }
}
