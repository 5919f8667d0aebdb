export { default as PlayerPage } from './screens/player-page.tsx';
export { default as TestPage } from './screens/test-page.tsx';
export { TryPlayer } from './screens/try-player.tsx';
