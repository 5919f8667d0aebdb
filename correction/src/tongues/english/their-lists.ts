import { WordList } from '../../words/word-list.ts';

export const OWNED = new WordList(
  'name own tail legs eyes head colour color owner owners food house mother family mouth nose ears fur body babies home place father friends parents way teeth life lives brother sister car bike phone phones money room dog children kids hands faces clothes hair country school birthday heart time problems minds mind job jobs',
);
