import { expect, test } from 'vitest';
import { correctionCategory, explanationHtml } from './error-type.ts';
import { explain, fallbackText, fillTemplate } from './explain.ts';
import { ALL_SUBCATEGORY_IDS, categoryOf, OWN_IDS } from './taxonomy.ts';

test('TC-03 puts the writer’s own word and the replacement into the explanation and adds a test to do oneself', () => {
  expect(explain('present-r', { token: 'køre', replacement: 'kører' })).toBe(
    'Du har skrevet navnemåden »køre«. Her skal ordet stå i nutid, og så ender det på -r: »kører«. ' +
      'Sæt »spiser« eller »spise« ind i stedet. Lyder »spiser« rigtigt, skal der r på.',
  );
});

test('a rule’s own template takes the place of the page’s text, and falls back like it', () => {
  const own = 'Det hedder »{replacement}« her.';
  expect(explain('tense', { token: 'går', replacement: 'gik' }, own)).toBe('Det hedder »gik« her.');
  expect(explain('tense', { token: 'går' }, own)).toBe('Du har lavet fejl i grammatik');
});

test('keeps a token that looks like a pattern or a placeholder as it is', () => {
  expect(fillTemplate('»{token}« → »{replacement}«', { token: '$& {replacement}', replacement: '$1' })).toBe(
    '»$& {replacement}« → »$1«',
  );
});

test('TC-15 falls back on the texts of the specification when a word is missing', () => {
  expect(explain('clumsy', { token: 'det er fordi at', replacement: '' })).toBe('Dette burde omformuleres');
  expect(explain('rephrase-own', { token: 'noget' })).toBe('Dette burde omformuleres');
  expect(explain('replace', { token: 'sagde' })).toBe('Ordet burde erstattes med et andet ord');
  expect(explain('delete', { token: '' })).toBe('Du har skrevet et unødvendigt ord');
  expect(explain('misspelling', { token: 'xqz', replacement: '' })).toBe('Du har lavet fejl i stavning');
  expect(fallbackText('comma-end')).toBe('Du har lavet fejl i tegnsætning');
  expect(fallbackText('sin-hans')).toBe('Du har lavet fejl i ordforveksling');
});

test('never leaves a placeholder in an explanation', () => {
  for (const id of ALL_SUBCATEGORY_IDS) {
    for (const words of [{ token: 'a', replacement: 'b' }, { token: 'a' }, { token: '', replacement: 'b' }]) {
      expect(explain(id, words)).not.toMatch(/[{}]|»«/);
    }
  }
});

test('TC-03 a correction carries the main type and the subcategory with title, description and explanation', () => {
  const { category, subcategory } = correctionCategory('compound-split');
  expect(category).toEqual({ id: 'spelling', title: 'Stavning' });
  expect(subcategory).toMatchObject({ id: 'compound-split', title: 'Særskrivning' });
  expect(subcategory.error_type.title).toBe('Særskrivning');
  expect(subcategory.error_type.description).toBe('Et sammensat ord er skrevet i to ord.');
  expect(subcategory.error_type.explanation).toContain('<strong>Sådan kan du selv tjekke</strong>');
  expect(subcategory.error_type.explanation).toContain('Vi fik en ny fodboldtræner.');
});

test('TC-24 the teacher’s own types bear the names of the specification', () => {
  expect(OWN_IDS.map((id) => correctionCategory(id).subcategory.title)).toEqual([
    'Erstat',
    'Slet',
    'Tilføj',
    'Omformulering',
    'Kommentar',
  ]);
  for (const id of OWN_IDS) expect(categoryOf(id)).toBe('other');
});

test('the explanation page is HTML of p, strong and br with every text escaped', () => {
  const html = explanationHtml({
    title: 'T',
    description: 'D',
    short: 'S',
    explanation: {
      what: '<script>alert("x")</script>',
      why: 'a & b',
      check: 'c',
      examples: [
        { wrong: '<img>', right: 'e' },
        { wrong: 'f', right: 'g' },
      ],
    },
  });
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(html).toContain('a &amp; b');
  expect(html.replace(/<\/?(p|strong|br)>/g, '')).not.toMatch(/[<>]/);
});
