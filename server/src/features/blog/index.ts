export { registerBlogFiles } from './blog-files.ts';
export { blogContent } from './blog-page.ts';
export { blogRoutes } from './blog.routes.ts';
export { seedBlog } from './seed-blog.ts';
