import fs from 'node:fs';
import path from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Animation } from './animation.tsx';
import { ANIMATIONS, forgetAnimations, loadAnimation } from './animations/load-animation.ts';
import { WeatherIcon } from './weather-icon.tsx';

const read = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'animations', name), 'utf8');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path class="anim-line" d="M0 0"/></svg>';
const spy = () => vi.spyOn(globalThis, 'fetch');
let fetching: ReturnType<typeof spy>;

beforeEach(() => {
  forgetAnimations();
  fetching = spy().mockImplementation(async () => new Response(SVG));
});

it('SHELL-19 shows the animation, fetched once however often it stands on the page', async () => {
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
  await Promise.all(ANIMATIONS.map(loadAnimation));
  await Promise.all(ANIMATIONS.map(loadAnimation));
  const addresses = fetching.mock.calls.map(([address]) => String(address));
  expect(addresses).toHaveLength(ANIMATIONS.length);
  expect(new Set(addresses).size).toBe(ANIMATIONS.length);
});

it('what stands in its place goes when it is there, and stays when it cannot be fetched', async () => {
  fetching.mockRejectedValueOnce(new Error('offline'));
  const { unmount } = render(<Animation name="bars" still={<i>stille</i>} />);
  await waitFor(() => expect(fetching).toHaveBeenCalled());
  expect(screen.getByText('stille')).toBeTruthy();
  unmount();
  render(<Animation name="bars" still={<i>stille</i>} />);
  await waitFor(() => expect(screen.queryByText('stille')).toBeNull());
});

it('SHELL-19 weather icons follow the percent, each fetched once', async () => {
  const { container } = render(
    [100, 85, 84, 60, 59, 35, 34, 0].map((percent) => <WeatherIcon key={percent} percent={percent} />),
  );
  const shown = [...container.querySelectorAll('.weather')].map((icon) => /anim--(\S+)/.exec(icon.className)?.[1]);
  const twice = (name: string) => [name, name];
  expect(shown).toEqual(['weather-sun', 'weather-sun-cloud', 'weather-cloud', 'weather-rain'].flatMap(twice));
  await waitFor(() => expect(container.querySelectorAll('svg')).toHaveLength(8));
  expect(fetching).toHaveBeenCalledTimes(4);
});

it('SHELL-17 what moves is drawn: every class that an animation names has its motion in the style sheet', () => {
  const css = read('animations.css');
  const moving = new Set(
    [...css.matchAll(/\.(anim-[\w-]+)[^{}]*\{[^}]*animation: (anim-\w+)/g)].map(([, name]) => name),
  );
  for (const name of ANIMATIONS) {
    const svg = read(`${name}.svg`);
    const classes = [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(
      classes.some((each) => moving.has(each)),
      name,
    ).toBe(true);
  }
});

it.each([
  ['the leaves of the front page', 'drawings.module.css', 'leaf-unfolds'],
  ['the leaf of 404', '../app/pages/pages.module.css', 'leaf-falls'],
  ['the ink of 500', '../app/pages/pages.module.css', 'ink-drops'],
])('SHELL-17 %s move, as far as one wants motion', (_, file, motion) => {
  const css = fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');
  expect(css).toMatch(new RegExp(`animation: ${motion} [\\d.]+s`));
  expect(css).toContain(`@keyframes ${motion} {`);
  const base = fs.readFileSync(path.join(import.meta.dirname, 'base.css'), 'utf8');
  expect(base).toMatch(/prefers-reduced-motion: reduce[^]*animation: none !important/);
});

it('SHELL-17 the arrow of a button moves where the button leads', () => {
  const css = fs.readFileSync(path.join(import.meta.dirname, 'button.module.css'), 'utf8');
  expect(css).toMatch(/\.btn:hover :global\(\.tabler-icon-arrow-right\),[^{]*\{\s*transform: translateX/);
});
