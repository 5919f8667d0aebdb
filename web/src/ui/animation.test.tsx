import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Animation } from './animation.tsx';
import { type AnimationName, forgetAnimations, loadAnimation } from './animations/load-animation.ts';

const NAMES: readonly AnimationName[] = ['bars', 'falling-paper', 'loading', 'lock', 'text-correction'];
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path class="anim-line" d="M0 0"/></svg>';
const spy = () => vi.spyOn(globalThis, 'fetch');
let fetching: ReturnType<typeof spy>;

beforeEach(() => {
  forgetAnimations();
  fetching = spy().mockImplementation(async () => new Response(SVG));
});

it('SHELL-17 SHELL-19 shows the animation, fetched once however often it stands on the page', async () => {
  const { container } = render(
    <>
      <Animation name="loading" />
      <Animation name="loading" />
    </>,
  );
  await waitFor(() => expect(container.querySelectorAll('svg path.anim-line')).toHaveLength(2));
  render(<Animation name="loading" />);
  expect(fetching).toHaveBeenCalledTimes(1);
});

it('SHELL-19 each has its own file and its own place in the cache', async () => {
  await Promise.all(NAMES.map(loadAnimation));
  await Promise.all(NAMES.map(loadAnimation));
  const addresses = fetching.mock.calls.map(([address]) => String(address));
  expect(addresses).toHaveLength(NAMES.length);
  expect(new Set(addresses).size).toBe(NAMES.length);
});

it('SHELL-17 what stands in its place goes when it is there, and stays when it cannot be fetched', async () => {
  fetching.mockRejectedValueOnce(new Error('offline'));
  const { unmount } = render(<Animation name="bars" still={<i>stille</i>} />);
  await waitFor(() => expect(fetching).toHaveBeenCalled());
  expect(screen.getByText('stille')).toBeTruthy();
  unmount();
  render(<Animation name="bars" still={<i>stille</i>} />);
  await waitFor(() => expect(screen.queryByText('stille')).toBeNull());
});
