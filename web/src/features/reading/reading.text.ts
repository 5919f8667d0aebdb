/** Every Danish sentence of reading more easily, and of being read to. */
export const readingText = {
  button: 'Læsbarhed',
  title: 'Læsbarhed',
  note: 'Gælder dine tekster, lektier og opgaver på alle dine enheder.',
  size: 'Størrelse',
  sizes: ['Almindelig', 'Lidt større', 'Større', 'Stor', 'Meget stor'],
  spacing: 'Afstand mellem bogstaver og ord',
  spacings: ['Almindelig', 'Lidt mere', 'Mere', 'Meget'],
  lines: 'Afstand mellem linjer',
  tint: 'Papirets farve',
  tints: { ingen: 'Ingen', sand: 'Sand', himmel: 'Himmel', mynte: 'Mynte', rosa: 'Rosa' },
  font: 'Skrift',
  fonts: { ordklar: 'Ordklars', opendyslexic: 'OpenDyslexic' },
  ruler: 'Læselineal, der følger musen eller fingeren',
  reset: 'Nulstil',
  close: 'Luk',

  aloud: {
    start: 'Læs højt',
    pause: 'Pause',
    goOn: 'Fortsæt',
    stop: 'Stop',
    tools: 'Oplæsning. Pil til højre og venstre går en sætning frem og tilbage, Escape stopper.',
    at: (number: number, count: number) => `Sætning ${number} af ${count}`,
    noVoice:
      'Din browser har ingen dansk stemme, så den kan ikke læse højt. Prøv en anden browser, eller hent en dansk stemme i enhedens indstillinger.',
    nothing: 'Her er ingen tekst at læse højt.',
    failed: 'Oplæsningen gik i stå. Prøv igen.',
  },
};
