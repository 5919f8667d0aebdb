/** Danish of the reference tables. The three titles stand exactly as the specification gives them. */
export const referenceText = {
  print: 'Udskriv',
  close: 'Luk',

  bands: {
    title: 'Bedømmelsestabel',
    intro:
      'En prøve bedømmes fra 0 til 10. Tallet viser, hvor sikker eleven er i det, prøven handler om, på sit klassetrin.',
    grade: 'Bedømmelse',
    meaning: 'Det betyder',
    openExtended: 'Udvidet bedømmelsestabel staveprøven',
  },

  extended: {
    title: 'Udvidet bedømmelsestabel staveprøven',
    intro:
      'Find elevens klasse øverst, og gå ned, til du møder elevens procent rigtigt stavede ord. Bedømmelsen står yderst til venstre.',
    caption: 'Procent rigtigt stavede ord for hver bedømmelse og klasse',
    grade: 'Bedømmelse',
    classHead: (classLevel: number) => `${classLevel}. klasse`,
  },

  errors: {
    title: 'Anvendte fejltyper',
    intro: 'Staveprøven sorterer elevens fejl i 15 typer. De yngste klasser prøves ikke i dem alle.',
    code: 'Type',
    name: 'Fejltype',
    classes: 'Klasser',
    classHead: (classLevel: number) => `${classLevel}. kl.`,
    counts: 'tæller med',
    countsNot: 'tæller ikke med',
    span: (first: number, last: number) => `${first}.–${last}.`,
  },
};
