export * from './exercises.ts';
export * from './homework.ts';
export * from './people.ts';
