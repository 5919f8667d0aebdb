import type { Recipient } from '@ordklar/contract';
import { expect, it } from 'vitest';
import { recipientWords } from './recipient-words.ts';

const squad = (id: number, name: string) => ({
  id,
  name,
  kind: 'class' as const,
  studentCount: 20,
  meant: 'none' as const,
  chosen: [],
});
const words = (recipients: Recipient[], count: number) =>
  recipientWords({
    recipients,
    count,
    squads: [squad(1, '7.A'), squad(2, '7.B'), squad(3, 'Læsegruppen')],
    studentsOf: new Map([[1, [{ id: 11, name: 'Alma', institution: 'Åskolen' }]]]),
  });

it('HW-01 names who gets the exercises, be it one, a class, or many', () => {
  expect(words([{ squadId: 1 }], 20)).toBe('7.A');
  expect(words([{ squadId: 1, studentIds: [11] }], 1)).toBe('Alma');
  expect(words([{ squadId: 1, studentIds: [11, 12] }], 2)).toBe('2 elever i 7.A');
  expect(words([{ squadId: 1 }, { squadId: 2 }], 41)).toBe('2 hold (41 elever)');
  expect(words([{ squadId: 1 }, { squadId: 2, studentIds: [21] }], 21)).toBe('7.A og enkelte elever (21 elever)');
  expect(words([{ squadId: 1 }, { squadId: 2 }, { squadId: 3, studentIds: [31] }], 42)).toBe(
    '2 hold og enkelte elever (42 elever)',
  );
  const single = [
    { squadId: 1, studentIds: [11] },
    { squadId: 2, studentIds: [21, 22] },
  ];
  expect(words(single, 3)).toBe('3 elever på 2 hold');
});
