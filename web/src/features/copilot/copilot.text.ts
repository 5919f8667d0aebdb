/** Danish of the copilot's recommendations. */
export const copilotText = {
  title: 'Opgaveanbefalinger',
  lead: (name: string) => `Opgaver, der træner det, ${name} oftest gør forkert.`,
  loading: 'Finder opgaver …',
  empty: 'Ingen anbefalinger',
  emptyHelp: 'Der er endnu ingen opgaver, der træner netop disse fejltyper.',
  failed: 'Der opstod en fejl',
  trains: (type: string, count: number) => (count === 0 ? `Træner: ${type}` : `Træner: ${type} (${count} fejl)`),
  look: 'Se opgave',
  lookOf: (title: string) => `Se opgave: ${title} (åbner i en ny fane)`,
  assign: 'Tildel',
  assignOf: (title: string) => `Tildel ${title}`,
  assigned: 'Tildelt',
  remove: 'Fjern',
  removeOf: (title: string) => `Fjern ${title}`,
  close: 'Luk',
};
