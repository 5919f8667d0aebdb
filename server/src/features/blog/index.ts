export { registerBlogFiles } from './blog-files.ts';
export { contentAt } from './content-at.ts';
export { blogRoutes } from './blog.routes.ts';
export { blogEditingRoutes } from './editing/blog-editing.routes.ts';
export { startSweepingImages } from './editing/sweep-images.ts';
export { seedBlog } from './seed-blog.ts';
