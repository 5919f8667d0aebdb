import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

// in this order: each test begins with a new page, whatever the one before it left behind
it('a test may leave words marked in a field that is gone', async () => {
  render(<textarea aria-label="Tekst" defaultValue="Et par ord" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.tripleClick(field);
  document.getSelection()?.setBaseAndExtent(field, 0, field, 0);
  expect(document.getSelection()?.focusNode).toBe(field);
});

it('and the arrow keys of the next one find nothing marked', async () => {
  render(<button>Næste</button>);
  screen.getByRole('button').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
  expect(document.getSelection()?.focusNode).toBeNull();
});
