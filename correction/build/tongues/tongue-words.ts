/** The words of a language: what each can be, and in some languages which forms belong together, the one that names them first. */
export interface TongueWords {
  words: ReadonlyMap<string, number>;
  rows?: readonly (readonly string[])[];
}
