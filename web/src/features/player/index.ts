export { TryPlayer } from './screens/try-player.tsx';
