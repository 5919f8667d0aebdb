export { markQuestionsRoutes } from './mark-questions.routes.ts';
export { answerMarkQuestion, askAboutMark, unansweredOf } from './mark-questions.ts';
