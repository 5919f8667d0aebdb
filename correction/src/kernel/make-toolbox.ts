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
import { makeWordType } from '../tagger/word-type.ts';
import type { Dispatcher } from './dispatch.ts';
import { Spellings } from './spellings.ts';
import type { Toolbox } from './toolbox.ts';

export function makeToolbox(data: EngineData, dispatcher: Dispatcher): Toolbox {
  const lexicon = new Lexicon(data.lexicon);
  const tagger = new Tagger(data.tagger);
  const track = new ClauseTrack();
  let trackOf: Analysis | null = null;
  let trackSentence = -1;
  const speller = new Speller(lexicon);
  const nounSections = new SectionReader(data.nouns);
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
    nouns: new ChoiceModel(nounSections),
    articles: new ChoiceModel(nounSections, 'articles'),
    words: new AlikeModel(new SectionReader(data.words)),
    fit: new FitModel(fitSections),
    spellings: new Spellings((text) => {
      const made = makeWordType(text, lexicon);
      made.rules = dispatcher.rulesFor(made, lexicon);
      return made;
    }),
    intern(text) {
      return this.spellings.at(text, 0, text.length);
    },
    trackFor(analysis, sentence) {
      if (trackOf !== analysis || trackSentence !== sentence) {
        const [from, to] = [analysis.sentences[sentence]!, analysis.sentences[sentence + 1]!];
        track.fill(analysis.types, analysis.tags, from, to, features, analysis.commas);
        trackOf = analysis;
        trackSentence = sentence;
      }
      return track;
    },
  };
}
