import type { BlogContent } from '@ordklar/contract';

/** What a page of the blog is given by the server. */
export interface BlogPageProps {
  startPath: string | null;
  content?: BlogContent | null;
}
