export { PageMeta } from './parts/page-meta.tsx';
export { PublicFrame } from './parts/public-frame.tsx';
export { default as publicSite } from './public-site.module.css';
