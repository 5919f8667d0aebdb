import { WordList } from './word-list.ts';

/** What something is painted or dyed, never how: »farvede væsken rød«. In the form of en-words. */
export const COLOURS = new WordList(
  'rød blå grøn gul sort hvid brun grå lyserød mørkerød højrød knaldrød ildrød blodrød vinrød lyseblå mørkeblå himmelblå ' +
    'knaldblå lysegrøn mørkegrøn græsgrøn lysegul knaldgul lysebrun mørkebrun kulsort kridthvid snehvid lysegrå ' +
    'mørkegrå sølvgrå violet turkis rosa grønlig blålig rødlig gullig brunlig grålig sortlig hvidlig',
);
