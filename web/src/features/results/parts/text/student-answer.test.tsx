import { type AnswerResult, ApiProblem, type Correction, type MarkQuestion } from '@ordklar/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../../lib/api/client.ts';
import { showAsPupil } from '../../../../testing/show-as-pupil.tsx';
import { sampleMark, sampleResult } from '../../testing/sample-result.ts';
import { StudentAnswer } from './student-answer.tsx';

const onSwitch = vi.fn();
const show = (result: Partial<AnswerResult> = {}, attempts?: AnswerResult[]) => {
  const shown = sampleResult(result);
  vi.spyOn(client, 'ownResult').mockResolvedValue(shown);
  vi.spyOn(client, 'exerciseResults').mockResolvedValue(attempts ?? [shown]);
  showAsPupil(<StudentAnswer exerciseProgressId={70} title="Da alt gik galt" onSwitch={onSwitch} />);
};
const evaluation = {
  id: 3,
  evaluation: 'Godt fortalt.\nHusk nutids-r.',
  teacher: 'Mette Krogh',
  grade: null,
  gradeVisible: false,
  updatedAt: Date.parse('2026-11-16T18:15:00Z') / 1000,
};
const marks = [sampleMark(11, 'cykle'), sampleMark(37, 'spise')];

describe("the pupil's own answer", () => {
  beforeEach(() => {
    onSwitch.mockReset();
  });

  it('ANS-02 shows the pupil, title, course, words and when it was handed in', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Da alt gik galt' })).toBeTruthy();
    expect(
      screen.getByText(
        'Freja Lindholm Madsen · 1. udgave · Danske fritekstopgaver · 200 ord · afleveret 15. nov. 2026 kl. 18.25',
      ),
    ).toBeTruthy();
  });

  it('ANS-03 TXT-57 says Henter øvelser... meanwhile', () => {
    vi.spyOn(client, 'ownResult').mockReturnValue(new Promise(() => undefined));
    showAsPupil(<StudentAnswer exerciseProgressId={70} onSwitch={onSwitch} />);
    expect(screen.getByRole('status', { name: 'Henter øvelser...' })).toBeTruthy();
  });

  it('ANS-16 TXT-83 a failure names pupil and task and where to write', async () => {
    vi.spyOn(client, 'ownResult').mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    showAsPupil(<StudentAnswer exerciseProgressId={70} title="Da alt gik galt" onSwitch={onSwitch} />);
    expect(await screen.findByText('Det lykkedes ikke at hente resultater for den valgte øvelse.')).toBeTruthy();
    expect(screen.getByText(/papirflyet nederst til venstre.*Freja Lindholm Madsen og Da alt gik galt/)).toBeTruthy();
  });

  it('EVAL-08 EVAL-09 the feedback stands on top with who wrote it and when', async () => {
    show({ answerEvaluation: evaluation });
    const note = await screen.findByRole('region', { name: 'Feedback' });
    expect(within(note).getByText('Mette Krogh skriver til dig')).toBeTruthy();
    expect(within(note).getByText(/Godt fortalt./)).toBeTruthy();
    expect(within(note).getByText('16. nov. 2026 kl. 19.15')).toBeTruthy();
    expect(within(note).queryByText(/Karakter/)).toBeNull();
  });

  it('EVAL-08 TXT-82 says so when there is none', async () => {
    show();
    expect(await screen.findByText('Der er ikke givet feedback til opgaven.')).toBeTruthy();
  });

  it('EVAL-07 shows the grade that the pupil may see', async () => {
    show({ answerEvaluation: { ...evaluation, grade: '10', gradeVisible: true }, grade: '10' });
    const note = await screen.findByRole('region', { name: 'Feedback' });
    expect(within(note).getByText('10')).toBeTruthy();
    expect(within(await screen.findByRole('table')).getByRole('cell', { name: '10' })).toBeTruthy();
  });

  it('TC-06 TC-07 TC-12 shows active marks, the most frequent types, and what a mark means', async () => {
    show({ corrections: [...marks, sampleMark(43, 'et', { active: false })] });
    const sheet = await screen.findByRole('article', { name: 'Din tekst med fejlmarkeringer' });
    expect(within(sheet).getAllByRole('button')).toHaveLength(2);
    const top = screen.getByRole('region', { name: 'Dine hyppigste fejltyper' });
    expect(within(top).getByText('2')).toBeTruthy();
    expect(screen.getByText('Klik på en fejlmarkering for at se en uddybende forklaring')).toBeTruthy();
    await userEvent.click(within(sheet).getByRole('button', { name: /cykle/ }));
    const learn = screen.getByRole('complementary', { name: 'Lær mere' });
    expect(within(learn).getByText('cykler')).toBeTruthy();
    expect(within(learn).getByText('1 af 2')).toBeTruthy();
    await userEvent.click(within(learn).getByRole('button', { name: 'Næste markering' }));
    expect(within(learn).getByText('spiser')).toBeTruthy();
  });

  it('TC-07 »tre hyppigste« stands over three types only: neither a comment nor a mark inside another makes a third', async () => {
    const typed = (mark: Correction, id: string, category = 'grammar'): Correction => ({
      ...mark,
      categories: mark.categories.map((entry) => ({
        ...entry,
        category: { id: category, title: category },
        subcategory: { ...entry.subcategory, id, title: id },
      })),
    });
    const [cykle, spise] = [sampleMark(11, 'cykle'), typed(sampleMark(37, 'spise'), 'infinitive')];
    const around = typed(sampleMark(5, 'morgen cykle'), 'word-order');
    const heading = async (corrections: Correction[], name: string, over: Partial<AnswerResult> = {}) => {
      show({ corrections, ...over });
      expect(await screen.findByRole('region', { name })).toBeTruthy();
      cleanup();
    };
    await heading([around, cykle, spise], 'Dine tre hyppigste fejltyper');
    await heading([cykle, spise, typed(sampleMark(43, 'et'), 'comment', 'other')], 'Dine hyppigste fejltyper');
    const selfCorrectionHomework = { id: 119, exerciseId: 9, completed: null, deadline: null };
    await heading([around, cykle, spise], 'Dine hyppigste fejltyper', { selfCorrectionHomework });
  });

  it('TC-23 shows the exercises that fit, and opens one that is on the list already', async () => {
    const training = {
      title: 'Nutids-r 1',
      productId: 'gram',
      level: '7. klasse',
      category: 'Udsagnsord',
      estimatedMinutes: 6,
    };
    const errorType = { id: 'present-r', title: 'Nutids-r' };
    vi.spyOn(client, 'ownTraining').mockResolvedValue([
      { ...training, exerciseId: 44, errorType, homeworkId: 12 },
      { ...training, exerciseId: 45, title: 'Nutids-r 2', errorType, homeworkId: null },
    ]);
    const take = vi.spyOn(client, 'selfAssign').mockResolvedValue({ homeworkId: 13, exerciseId: 45 });
    show({ corrections: marks });
    const list = await screen.findByRole('region', { name: 'Opgaver, der passer til dig' });
    expect(within(list).getByRole('link', { name: 'Øv Nutids-r: Nutids-r 1' }).getAttribute('href')).toBe(
      '/exercise/page/44/1?homeworkId=12',
    );
    await userEvent.click(within(list).getByRole('button', { name: 'Øv Nutids-r: Nutids-r 2' }));
    expect(take).toHaveBeenCalledWith({ body: { exerciseId: 45 } });
  });

  it('is taken along as a Word file', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href') ?? '');
    });
    show({ corrections: marks });
    await userEvent.click(await screen.findByRole('button', { name: 'Hent som Word' }));
    expect(saved).toEqual([expect.stringMatching(/^\/api\/v1\/homework\/answers\/corrections\/\d+\/docx$/)]);
  });

  it('ROLE-04 TC-20 before the teacher says ready there is not a single mark', async () => {
    show({ isReadyForStudent: false, marking: 'queued' });
    expect(await screen.findByRole('heading', { name: 'Din lærer læser teksten' })).toBeTruthy();
    const sheet = screen.getByRole('article', { name: 'Din tekst' });
    expect(within(sheet).getByText('Hver morgen cykle jeg til skole.')).toBeTruthy();
    expect(within(sheet).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('complementary', { name: 'Lær mere' })).toBeNull();
  });

  it('ANS-17 TXT-51 Ret din opgave leads to the self-correction while it is open', async () => {
    show({ selfCorrectionHomework: { id: 119, exerciseId: 9, completed: null, deadline: null } });
    const link = await screen.findByRole('link', { name: 'Ret din opgave' });
    expect(link.getAttribute('href')).toBe('/exercise/page/9/1?homeworkId=119');
  });

  it('ANS-17 and not when it is done', async () => {
    show({ selfCorrectionHomework: { id: 119, exerciseId: 9, completed: 1_795_000_000, deadline: null } });
    expect(await screen.findByText('Du har afleveret en ny udgave af teksten.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Ret din opgave' })).toBeNull();
  });

  it('ANS-09 TXT-70 warns of fewer words than the recommended minimum', async () => {
    show({ files: [{ word_count: 90 }] });
    expect(await screen.findByText('Du har skrevet færre ord end det anbefalede minimum')).toBeTruthy();
  });

  it('ANS-04 ANS-05 TXT-58 the table has the columns of a text, without time and result', async () => {
    show();
    const table = await screen.findByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Tekstudgave', 'Tildelt af', 'Ord', 'Karakter', 'Afleveringsfrist', 'Afleveret', 'Synlighedsdato']);
    // one way to write a date in all of them
    const dates = within(table)
      .getAllByRole('cell')
      .flatMap((cell) => [...cell.querySelectorAll('time')].map(({ textContent }) => textContent));
    expect(dates.length).toBeGreaterThan(1);
    for (const date of dates) expect(date).toMatch(/^\d+\. \S+ 20\d\d kl\. \d+\.\d\d$/);
    expect(table.textContent).not.toMatch(/\d\d\/\d\d\/\d\d/);
  });

  it('ANS-05 ANS-15 HW-09 TXT-59 an exercise has attempts and a result, a dash when it is hidden', async () => {
    const exercise = { isTextCorrection: false, isFullTextExercise: false, resultPercentage: 80 };
    const hidden = sampleResult({ ...exercise, exerciseProgressId: 71, attempt: 2, hideResults: true });
    show(exercise, [hidden, sampleResult(exercise)]);
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('columnheader', { name: 'Forsøg' })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '80 %' })).toBeTruthy();
    expect(within(table).getByRole('cell', { name: '–' })).toBeTruthy();
    expect(within(table).queryByRole('columnheader', { name: 'Ord' })).toBeNull();
  });

  it('ANS-07 TC-21 the corrected text stands as a further Tekstudgave; a press shows it', async () => {
    show({}, [sampleResult({ exerciseProgressId: 88, attempt: 2, isSelfCorrection: true }), sampleResult()]);
    const second = await screen.findByRole('button', { name: 'Vis 2. udgave' });
    expect(screen.getByRole('button', { name: 'Vis 1. udgave' }).getAttribute('aria-current')).toBe('true');
    await userEvent.click(second);
    expect(onSwitch).toHaveBeenCalledWith(88);
  });

  it('ANS-10 prints with date, who prints and the institution, and the marks by their numbers', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    show({ corrections: marks });
    await userEvent.click(await screen.findByRole('button', { name: 'Udskriv' }));
    expect(print).toHaveBeenCalled();
    expect(screen.getByText('Søbakkeskolen')).toBeTruthy();
    expect(screen.getByText('cykle → cykler')).toBeTruthy();
  });

  const place = { exerciseAnswerTextId: 7, exerciseProgressId: 17, attempt: 1, sentence: 'Du har rizz.' };

  it('PD-23: the pupil asks about a mark, and sees that the question waits', async () => {
    const question: MarkQuestion = {
      ...place,
      id: 9,
      correctionId: 'mark-11',
      offset: 11,
      length: 5,
      token: 'cykle',
      asked: 1_794_912_000,
      answer: null,
      answered: null,
      answeredByName: null,
    };
    vi.spyOn(client, 'markQuestions').mockResolvedValue([]);
    const ask = vi.spyOn(client, 'askAboutMark').mockResolvedValue(question);
    show({ corrections: marks, exerciseAnswerTextId: 7 });
    await userEvent.click(await screen.findByRole('button', { name: /cykle/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Er det ikke en fejl? Spørg din lærer' }));
    expect(ask).toHaveBeenCalledWith({ params: { id: 7 }, body: { correctionId: 'mark-11' } });
    expect(await screen.findByText(/Du har spurgt din lærer/)).toBeTruthy();
  });

  it('PD-23: the pupil reads the answers, also to marks that are gone', async () => {
    const answered = { asked: 1_794_912_000, answered: 1_794_912_001, answeredByName: 'Mette Krogh' };
    vi.spyOn(client, 'markQuestions').mockResolvedValue([
      { ...place, ...answered, id: 8, correctionId: null, offset: 0, length: 4, token: 'rizz', answer: 'not-error' },
      { ...place, ...answered, id: 9, correctionId: 'mark-11', offset: 11, length: 5, token: 'cykle', answer: 'error' },
    ]);
    show({ corrections: marks, exerciseAnswerTextId: 7 });
    expect(await screen.findByText('Mette Krogh har svaret dig: »rizz« er ikke en fejl.')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: /cykle/ }));
    expect(await screen.findByText('Mette Krogh har svaret: Ja, det er en fejl.')).toBeTruthy();
  });

  it('PD-23: handed in again, the pupil still reads what was answered about the first edition', async () => {
    const answered = { asked: 1_794_912_000, answered: 1_794_912_001, answeredByName: 'Mette Krogh' };
    const ask = vi
      .spyOn(client, 'markQuestions')
      .mockResolvedValue([
        { ...place, ...answered, id: 8, correctionId: 'e1', offset: 0, length: 4, token: 'rizz', answer: 'error' },
      ]);
    const first = sampleResult({ exerciseProgressId: 3, exerciseAnswerTextId: 7, isReadyForStudent: true });
    show({ isReadyForStudent: false, exerciseAnswerTextId: 8, attempt: 2 }, [first]);
    expect(await screen.findByText('Mette Krogh har svaret dig: »rizz« er en fejl.')).toBeTruthy();
    expect(screen.getByText('Du har rizz.')).toBeTruthy();
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 7 } }));
  });

  it('PD-23: a comment that praises claims no error, and is not asked about', async () => {
    const ask = vi.spyOn(client, 'markQuestions').mockResolvedValue([]);
    const [first] = marks;
    const praise = {
      ...first,
      isUser: true,
      comment: 'Dejligt levende!',
      categories: first.categories.map((entry) => ({
        ...entry,
        category: { id: 'other', title: 'Andet' },
        subcategory: { ...entry.subcategory, id: 'comment' },
      })),
    };
    show({ corrections: [praise], exerciseAnswerTextId: 7 });
    await userEvent.click(await screen.findByRole('button', { name: /^Kommentar til/ }));
    expect((await screen.findAllByText('Dejligt levende!')).length).toBeGreaterThan(0);
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(screen.queryByRole('button', { name: /Spørg din lærer/ })).toBeNull();
  });

  it('PD-23: a question that could not be sent is reported, and can be asked again', async () => {
    vi.spyOn(client, 'markQuestions').mockResolvedValue([]);
    vi.spyOn(client, 'askAboutMark').mockRejectedValue(new ApiProblem(500, { code: 'unknown', message: 'x' }));
    show({ corrections: marks, exerciseAnswerTextId: 7 });
    await userEvent.click(await screen.findByRole('button', { name: /cykle/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Er det ikke en fejl? Spørg din lærer' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Spørgsmålet blev ikke sendt. Prøv igen.');
    expect(screen.getByRole('button', { name: 'Er det ikke en fejl? Spørg din lærer' })).toBeTruthy();
  });

  it('ANS-17 the pupil sees when the correction is due', async () => {
    const deadline = Date.parse('2026-12-03T19:00:00Z') / 1000;
    show({ selfCorrectionHomework: { id: 119, exerciseId: 9, completed: null, deadline } });
    const turn = await screen.findByRole('region', { name: 'Nu er det din tur' });
    expect(within(turn).getByText('3. dec. 2026 kl. 20.00')).toBeTruthy();
  });
});
