import path from 'node:path';
import { expect, it } from 'vitest';
import { loadExercises } from '../../content/src/index.ts';
import { gaps, lists } from '../../content/src/exercises/markup/index.ts';
import { LexiconForms } from './lexicon-forms.ts';
import { practiceItems } from './practice-items.ts';
import { reasonOfComparison, reasonOfPast, reasonOfPlural } from './practice-reasons.ts';
import { PRACTICE } from './sentences.ts';

const forms = new LexiconForms(path.join(import.meta.dirname, '..', '..'));
const helpers = { gaps, lists };

it('the written exercises are what the lexicon says today', async () => {
  const bank = await loadExercises();
  for (const practice of PRACTICE) {
    const slug = `${practice.productId}-${practice.level}-${practice.category}-${practice.number}`;
    const exercise = bank.find((one) => one.slug === slug);
    expect(exercise?.items, slug).toEqual(
      practiceItems(forms, practice).map(({ helper, text, because }) => helpers[helper](text, because)),
    );
  }
});

it('asks only for what the lexicon is sure of', () => {
  expect(forms.article('kanin')).toBe('en');
  expect(forms.plural('gaffel')).toBe('gafler');
  expect(forms.past('koge')).toBe('kogte');
  expect(forms.highest('smal')).toBe('smallest');
  expect(() => forms.article('øl'), 'en øl and et øl').toThrow();
  expect(() => forms.past('bage'), 'bagte and bagede').toThrow('2 such forms');
  expect(() => forms.plural('bog'), 'books, or shoulders of a pig').toThrow('another plural');
  expect(() => forms.plural('gås'), 'gæs’').toThrow('such forms');
  expect(() => forms.plural('brækjern'), 'rare').toThrow('too rare');
});

it('a reason tells the pattern that the form follows', () => {
  expect(reasonOfPlural('vrag', 'vrag')).toContain('ingen endelse');
  expect(reasonOfPlural('kat', 'katte')).toContain('Derfor bliver t til to, og ordet får endelsen »-e«');
  expect(reasonOfPlural('gaffel', 'gafler')).toContain('svage e midt i ordet falder væk');
  expect(reasonOfPlural('museum', 'museer')).toContain('»-um« falder væk');
  expect(() => reasonOfPlural('bog', 'bøger')).toThrow('nobody has written why');
  expect(reasonOfPast('drømme', 'drømte')).toContain('foran t er der kun ét m');
  expect(reasonOfPast('spørge', 'spurgte')).toContain('fra ø til u, og datid ender på »-te«');
  expect(reasonOfPast('synge', 'sang')).toContain('fra y til a, og datid får ikke »-ede« eller »-te«');
  expect(reasonOfPast('komme', 'kom')).toContain('med ét m');
  expect(reasonOfComparison('tyk', 'tykkere', 'tykkest')).toContain('k til to foran »-ere«');
  expect(reasonOfComparison('lang', 'længere', 'længst')).toContain('fra a til æ');
  expect(reasonOfComparison('god', 'bedre', 'bedst')).toContain('sine egne former');
});
