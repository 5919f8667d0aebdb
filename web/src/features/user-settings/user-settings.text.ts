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
  results: {
    title: 'Resultater',
    showOnlyLastTry: { label: 'Vis kun seneste forsøg', hint: 'Ellers vises elevens bedste forsøg.' },
    showAllStudentsResults: {
      label: 'Vis resultater for alle elever',
      hint: 'Også det, de ikke har afleveret.',
    },
  },
  exercises: {
    title: 'Opgaver',
    disabledExerciseMemcache: {
      label: 'Hent altid opgaver på ny',
      hint: 'Til dig, der skriver opgaver og vil se ændringer med det samme.',
    },
  },
} as const;
