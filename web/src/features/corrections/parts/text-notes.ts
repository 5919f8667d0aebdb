/** What is to be said of a text as a whole: what of its file is not in it, and how far the engine got. */
const NOTES: Readonly<Record<string, string>> = {
  'images-dropped': 'Billederne i filen er ikke med.',
  'comments-dropped': 'Kommentarerne i filen er ikke med.',
  'footnotes-dropped': 'Fodnoterne i filen er ikke med.',
  'deletions-dropped': 'Slettet tekst i filen er ikke med.',
  'hidden-text-dropped': 'Skjult tekst i filen er ikke med.',
  'embedded-dropped': 'Indlejrede filer er ikke med.',
  'mostly-not-danish': 'De fleste ord i teksten er ikke danske, så kun de sikreste fejl er markeret. Ret resten selv.',
  'mostly-other-language':
    'De fleste ord i teksten er ikke på det sprog, som opgaven er i, så der er ikke ledt efter fejl. Ret den selv.',
  'cut-short': 'Teksten har så mange ukendte ord, at ikke alle er slået efter. Se selv efter stavefejl.',
};

/** The notes of a text as sentences, one after the other; '' where there are none. */
export const textNotes = (notes: readonly string[]): string => notes.flatMap((note) => NOTES[note] ?? []).join(' ');
