import { WordList } from './word-list.ts';

// Forms of the small verbs.

/** A finite »være«. */
export const IS_WAS = new WordList('er var');

/** The same and »blive«. */
export const IS_OR_BECOMES = new WordList('er var bliver blev');

/** The same and their infinitives. */
export const BE_OR_BECOME = new WordList('er var være bliver blev blive');

/** Every form of both. */
export const ALL_BE_AND_BECOME = new WordList('er var være været bliver blev blive blevet');

/** Every form of »blive«. */
export const BECOME = new WordList('bliver blev blive blevet');

/** After »at« and modals. */
export const TO_BE_OR_BECOME = new WordList('være blive');

/** A finite »have«. */
export const HAS_HAD = new WordList('har havde');

/** The same and its infinitive. */
export const HAVE = new WordList('har havde have');

/** An infinitive without »at« follows. */
export const MODALS = new WordList('kan kunne skal skulle vil ville må måtte');

/** The same and the rarer ones. */
export const MORE_MODALS = new WordList('kan kunne skal skulle vil ville må måtte bør tør turde');

/** Before a participle. */
export const IS_OR_HAS = new WordList('er har');

/** A finite »gå«. */
export const GOES = new WordList('går gik');

/** A finite »tage«. */
export const TAKES = new WordList('tager tog');

/** Every form of »gøre«. */
export const DO = new WordList('gør gjorde gøre gjort');

/** What is known follows. */
export const KNOWS_OR_REMEMBERS = new WordList('ved husker');

/** Finite forms of laying. */
export const LAYS = new WordList('lagde lægger');

/** What new things do: »der er«, »der hænger«. */
export const IS_OR_COMES = new WordList(
  'er var kom kommer blev bliver stod står sad sidder lå ligger hænger hang bor boede sov sover lever levede findes fandtes skete sker',
);
