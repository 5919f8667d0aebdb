import { ApiProblem, type TriedText } from '@ordklar/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { showAsTeacher } from '../../../testing/show-as-teacher.tsx';
import TryTextPage from './try-text-page.tsx';

const TEXT = 'Jeg fandt en fejll i dag.';
const errorType = { title: 'Stavefejl', description: 'Ordet er stavet forkert', explanation: 'Slå ordet op.' };
const tried = (over: Partial<TriedText> = {}): TriedText => ({
  title: 'Dansk testtekst, 8. klasse',
  courseId: 'teco',
  filename: null,
  text: TEXT,
  wordCount: 6,
  teacherId: 1,
  studentId: 1,
  uploadedFrom: null,
  fileLinks: [],
  notes: [],
  isCorrected: true,
  corrections: [
    {
      id: 'e1',
      offset: 13,
      length: 5,
      token: 'fejll',
      replacements: ['fejl'],
      sentence: TEXT,
      explanation: '»fejll« staves »fejl«.',
      comment: null,
      active: true,
      isUser: false,
      notAnError: false,
      categories: [
        {
          id: 'e1-1',
          active: true,
          isUser: false,
          category: { id: 'spelling', title: 'Stavning' },
          subcategory: { id: 'misspelling', title: 'Stavefejl', error_type: errorType },
        },
      ],
      drawing: null,
      properties: [],
    },
  ],
  ...over,
});
const showAt = (address: string, isTeacher?: boolean) =>
  showAsTeacher({ path: '/opgaver/proev', Component: TryTextPage }, address, isTeacher);
const DOCX = new File(['PK'], 'stil.docx');
const user = userEvent.setup();

it('HW-11 API-084 tries the course’s own text, whose title is fixed, and explains a mark that is pressed', async () => {
  const ask = vi.spyOn(client, 'tryExercise').mockResolvedValue(tried());
  showAt('/opgaver/proev?kursus=teco');
  await user.click(screen.getByRole('button', { name: 'Brug vores testtekst' }));
  const heading = await screen.findByRole('heading', { name: 'Dansk testtekst, 8. klasse' });
  expect(document.activeElement).toBe(heading);
  expect(ask).toHaveBeenCalledWith({ form: { courseId: 'teco', startkomma: 'auto' }, files: [] });
  expect(screen.getByText('6 ord · 1 markering')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /fejll/ }));
  expect(await screen.findByText('»fejll« staves »fejl«.')).toBeTruthy();
});

it('HW-11 tries a document in the course that is chosen', async () => {
  const ask = vi.spyOn(client, 'tryExercise').mockResolvedValue(
    tried({
      courseId: 'teen',
      title: 'Engelsk testtekst, 8. klasse',
      filename: 'stil.docx',
      notes: ['images-dropped', 'mostly-not-danish'],
      isCorrected: false,
      corrections: [],
    }),
  );
  showAt('/opgaver/proev');
  await user.selectOptions(screen.getByLabelText('Kursus'), 'teen');
  await user.upload(screen.getByLabelText('Vælg et dokument', { selector: 'input' }), DOCX);
  expect(await screen.findByText('stil.docx · 6 ord · 0 markeringer')).toBeTruthy();
  expect(ask).toHaveBeenCalledWith({ form: { courseId: 'teen' }, files: [DOCX] });
  expect(screen.getByText(/^Billederne i filen er ikke med\. De fleste ord i teksten er ikke danske/)).toBeTruthy();
  expect(screen.getByText(/kan endnu ikke rettes automatisk/)).toBeTruthy();
});

it('API-084 what is wrong with the document is shown in the server’s words', async () => {
  const message = 'Filen er beskyttet med en adgangskode. Fjern adgangskoden, og upload den på ny.';
  vi.spyOn(client, 'tryExercise').mockRejectedValue(new ApiProblem(422, { code: 'encrypted-docx', message }));
  showAt('/opgaver/proev');
  await user.upload(screen.getByLabelText('Vælg et dokument', { selector: 'input' }), DOCX);
  expect((await screen.findByRole('alert')).textContent).toBe(message);
});

it('HW-11 tries a text that is pasted, by the comma system that is chosen', async () => {
  const ask = vi.spyOn(client, 'tryExercise').mockResolvedValue(tried({ title: 'Din egen tekst' }));
  showAt('/opgaver/proev?kursus=teco');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ret teksten' });
  expect(button.disabled).toBe(true);
  await user.type(screen.getByLabelText('Eller skriv eller indsæt en tekst'), TEXT);
  await user.click(screen.getByRole('radio', { name: 'Uden startkomma' }));
  await user.click(button);
  expect(await screen.findByRole('heading', { name: 'Din egen tekst' })).toBeTruthy();
  expect(ask).toHaveBeenCalledWith({ form: { courseId: 'teco', text: TEXT, startkomma: 'no' }, files: [] });
  // a mark that is chosen does not take the focus back to the heading, which would scroll a phone to the top
  await user.click(screen.getByRole('button', { name: /fejll/ }));
  expect(document.activeElement?.tagName).not.toBe('H2');
});

it('HW-11 is for teachers', async () => {
  showAt('/opgaver/proev', false);
  expect((await screen.findByTestId('where')).textContent).toBe('/');
});
