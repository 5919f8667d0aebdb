import { expect, test } from 'vitest';
import { blockText } from './text-blocks.ts';

test('all text of blocks is plain lines, of lists and verse too', () => {
  const text = blockText([
    { type: 'heading', text: 'Høst' },
    { type: 'list', items: ['æbler', 'pærer'] },
    { type: 'verse', lines: ['Nu falmer skoven', 'trindt om land'] },
  ]);
  expect(text).toBe('Høst\næbler\npærer\nNu falmer skoven\ntrindt om land');
});
