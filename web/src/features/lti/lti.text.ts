import type { LtiFailure } from '@ordklar/contract';

const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const FAILURES: Record<LtiFailure, string> = {
  'no-answer': 'Platformen svarede ikke.',
  broken: 'Platformen svarede, at den har en fejl hos sig selv.',
  'no-token':
    'Platformen lod ikke Ordklar sende resultater. Se efter, om klient-id, adressen for adgangsnøgler og Ordklars offentlige nøgler er skrevet rigtigt begge steder.',
  refused: 'Platformen tog ikke imod resultatet.',
  'other-host':
    'Platformen vil have resultatet sendt til et sted, der ikke står her. Tryk på »Ret«, og skriv stedet under »Resultater sendes til«.',
  unknown: 'Resultatet kunne ikke sendes.',
};

/** Danish of learning platforms (LTI 1.3). */
export const ltiText = {
  title: 'Læringsplatforme',
  lead: 'Moodle, Canvas, itslearning og andre platforme kan åbne opgaver i Ordklar og få elevernes resultater tilbage. Det sker med standarden LTI 1.3.',
  back: 'Skolen',
  failed: 'Læringsplatformene kunne ikke hentes. Prøv igen om lidt.',
  none: 'Skolen har ingen læringsplatforme i Ordklar',
  noneHelp: 'Opret Ordklar i jeres læringsplatform med adresserne herunder, og skriv så her, hvad platformen svarer.',
  add: 'Opret en læringsplatform',
  list: 'Skolens læringsplatforme',
  linked: (n: number) => counted(n, 'bruger er tilknyttet', 'brugere er tilknyttet'),
  waiting: (n: number) => counted(n, 'resultat venter på at blive sendt', 'resultater venter på at blive sendt'),
  givenUp: (n: number) => `${counted(n, 'resultat', 'resultater')} kunne ikke sendes og er opgivet efter tre dage`,
  lastError: (reason: LtiFailure) => `Seneste fejl: ${FAILURES[reason]}`,
  change: 'Ret',
  changeOf: (name: string) => `Ret ${name}`,
  remove: 'Slet',
  removeOf: (name: string) => `Slet ${name}`,
  removeQuestion: (name: string) => `Slet ${name}?`,
  removeMessage: (linked: number) =>
    `Platformen kan ikke længere åbne Ordklar, og ${linked === 0 ? 'resultater, der venter, bliver ikke sendt' : `${counted(linked, 'tilknyttet bruger skal', 'tilknyttede brugere skal')} logge ind igen, hvis den oprettes på ny`}. Elevernes arbejde i Ordklar bliver.`,
  removeYes: 'Slet',
  cancel: 'Annuller',
  removed: (name: string) => `${name} er slettet.`,

  links: {
    open: 'Se brugere',
    openOf: (name: string) => `Se, hvem der er tilknyttet ${name}`,
    list: 'Tilknyttede brugere',
    listOf: (name: string) => `Brugere, der er tilknyttet ${name}`,
    search: 'Søg efter navn eller brugernavn',
    found: (n: number) => counted(n, 'bruger', 'brugere'),
    none: 'Ingen er tilknyttet mere',
    noneFound: 'Ingen tilknyttede brugere passer til det, du søger',
    showAll: 'Vis alle',
    failed: 'De tilknyttede brugere kunne ikke hentes. Prøv igen om lidt.',
    pages: 'Sider',
    since: (when: string) => `Tilknyttet ${when}`,
    end: 'Fjern',
    endOf: (person: string) => `Fjern tilknytningen for ${person}`,
    endQuestion: (person: string) => `Fjern tilknytningen for ${person}?`,
    endMessage: (platform: string) =>
      `${platform} kan ikke længere logge brugeren ind, brugeren bliver logget ud alle steder, og resultater, der venter, bliver ikke sendt. Kommer brugeren fra ${platform} igen, skal tilknytningen bekræftes på ny.`,
    endYes: 'Fjern tilknytningen',
    ended: (person: string) => `${person} er ikke længere tilknyttet.`,
  },
  own: {
    title: 'Læringsplatforme',
    lead: 'De åbner Ordklar for dig og kan få dine resultater.',
    endOf: (platform: string) => `Fjern tilknytningen til ${platform}`,
    endQuestion: (platform: string) => `Skal ${platform} ikke længere logge dig ind?`,
    endMessage: (platform: string) =>
      `Du bliver logget ud alle andre steder end her, og resultater, der venter, bliver ikke sendt til ${platform}. Kommer du derfra igen, kan du sige ja på ny.`,
    ended: (platform: string) => `${platform} logger dig ikke længere ind.`,
  },

  tool: 'Det skal stå i læringsplatformen',
  toolLead: 'Opret Ordklar som eksternt værktøj (LTI 1.3) hos jer, og skriv disse adresser ind dér.',
  toolRows: {
    loginUrl: 'Login-adresse (initiate login URL)',
    launchUrl: 'Adresse for videresendelse (redirect URI)',
    jwksUrl: 'Offentlige nøgler (public keyset, JWKS)',
  },
  targets: 'Adressen på en opgave (target link URI, værktøjets URL)',
  targetsLead:
    'En opgave har den adresse, du ser, når du åbner den til gennemsyn, med »lti/opgave« i stedet for »minitest«. Et kursus har sit navn på fire bogstaver.',
  targetExercise: (origin: string) => `${origin}/lti/opgave/123`,
  targetCourse: (origin: string) => `${origin}/lti/kursus/gram`,
  window: 'Vælg, at Ordklar åbner i et nyt vindue. Vises det inde i platformen, skal eleverne trykke én gang mere.',

  form: {
    add: 'Ny læringsplatform',
    change: (name: string) => `Ret ${name}`,
    name: 'Navn',
    nameHint: 'Det, eleverne kalder den, for eksempel Moodle.',
    issuer: 'Udsteder (issuer, platform-id)',
    clientId: 'Klient-id (client id)',
    deploymentId: 'Deployment-id',
    authUrl: 'Login-adresse hos platformen (authentication request URL)',
    tokenUrl: 'Adresse for adgangsnøgler (access token URL)',
    jwksUrl: 'Platformens offentlige nøgler (public keyset URL)',
    scoreHost: 'Resultater sendes til (kun hvis det er et andet sted)',
    scoreHostHint: 'Canvas tager imod resultater på skolens egen adresse, for eksempel https://skole.instructure.com.',
    needed: 'Feltet er påkrævet',
    save: 'Gem',
    saved: (name: string) => `${name} er gemt.`,
  },

  link: {
    title: 'Knyt din bruger',
    question: (platform: string, name: string) => `Er du ${name}, når du er i ${platform}?`,
    text: (platform: string, logsIn: boolean, isPupil: boolean) =>
      `Du kommer fra ${platform} for første gang. Siger du ja, ${
        logsIn
          ? `logger ${platform} dig ind i Ordklar fra nu af${isPupil ? ', og dine resultater kan blive sendt dertil' : ''}.`
          : `kommer du fra nu af derfra til det, du åbner i Ordklar. Din bruger giver adgang til andres oplysninger, så du skal stadig selv logge ind her hver gang.`
      }`,
    yes: 'Ja, knyt min bruger',
    no: 'Nej, log ind som en anden',
    none: 'Der er ikke noget at knytte',
    noneText: 'Det tog for lang tid, eller det er gjort. Gå tilbage til din læringsplatform, og åbn opgaven igen.',
    otherSchool: (platform: string) => `${platform} hører til en anden skole`,
    otherSchoolText: 'Log ind med den bruger, du har på den skole.',
    failed: 'Vi kunne ikke hente, hvor du kom fra. Prøv igen om lidt.',
  },
  notAssigned: {
    page: 'Opgave fra din læringsplatform',
    title: 'Opgaven er ikke givet til dig endnu',
    text: 'Din lærer skal give dig opgaven i Ordklar, før du kan løse den herfra. Sig det til din lærer.',
    home: 'Til dine opgaver',
  },
};
