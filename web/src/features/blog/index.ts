import textStyle from './parts/post-text.module.css';

/** The class of a post's text, so that an editor writes it as readers see it. */
export const postTextClass = textStyle.text;
