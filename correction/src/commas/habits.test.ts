import { describe, expect, it } from 'vitest';
import { CommaHabits } from './habits.ts';

/** A writer who set `set` of `due` clear commas before clauses and elsewhere. */
function writer(starts: [set: number, due: number], others: [set: number, due: number]): CommaHabits {
  const habits = new CommaHabits();
  for (let k = 0; k < starts[1]; k++) habits.see(0.97, 'start', k < starts[0]);
  for (let k = 0; k < others[1]; k++) habits.see(0.97, 'other', k < others[0]);
  return habits;
}

describe('the writer’s habits', () => {
  it('a likely comma lacks in a text without any, and hardly in a careful one', () => {
    const none = writer([0, 4], [0, 4]).shares('yes');
    const careful = writer([4, 4], [6, 6]).shares('yes');
    expect(none.others.missing(0.6)).toBeGreaterThan(0.5);
    expect(careful.others.missing(0.6)).toBeLessThan(0.2);
    expect(none.others.mean).toBeLessThan(careful.others.mean);
  });

  it('startkomma is guessed from both kinds of commas', () => {
    expect(writer([5, 6], [4, 5]).hasStartkomma).toBe(true);
    expect(writer([0, 6], [5, 6]).hasStartkomma).toBe(false);
    expect(writer([0, 6], [0, 6]).hasStartkomma).toBe(true);
  });

  it('a long text leaves numbers that can be reckoned with', () => {
    const { starts, others } = writer([3000, 4000], [2000, 4000]).shares('yes');
    expect(starts.mean).toBeGreaterThan(0.5);
    expect(others.missing(0.9)).toBeGreaterThan(0);
    expect(writer([0, 4000], [4000, 4000]).shares('yes').starts.mean).toBeLessThan(0.2);
  });
});
