export { checkBackup } from './check-backup.ts';
export { type RestoreFault, RestoreProblem, restoreBackup } from './restore-backup.ts';
export { writeBackup } from './write-backup.ts';
