import { WordList } from './word-list.ts';

/** Seas, mountains, towns and parts of the world whose names the dictionary takes for compounds or other words, and that are nothing else. */
export const PLACE_NAMES = new WordList(
  'vadehavet nordsøen vesterhavet østersøen middelhavet sortehavet rødehavet stillehavet atlanterhavet ishavet storebælt lillebælt øresund ' +
    'limfjorden gudenåen himmelbjerget møllehøj rundetårn folketinget landstinget lagtinget christiansborg amalienborg kronborg amager samsø ' +
    'nørrebro vesterbro østerbro asien mellemøsten nordafrika sydafrika nordamerika sydamerika latinamerika sydeuropa nordeuropa østeuropa vesteuropa ' +
    'nordjylland midtjylland sydjylland sønderjylland nordsjælland sydsjælland vestsjælland midtsjælland nordfyn sydfyn sydslesvig ' +
    'alperne pyrenæerne karpaterne filippinerne storbritannien nordirland sydkorea nordkorea elfenbenskysten',
);

/** The same of words that are something else besides, where one comes from, goes to or is. */
export const TOWNS_AND_LANDS = new WordList('polen vejle skagen norden paris rom kina chile');

/** How streets are called: »Jernbanevej«. */
export const STREETS = /.{3}(vej|gade|stræde|allé|alle|torv|plads)$/;
