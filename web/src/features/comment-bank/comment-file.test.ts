import { describe, expect, it } from 'vitest';
import { readCommentFile, writeCommentFile } from './comment-file.ts';

const types = [
  { id: 'present-r', title: 'Nutids-r', category: 'Grammatik' },
  { id: 'other-g', title: 'Andet', category: 'Grammatik' },
  { id: 'other-s', title: 'Andet', category: 'Stavning' },
];
const read = (csv: string) => readCommentFile(new TextEncoder().encode(csv), types);

describe('The file of comments', () => {
  it('comes back as it went out, with quotation marks, line breaks, types of one name and what looks like a formula', () => {
    const comments = [
      { text: 'Husk "nutids-r";\nprøv med »at cykle«', subcategoryId: 'present-r', replacement: 'cykler' },
      { text: '=SUM(A1)', subcategoryId: 'other-s', replacement: null },
      { text: "'- et punkt", subcategoryId: null, replacement: '-r' },
    ];
    expect(read(writeCommentFile(comments, types))).toEqual({ comments, withoutType: 0 });
    expect(writeCommentFile(comments, types)).toContain('"\'=SUM(A1)"');
  });

  it('is read with commas, tabs, the columns in another order, and the letters of an older Excel', () => {
    const comments = [{ text: 'Godt gået', subcategoryId: null, replacement: null }];
    expect(read('Kommentar\nGodt gået\n')).toEqual({ comments, withoutType: 0 });
    expect(read('Rettelse,kommentar\r\n,"Godt gået"')).toEqual({ comments, withoutType: 0 });
    expect(read('Kommentar\tRettelse\rGodt gået\t\r')).toEqual({ comments, withoutType: 0 });
    const old = Uint8Array.from('Kommentar;\nGodt g\xe5et;', (letter) => letter.charCodeAt(0));
    expect(readCommentFile(old, types)).toEqual({ comments, withoutType: 0 });
  });

  it('leaves out types that are not ours, and counts them', () => {
    expect(read('Kommentar;Fejltype\nHusk;Ukendt type')).toEqual({
      comments: [{ text: 'Husk', subcategoryId: null, replacement: null }],
      withoutType: 1,
    });
  });

  it.each([
    ['a picture', '\0PNG', /ikke en fil med kommentarer/],
    ['another list', 'Navn;Klasse\nIda;7.A', /ikke en fil med kommentarer/],
    ['a quotation mark that never ends', 'Kommentar\n"Husk', /ikke en fil med kommentarer|ingen kommentarer/],
    ['an empty file', '', /ikke en fil med kommentarer/],
    ['titles alone', 'Kommentar;Rettelse\n;\n', /ingen kommentarer i filen/],
    [
      'a comment of 20000 characters',
      `Kommentar\nKort\n${'a'.repeat(20_000)}`,
      /Række 3 .*20\.000 tegn.*højst fylde 4\.000/,
    ],
    ['a long correction', `Kommentar;Rettelse\nHusk;${'a'.repeat(300)}`, /»Rettelse« fylder 300 tegn/],
    ['too many', `Kommentar\n${'Husk\n'.repeat(501)}`, /501 kommentarer i filen/],
    ['too big a file', 'a'.repeat(6 * 1024 * 1024), /højst fylde 5 MB/],
  ])('says why it does not take %s, and takes nothing of it', (_, csv, sentence) => {
    const file = read(csv);
    expect('problem' in file && file.problem).toMatch(sentence);
    expect(file).not.toHaveProperty('comments');
  });
});
