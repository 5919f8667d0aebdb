import { describe, expect, it } from 'vitest';
import { groupByDeadline } from './group-by-deadline.ts';
import { at, sampleHomework } from './testing/sample-homework.ts';

const now = at('2026-11-21T09:00:00Z'); // a Saturday

const due = (deadline: string | null, isLate = false) =>
  sampleHomework({ deadline: deadline === null ? null : at(deadline), isLate });

describe('groupByDeadline', () => {
  it('SHELL-23 puts what is late first, then today, tomorrow, the weekday, and tasks without a deadline last', () => {
    const groups = groupByDeadline(
      [
        due(null),
        due('2026-11-26T19:00:00Z'),
        due('2026-11-22T19:00:00Z'),
        due('2026-11-21T19:00:00Z'),
        due('2026-11-19T19:00:00Z', true),
      ],
      now,
    );
    expect(groups.map(({ title, note }) => `${title} | ${note}`)).toEqual([
      'For sent | du kan stadig aflevere',
      'I dag | inden kl. 20.00',
      'I morgen | søndag 22. nov.',
      'Torsdag | 26. nov.',
      'Uden frist | ',
    ]);
  });
  it('a task that was due earlier today is late, not today', () => {
    expect(groupByDeadline([due('2026-11-21T08:00:00Z', true)], now).map((group) => group.title)).toEqual(['For sent']);
  });
  it('tasks of one day share a heading, which tells the hour only when it is the same for all', () => {
    const [today] = groupByDeadline([due('2026-11-21T11:00:00Z'), due('2026-11-21T19:00:00Z')], now);
    expect(today).toMatchObject({ title: 'I dag', note: '' });
    expect(today?.homework).toHaveLength(2);
  });
  it('midnight in Denmark parts the days, not midnight in UTC', () => {
    expect(groupByDeadline([due('2026-11-21T23:30:00Z')], now).map((group) => group.title)).toEqual(['I morgen']);
  });
});
