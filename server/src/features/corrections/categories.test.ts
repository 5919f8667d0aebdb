import * as contract from '@ordklar/contract';
import * as taxonomy from '@ordklar/correction/taxonomy';
import { expect, it } from 'vitest';
import { ProblemError } from '../../platform/problems/index.ts';
import { categoriesOfProduct } from './categories.ts';
import { correctionToWire } from './stored-correction.ts';

it('TC-25 API-065 lists every category with its subcategories and explanations in a text-correction course', () => {
  const categories = categoriesOfProduct('teco');
  expect(categories.map((category) => category.id)).toEqual(contract.CATEGORY_IDS);
  for (const { id, title, subcategories } of categories) {
    expect(title).toBe(taxonomy.CATEGORY_TITLES[id]);
    expect(subcategories.map((entry) => entry.id)).toEqual(taxonomy.SUBCATEGORY_IDS[id]);
    for (const entry of subcategories) expect(entry.error_type.explanation, entry.id).not.toBe('');
  }
});

const shown = ({ description, explanation }: { description: string; explanation: string }) => ({
  description,
  explanation,
});
const markOf = (subcategoryId: string) => ({
  answerTextId: 1,
  key: 't1',
  offset: 0,
  length: 2,
  token: 'go',
  replacements: ['goes'],
  sentence: 'He go.',
  explanation: '',
  comment: null,
  active: true,
  isUser: true,
  notAnError: false,
  ruleId: null,
  confidence: null,
  categories: [{ id: 't1-1', active: true, isUser: true, categoryId: 'grammar', subcategoryId }],
});

it.each([
  ['teco', 'da'],
  ['teen', 'en'],
  ['tety', 'de'],
  ['tefr', 'fr'],
] as const)('TC-03 the descriptions of %s carry its language and tell its own rules', (productId, language) => {
  for (const { title, subcategories } of categoriesOfProduct(productId)) {
    for (const { id, error_type, descriptions } of subcategories) {
      expect(descriptions.map((entry) => entry.language_id)).toEqual([language]);
      const [{ description, explanation } = { description: '', explanation: '' }] = descriptions;
      // the page that a mark shows is the one of its language, here and on a saved mark
      expect({ description, explanation }, id).toEqual(shown(error_type));
      const [saved] = correctionToWire(markOf(id), language).categories;
      expect(saved && shown(saved.subcategory.error_type), id).toEqual({ description, explanation });
      const type = id as taxonomy.SubcategoryId;
      const page = taxonomy.correctionCategory(type, language).subcategory.error_type;
      if (taxonomy.isExplainedIn(language, type)) expect(shown(page), id).toEqual(shown(error_type));
      else expect([title, explanation], id).toEqual(['Andet', `<p>${description}</p>`]);
    }
  }
});

it('TC-04 DEC-19 the groupings are the five of the specification and rephrasing; no type belongs to the old group', () => {
  expect(contract.CATEGORY_IDS.toSorted()).toEqual([
    'grammar',
    'other',
    'punctuation',
    'rephrase',
    'spelling',
    'wordconfusion',
  ]);
  expect(categoriesOfProduct('teco').map(({ id }) => id)).not.toContain(contract.OLD_USER_GROUP.id);
});

it('TC-25 a course without text correction has no categories', () => {
  expect(() => categoriesOfProduct('gram')).toThrow(ProblemError);
  expect(() => categoriesOfProduct('gram')).toThrow('Failed to fetch categories');
});

it("DEC-19 the contract's fixed ids are the engine's, and stand where the rules say", () => {
  expect(contract.CATEGORY_IDS).toEqual(taxonomy.CATEGORY_IDS);
  const { ADD_ID, COMMENT_ID, DELETE_ID, REPHRASE_OWN_ID, REPLACE_ID } = contract;
  for (const id of [ADD_ID, COMMENT_ID, DELETE_ID, REPHRASE_OWN_ID, REPLACE_ID])
    expect(taxonomy.isSubcategoryId(id), id).toBe(true);
  const all = contract.CATEGORY_IDS.flatMap((id) => taxonomy.SUBCATEGORY_IDS[id] as readonly string[]);
  const deletable = all.filter(
    (id) => taxonomy.isSubcategoryId(id) && contract.mayReplaceByNothing(taxonomy.categoryOf(id), id),
  );
  expect(deletable.toSorted()).toEqual([...taxonomy.SUBCATEGORY_IDS.punctuation, DELETE_ID].toSorted());
});

it('TC-24 TXT-88 the categories without exercises have the titles of the specification', () => {
  const { ADD_ID, DELETE_ID, REPHRASE_OWN_ID, REPLACE_ID } = contract;
  const titles = [REPLACE_ID, DELETE_ID, ADD_ID, REPHRASE_OWN_ID].map((id) =>
    taxonomy.isSubcategoryId(id) ? taxonomy.correctionCategory(id).subcategory.title : id,
  );
  expect(titles).toEqual(['Erstat', 'Slet', 'Tilføj', 'Omformulering']);
});
