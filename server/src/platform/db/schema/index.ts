export * from './contact.ts';
export * from './drafts.ts';
export * from './exercises.ts';
export * from './homework.ts';
export * from './mail.ts';
export * from './people.ts';
export * from './school-words.ts';
export * from './tests.ts';
