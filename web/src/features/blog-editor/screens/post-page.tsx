import type { EditedPost, PostWriting } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { useNow } from '../../../lib/dates/use-now.ts';
import { useTitle } from '../../../lib/title/use-title.ts';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { DropdownItem } from '../../../ui/dropdown.tsx';
import { FieldError, TextArea } from '../../../ui/field.tsx';
import { IconArrowBackUp, IconArrowLeft, IconEye, IconEyeOff } from '../../../ui/icons.ts';
import { ErrorState, LoadingRows } from '../../../ui/states.tsx';
import { useCurrentUser } from '../../accounts/index.ts';
import { postQuery } from '../blog-editor.queries.ts';
import { editorText, postText as text } from '../blog-editor.text.ts';
import { IconArchive } from '../parts/editor-icons.ts';
import { History } from '../parts/history.tsx';
import { PostPicture } from '../parts/post-picture.tsx';
import { PostSettings } from '../parts/post-settings.tsx';
import { Conflict, SaveLine } from '../parts/save-line.tsx';
import { StateTags } from '../parts/state-tags.tsx';
import { type PostForm, usePostForm } from '../use-post-form.ts';
import { usePostSteps } from '../use-post-steps.ts';
import { useWriting, type Writing } from '../use-writing.ts';
import s from './post-page.module.css';

// the library that one writes with is loaded when a post is opened
const RichTextEditor = lazy(() => import('../parts/rich-text-editor.tsx'));

const wordsIn = (html: string): number =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

type Steps = ReturnType<typeof usePostSteps>;

function More({ post, steps }: { post: EditedPost; steps: Steps }) {
  return (
    <MoreMenu label={text.more}>
      {post.hasChanges && (
        <DropdownItem icon={<IconArrowBackUp aria-hidden="true" />} onPress={() => void steps.discard()}>
          {text.discard}
        </DropdownItem>
      )}
      {(post.state === 'published' || post.state === 'planned') && (
        <DropdownItem icon={<IconEyeOff aria-hidden="true" />} onPress={() => void steps.withdraw()}>
          {text.withdraw}
        </DropdownItem>
      )}
      <DropdownItem
        icon={<IconArchive aria-hidden="true" />}
        onPress={() => void (post.state === 'archived' ? steps.restore(post) : steps.archive(post))}
      >
        {post.state === 'archived' ? editorText.restore : editorText.archive}
      </DropdownItem>
    </MoreMenu>
  );
}

function Bar({ post, form, draft, steps }: { post: EditedPost; form: PostForm; draft: Writing; steps: Steps }) {
  const now = useNow();
  const { publishAt, content } = form.values;
  const isAhead = publishAt !== null && publishAt > now;
  const label = isAhead ? text.plan : post.state === 'published' ? text.publishChanges : text.publishNow;
  const isDone =
    !post.hasChanges && draft.saving.kind === 'saved' && post.state === (isAhead ? 'planned' : 'published');
  return (
    <div className={s.bar}>
      <Link className={s.back} to="/redaktion/indlaeg" aria-label={editorText.posts}>
        <IconArrowLeft aria-hidden="true" />
        <span>{editorText.posts}</span>
      </Link>
      <StateTags post={post} />
      <SaveLine saving={draft.saving} />
      <span className={s.words}>{text.words(wordsIn(content))}</span>
      <div className={s.end}>
        <ButtonLink
          look="quiet"
          href={`/blog/kladde/${post.id}`}
          target="_blank"
          rel="noopener"
          icon={<IconEye aria-hidden="true" />}
          onClick={() => void draft.afterSaving(() => Promise.resolve())}
        >
          {text.preview}
        </ButtonLink>
        <Button
          look="primary"
          busy={form.busy}
          disabled={isDone || post.state === 'archived' || draft.saving.kind === 'conflict'}
          onClick={() => void form.submit()}
        >
          {label}
        </Button>
        <More post={post} steps={steps} />
      </div>
    </div>
  );
}

/** Whether readers lack something is the server's to say, after each save again. */
function useChangesKnown(postId: number, saving: Writing['saving']): void {
  const queries = useQueryClient();
  const savedAt = saving.kind === 'saved' ? saving.at : null;
  const known = useRef(savedAt);
  useEffect(() => {
    if (savedAt === null || savedAt === known.current) return;
    known.current = savedAt;
    void queries.invalidateQueries(postQuery(postId));
  }, [savedAt, postId, queries]);
}

function Editor({
  post,
  writing,
  draft,
}: {
  post: EditedPost & Pick<Parameters<typeof History>[0], 'changes'>;
  writing: PostWriting;
  draft: Writing;
}) {
  const { frame, ...form } = usePostForm(post, writing, draft);
  const steps = usePostSteps(post, draft.afterSaving);
  const { values, faults, change } = form;
  useChangesKnown(post.id, draft.saving);
  return (
    <div className={s.page} ref={frame}>
      <main className={s.main} id="indhold" tabIndex={-1}>
        <Bar post={post} form={form} draft={draft} steps={steps} />
        <div className={s.document}>
          <h1 className="sr">{values.title || editorText.untitled}</h1>
          <Conflict {...draft} />
          {form.failure && <FieldError>{form.failure}</FieldError>}
          <PostPicture
            imageId={values.imageId}
            alt={values.imageAlt}
            fault={faults.imageId}
            onChange={(imageId) => change({ imageId })}
          />
          <TitleField form={form} />
          {faults.content && <FieldError>{faults.content}</FieldError>}
          <Suspense fallback={<LoadingRows />}>
            <RichTextEditor html={values.content} onChange={(content) => change({ content })} />
          </Suspense>
        </div>
      </main>
      <div className={s.side}>
        <PostSettings post={post} form={form} />
        <History changes={post.changes} onGoBack={(to) => void steps.goBack(to)} />
      </div>
    </div>
  );
}

/** Where an editor writes a post: the text as readers will see it, and all that belongs to it beside. */
export default function PostPage() {
  const id = Number(useParams().postId);
  const user = useCurrentUser();
  const post = useQuery(postQuery(id));
  const draft = useWriting(user.id, id);
  useTitle(post.data?.title || editorText.untitled);
  if (post.isError) return <ErrorState message={text.failed} onRetry={() => void post.refetch()} />;
  if (!post.data || !draft.writing) return <LoadingRows />;
  return <Editor post={post.data} writing={draft.writing} draft={draft} />;
}

/** The heading of the post, as long as it needs to be, and never of two paragraphs. */
function TitleField({ form }: { form: Pick<PostForm, 'field' | 'change'> }) {
  return (
    <TextArea
      label={text.title}
      className={s.title}
      rows={1}
      autoComplete="off"
      {...form.field('title')}
      onChange={({ target }) => form.change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
