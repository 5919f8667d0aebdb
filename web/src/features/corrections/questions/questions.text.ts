import type { MarkQuestion } from '@ordklar/contract';

const marks = (count: number) => (count === 1 ? 'én markering' : `${count} markeringer`);

const yourTeacher = 'Din lærer';

/** What a teacher has answered, by name. */
const answer = ({ answer: given, answeredByName, token }: MarkQuestion): string =>
  `${answeredByName ?? yourTeacher} har svaret: »${token}« er ${given === 'error' ? 'en fejl' : 'ikke en fejl'}.`;

/** Danish of pupils' questions about marks, for both sides (PD-23). */
export const questionsText = {
  ask: 'Er det ikke en fejl? Spørg din lærer',
  asked: 'Du har spurgt din lærer, om det er en fejl. Svaret kommer her.',
  isError: (teacher: string) => `${teacher} har svaret: Ja, det er en fejl.`,
  answerToYou: (question: MarkQuestion) => answer(question).replace('har svaret:', 'har svaret dig:'),
  waits: (token: string) => `Du har spurgt din lærer om »${token}«. Svaret kommer her.`,
  edition: (attempt: number) => `${attempt}. udgave`,
  answers: 'Svar på dine spørgsmål',
  yourTeacher,
  answer,
  failed: 'Spørgsmålet blev ikke sendt. Prøv igen.',

  notice: (name: string, count: number) => `${name} spørger, om ${marks(count)} er ${count === 1 ? 'en fejl' : 'fejl'}`,
  show: (token: string) => `Vis »${token}« i teksten`,
  gone: 'Fejlmarkeringen er der ikke længere',
  asks: (name: string) => `${name} spørger, om det er en fejl.`,
  yes: 'Ja, en fejl',
  no: 'Nej, ikke en fejl',
  yesOf: (token: string) => `Ja, »${token}« er en fejl`,
  noOf: (token: string) => `Nej, »${token}« er ikke en fejl`,
  answered: (token: string, isError: boolean) =>
    isError ? `Eleven får at vide, at »${token}« er en fejl.` : `»${token}« er ikke længere en fejl i teksten.`,
  undo: 'Fortryd',
};
