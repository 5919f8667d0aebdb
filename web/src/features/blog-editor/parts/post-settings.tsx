import { BRIEF_MAX, type EditedPost, SEO_DESCRIPTION_SHOWN, SEO_TITLE_SHOWN } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useNow } from '../../../lib/dates/use-now.ts';
import { DateTimeField } from '../../../ui/date-time-field.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { IconCalendar } from '../../../ui/icons.ts';
import { authorsQuery, categoriesQuery, slugQuery } from '../blog-editor.queries.ts';
import { editorText, postText as text } from '../blog-editor.text.ts';
import type { PostForm } from '../use-post-form.ts';
import { ChooseFrom } from './choose-from.tsx';
import s from '../screens/post-page.module.css';

/** As a search engine cuts it: after a whole word, with three dots. */
const cutAt = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, most).replace(/\s+\S*$/, '')} …`;

/** How the post is shown among what a search engine finds. */
function InSearchResults({ form }: { form: PostForm }) {
  const { title, brief, slug, seoTitle, seoDescription } = form.values;
  return (
    <section className={s.seo} aria-labelledby="soegeresultater">
      <h2 id="soegeresultater">{text.seo}</h2>
      <div className={s.found} data-part="seo-preview">
        <small>ordklar › blog › {slug}</small>
        <b>{cutAt(seoTitle || title || editorText.untitled, SEO_TITLE_SHOWN)}</b>
        <p>{cutAt(seoDescription || brief, SEO_DESCRIPTION_SHOWN)}</p>
      </div>
      <TextField
        label={text.seoTitle}
        placeholder={text.seoEmpty}
        hint={text.seoHint(seoTitle.length, SEO_TITLE_SHOWN)}
        {...form.field('seoTitle')}
      />
      <TextArea
        label={text.seoDescription}
        placeholder={text.seoEmpty}
        hint={text.seoHint(seoDescription.length, SEO_DESCRIPTION_SHOWN)}
        rows={3}
        {...form.field('seoDescription')}
      />
    </section>
  );
}

function Slug({ post, form }: { post: EditedPost; form: PostForm }) {
  const { slug } = form.values;
  const asked = useDeferredValue(slug);
  const { data } = useQuery(slugQuery(post.id, asked));
  const isPublic = post.state === 'published' && post.slug !== slug;
  const { error, ...field } = form.field('slug');
  const fault = error ?? data?.fault;
  return (
    <TextField
      label={text.slug}
      autoComplete="off"
      spellCheck={false}
      hint={isPublic ? text.slugChanged : text.slugHint(slug)}
      {...(fault && { error: fault })}
      {...field}
    />
  );
}

/** All of a post that is not its text. */
export function PostSettings({ post, form }: { post: EditedPost; form: PostForm }) {
  const now = useNow();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: authors = [] } = useQuery(authorsQuery);
  const { values, faults, change } = form;
  return (
    <aside className={s.settings} aria-label={text.settings}>
      <div>
        <DateTimeField
          label={text.publishAt}
          icon={<IconCalendar aria-hidden="true" />}
          usualTime="07.00"
          value={values.publishAt}
          empty={text.onPress}
          presets={[{ label: text.onPress, at: null }]}
          onChange={(publishAt) => change({ publishAt })}
        />
        {values.publishAt !== null && values.publishAt <= now && (
          <p className={s.past} role="status">
            {text.isPast}
          </p>
        )}
      </div>
      <Slug post={post} form={form} />
      <ChooseFrom
        label={editorText.category}
        rows={categories}
        value={values.categoryId}
        fault={faults.categoryId}
        onChange={(categoryId) => change({ categoryId })}
      />
      <ChooseFrom
        label={editorText.author}
        rows={authors}
        value={values.authorId}
        fault={faults.authorId}
        onChange={(authorId) => change({ authorId })}
      />
      <TextArea
        label={text.brief}
        hint={text.briefHint(values.brief.length, BRIEF_MAX)}
        rows={5}
        {...form.field('brief')}
      />
      {values.imageId !== null && <TextField label={text.alt} hint={text.altHint} {...form.field('imageAlt')} />}
      <InSearchResults form={form} />
    </aside>
  );
}
