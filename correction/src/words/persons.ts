import { WordList } from './word-list.ts';

// Pronouns, by what they can be in a sentence. Where two classes differ in one word, that word is why: »de« may be an article,
// »i« a preposition, »der« and »som« open a clause.

/** Persons that do something and can be nothing else. */
export const SURE_PERSONS = new WordList('jeg du han hun vi man');

/** The same and »de«, which may be an article. */
export const PERSONS = new WordList('jeg du han hun vi man de');

/** The same and »i«, which may be a preposition. */
export const PERSONS_AND_I = new WordList('jeg du han hun vi man de i');

/** Without »de«. */
export const SURE_PERSONS_AND_I = new WordList('jeg du han hun vi man i');

/** Whoever or whatever does something. */
export const SUBJECTS = new WordList('jeg du han hun vi man de den det');

/** The same and »i«. */
export const SUBJECTS_AND_I = new WordList('jeg du han hun vi man de den det i');

/** The same and »der«, which stands where a subject does. */
export const SUBJECTS_AND_DER = new WordList('jeg du han hun vi man de den det der');

/** Every word that can stand where a subject does. */
export const SUBJECTS_DER_AND_I = new WordList('jeg du han hun vi man de den det der i');

/** What comes straight before the verb that it is the subject of. */
export const PERSONS_AND_RELATIVES = new WordList('jeg du han hun vi man de som der');

/** The same with things. */
export const SUBJECTS_AND_RELATIVES = new WordList('jeg du han hun vi man de den det der som');

/** Persons to whom something is done. */
export const OBJECT_PERSONS = new WordList('mig dig ham hende os jer dem');

/** The same and »sig«. */
export const OBJECT_PERSONS_AND_SELF = new WordList('mig dig ham hende os jer dem sig');

/** Those that are taken for subjects. */
export const SURE_OBJECT_PERSONS = new WordList('mig ham hende os dem');

/** Whatever something is done to. */
export const OBJECTS = new WordList('mig dig ham hende os jer dem sig den det');

/** Whose it is, whatever it is. */
export const OWNERS = new WordList('min mit mine din dit dine sin sit sine hans hendes vores jeres deres');

/** The subject once more, as an object. */
export const SELVES = new WordList('mig dig sig os jer');

/** Several, as an object. */
export const MORE_OF_THEM = new WordList('os jer dem');

/** One other person. */
export const HIM_OR_HER = new WordList('ham hende');

/** They are called so without an article. */
export const PARENTS = new WordList('mor far mormor morfar farmor farfar');

/** They are somebody's. */
export const RELATIVES_OF_SOMEBODY = new WordList(
  'mor far bror søster mormor morfar farmor farfar moster faster onkel kæreste',
);

/** The object's form of who is surely a subject: »jeg« and »mig«. */
export const OBJECT_OF: Readonly<Record<string, string>> = {
  jeg: 'mig',
  du: 'dig',
  han: 'ham',
  hun: 'hende',
  vi: 'os',
};
/** The other way round. */
export const SUBJECT_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OBJECT_OF).map(([subject, object]) => [object, subject]),
);
