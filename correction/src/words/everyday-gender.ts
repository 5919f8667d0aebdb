import * as r from '../lexicon/readings.ts';
import { WordList } from './word-list.ts';

// Nouns that the dictionary has in both genders, since two words are spelled alike, of which pupils mean but one: »et lager« of goods,
// not »en lager« to drink. Those that everyday life has in both (»en øl«, »et øl«; »en frø«, »et frø«; »en virus«) stand in neither list.

const NEUTER = new WordList(
  'lager ur æg øre mærke led pas sekund stik talent ar lagen fotografi felt søm tip bal legat træk koncept modul kapel lod skær ' +
    'rim misbrug stofmisbrug alkoholmisbrug magtmisbrug pust beat',
);
const COMMON = new WordList(
  'ø å bi nøgle spand plan plet tråd kiks prik profil slang tun manual pedal røst dunk tændstik match flip gran stift fond ' +
    'ting lift sut bums relikvie los jalousi',
);

/** The one gender that pupils mean by a noun that has both by the dictionary, as a reading's bit; 0 of all others. */
export const everydayGender = (noun: string): number =>
  NEUTER.test(noun) ? r.NEUTER : COMMON.test(noun) ? r.COMMON : 0;
