import { type CategoryId, signChange } from '@ordklar/contract';

const SHAPES: Record<CategoryId, string> = {
  grammar: 'mark--grammar',
  spelling: 'mark--spelling',
  wordconfusion: 'mark--confusion',
  punctuation: 'mark--punctuation',
  rephrase: 'mark--rephrase',
  other: '',
};

interface MarkedWordsProps {
  token: string;
  replacement: string | null;
  categoryId: CategoryId;
}

/** The words of one mark with its shape as in the text, where they are only shown: nothing can be pressed. */
export function MarkedWords({ token, replacement, categoryId }: MarkedWordsProps) {
  const change = signChange({
    token,
    replacements: replacement === null ? [] : [replacement],
    categories: [{ category: { id: categoryId }, subcategory: { id: '' } }],
  });
  if (change && 'adds' in change)
    return (
      <>
        {token}
        <mark className="mark mark--add">{change.adds.trim()}</mark>
      </>
    );
  if (change && 'removes' in change && token.endsWith(change.removes))
    return (
      <>
        {token.slice(0, -change.removes.length)}
        <mark className="mark mark--ring">{change.removes}</mark>
      </>
    );
  return <mark className={`mark ${replacement === '' ? 'mark--delete' : SHAPES[categoryId]}`}>{token}</mark>;
}
