/** Every problem in Danish: the only place. Texts that the specification gives stand exactly as given. */
export const problemTexts = {
  'not-logged-in': 'Du skal logge ind først.',
  'session-ended': 'Du er blevet logget ud. Log ind igen, så fortsætter du, hvor du slap.',
  'wrong-login': 'Brugernavn eller adgangskode er forkert.',
  'login-blocked': 'Du har prøvet for mange gange. Vent lidt, og prøv så igen.',
  'too-many-requests': 'Der kom for mange forespørgsler på én gang. Vent lidt, og prøv så igen.',
  csrf: 'Siden er blevet for gammel. Genindlæs siden, og prøv igen.',
  forbidden: 'Det har du ikke adgang til.',
  'no-licence': 'Jeres skole har ikke adgang til dette kursus.',
  'not-found': 'Det, du leder efter, findes ikke.',
  invalid: 'Noget er ikke udfyldt rigtigt.',
  'no-sentence-marks':
    'Du kan ikke aflevere en opgave uden kommaer og punktummer. Sæt tegn i din tekst, og upload eller aflever den igen.',
  'no-file': 'Du må kun uploade filer af typen DOCX',
  'empty-text': 'Der er ingen tekst at aflevere.',
  'not-docx': 'Du må kun uploade filer af typen DOCX',
  'no-zip-signature': 'Fejl: Du må kun uploade filer af typen DOCX',
  'broken-docx': 'Filen er beskadiget og kan ikke læses. Gem den igen som DOCX, og upload den på ny.',
  'encrypted-docx': 'Filen er beskyttet med en adgangskode. Fjern adgangskoden, og upload den på ny.',
  'zip-bomb': 'Filen fylder for meget, når den pakkes ud. Gem den igen som DOCX, og upload den på ny.',
  'docx-too-slow': 'Filen tog for lang tid at læse. Gem den igen som DOCX, og upload den på ny.',
  'already-handed-in': 'Opgaven er allerede afleveret.',
  'unanswered-items': 'Der er opgaver, som du ikke har svaret på endnu.',
  'steps-left': 'Der er dele af prøven, som du ikke har taget endnu.',
  'step-ahead': 'Den del af prøven er ikke begyndt endnu.',
  'step-ended': 'Den del af prøven er slut. Det, du nåede at svare, tæller med.',
  'already-completed': 'Opgaven er afleveret og kan ikke fjernes her.',
  'not-handed-in': 'Opgaven er ikke afleveret, så den kan ikke tildeles igen.',
  'still-marking': 'Teksten er ved at blive rettet. Prøv igen om lidt.',
  'stale-draft': 'Kladden er ændret i et andet vindue imens.',
  'text-too-hard': 'Teksten kan ikke rettes automatisk. Den er for lang, eller de fleste af ordene er ikke danske.',
  'stale-save': 'En anden har gemt ændringer i teksten imens.',
  'stale-exercise': 'Opgaven er ændret et andet sted imens. Genindlæs siden, og prøv igen.',
  'too-large': 'Du må maks uploade 10 MB',
  'file-type':
    'Filen kan ikke vedhæftes. Brug DOCX, PDF, PPTX, XLSX, ODT, TXT, PNG, JPG, GIF, WEBP, MP3 eller M4A, og tjek, at filen kan åbnes.',
  'too-many-files': 'Der kan højst være 10 filer på en opgave.',
  'category-not-found': 'Category not found',
  'bank-full': 'Du kan højst have 500 kommentarer i din kommentarbank. Slet nogle, du ikke bruger.',
  'empty-replacement': 'Rettelsen må kun være tom ved tegnsætning og slettede ord.',
  'outside-text': 'Markeringen passer ikke til teksten.',
  'database-away':
    'Ordklar kan ikke hente eller gemme noget lige nu. Vent et øjeblik, og prøv så igen. Det, der allerede er gemt, er ikke gået tabt.',
  unknown: 'Der er opstået en fejl. Prøv at genindlæse siden, eller kontakt os her',
} as const;

/** The closed list of problem codes. */
export type ProblemCode = keyof typeof problemTexts;

/** Texts for single fields that do not hold. */
export const fieldTexts = {
  required: 'Feltet er påkrævet',
  consentRequired: 'Påkrævet',
  feedbackMessage: 'Hov! Husk at uddybe din henvendelse',
  feedbackEmail: 'Hov! Husk at angive din e-mailadresse',
  tooLong: 'Teksten er for lang',
  tooShort: 'Teksten er for kort',
  notOneOf: 'Vælg en af mulighederne',
  link: 'Skriv hele adressen. Den skal begynde med https:// eller http://',
  tooManyLinks: 'Der kan højst være 10 links på en opgave',
  wholeNumber: 'Skriv et helt tal mellem 1 og 20.000',
  wrong: 'Feltet er ikke udfyldt rigtigt',
} as const;
