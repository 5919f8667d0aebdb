export * from './catalogue/catalogue.ts';
export * from './catalogue/course-classes.ts';
export * from './catalogue/course-groups.ts';
export * from './catalogue/course-schema.ts';
export * from './catalogue/level-schema.ts';
export * from './catalogue/exercise-structure.ts';
export * from './catalogue/levels.ts';
export * from './catalogue/own-place.ts';
export * from './demo-school/demo-school-schema.ts';
export * from './free-text/free-text-schema.ts';
export * from './free-text/bank.ts';
export * from './free-text/try-texts.ts';
export * from './demo-school/demo-seed.ts';
export { loadExercises } from './exercises/bank.ts';
export { hasItsSound, soundFile } from './sound/sound-files.ts';
export { type Exercise, exerciseFault, type TestStep } from './exercises/exercise-schema.ts';
export {
  blogAuthors,
  blogCategories,
  blogPicture,
  blogPosts,
  blogSharePicture,
  type SeededPost,
} from './blog/blog-posts.ts';
