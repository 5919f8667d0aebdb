export { CourseInfoTool } from './parts/course-info-tool.tsx';
export { showCourseInfo } from './show-course-info.ts';
