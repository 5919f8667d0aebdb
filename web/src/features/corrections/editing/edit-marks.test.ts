import { expect, it } from 'vitest';
import { activeCorrections } from '../marks/count-corrections.ts';
import { makeCorrection } from '../testing/make-correction.ts';
import {
  addMark,
  changeMark,
  hiddenTypes,
  removeMarks,
  setComment,
  setShown,
  setTypeShown,
  toSaved,
} from './edit-marks.ts';
import { findCategory } from './mark-categories.ts';

const text = 'Jeg cykle hjem, og det lugte af sild.';
const [cykle, lugte] = [makeCorrection(text, 'cykle'), makeCorrection(text, 'lugte')];
const sild = makeCorrection(text, 'sild', { types: ['spelling/vowel', 'wordconfusion/sound-alike'] });
const marks = [cykle, lugte, sild];
const errorType = { title: '', description: '', explanation: '' };
const groups = [
  { id: 'spelling', title: 'Stavning', subcategories: [{ id: 'vowel', title: 'Vokal', error_type: errorType }] },
  { id: 'other', title: 'Andet', subcategories: [{ id: 'comment', title: 'Kommentar', error_type: errorType }] },
];

it('TC-16 hides a single mark and shows it again, and leaves the others as they are', () => {
  const hidden = setShown(cykle.id, false)(marks);
  expect(activeCorrections(hidden)).toEqual([lugte, sild]);
  expect(hidden[1]).toBe(lugte);
  expect(activeCorrections(setShown(cykle.id, true)(hidden))).toHaveLength(3);
});

it('TC-16 hides a whole type; a mark with a further reason stays for that one', () => {
  const noGrammar = setTypeShown('grammar', false)(marks);
  expect(activeCorrections(noGrammar).map(({ token }) => token)).toEqual(['sild']);
  expect(hiddenTypes(noGrammar)).toEqual(new Set(['grammar']));
  const noSpelling = setTypeShown('spelling', false)(marks);
  expect(activeCorrections(noSpelling)).toHaveLength(3);
  expect(activeCorrections(setTypeShown('grammar', true)(noGrammar))).toHaveLength(3);
});

it('TC-16 adds an own mark on exactly the selected words, and changes it', () => {
  const category = findCategory(groups, 'vowel');
  const content = { category, replacement: 'hjemad', explanation: 'Fordi', comment: null };
  const added = addMark('u1', text, { offset: 10, length: 4 }, content)(marks);
  const own = added.at(-1);
  expect(own).toMatchObject({ token: 'hjem', isUser: true, replacements: ['hjemad'], explanation: 'Fordi' });
  const changed = changeMark('u1', { ...content, replacement: '', comment: 'Se her' })(added).at(-1);
  expect(changed).toMatchObject({ replacements: [''], comment: 'Se her' });
});

it('changing the type of an engine mark keeps its further suggestions only while the first stays', () => {
  const two = { ...cykle, replacements: ['cykler', 'cyklede'] };
  const content = { category: findCategory(groups, 'vowel'), explanation: '', comment: null };
  const [kept] = changeMark(two.id, { ...content, replacement: 'cykler' })([two]);
  const [replaced] = changeMark(two.id, { ...content, replacement: 'cyklede' })([two]);
  expect(kept?.replacements).toEqual(['cykler', 'cyklede']);
  expect(replaced?.replacements).toEqual(['cyklede']);
  expect(kept?.categories.map(({ subcategory }) => subcategory.id)).toEqual(['vowel']);
});

it('TC-19 takes own marks away and never the engine’s', () => {
  const own = { ...sild, id: 'u2', isUser: true };
  expect(removeMarks(new Set(['u2', cykle.id]))([cykle, own])).toEqual([cykle]);
});

it('takes a mark away with its comment when it was nothing else', () => {
  const comment = makeCorrection(text, 'hjem', {
    types: ['other/comment'],
    replacement: null,
    isUser: true,
    comment: 'x',
  });
  expect(setComment(comment.id, null)([comment])).toEqual([]);
  expect(setComment(cykle.id, 'Godt')([cykle])[0]?.comment).toBe('Godt');
});

it('TC-17 saves what the API asks for, and nothing that comes from the taxonomy', () => {
  expect(toSaved([cykle])).toEqual([
    {
      id: cykle.id,
      offset: 4,
      length: 5,
      replacements: ['cykler'],
      explanation: '',
      comment: null,
      active: true,
      isUser: false,
      notAnError: false,
      categories: [
        {
          id: `${cykle.id}-0`,
          active: true,
          isUser: false,
          category: { id: 'grammar' },
          subcategory: { id: 'present-r' },
        },
      ],
    },
  ]);
});

it("TC-25 TXT-105 says 'Category not found' for a type that does not exist", () => {
  expect(() => findCategory(groups, 'made-up')).toThrow('Category not found');
});
