/** Every Danish sentence of logging in. */
export const accountsText = {
  title: 'Log ind',
  lead: 'Brug det brugernavn og den adgangskode, du har fået af din skole.',
  linkingLead:
    'Du kommer fra din læringsplatform. Log ind her én gang med det brugernavn og den adgangskode, du har fået af din skole. Bagefter kommer du direkte ind.',
  username: 'Brugernavn',
  password: 'Adgangskode',
  showPassword: 'Vis adgangskoden',
  submit: 'Log ind',
  uniLogin: 'Log ind med UNI-Login',
  uniLoginFailed: 'Det lykkedes ikke at logge ind med UNI-Login. Prøv igen.',
  uniLoginRole:
    'UNI-Login siger, at du er noget andet på skolen end i Ordklar, for eksempel elev og ikke lærer. Bed skolens administrator rette det.',
  uniLoginUnknown: 'Din UNI-Login er ikke knyttet til en bruger i Ordklar. Spørg din skole.',
  or: 'eller med brugernavn',
  missingUsername: 'Skriv dit brugernavn',
  missingPassword: 'Skriv din adgangskode',
  help: 'Har du glemt din adgangskode, så spørg din lærer eller skolens administrator. De kan give dig en ny.',
  code: 'Kode',
  codeHint: 'De seks cifre fra din app, eller en af dine engangskoder.',
  codeLead:
    'Du har totrinslogin. Åbn appen på din telefon, og skriv den kode, den viser. Den gælder kun, så længe den vises.',
  codeHelp:
    'Har du hverken din telefon eller dine engangskoder, så bed en anden skoleadministrator på skolen om at fjerne totrinslogin for dig. Er du den eneste, kan dem, der driver Ordklar hos jer, hjælpe.',
  missingCode: 'Skriv koden',
  other: 'Log ind som en anden',
  unknownSquad: 'Klassen i adressen findes ikke, eller du har den ikke længere. Vælg en klasse øverst.',
  endedTitle: 'Log ind igen',
  ended: 'Du har været væk så længe, at du er blevet logget ud. Det, du har skrevet, er her stadig.',
};
