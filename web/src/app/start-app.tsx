import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { appRoutes } from './routes.tsx';

declare global {
  /** Read by the style elements that the scroll lock of open modals makes. */
  var __webpack_nonce__: string | undefined;
}

/** Starts the logged-in part. */
export async function startApp(root: HTMLElement): Promise<void> {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  createRoot(root).render(<RouterProvider router={createBrowserRouter(appRoutes)} />);
}
