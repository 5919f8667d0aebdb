import { expect, it } from 'vitest';
import { createEvents } from './events.ts';

it('tells every listener, in order, and a listener that fails keeps no other from hearing', async () => {
  const heard: string[] = [];
  const failed: [unknown, string][] = [];
  const events = createEvents((error, name) => failed.push([error, name]));
  const fault = new Error('no');
  events.on('text-marked', async () => {
    await Promise.resolve();
    heard.push('first');
  });
  events.on('text-marked', () => Promise.reject(fault));
  events.on('text-marked', async ({ answerTextId }) => {
    heard.push(`third ${answerTextId}`);
  });
  events.on('text-ready', async () => {
    heard.push('another');
  });
  await events.emit('text-marked', { answerTextId: 7 });
  expect(heard).toEqual(['first', 'third 7']);
  expect(failed).toEqual([[fault, 'text-marked']]);
});

it('an event without listeners reaches nobody', async () => {
  const emitted = createEvents(() => {}).emit('homework-assigned', { homeworkIds: [], teacherId: 1 });
  await expect(emitted).resolves.toBeUndefined();
});
