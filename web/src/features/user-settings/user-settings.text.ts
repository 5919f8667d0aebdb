/** Every Danish sentence of 'Min bruger'. */
export const settingsText = {
  title: 'Min bruger',
  failed: 'Dine indstillinger kunne ikke hentes.',
  loading: 'Henter dine indstillinger …',
  sections: 'Afsnit',
  state: { saved: 'Alt er gemt', saving: 'Gemmer …' },
  you: {
    title: 'Dig',
    name: 'Vist navn',
    hint: { teacher: 'Det navn, elever og kolleger ser.', other: 'Det navn, andre ser.' },
    empty: 'Skriv et navn.',
    save: 'Gem navn',
  },
  look: {
    title: 'Udseende',
    color: 'Farve',
    pattern: 'Mønster',
    event: 'Begivenhed',
    light: 'Lys',
    schemes: { light: 'Lyst', dark: 'Mørkt', auto: 'Som enheden' },
    preview: 'Sådan ser din top ud',
  },
  reading: {
    title: 'Læsning',
    intro: 'Gælder dine tekster, lektier og opgaver. Under »Læsbarhed«, hvor du læser, er der mere at vælge.',
    size: { label: 'Større tekst', hint: 'Det, du læser, bliver næsten en tredjedel større.' },
    air: { label: 'Mere luft mellem linjer og ord', hint: 'Godt, hvis linjerne løber sammen.' },
    ruler: { label: 'Læselineal', hint: 'En farvet linje følger med, mens du læser.' },
  },
  tree: {
    title: 'Træet',
    pupil: { label: 'Vis træet', hint: 'Et blad for hver opgave, du afleverer. Kun du kan se det.' },
    teacher: {
      label: 'Vis træet for dine elever',
      hint: 'Et blad for hver opgave, en elev afleverer. Ingen kan se andres.',
    },
  },
  results: {
    title: 'Resultater',
    showOnlyLastTry: { label: 'Vis kun seneste forsøg', hint: 'Ellers vises elevens bedste forsøg.' },
    showAllStudentsResults: {
      label: 'Vis resultater for alle elever',
      hint: 'Også det, de ikke har afleveret.',
    },
  },
  uploads: {
    title: 'Uploadtjenester',
    intro: 'Vælg, om du og dine elever må hente filer direkte fra en af tjenesterne, når en opgave skal afleveres.',
    onedrive: {
      label: 'OneDrive',
      hint: 'Word-filer kan hentes direkte fra OneDrive. Der deles kun data gennem konti, som institutionen har oprettet.',
      policy: 'Privatlivspolitik om OneDrive',
    },
    googledrive: {
      label: 'Google Drev',
      hint: 'Google Docs og Word-filer kan hentes direkte fra Google Drev. Brugen er institutionens ansvar, og private konti må ikke bruges.',
      policy: 'Privatlivspolitik om Google Drev',
    },
  },
  exercises: {
    title: 'Opgaver',
    showUnpublished: {
      label: 'Vis opgaver, der ikke er udgivet',
      hint: 'Opgaver, vi er ved at prøve af. Kun for dig. Elever ser dem aldrig.',
    },
    disabledExerciseMemcache: {
      label: 'Hent altid opgaver på ny',
      hint: 'Til dig, der skriver opgaver og vil se ændringer med det samme.',
    },
  },
} as const;
