export { markQuestionsRoutes } from './mark-questions.routes.ts';
export { answerMarkQuestion, askAboutMark, unansweredOf } from './mark-questions.ts';
export { sentenceAround } from './sentence-around.ts';
