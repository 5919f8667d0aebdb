/** Every Danish sentence about feedback and grades. */
export const evaluationsText = {
  give: 'Giv feedback',
  edit: 'Rediger feedback',
  field: 'Feedback',
  placeholder: (name: string) => `Skriv til ${name}: Hvad er lykkedes, og hvad er det næste, der skal øves?`,
  save: 'Gem feedback',
  delete: 'Slet',
  deleteLabel: 'Slet feedback',
  confirmDelete: 'Vil du slette feedbacken?',
  confirmDeleteMessage: (name: string, hasGrade: boolean) =>
    `${name} kan så ikke længere se den.${hasGrade ? ' Karakteren bliver stående.' : ''}`,
  saved: 'Din feedback er blevet gemt',
  savedMessage: (name: string) => `${name} kan nu se den. Du kan stadig redigere den.`,
  deleted: 'Din feedback er blevet slettet',
  deletedMessage: (name: string) => `${name} kan ikke længere se den.`,
  grade: 'Karakter',
  noGrade: 'Ingen',
  showGrade: (name: string) => `Vis karakteren til ${name}`,
  by: (teacher: string, when: string) => `${teacher}, ${when}`,
  draft: {
    unsent: (name: string) => `Kladde. ${name} kan ikke se den, før du gemmer feedbacken eller gør teksten klar.`,
    offline: 'Ingen forbindelse. Kladden ligger på din enhed og bliver gemt, så snart der er forbindelse.',
    refused: (message: string) => `Kladden er ikke gemt: ${message}`,
    conflict: (clock: string | null) =>
      clock === null
        ? 'Kladden er sendt eller slettet i et andet vindue. Det, du har skrevet her, er her stadig. Hvad skal gælde?'
        : `Du har skrevet videre på kladden i et andet vindue ${clock}. Det, du har skrevet her, er her stadig. Hvad skal gælde?`,
    takeTheirs: 'Den anden',
    keepMine: 'Den her',
  },
  none: 'Der er ikke givet feedback til opgaven.',
  gradeSaved: 'Karakteren er gemt.',
};
