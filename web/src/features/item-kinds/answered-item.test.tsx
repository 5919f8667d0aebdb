import type { ItemFeedback } from '@ordklar/contract';
import { gradeItem, type Item, playItem, rightAnswer } from '@ordklar/exercise-kinds/grade';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AnsweredItem } from './answered-item.tsx';

/** What is read of an item that was answered so. */
function said(item: Item, answer: unknown): string {
  const grade = gradeItem(item, answer) ?? expect.fail('the answer has not the shape of its kind');
  const feedback: ItemFeedback = { grade, rightAnswer: rightAnswer(item), because: null };
  const { container, unmount } = render(<AnsweredItem item={playItem(item, 1)} answer={answer} feedback={feedback} />);
  const words = container.textContent.replaceAll(/\s+/g, ' ').trim();
  unmount();
  return words;
}

describe('PD-11: an answered item shows the answer in its place', () => {
  it('choice', () => {
    const item: Item = { kind: 'choice', question: 'Hvad er et *dyr*?', options: ['kat', 'bil'], answer: 'kat' };
    expect(said(item, 'kat')).toBe('Hvad er et dyr?kat rigtigt');
    expect(said(item, 'bil')).toBe('Hvad er et dyr?bil forkert, det rigtige er kat');
    expect(said(item, '')).toBe('Hvad er et dyr?intet svar forkert, det rigtige er kat');
  });

  it('several choice: what is right, what is missing and what should not have been there', () => {
    const item: Item = {
      kind: 'several-choice',
      question: 'Hvilke er dyr?',
      options: ['kat', 'hund', 'bil'],
      answers: ['kat', 'hund'],
    };
    expect(said(item, ['kat', 'bil'])).toBe('Hvilke er dyr?kat rigtigthund manglerbil forkertskal ikke med');
    expect(said(item, [])).toBe('Hvilke er dyr?kat manglerhund mangler');
  });

  it('gap text, with what the pupil got to know, and gap with list', () => {
    const text: Item = { kind: 'gap-text', parts: ['I går ', { answers: ['løb'], hint: 'løbe' }, ' vi.'] };
    expect(said(text, ['løbede'])).toBe('I går løbede forkert, det rigtige er løb (løbe) vi.');
    expect(said(text, [])).toBe('I går intet svar forkert, det rigtige er løb (løbe) vi.');
    const list: Item = {
      kind: 'gap-list',
      parts: ['Der sad ', { options: ['nogle', 'nogen'], answer: 'nogle' }, ' her.'],
    };
    expect(said(list, ['nogle'])).toBe('Der sad nogle rigtigt her.');
  });

  it('mark words', () => {
    const item: Item = {
      kind: 'mark-words',
      task: 'Marker.',
      words: ['Den', 'lille', 'hund', 'gøede.'],
      marked: [1, 2],
    };
    expect(said(item, [1, 3])).toBe('Den lille rigtigt hund mangler gøede. forkert');
  });

  it('set commas: set, set too much, missing; one that may stand or not is as if it were not there', () => {
    const item: Item = {
      kind: 'set-commas',
      words: ['Da', 'han', 'kom', 'gik', 'jeg', 'nu'],
      commas: [2],
      optional: [4],
    };
    expect(said(item, [0, 4])).toBe('Da, (komma forkert) han kom, (komma mangler) gik jeg nu');
    expect(said(item, [2])).toBe('Da han kom, (komma rigtigt) gik jeg nu');
    const none: Item = { kind: 'set-commas', words: ['Ella', 'og', 'Yusuf'], commas: [] };
    expect(said(none, [])).toBe('Ella og Yusuf Der skal ikke være komma.');
  });

  it('order: the whole line', () => {
    const item: Item = { kind: 'order', task: 'Sæt i orden.', pieces: ['nu', 'går', 'vi'], alternatives: [[2, 1, 0]] };
    expect(said(item, ['vi', 'går', 'nu'])).toBe('vi går nu rigtigt');
    expect(said(item, ['går', 'vi', 'nu'])).toBe('går vi nu forkert, det rigtige er nu går vi');
    expect(said(item, [])).toBe('intet svar forkert, det rigtige er nu går vi');
  });

  it('sort into columns: where each word belongs, and where it was laid', () => {
    const item: Item = {
      kind: 'sort-into-columns',
      task: 'Sorter.',
      columns: [
        { title: 'en', members: ['kat', 'båd'] },
        { title: 'et', members: ['hus'] },
      ],
    };
    expect(said(item, [['kat'], ['båd']])).toBe('enkat rigtigtbåd forkertlagt i »et«ethus forkertikke placeret');
  });

  it('dictation stands in its sentence', () => {
    const item: Item = { kind: 'dictation', before: 'Jeg gik ned ad', answers: ['vejen'], after: 'i regn.' };
    expect(said(item, 'vegen')).toBe('Jeg gik ned ad vegen forkert, det rigtige er vejen i regn.');
  });

  it('read and answer: the text can be opened, and each question has its answer', () => {
    const item: Item = {
      kind: 'read-and-answer',
      title: 'Pindsvinet',
      text: [{ type: 'paragraph', text: 'Det sover.' }],
      mayLookBack: true,
      questions: [
        { kind: 'choice', question: 'Hvornår?', options: ['I april', 'I juni'], answer: 'I april' },
        { kind: 'gap-text', parts: ['Det er ', { answers: ['sultent'] }, '.'] },
      ],
    };
    const grade = gradeItem(item, ['I juni', ['sultent']]) ?? expect.fail('no grade');
    const feedback = { grade, rightAnswer: rightAnswer(item), because: null };
    render(<AnsweredItem item={playItem(item, 1)} answer={['I juni', ['sultent']]} feedback={feedback} />);
    expect(screen.getByRole('group').textContent).toContain('Læs teksten: Pindsvinet');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hvornår?I juni forkert, det rigtige er I april',
      'I juni forkert, det rigtige er I april',
      'Det er sultent rigtigt.',
    ]);
  });
});
