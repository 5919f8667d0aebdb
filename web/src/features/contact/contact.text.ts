/** A phone number that no line end tears apart. */
const inOnePiece = (phone: string): string => phone.replaceAll(' ', '\u00a0');

/** Every Danish sentence of the forms that reach us. */
export const contactText = {
  open: 'Kontakt',
  openLong: 'Kontakt os',
  notFetched: 'Formularen kunne ikke hentes. Prøv igen om lidt.',
  required: 'Feltet er påkrævet',
  requiredShort: 'Påkrævet',
  name: 'Navn',
  company: 'Institution',
  email: 'E-mail',
  phone: 'Telefon (valgfrit)',
  comment: 'Kommentar (valgfrit)',
  priceComment: 'Hvor mange elever er I, og hvad skal I bruge? (valgfrit)',
  locked: 'Hentet fra din profil.',
  courseGroups: 'Hvad vil du høre om? (valgfrit)',
  consent: 'Ordklar må gerne kontakte mig om min henvendelse.',
  privacy: 'Læs privatlivspolitikken',
  send: 'Send',
  close: 'Luk',
  sentTitle: 'Tak for din henvendelse!',
  sent: (phone: string) =>
    `Vi vender tilbage til dig hurtigst muligt. Du kan også ringe til os på ${inOnePiece(phone)}.`,
  notSent: 'Der opstod en fejl, så din henvendelse ikke blev sendt. Prøv igen om lidt.',
  forms: {
    contact: {
      title: 'Kontakt os',
      lead: 'Spørg om alt, eller bed om en demonstration. Vi svarer på e-mail eller ringer dig op.',
    },
    textCorrection: {
      title: 'Se tekstretteren i brug',
      lead: 'Vi viser dig, hvordan tekstretteren finder og forklarer fejlene, og hvordan du bestemmer, hvad eleven får at se.',
    },
    copilot: {
      title: 'Opgaveanbefalinger til hver elev',
      lead: 'Jeres skole har ikke opgaveanbefalinger endnu. Skriv til os, så viser vi jer, hvordan de virker.',
    },
  },
  copilotPoints: [
    'Ordklar ser på elevens seneste tekster og prøver og finder de fejltyper, der fylder mest.',
    'Du får op til tre opgaver, der træner netop dem, på det rigtige niveau.',
    'Du vælger selv, hvad du tildeler.',
  ],
} as const;

/** The sign-up for a free presentation. */
export const presentationText = {
  title: 'Se Ordklar på en halv time',
  lead: 'Vi viser jer tekstretteren og opgaverne online på jeres egne klassetrin. Det er gratis og uforpligtende.',
  open: 'Få en gratis præsentation',
  expand: 'Tilmeld dig gratis her',
  submit: 'Tilmeld',
  close: 'Luk',
  privacy: 'Læs, hvordan vi behandler dine oplysninger',
  sentTitle: 'Tak for din tilmelding!',
  sent: (phone: string) =>
    `Vi vender tilbage, så vi kan aftale detaljerne. I mellemtiden er du velkommen til at ringe til os på ${inOnePiece(phone)}.`,
  notSent: 'Der opstod en fejl, så din tilmelding ikke blev sendt. Prøv igen om lidt.',
} as const;

/** The paper plane. */
export const feedbackText = {
  title: 'Feedback',
  hint: 'Har du ris, ros eller et spørgsmål? Papirflyet er her på alle sider.',
  lead: 'Hvad tænker du? Vi læser alt, hvad I skriver.',
  subject: 'Hvad handler det om?',
  message: 'Din besked',
  url: 'Hvilken side handler det om?',
  consent: 'I må gerne kontakte mig om min besked.',
  email: 'E-mail',
  emailOptional: 'E-mail (valgfrit)',
  messageMissing: 'Hov! Husk at uddybe din henvendelse',
  emailMissing: 'Hov! Husk at angive din e-mailadresse',
  cancel: 'Annuller',
  send: 'Send feedback',
  sentTitle: 'Tak for din feedback!',
  sent: 'Den er sendt til os, og den hjælper os med at gøre Ordklar bedre.',
  sentAnswer: (email: string) => `Vi skriver til dig på ${email}, hvis vi har spørgsmål eller et svar.`,
  close: 'Luk',
  notSent: 'Der opstod en fejl, så din feedback ikke blev sendt.',
  notSentHint: 'Se felterne efter, eller prøv igen om lidt.',
} as const;
