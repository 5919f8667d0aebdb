import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeDocx } from './write-docx.ts';

const office = ['soffice', 'libreoffice'].find((name) => spawnSync(name, ['--version']).status === 0);

/** What LibreOffice reads and writes again in another format. */
function converted(docx: Uint8Array, format: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-office-'));
  try {
    fs.writeFileSync(path.join(folder, 'stil.docx'), docx);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const args = [profile, '--headless', '--convert-to', format, '--outdir', folder, path.join(folder, 'stil.docx')];
    spawnSync(office ?? '', args, { timeout: 100_000 });
    return fs.readFileSync(path.join(folder, `stil.${format.split(':')[0]}`), 'utf8');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

it.skipIf(!office)('LibreOffice opens it, with its changes and comments', { timeout: 120_000 }, () => {
  const text = 'Hun sagde at vi køre hjem.\nDet var godt.';
  const docx = writeDocx({
    title: 'Brev',
    text,
    date: new Date('2026-11-23T08:00:00Z'),
    marks: [
      { offset: 4, length: 5, replacement: 'sagde,', comment: 'Startkomma', author: 'Ordklar' },
      { offset: text.indexOf('køre'), length: 4, replacement: 'kører', comment: 'Nutids-r', author: 'Mette Krogh' },
      { offset: text.indexOf('godt'), length: 4, replacement: 'fint', comment: '', author: 'Mette Krogh' },
    ],
  });
  const flat = converted(docx, 'fodt');
  expect(flat.match(/<text:(?:insertion|deletion)>/g)).toHaveLength(4);
  expect(flat.match(/<office:annotation /g)).toHaveLength(2);
  expect(flat).toContain('Nutids-r');
  expect(flat).toContain('<dc:creator>Mette Krogh</dc:creator>');
});
