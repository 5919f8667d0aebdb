const marks = (count: number) => (count === 1 ? 'én markering' : `${count} markeringer`);

/** Danish of pupils' questions about marks, for both sides (decision 23). */
export const questionsText = {
  ask: 'Er det en fejl?',
  askHint: 'Spørg din lærer, hvis du mener, at det er rigtigt.',
  asked: 'Du har spurgt din lærer, om det er en fejl. Svaret kommer her.',
  isError: (teacher: string) => `${teacher} har svaret: Ja, det er en fejl.`,
  right: (teacher: string, token: string) => `${teacher} har svaret dig: »${token}« er ikke en fejl.`,
  answers: 'Svar på dine spørgsmål',
  yourTeacher: 'Din lærer',
  failed: 'Spørgsmålet blev ikke sendt. Prøv igen.',

  notice: (name: string, count: number) => `${name} spørger, om ${marks(count)} er ${count === 1 ? 'en fejl' : 'fejl'}`,
  show: (token: string) => `Vis »${token}« i teksten`,
  yes: 'Ja, en fejl',
  no: 'Nej, ikke en fejl',
  yesOf: (token: string) => `Ja, »${token}« er en fejl`,
  noOf: (token: string) => `Nej, »${token}« er ikke en fejl`,
  answered: (token: string, isError: boolean) =>
    isError ? `Eleven får at vide, at »${token}« er en fejl.` : `»${token}« er ikke længere en fejl i teksten.`,
  undo: 'Fortryd',
};
