export * from './catalogue/catalogue.ts';
export * from './catalogue/course-classes.ts';
export * from './catalogue/course-groups.ts';
export * from './catalogue/course-schema.ts';
export * from './catalogue/level-schema.ts';
export * from './catalogue/levels.ts';
export * from './demo-school/demo-school-schema.ts';
export * from './free-text/free-text-schema.ts';
