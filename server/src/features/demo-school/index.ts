export { demoAccounts, seedDemoSchool } from './seed-demo-school.ts';
