/** Danish of the mails with what is not read. */
export const digestText = {
  title: 'Mails',
  lead: 'Få det, du ikke har læst under klokken, som mail kl. 7. Der kommer kun en mail, når der er noget nyt.',
  frequency: 'Hvor tit',
  frequencies: { never: 'Aldrig', daily: 'Hver dag', weekly: 'Hver mandag' },
  email: 'Din mailadresse',
  emailNeeded: 'Skriv din mailadresse.',
  noEmail: 'Det er ikke en hel mailadresse. Den ser fx sådan ud: navn@skole.dk.',
  cannotSend:
    'Jeres Ordklar er ikke sat op til at sende mails, så du får dem ikke. Det, du ikke har læst, ser du under klokken.',
  save: 'Gem',
  sent: (email: string) =>
    `Se i din indbakke. Vi har skrevet til ${email}. Åbn linket i mailen, og bekræft, så begynder de.`,
  on: (email: string) => `Mails går til ${email}.`,
  failed: 'Dit valg af mails kunne ikke hentes.',
  loading: 'Henter dit valg af mails …',
} as const;
