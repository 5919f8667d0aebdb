import { count } from '../danish-count.ts';

const words = (n: number) => count(n, 'ord', 'ord');

/** Texts of uploading, exactly as the specification gives them. */
export const uploadText = {
  onlyDocx: 'Du må kun uploade filer af typen DOCX',
  notDocxInside: 'Fejl: Du må kun uploade filer af typen DOCX',
  tooLarge: 'Du må maks uploade 10 MB',
  done: 'Filen blev uploadet',
  failed:
    'Der er sket en fejl med at uploade filen. Vi har modtaget fejlen og arbejder allerede på at få den løst. Prøv at genindlæse siden senere på dagen.',
};

/** Danish of the upload area. */
export const dropText = {
  own: { label: 'Din Word-fil', invite: 'Træk din Word-fil hertil', inviteTouch: 'Vælg din Word-fil' },
  /** Where a teacher hands in for a pupil. */
  ofPupil: (name: string) => ({
    label: `Word-fil fra ${name}`,
    invite: 'Træk elevens Word-fil hertil',
    inviteTouch: 'Vælg elevens Word-fil',
  }),
  orChoose: 'eller vælg den på din enhed',
  choose: 'Vælg fil',
  rule: 'Kun DOCX, højst 10 MB',
  cloud: 'Ligger filen i OneDrive eller Google Drev?',
  uploading: (name: string) => `Uploader ${name}`,
  progress: (percent: number) => `${percent} %`,
  replace: 'Vælg en anden fil',
  remove: 'Fjern filen',
  removeOf: (name: string) => `Fjern ${name}`,
  facts: (n: number, size: string) => `${words(n)} · ${size}`,
  download: (name: string) => `Hent ${name}`,
  notes: {
    'images-dropped': 'Billederne i filen kommer ikke med, kun teksten.',
  } as Record<string, string>,
};

/** Danish of writing, confirming and handing in. */
export const handInText = {
  ways: 'Sådan vil du aflevere',
  write: 'Skriv her',
  upload: 'Upload en Word-fil',

  editor: 'Din tekst',
  placeholder: 'Begynd at skrive …',
  words: (n: number) => words(n),
  ofMinimum: (n: number, minimum: number) => `${n} af de anbefalede ${words(minimum)}`,
  reached: (n: number) => `${words(n)} – du har nået den anbefalede længde`,
  state: {
    untouched: '',
    changed: 'Gemmer …',
    saving: 'Gemmer …',
    saved: (clock: string) => `Gemt ${clock}`,
    offline: 'Ingen forbindelse. Din tekst er gemt på din enhed og bliver sendt, så snart der er net igen.',
    unsaved: 'Din tekst er gemt på din enhed, men ikke hos Ordklar endnu. Vi prøver igen om lidt.',
  },
  saveNow: 'Prøv nu',
  newer: 'Teksten er ændret et andet sted, i en anden fane eller på en anden enhed. Her står den nyeste udgave.',
  takeBack: 'Hent den anden udgave',
  keepNewest: 'Behold den nyeste',
  draftFailed: 'Vi kunne ikke hente det, du har skrevet. Prøv igen, før du skriver videre.',

  fileWins: (name: string) =>
    `Du har vedhæftet ${name}. Det er filen, der bliver afleveret. Fjern den, hvis du vil aflevere det, du har skrevet her.`,
  draftWaits: 'Det, du har skrevet her på siden, bliver ikke afleveret, når du vedhæfter en fil. Det bliver gemt.',

  submit: 'Aflever opgaven',
  nothingYet: 'Skriv din tekst, eller upload en fil, før du afleverer.',
  wait: 'Vent, til filen er uploadet.',

  confirm: {
    title: 'Vil du aflevere nu?',
    file: (name: string, n: number) => `Du afleverer filen ${name} med ${words(n)}.`,
    text: (n: number) => `Du afleverer den tekst, du har skrevet, med ${words(n)}.`,
    locked: 'Når du har afleveret, kan du ikke rette mere, før din lærer sender teksten tilbage.',
    few: (minimum: number) =>
      `Du har skrevet færre ord end det anbefalede minimum på ${minimum}. Du må gerne aflevere alligevel.`,
    noComma: 'Der er ingen kommaer i din tekst. Er du sikker på, at den er læst igennem?',
    noSentenceMark: 'Der er ingen punktummer i din tekst. Er du sikker på, at den er læst igennem?',
    unchanged: 'Du har ikke ændret noget i din tekst endnu.',
    late: 'Fristen er overskredet. Din lærer kan se, at opgaven er afleveret for sent.',
    yes: 'Aflever',
    no: 'Vent lidt',
  },
  refused: {
    title: 'Du kan desværre ikke aflevere opgaven',
    text: 'Det er ikke muligt at aflevere opgaver uden kommaer og punktummer.',
    file: 'Sæt tegn i din tekst, gem filen, og upload den igen.',
    written: 'Sæt tegn i din tekst, og aflever den igen.',
    back: 'Gå tilbage',
  },
  submissionError: {
    title: 'Opgaven blev ikke afleveret',
    text: 'Det, du ville aflevere, fylder for meget. Det er ikke gået tabt.',
    file: 'Prøv at fjerne billeder fra filen, gem den igen som DOCX, og upload den på ny. En fil må højst fylde 10 MB.',
    written: 'Gør teksten kortere, og prøv igen.',
    back: 'Gå tilbage',
  },
  failed: (reason: string) => `Opgaven blev ikke afleveret.\n${reason}`,
  done: 'Du har nu afleveret opgaven',
  /** Of a file; the pupil's own way to a new hand-in goes by the teacher, who can delete the one that is there. */
  lacks: {
    comma:
      'Der er ingen kommaer i din fil. Læs teksten igennem. Vil du rette den og aflevere igen, så spørg din lærer, der kan åbne opgaven for dig.',
    sentenceMark:
      'Der er ingen punktummer i din fil. Læs teksten igennem. Vil du rette den og aflevere igen, så spørg din lærer, der kan åbne opgaven for dig.',
  },

  handedIn: {
    title: 'Du har afleveret',
    when: (moment: string) => `Afleveret ${moment}`,
    late: 'for sent',
    words: (n: number) => words(n),
    few: 'Du har skrevet færre ord end det anbefalede minimum',
    next: (teacher: string) =>
      `${teacher} læser din tekst og sender den tilbage til dig. Så kan du se rettelserne her.`,
    returned: (teacher: string) => `${teacher} har sendt teksten tilbage til dig.`,
    seeText: 'Se din rettede tekst',
    back: 'Tilbage til Tildelte lektier',
    yourText: 'Det, du afleverede',
    file: 'Din fil',
  },
};
