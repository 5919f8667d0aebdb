import { DOCX_TYPE } from '@ordklar/school';
import { describe, expect, it } from 'vitest';
import { checkFiles, DEFAULT_TYPES } from './check-files.ts';

const MB = 1024 * 1024;

describe('checkFiles', () => {
  it('UPL-01 takes png, jpeg, gif, pdf and docx', () => {
    expect(checkFiles(DEFAULT_TYPES.map((type) => ({ type, size: 10 })))).toBeNull();
    expect(DEFAULT_TYPES).toHaveLength(5);
  });
  it('UPL-01 answers code 1 for a type outside the list', () => {
    expect(checkFiles([{ type: 'text/plain', size: 1 }])).toBe(1);
    expect(checkFiles([{ type: '', size: 1 }])).toBe(1);
  });
  it('UPL-01 the list can be replaced', () => {
    expect(checkFiles([{ type: 'application/pdf', size: 1 }], { types: [DOCX_TYPE] })).toBe(1);
    expect(checkFiles([{ type: 'text/plain', size: 1 }], { types: ['text/plain'] })).toBeNull();
  });
  it('UPL-01 UPL-02 CON-23 answers code 2 when new files are larger than 10485760 bytes together', () => {
    expect(checkFiles([{ type: DOCX_TYPE, size: 10_485_760 }])).toBeNull();
    expect(checkFiles([{ type: DOCX_TYPE, size: 10_485_761 }])).toBe(2);
    expect(checkFiles([5, 6].map((mb) => ({ type: DOCX_TYPE, size: mb * MB })))).toBe(2);
  });
  it('UPL-01 a file with an id counts as uploaded: neither its type nor its size matters', () => {
    expect(checkFiles([{ id: 7, type: 'text/plain', size: 50 * MB }])).toBeNull();
    expect(
      checkFiles([
        { id: 7, type: DOCX_TYPE, size: 9 * MB },
        { type: DOCX_TYPE, size: 9 * MB },
      ]),
    ).toBeNull();
  });
});
