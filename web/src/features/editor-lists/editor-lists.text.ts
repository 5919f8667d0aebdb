import type { ContactRequest, OutgoingMail, RequestKind, Subscriber } from '@ordklar/contract';

/** The Danish sentences that the three lists share. */
export const listText = {
  back: 'Redaktion',
  filter: 'Vis',
  all: 'Alle',
  search: 'Søg',
  searchHint: 'Søg …',
  pages: 'Sider',
  noneFound: 'Ingen passer til det, du søger',
  showAll: 'Vis alle',
  failed: 'Listen kunne ikke hentes. Prøv igen om lidt.',
  found: (n: number) => `${n} i alt`,
} as const;

/** The Danish sentences of the list of the newsletter. */
export const subscribersText = {
  title: 'Nyhedsbrev',
  lead: 'Dem, der har bedt om brevet. Kun de bekræftede må få det.',
  none: 'Ingen har tilmeldt sig endnu',
  states: { asked: 'Ikke bekræftet', confirmed: 'Bekræftet', left: 'Frameldt' } satisfies Record<
    Subscriber['state'],
    string
  >,
  asked: (date: string) => `Tilmeldt ${date}`,
  confirmed: (date: string) => `Bekræftet ${date}`,
  left: (date: string) => `Frameldt ${date}`,
  csv: 'Hent de bekræftede som CSV',
  remove: (email: string) => `Slet ${email}`,
  askRemove: {
    title: 'Slet adressen?',
    message: 'Adressen slettes for altid. Vedkommende får ikke flere breve og kan tilmelde sig igen.',
  },
  removed: 'Adressen er slettet.',
} as const;

/** The Danish sentences of the list of requests. */
export const requestsText = {
  title: 'Henvendelser',
  lead: 'Det, folk har skrevet til Ordklar. Svar i mailen, og notér her, at det er gjort.',
  none: 'Her er ingen henvendelser',
  kind: 'Slags',
  kinds: { contact: 'Kontakt og demo', feedback: 'Feedback' } satisfies Record<RequestKind, string>,
  open: 'Ikke behandlet',
  handled: 'Behandlet',
  handledBy: (name: string, when: string) => `Behandlet af ${name} ${when}`,
  presentation: 'Gratis præsentation',
  price: 'Pris',
  from: ({ name, company, about }: ContactRequest) => [name, company].filter(Boolean).join(', ') || about,
  noText: 'Uden besked',
  page: 'Siden',
  note: 'Notat',
  saveNote: 'Gem notatet',
  handle: 'Markér som behandlet',
  reopen: 'Åbn igen',
  saved: 'Notatet er gemt.',
  nowHandled: 'Henvendelsen er behandlet.',
  nowOpen: 'Henvendelsen er åben igen.',
} as const;

/** The Danish sentences of the outbox. */
export const outboxText = {
  title: 'Udbakke',
  lead: 'De mails, Ordklar har skrevet. Er der ikke sat en mailserver op, ligger de her i stedet for at blive sendt.',
  none: 'Der er ikke skrevet nogen mails endnu',
  states: { waiting: 'Venter', sent: 'Sendt', kept: 'Kun gemt her', failed: 'Kunne ikke sendes' } satisfies Record<
    OutgoingMail['state'],
    string
  >,
  failed: {
    refused: 'Mailserveren afviser mailen, så den bliver ikke prøvet igen. Se, om adressen er rigtig.',
    expired:
      'Mailen kunne ikke afleveres i fem dage og bliver ikke prøvet igen. Tryk »Send igen«, når mailserveren virker.',
  } satisfies Record<NonNullable<OutgoingMail['failedBecause']>, string>,
  to: (address: string) => `Til ${address}`,
  written: (when: string) => `Skrevet ${when}`,
  sentAt: (when: string) => `sendt ${when}`,
  error: (why: string) => `Sidste forsøg lykkedes ikke: ${why}`,
  read: 'Læs mailen',
  resend: 'Send igen',
  resent: 'Mailen er sat i kø og sendes om lidt.',
} as const;
