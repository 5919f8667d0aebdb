/** Danish of the sharing slice. */
export const sharingText = {
  /** TXT of the sign in the top bar, by the specification. */
  requests: 'Deleanmodninger',
  intro:
    'Når du siger ja, kan I begge se og rette de opgaver, der er givet til eleverne. Den, der deler, beholder klassen eller gruppen.',
  class: (name: string) => `Klassen ${name}`,
  group: (name: string) => `Gruppen ${name}`,
  accept: 'Acceptér',
  decline: 'Afvis',
  acceptOf: (peer: string, what: string) => `Acceptér: ${peer} vil dele ${what}`,
  declineOf: (peer: string, what: string) => `Afvis: ${peer} vil dele ${what}`,
  accepted: 'Accepteret',
  rejected: 'Afvist',
  waiting: 'Afventer svar',
  failed: 'Dit svar blev ikke gemt. Prøv igen om lidt.',
  none: 'Ingen deleanmodninger',
  noneHelp: 'Når en kollega vil dele en klasse eller en gruppe med dig, kan du se det her og oppe ved dit navn.',
  loading: 'Henter deleanmodninger …',
  offer: {
    title: (name: string) => `Del ${name}`,
    intro: 'Den, der siger ja, kan se og rette de samme opgaver som dig. Du beholder klassen eller gruppen.',
    find: 'Find en kollega',
    hint: 'Skriv mindst to bogstaver af navnet. Kun lærere på din skole.',
    none: (keyword: string) => `Ingen andre lærere på skolen hedder »${keyword}«.`,
    hasIt: (name: string) => `${name} er allerede med.`,
    isAsked: (name: string) => `${name} er allerede spurgt og har ikke svaret endnu.`,
    notFound: 'Vi kunne ikke søge lige nu. Prøv igen om lidt.',
    invite: 'Invitér',
    inviteOf: (name: string) => `Invitér ${name}`,
    nobody: 'Den er ikke delt med nogen endnu.',
    stop: (name: string) => `Stop deling med ${name}`,
  },
};
