import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css';
import '@fontsource-variable/figtree/wght.css';
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../ui/course-colors.css';
import '../ui/base.css';
import '../ui/marks.css';
import { watchErrors } from '../lib/errors/watch-errors.ts';
import { hydratePublicPage } from './hydrate-public-page.tsx';
import type { PageData } from './public-pages.ts';

watchErrors();
const root = document.getElementById('root');
const data = document.getElementById('page-data');
if (!root) throw new Error('The page has no #root');

if (data) {
  await hydratePublicPage(root, JSON.parse(data.textContent ?? '') as PageData);
} else {
  const { startApp } = await import('./start-app.tsx');
  await startApp(root);
}
