export { closeDemoAccounts, demoAccounts, hasOpenDemoAccounts, reopenDemoAccounts } from './demo-accounts.ts';
export { seedDemoSchool } from './seed-demo-school.ts';
