export { detectLanguage } from './languages.ts';
export { registerLanguageTool } from './languagetool.routes.ts';
