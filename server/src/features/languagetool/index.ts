export { registerLanguageTool } from './languagetool.routes.ts';
