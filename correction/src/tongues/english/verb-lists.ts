import { WordList } from '../../words/word-list.ts';

export const PARTICIPLES = new WordList(
  'going coming playing doing making looking waiting living working running trying talking watching sitting walking eating sleeping reading writing having getting using learning driving swimming standing wearing flying laughing crying listening studying training travelling moving dancing singing',
);

export const SPORTS_VERBS = new WordList(
  'swim play run go be see say do make learn talk help win look eat ride dance cook walk travel ski shop fight drive',
);
