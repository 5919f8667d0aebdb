export { AccountSection } from './parts/account-section.tsx';
export { accountText } from './own-account.text.ts';
