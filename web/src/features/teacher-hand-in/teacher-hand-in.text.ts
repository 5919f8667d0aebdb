/** Danish of handing in for pupils. What the specification gives stands exactly as given. */
export const teacherHandInText = {
  title: (names: readonly string[]) =>
    names.length === 1 ? `Aflever opgaven for ${names[0]}` : `Aflever opgaver for ${names.length} elever`,
  intro: 'Vedhæft elevens Word-fil, og aflever. Det, der er afleveret, kan ikke fjernes eller skiftes ud her.',
  cancel: 'Annuller',
  handIn: 'Aflever opgave(r)',
  doneOne: (name: string) => `Du har nu afleveret opgaven for ${name}`,
  doneMany: (count: number) => `Du har nu afleveret ${count} elevers opgaver`,
  failed: (name: string, exerciseTitle: string) => `Fejl: Kunne ikke aflevere opgaven for ${name} - ${exerciseTitle}`,
  handedIn: 'Afleveret',
  handingIn: 'Afleverer …',
  loading: (name: string) => `Henter opgaven for ${name} …`,
  notFetched: 'Vi kunne ikke se, om der allerede er en fil. Du kan godt vedhæfte en.',
};
