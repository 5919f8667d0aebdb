/** Every Danish sentence of logging in. */
export const accountsText = {
  title: 'Log ind',
  lead: 'Brug det brugernavn og den adgangskode, du har fået af din skole.',
  username: 'Brugernavn',
  password: 'Adgangskode',
  showPassword: 'Vis adgangskoden',
  submit: 'Log ind',
  uniLogin: 'Log ind med UNI-Login',
  uniLoginFailed: 'Det lykkedes ikke at logge ind med UNI-Login. Prøv igen.',
  uniLoginUnknown: 'Din UNI-Login er ikke knyttet til en bruger i Ordklar. Spørg din skole.',
  or: 'eller med brugernavn',
  missingUsername: 'Skriv dit brugernavn',
  missingPassword: 'Skriv din adgangskode',
  help: 'Har du glemt din adgangskode, så spørg din lærer eller skolens administrator. De kan give dig en ny.',
  endedTitle: 'Log ind igen',
  ended: 'Du har været væk så længe, at du er blevet logget ud. Det, du har skrevet, er her stadig.',
};
