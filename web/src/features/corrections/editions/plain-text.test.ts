import { describe, expect, it } from 'vitest';
import { plainTextOf } from './plain-text.ts';

describe('plainTextOf', () => {
  it('TC-02 gives the text back that the offsets count, line by line and sign by sign', () => {
    const lines = ['Far &amp; mor &lt;3 &quot;is&quot;', '', 'a &amp;lt; b'];
    expect(plainTextOf({ answers: lines.map((line) => ({ htmlDescription: `<p>${line}</p>` })) })).toBe(
      'Far & mor <3 "is"\n\na &lt; b',
    );
  });
});
