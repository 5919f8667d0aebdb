import type { Rolldown } from 'vite';

const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/;
const LIBRARIES = /node_modules[\\/](react-router|@tanstack)[\\/]/;
const CALENDAR =
  /node_modules[\\/](@internationalized[\\/]date|(react-aria|react-aria-components|react-stately)[\\/].*calendar)|[\\/]ui[\\/](calendar-popover|month|panel-offset)\./i;
const OVERLAYS =
  /node_modules[\\/](react-aria|react-aria-components|react-stately|@react-types|@internationalized|@swc|aria-hidden|client-only|clsx|use-sync-external-store)[\\/]|[\\/]ui[\\/](layers|modal-window|bubble|overlays|hint-bubble|modal-frame|question-frame|written-yes-modal)\./;
const PIECES =
  /node_modules[\\/]@tabler[\\/]|[\\/]web[\\/]src[\\/](ui[\\/]|lib[\\/]form[\\/]|app[\\/]pages[\\/]error-)(?!.*(text-parts|date-time-field|back-link|themes)\.)/;
const APP =
  /[\\/](contract|school)[\\/]src[\\/](?!contact|visitor-limits|spelling-types)|[\\/]web[\\/]src[\\/](lib[\\/](?!html|errors[\\/]watch|api[\\/]fetch-client)|ui[\\/]|app[\\/](start-app|routes|screens|around-screens|only-for|app-root|toasts|modals[\\/](modals|modal-layer)\.|shell[\\/]task-frame|pages[\\/](app-error|not-found)))|(?<!(blog-editor|class-reset|classes|cloud-files|comment-bank|corrections|free-exercises|login-cards|own-account|results|roll-over|school-words|squad-results|test-results))\.queries\.ts$|[\\/]task-words\.ts$/;

/**
 * What is loaded together lies together. Left to itself the bundler makes a file of every icon that two screens share: a
 * hundred small ones for one screen, each with headers of its own. What only one screen needs stays with that screen.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  /** Every page. */
  { name: 'react', test: REACT, priority: 6 },
  /** The logged-in part. */
  { name: 'libraries', test: LIBRARIES, priority: 5 },
  { name: 'calendar', test: CALENDAR, priority: 4, includeDependenciesRecursively: false },
  /** What opens over a page: React Aria's parts, their styles and what they stand on. */
  { name: 'overlays', test: OVERLAYS, priority: 3, includeDependenciesRecursively: false },
  /** Our own look and the one form, of public pages too. */
  { name: 'pieces', test: PIECES, priority: 2, includeDependenciesRecursively: false },
  { name: 'app', test: APP, priority: 1, includeDependenciesRecursively: false },
];
