import type { Analysis } from '../analysis/analysis.ts';
import { ClauseTrack } from '../analysis/clause-track.ts';
import { tagFeatures } from '../analysis/tag-features.ts';
import type { EngineData } from '../api.ts';
import { AlikeModel } from '../choices/alike-model.ts';
import { ChoiceModel } from '../choices/choice-model.ts';
import { FitModel } from '../choices/fit-model.ts';
import { Lexicon } from '../lexicon/lexicon.ts';
import { LinearModel } from '../model/linear-model.ts';
import { SectionReader } from '../sections.ts';
import { LookAlikes, lookAlikeTable } from '../spelling/look-alikes.ts';
import { Speller } from '../spelling/speller.ts';
import { Tagger } from '../tagger/tagger.ts';
import { makeWordType, type WordType } from '../tagger/word-type.ts';
import type { Dispatcher } from './dispatch.ts';
import type { Toolbox } from './toolbox.ts';

/** Spellings kept; a class's essays share most of theirs. */
const MOST_SPELLINGS = 60_000;

export function makeToolbox(data: EngineData, dispatcher: Dispatcher): Toolbox {
  const lexicon = new Lexicon(data.lexicon);
  const tagger = new Tagger(data.tagger);
  const spellings = new Map<string, WordType>();
  const track = new ClauseTrack();
  let trackOf: Analysis | null = null;
  let trackSentence = -1;
  const speller = new Speller(lexicon);
  const commaSections = new SectionReader(data.commas);
  const fitSections = new SectionReader(data.fit);
  const features = tagFeatures(tagger.tags, tagger.readings);
  return {
    lexicon,
    tagger,
    tagFeatures: features,
    speller,
    lookAlikes: new LookAlikes(lexicon, speller, lookAlikeTable(fitSections)),
    commas: new LinearModel(commaSections),
    stops: new LinearModel(commaSections, 'stops'),
    choices: new ChoiceModel(new SectionReader(data.choices)),
    nouns: new ChoiceModel(new SectionReader(data.nouns)),
    words: new AlikeModel(new SectionReader(data.words)),
    fit: new FitModel(fitSections),
    intern(text) {
      const known = spellings.get(text);
      if (known) return known;
      if (spellings.size >= MOST_SPELLINGS) spellings.clear();
      const made = makeWordType(text, lexicon);
      made.rules = dispatcher.rulesFor(made, lexicon);
      spellings.set(text, made);
      return made;
    },
    trackFor(analysis, sentence) {
      if (trackOf !== analysis || trackSentence !== sentence) {
        const [from, to] = [analysis.sentences[sentence]!, analysis.sentences[sentence + 1]!];
        track.fill(analysis.types, analysis.tags, from, to, features);
        trackOf = analysis;
        trackSentence = sentence;
      }
      return track;
    },
  };
}
