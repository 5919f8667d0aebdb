import type { Rolldown } from 'vite';

/** Matches what one of the patterns matches. */
const any = (...patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|vite[\\/]preload-helper/;
const LIBRARIES = /node_modules[\\/](react-router|@tanstack)[\\/]/;
const CALENDAR =
  /node_modules[\\/](@internationalized[\\/]date|(react-aria|react-aria-components|react-stately)[\\/].*calendar)|[\\/]ui[\\/](calendar-popover|month|panel-offset)\./i;
const OVERLAYS =
  /node_modules[\\/](react-aria|react-aria-components|react-stately|@react-types|@internationalized|@swc|aria-hidden|client-only|clsx|use-sync-external-store)[\\/]|[\\/]ui[\\/](layers|modal-window|bubble|overlays|hint-bubble|modal-frame|question-frame|save-frame|written-yes-modal)\./;
/** What public pages have of our look, with the icons that visitors see, and the one form. */
const PIECES = any(
  /[\\/]web[\\/]src[\\/]ui[\\/](base|button|choice|class-names|course-(colors|icon|looks|symbols)|drawings|emphasised|field|fonts|logo|marks|notice|secret-fields|tokens|use-loaded\.|use-narrow)/,
  /[\\/]web[\\/]src[\\/](lib[\\/](form|events|store|parts)[\\/]|lib[\\/]api[\\/]fetch-client|lib[\\/](text[\\/](by-pointer|mark-at)|dates[\\/]danish-day)\.|app[\\/]pages[\\/](error-|pages\.module))/,
  /@tabler[\\/](?!.*[\\/]icons[\\/])/,
  /[\\/]icons[\\/]Icon(ArrowLeft|ArrowRight|Check|ChevronDown|ChevronLeft|ChevronRight|HandClick|Login2|Menu2|Pencil|Search|Send|X)\.mjs$/,
);
/** Around every public page. */
const SITE = /[\\/]web[\\/]src[\\/]features[\\/](newsletter|public-site[\\/](?!pages))/;
/** What a button to write to us needs, here and in the logged-in part; the forms come when it is pressed. */
const CONTACT = any(
  /[\\/]features[\\/]contact[\\/](index|contact\.text|use-on-demand|banner-dismissal|parts[\\/]contact-button)[^\\/]*$/,
  /[\\/]contract[\\/]src[\\/](contact|visitor-limits)/,
);
const CALLS = /[\\/]contract[\\/]src[\\/](api|client|endpoint)\.ts$|[\\/]lib[\\/]api[\\/]client\.ts$/;
/** What keeps what a person writes in the browser, with the cipher that seals it: only screens where something is written. */
const KEPT = /node_modules[\\/]@noble[\\/]|[\\/]lib[\\/]saving[\\/](kept|seal)\.ts$/;
/** What texts are written, handed in and marked with. */
const WRITING = any(
  /[\\/]web[\\/]src[\\/](lib[\\/](saving[\\/](?!kept|seal)|(files|speech)[\\/])|lib[\\/]text[\\/](inner-quotes|keep-endings)|ui[\\/](attachments|file-drop|tabs|text-blocks|warning)\.)/,
  /[\\/]school[\\/]src[\\/](hand-in-checks|text-blocks|words)\.|[\\/]contract[\\/]src[\\/]own-exercise-limits/,
  /[\\/]icons[\\/]Icon(CloudCheck|ExternalLink|PlayerPause|PlayerPlay)\.mjs$/,
);
/** What is said of marks and counted of them, wherever marked texts are shown. */
const MARKS =
  /[\\/]features[\\/]corrections[\\/](corrections\.text|marks[\\/](explain-mark|mark-type|count-corrections)\.|parts[\\/](type-legend|types\.module))/;
/** Of the icons those that more than one screen shows: the others come with what shows them. */
const ICONS_OF_ONE =
  'Bold|BrandFacebook|BrandLinkedin|Bulb|CloudDownload|Crop|H2|H3|Highlight|Italic|Keyboard|List|ListNumbers|Palette|PlayerStop|Quote|ShieldLock|Table';
const APP = any(
  new RegExp(`[\\\\/]@tabler[\\\\/](?!.*[\\\\/]Icon(${ICONS_OF_ONE})\\.mjs)`),
  /[\\/](contract|school)[\\/]src[\\/](?!audit|contact|visitor-limits|spelling-types)/,
  /[\\/]web[\\/]src[\\/]lib[\\/](?!html|errors[\\/]watch|api[\\/]fetch-client|text[\\/](by-pointer|mark-at)\.)/,
  /[\\/]web[\\/]src[\\/](ui[\\/]|app[\\/](start-app|routes|screens|around-screens|only-for|app-root|toasts|modals[\\/](modals|modal-layer)\.|shell[\\/]task-frame|pages[\\/](app-error|not-found)))/,
  /(?<!(blog-editor|class-reset|classes|cloud-files|comment-bank|corrections|free-exercises|login-cards|lti|own-account|results|roll-over|school-words|squad-results|test-results))\.queries\.ts$/,
  /[\\/]task-words\.ts$/,
);

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
  /** Our own look and the one form, as far as public pages need them; the rest is the logged-in part's. */
  { name: 'pieces', test: PIECES, priority: 2, includeDependenciesRecursively: false },
  { name: 'site', test: SITE, priority: 2, includeDependenciesRecursively: false },
  { name: 'contact', test: CONTACT, priority: 2, includeDependenciesRecursively: false },
  /** The client of the contract: a visitor's first call brings nothing of the logged-in part. */
  { name: 'calls', test: CALLS, priority: 2, includeDependenciesRecursively: false },
  /** What few screens share: the others do without. */
  { name: 'writing', test: WRITING, priority: 2, includeDependenciesRecursively: false },
  { name: 'marks', test: MARKS, priority: 2, includeDependenciesRecursively: false },
  { name: 'kept', test: KEPT, priority: 2, includeDependenciesRecursively: false },
  { name: 'app', test: APP, priority: 1, includeDependenciesRecursively: false },
];
