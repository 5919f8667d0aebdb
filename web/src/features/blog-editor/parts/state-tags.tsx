import type { EditedPost } from '@ordklar/contract';
import { Tag, type TagTone } from '../../../ui/paper.tsx';
import { editorText as text } from '../blog-editor.text.ts';

const TONE: Record<EditedPost['state'], TagTone> = {
  draft: 'plain',
  planned: 'wait',
  published: 'good',
  archived: 'plain',
};

/** Where a post stands, in words. */
export const StateTags = ({ post: { state, hasChanges } }: { post: Pick<EditedPost, 'state' | 'hasChanges'> }) => (
  <span>
    <Tag tone={TONE[state]}>{text.state[state]}</Tag> {hasChanges && <Tag tone="wait">{text.hasChanges}</Tag>}
  </span>
);
