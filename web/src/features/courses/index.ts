export { courseTitleQuery } from './courses.queries.ts';
export { CourseInfoTool } from './parts/course-info-tool.tsx';
export { ReferenceLinks } from './parts/reference-links.tsx';
export { showCourseInfo } from './show-course-info.ts';
