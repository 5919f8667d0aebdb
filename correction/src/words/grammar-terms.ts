import { WordList } from './word-list.ts';

/** What a language is spoken of with, of which there is hardly ever one among many: »har stort begyndelsesbogstav«, »styrer akkusativ«. */
export const GRAMMAR_TERMS = new WordList(
  'bogstav begyndelsesbogstav forbogstav slutbogstav form grundform vokal konsonant stavelse endelse nutid datid fremtid førnutid førdatid ental flertal køn ' +
    'fælleskøn intetkøn hankøn hunkøn kasus nominativ akkusativ dativ genitiv navneform navnemåde bydeform rodmorfem bøjning ordstilling tegn komma startkomma punktum',
);
