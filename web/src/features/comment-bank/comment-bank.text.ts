import { MAX_BANK_COMMENTS, MAX_COMMENT } from '@ordklar/contract';

const comments = (n: number) => (n === 1 ? '1 kommentar' : `${n} kommentarer`);
const number = (n: number) => n.toLocaleString('da-DK');

/** Danish of the comment bank: in the marking view and on its own page. */
export const bankText = {
  title: 'Kommentarbank',
  lead: 'Kommentarer, som du bruger igen og igen. Når du retter en tekst, finder du dem med K.',
  loading: 'Henter kommentarbanken …',
  failed: 'Vi kunne ikke hente kommentarbanken. Prøv igen om lidt.',
  retry: 'Prøv igen',
  count: comments,
  found: (n: number, words: string) => `${comments(n)} med »${words}«`,
  own: 'Dine kommentarer',
  shared: 'Delt af kolleger',
  tags: {
    becomes: (words: string) => `rettes til »${words}«`,
    isShared: 'Delt med skolen',
    by: (name: string) => `Delt af ${name}`,
    uses: (n: number) => (n === 1 ? 'Brugt 1 gang' : `Brugt ${n} gange`),
  },
  short: (words: string) => (words.length > 40 ? `${words.slice(0, 39).trimEnd()}…` : words),

  picker: {
    hint: 'Skriv, eller søg i banken: pil ned vælger',
    list: 'Kommentarer fra banken',
    none: 'Ingen kommentarer i banken passer.',
    empty: 'Banken er tom. Skriv en kommentar, og gem den i banken, så er den klar næste gang.',
    save: 'Gem i banken',
    saved: 'Kommentaren er gemt i banken.',
    open: 'Ret banken',
    newTab: '(åbner i en ny fane)',
  },
  tooLong: (length: number) =>
    `En kommentar kan højst fylde ${number(MAX_COMMENT)} tegn. Denne fylder ${number(length)}.`,
  needed: 'Skriv en kommentar',

  search: 'Søg i kommentarbanken',
  add: 'Ny kommentar',
  form: {
    add: 'Ny kommentar',
    edit: 'Rediger kommentaren',
    text: 'Kommentar til eleven',
    type: 'Fejltype',
    noType: 'Kun en kommentar',
    typeHint: 'Bruges, når kommentaren sættes ved ord, der ikke er markeret i forvejen.',
    replacement: 'Rettelse',
    replacementHint: 'Lad feltet stå tomt, hvis ordene ikke skal rettes til noget bestemt.',
    share: 'Del med skolens lærere',
    save: 'Gem',
    cancel: 'Annuller',
    saved: 'Kommentaren er gemt.',
  },
  row: {
    edit: (words: string) => `Rediger »${words}«`,
    remove: (words: string) => `Slet »${words}«`,
    share: (words: string) => `Del »${words}« med skolen`,
    stop: (words: string) => `Del ikke længere »${words}«`,
    copy: 'Kopiér til mine',
    copyOf: (words: string) => `Kopiér »${words}« til mine`,
  },
  isShared: 'Kommentaren er delt med skolens lærere.',
  notShared: 'Kommentaren er ikke længere delt.',
  copied: 'Kommentaren er kopieret til dine egne.',
  removed: 'Kommentaren er slettet.',
  undo: 'Fortryd',

  empty: {
    title: 'Kommentarbanken er tom',
    text: 'Skriv den første her, eller gem en, når du kommenterer en tekst.',
    none: 'Ingen kommentarer passer til din søgning',
    noneText: 'Prøv med et andet ord.',
    showAll: 'Vis alle',
  },
  file: {
    name: 'kommentarbank.csv',
    export: 'Eksportér',
    import: 'Importér',
    choose: 'Vælg en fil med kommentarer',
    columns: { text: 'Kommentar', category: 'Kategori', type: 'Fejltype', replacement: 'Rettelse' },
    nothing: 'Du har ingen egne kommentarer at eksportere.',
    help: 'Filer i CSV med kolonnerne Kommentar, Kategori, Fejltype og Rettelse, som Excel og andre regneark kan åbne.',
    done: (added: number, known: number, without: number) =>
      [
        added === 0 ? 'Ingen nye kommentarer.' : `${comments(added)} er importeret.`,
        known > 0 && (known === 1 ? '1 havde du i forvejen.' : `${known} havde du i forvejen.`),
        without > 0 &&
          (without === 1
            ? '1 havde en fejltype, som Ordklar ikke kender, og kom med uden.'
            : `${without} havde en fejltype, som Ordklar ikke kender, og kom med uden.`),
      ]
        .filter(Boolean)
        .join(' '),
    notOurs:
      'Filen er ikke en fil med kommentarer. Den skal være en CSV-fil, og den første linje skal have kolonnen »Kommentar«. Intet er ændret.',
    noComments: 'Der er ingen kommentarer i filen. Intet er ændret.',
    notRead: 'Filen kunne ikke læses. Er den flyttet eller slettet, så vælg den igen. Intet er ændret.',
    tooBig: 'Filen er for stor. Den må højst fylde 5 MB. Intet er ændret.',
    tooMany: (n: number) =>
      `Der er ${number(n)} kommentarer i filen. Der kan højst være ${number(MAX_BANK_COMMENTS)}. Intet er ændret.`,
    rowTooLong: (row: number, column: string, length: number, most: number) =>
      `Række ${row} kan ikke importeres: feltet »${column}« fylder ${number(length)} tegn og må højst fylde ${number(most)}. Intet er ændret.`,
  },
};
