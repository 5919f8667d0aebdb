import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useNarrow } from './use-narrow.ts';

it('paper is never narrow: a register is printed as the table with its numbers, not as the folded list of a phone', () => {
  const asked = vi.spyOn(window, 'matchMedia');
  renderHook(() => useNarrow(760));
  expect(asked).toHaveBeenCalledWith('screen and (max-width: 760px)');
});
