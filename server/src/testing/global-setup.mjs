import { register } from 'tsx/esm/api';

// vitest's own process imports as Node does, which takes no TypeScript
register();
const { default: setup } = await import('./global-setup.ts');

export default setup;
