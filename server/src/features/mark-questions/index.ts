export { markQuestionsRoutes } from './mark-questions.routes.ts';
export { answerMarkQuestion, askAboutMark } from './mark-questions.ts';
