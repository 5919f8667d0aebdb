import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { makeCorrection } from '../testing/make-correction.ts';
import { LearnMore } from './learn-more.tsx';

const show = (correction: ReturnType<typeof makeCorrection> | null) =>
  render(<LearnMore correction={correction} onClose={() => undefined} commentBy="Mette Krogh skriver" />);

it('TC-14 TXT-48 TXT-49 asks to choose a mark when none is chosen', () => {
  show(null);
  expect(screen.getByRole('heading', { name: 'Lær mere' })).toBeTruthy();
  expect(screen.getByText('Klik på en fejlmarkering for at se en uddybende forklaring')).toBeTruthy();
});

it('TC-12 shows a tab per category, the token with its first replacement only, and the explanation', async () => {
  const mark = makeCorrection('jeg syntes det', 'syntes', {
    types: ['grammar/tense', 'wordconfusion/synes-syntes'],
    explanation: '»Syntes« er datid. Sæt »spiser« ind.',
  });
  show({ ...mark, replacements: ['synes', 'mener'] });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Grammatik', 'Ordforveksling']);
  expect(screen.getByText('syntes')).toBeTruthy();
  expect(screen.getByText('synes')).toBeTruthy();
  expect(screen.queryByText('mener')).toBeNull();
  expect(screen.getByText('»Syntes« er datid.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sådan kan du selv tjekke' }).nextSibling?.textContent).toBe(
    'Sæt »spiser« ind.',
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Ordforveksling' }));
  expect(screen.getByRole('heading', { name: 'synes-syntes' })).toBeTruthy();
});

it('TC-12 a mark explained in words of its own is not given the test of its type, which may not fit', () => {
  show(
    makeCorrection('Heldig vis kom', 'Heldig vis', { types: ['spelling/compound-split'], explanation: 'En endelse.' }),
  );
  expect(screen.getByText('En endelse.')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Sådan kan du selv tjekke' })).toBeNull();
});

it('TC-13 shows a trash icon for a sign that is too much', () => {
  const { container } = show(
    makeCorrection('om sommeren, kører', ',', { replacement: '', types: ['punctuation/comma-superfluous'] }),
  );
  expect(container.querySelector('.tabler-icon-trash')).toBeTruthy();
  expect(screen.getByText('slettes')).toBeTruthy();
});

it.each([
  ['grammar/number', 'Du har lavet fejl i grammatik'],
  ['other/replace', 'Ordet burde erstattes med et andet ord'],
  ['rephrase/clumsy', 'Dette burde omformuleres'],
  ['other/delete', 'Du har skrevet et unødvendigt ord'],
])('TC-15 TXT-84 TXT-85 TXT-86 TXT-87 explains a %s without a text of its own', (type, sentence) => {
  show(makeCorrection('et ord her', 'ord', { types: [type] }));
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('TC-03 puts token and replacement into the texts of the type', () => {
  const mark = makeCorrection('et ord her', 'ord', { replacement: 'andet' });
  const [entry] = mark.categories;
  if (entry) entry.subcategory.error_type.description = 'Skriv »{replacement}« for »{token}«.';
  show(mark);
  expect(screen.getByText('Skriv »andet« for »ord«.')).toBeTruthy();
});

it('shows a comment with who wrote it, and walks with the arrows', async () => {
  const onStep = vi.fn();
  render(
    <LearnMore
      correction={makeCorrection('klipperne her', 'klipperne', {
        types: ['other/comment'],
        replacement: null,
        comment: 'Dejligt!',
      })}
      commentBy="Mette Krogh skriver"
      onClose={() => undefined}
      place={{ number: 2, count: 5 }}
      onStep={onStep}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Mette Krogh skriver' }).nextSibling?.textContent).toBe('Dejligt!');
  expect(screen.getByText('2 af 5')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Næste markering' }));
  expect(onStep).toHaveBeenCalledWith(1);
});

const DRAWING = {
  text: 'Jeg tror at han køre bil.',
  clauses: [
    { isSubordinate: false, span: [0, 24], subject: [0, 3], verbs: [[4, 8]] },
    { isSubordinate: true, span: [9, 24], subject: [12, 15], verbs: [[16, 20]] },
  ],
} satisfies NonNullable<ReturnType<typeof makeCorrection>['drawing']>;

it('draws the own sentence, and says the same in words', () => {
  show({ ...makeCorrection(DRAWING.text, 'køre', { types: ['grammar/present-r'] }), drawing: DRAWING });
  const figure = screen.getByRole('figure', { name: 'Kryds og bolle' });
  expect(figure.querySelector('[aria-hidden]')?.textContent).toBe('Jeg tror [at han køre bil].');
  expect([...figure.querySelectorAll('[aria-hidden] [data-kind=subject]')].map((part) => part.textContent)).toEqual([
    'Jeg',
    'han',
    'grundled',
  ]);
  expect(screen.getByText('Ledsætning »at han køre bil«: grundled »han«, udsagnsord »køre«.')).toBeTruthy();
});

it('draws it also before the answer is asked for, and not beside a reason that it says nothing of', () => {
  const mark = makeCorrection(DRAWING.text, 'køre', { types: ['grammar/present-r', 'spelling/ending'] });
  render(
    <LearnMore
      correction={{ ...mark, drawing: DRAWING, replacements: [], explanation: '' }}
      onClose={() => undefined}
      onReveal={() => undefined}
      commentBy="Mette Krogh skriver"
    />,
  );
  expect(screen.getByRole('figure')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Vis svaret' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('kører');
});
