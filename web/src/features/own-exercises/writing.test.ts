import { expect, it } from 'vitest';
import { addressOf, problemWithFiles } from './writing.ts';

const file = (name: string, size = 10) => new File(['x'.repeat(size)], name);

it('HW-14 takes an address as a person types it', () => {
  expect(addressOf(' www.dr.dk/nyheder ')).toBe('https://www.dr.dk/nyheder');
  expect(addressOf('http://dr.dk')).toBe('http://dr.dk/');
});

it.each(['', 'nyheder', 'javascript:alert(1)', 'mailto:a@b.dk', 'file:///etc/passwd', 'https://'])(
  'HW-14 takes no %j for an address',
  (typed) => expect(addressOf(typed)).toBeNull(),
);

it('UPL-01 takes what teachers attach, and names the file that it does not take', () => {
  expect(problemWithFiles([file('Kort.PDF'), file('lyd.mp3'), file('billede.jpeg')], 0)).toBeNull();
  expect(problemWithFiles([file('Kort.pdf'), file('side.html')], 0)).toMatch(/^»side.html« kan ikke vedhæftes/);
  expect(problemWithFiles([file('uden-endelse')], 0)).toMatch(/kan ikke vedhæftes/);
});

it('UPL-02 at most 10 MB of new files, and ten files in all', () => {
  expect(problemWithFiles([file('a.pdf', 6_000_000), file('b.pdf', 6_000_000)], 0)).toBe('Du må maks uploade 10 MB');
  expect(problemWithFiles([file('a.pdf')], 9)).toBeNull();
  expect(problemWithFiles([file('a.pdf')], 10)).toBe('Der kan højst være 10 filer på en opgave.');
});
