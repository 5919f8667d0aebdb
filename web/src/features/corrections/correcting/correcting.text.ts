const pupils = (n: number) => (n === 1 ? '1 elev' : `${n} elever`);

/** Every Danish sentence of deciding that pupils correct their own texts, and by when. */
export const correctingText = {
  deadline: 'Frist for at rette selv',
  noDeadline: 'Ingen frist',
  inAWeek: 'Om en uge',
  planPast: (moment: string) => `Opgavens frist for at rette selv var ${moment}. Vælg en ny, eller send uden frist.`,
  past: 'Fristen er overskredet. Vælg et senere tidspunkt, eller send uden frist.',
  everybody: 'Eleverne skal selv rette deres tekst, når de får den tilbage',

  plan: {
    title: 'Skal eleverne rette selv?',
    loading: 'Henter …',
    failed: 'Vi kunne ikke hente, hvad der er valgt for opgaven. Prøv igen om lidt.',
    state: (open: number, done: number) =>
      open + done === 0
        ? 'Ingen har fået en tekst tilbage til rettelse endnu.'
        : open === 0
          ? `${pupils(done)} har rettet selv.`
          : done === 0
            ? `${pupils(open)} mangler at rette selv.`
            : `${pupils(done)} har rettet selv, ${pupils(open)} mangler.`,
    reaches: (open: number) => `${pupils(open)}, der mangler at rette, får den nye frist med det samme.`,
    note: 'Valget gælder de tekster, du sender tilbage fra nu af. Du kan ændre det for den enkelte tekst.',
    cancel: 'Annuller',
    save: 'Gem',
    saved: 'Valget er gemt',
  },
};
