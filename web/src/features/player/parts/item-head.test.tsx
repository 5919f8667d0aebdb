import type { PlayableItem } from '@ordklar/contract';
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ItemHead } from './item-head.tsx';

const ORDER: PlayableItem = {
  kind: 'order',
  task: 'Sæt ordene i rækkefølge, så de bliver til en sætning.',
  pieces: ['vi', 'sover'],
};
const LIST: PlayableItem = { kind: 'gap-list', parts: ['Der sad ', { options: ['nogle', 'nogen'] }, ' her.'] };

/** What stands over an item, sentence by sentence. */
function head(item: PlayableItem, instruction: string): string[] {
  const { container, unmount } = render(<ItemHead item={item} instruction={instruction} />);
  const words = [...container.querySelectorAll('h2, p')].map(({ textContent }) => textContent);
  unmount();
  return words;
}

afterEach(() => vi.unstubAllGlobals());

describe('what stands over an item says a thing once', () => {
  it('words to put in order: the own task, and how they are put', () => {
    const help = 'Klik på det, der kommer først, og så på det næste.';
    expect(head(ORDER, 'Vælg det rigtige, eller sæt ordene i rækkefølge.')).toEqual([ORDER.task, help]);
    expect(head(ORDER, 'Sæt ordene i rækkefølge. Pas på ord som »ikke«.')).toEqual([
      ORDER.task,
      `Pas på ord som »ikke«. ${help}`,
    ]);
  });

  it('a gap to fill: help where the task does not say it', () => {
    expect(head(LIST, 'Vælg det lille ord, der passer.')).toEqual(['Vælg det lille ord, der passer.']);
    expect(head(LIST, '»Nogle« er flere.')).toEqual(['»Nogle« er flere.', 'Vælg det, der mangler.']);
  });

  it('a finger presses, a mouse clicks', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
    expect(head(ORDER, 'Sæt ordene i rækkefølge.')[1]).toBe('Tryk på det, der kommer først, og så på det næste.');
  });
});
