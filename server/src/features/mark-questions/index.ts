export { markQuestionsRoutes } from './mark-questions.routes.ts';
export { answerMarkQuestion, askAboutMark, listQuestions } from './mark-questions.ts';
