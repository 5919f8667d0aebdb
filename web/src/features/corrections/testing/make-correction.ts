import type { Correction } from '@ordklar/contract';

const TITLES: Record<string, string> = {
  grammar: 'Grammatik',
  spelling: 'Stavning',
  wordconfusion: 'Ordforveksling',
  punctuation: 'Tegnsætning',
  rephrase: 'Omformulering',
  other: 'Andet',
};

export interface MarkSketch {
  id?: string;
  replacement?: string | null;
  /** 'category/subcategory', one or several. */
  types?: string[];
  explanation?: string;
  comment?: string | null;
  active?: boolean;
  isUser?: boolean;
  /** Which of several equal words, from 0. */
  nth?: number;
}

const PAGE =
  '<p>Hvad.</p><p>Hvorfor.</p><p><strong>Sådan kan du selv tjekke</strong></p><p>Sæt »spiser« ind.</p><p><strong>Eksempler</strong></p><p>Før: a</p>';

/** A mark on a word of a text, as the server would send it. */
export function makeCorrection(text: string, token: string, sketch: MarkSketch = {}): Correction {
  let offset = -1;
  for (let count = 0; count <= (sketch.nth ?? 0); count++) offset = text.indexOf(token, offset + 1);
  const id = sketch.id ?? `e${offset}`;
  return {
    id,
    offset,
    length: token.length,
    token,
    replacements: sketch.replacement === null ? [] : [sketch.replacement ?? `${token}r`],
    sentence: text,
    explanation: sketch.explanation ?? '',
    comment: sketch.comment ?? null,
    active: sketch.active ?? true,
    isUser: sketch.isUser ?? false,
    notAnError: false,
    drawing: null,
    properties: [],
    categories: (sketch.types ?? ['grammar/present-r']).map((type, index) => {
      const [category = '', subcategory = ''] = type.split('/');
      return {
        id: `${id}-${index}`,
        active: true,
        isUser: false,
        category: { id: category, title: TITLES[category] ?? category },
        subcategory: {
          id: subcategory,
          title: subcategory,
          error_type: { title: subcategory, description: '', explanation: PAGE },
        },
      };
    }),
  };
}

/** The same mark with all its reasons hidden. */
export const withHiddenReasons = (mark: Correction): Correction => ({
  ...mark,
  categories: mark.categories.map((entry) => ({ ...entry, active: false })),
});
