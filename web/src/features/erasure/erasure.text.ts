/** Danish of deleting a pupil for good. */
export const erasureText = {
  question: (name: string) => `Slet ${name} for altid?`,
  what: (name: string) =>
    `Alt, hvad ${name} har skrevet, afleveret og fået tilbage, bliver slettet: tekster, filer, rettelser, karakterer, beskeder i chatten og brugeren selv.`,
  others: 'Lærerne kan ikke længere se elevens opgaver og resultater.',
  final: 'Det kan ikke fortrydes.',
  backups: 'Eleven findes stadig i sikkerhedskopierne, indtil de bliver for gamle og slettes.',
  confirm: (name: string) => `Skriv ${name} for at bekræfte`,
  confirmNeeded: (name: string) => `Skriv ${name} for at bekræfte.`,
  yes: 'Slet for altid',
  no: 'Annuller',
  done: (name: string) => `${name} er slettet.`,
  notSent: 'Eleven blev ikke slettet. Prøv igen om lidt.',
} as const;
