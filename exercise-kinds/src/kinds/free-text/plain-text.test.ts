import { expect, it } from 'vitest';
import { blocksOfText, textOfBlocks } from './plain-text.ts';

const TYPED = `# Sådan gør du

Læs artiklen.
Skriv bagefter dit svar.

- Brug mindst to citater
* Begrund din mening
• Slut med et spørgsmål

Held og lykke!`;

it('HW-14 makes paragraphs, headings and lists of what a teacher types', () => {
  expect(blocksOfText(TYPED)).toEqual([
    { type: 'heading', text: 'Sådan gør du' },
    { type: 'paragraph', text: 'Læs artiklen.' },
    { type: 'paragraph', text: 'Skriv bagefter dit svar.' },
    { type: 'list', items: ['Brug mindst to citater', 'Begrund din mening', 'Slut med et spørgsmål'] },
    { type: 'paragraph', text: 'Held og lykke!' },
  ]);
});

it('an empty text has no blocks; two lists stay two, and a dash inside a word makes none', () => {
  expect(blocksOfText(' \r\n \n')).toEqual([]);
  expect(blocksOfText('- a\n\n- b\n-c')).toEqual([
    { type: 'list', items: ['a'] },
    { type: 'list', items: ['b'] },
    { type: 'paragraph', text: '-c' },
  ]);
});

it('HW-14 what was typed can be edited again without a change of the task', () => {
  const blocks = blocksOfText(TYPED);
  expect(blocksOfText(textOfBlocks(blocks))).toEqual(blocks);
});
