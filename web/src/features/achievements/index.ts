export { EarnedNow } from './parts/earned-now.tsx';
export { OwnTree } from './parts/own-tree.tsx';
