export * from './catalogue/catalogue.ts';
export * from './catalogue/course-classes.ts';
export * from './catalogue/course-groups.ts';
export * from './catalogue/course-schema.ts';
