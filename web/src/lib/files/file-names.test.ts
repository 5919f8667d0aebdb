import { describe, expect, it } from 'vitest';
import { readableSize, shortFileName } from './file-names.ts';

describe('shortFileName', () => {
  it('UPL-04 leaves a base name of 15 characters as it is', () => {
    expect(shortFileName('Sommerferien 26.docx')).toBe('Sommerferien 26.docx');
  });
  it('UPL-04 CON-24 cuts a longer one to 12 characters, two dots and the ending', () => {
    expect(shortFileName('Sommerferien 2026.docx')).toBe('Sommerferien..docx');
    expect(shortFileName('Da jeg flyttede til Bornholm, 2. udgave.docx')).toBe('Da jeg flytt..docx');
  });
  it('UPL-04 a name without an ending is cut as well', () => {
    expect(shortFileName('Da jeg flyttede til Bornholm')).toBe('Da jeg flytt..');
  });
});

describe('readableSize', () => {
  it('UPL-03 under 1024 bytes, then kB, above 1024 kB MB with one decimal', () => {
    expect(readableSize(0)).toBe('0 bytes');
    expect(readableSize(1023)).toBe('1023 bytes');
    expect(readableSize(1024)).toBe('1 kB');
    expect(readableSize(98_304)).toBe('96 kB');
    expect(readableSize(1_048_575)).toBe('1,0 MB');
    expect(readableSize(1_572_864)).toBe('1,5 MB');
    expect(readableSize(10_485_760)).toBe('10,0 MB');
  });
});
