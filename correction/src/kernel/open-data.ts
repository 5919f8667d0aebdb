import { AroundNet } from '../around/around-net.ts';
import { tagFeatures } from '../analysis/tag-features.ts';
import type { TextReader } from '../analysis/text-reader.ts';
import type { EngineData } from '../api.ts';
import { Lacks } from '../language-model/lacks.ts';
import { NetReader } from '../language-model/net-reader.ts';
import { Net } from '../language-model/net.ts';
import { Vocabulary } from '../language-model/vocabulary.ts';
import { Lexicon } from '../lexicon/lexicon.ts';
import { AlikeModel } from '../models/alike-model.ts';
import { ChoiceModel } from '../models/choice-model.ts';
import { FitModel } from '../models/fit-model.ts';
import { LinearModel } from '../models/linear-model.ts';
import type { Models } from '../models/models.ts';
import { NounTable } from '../models/noun-table.ts';
import { Perceptron } from '../models/perceptron.ts';
import { PrepositionTable } from '../models/preposition-table.ts';
import { ProofNet } from '../proof-reader/proof-net.ts';
import { inputsAt } from '../proof-reader/inputs.ts';
import { type InputsAt, NetProofReader } from '../proof-reader/net-proof-reader.ts';
import { SectionReader } from '../sections.ts';
import { LookAlikes, lookAlikeTable } from '../spelling/look-alikes.ts';
import { Rivals } from '../spelling/rivals.ts';
import { Scenes } from '../spelling/scenes.ts';
import { Slips } from '../spelling/slips.ts';
import { Speller } from '../spelling/speller.ts';
import { Spellings } from '../tagger/spellings.ts';
import { Tagger } from '../tagger/tagger.ts';
import { makeWordType } from '../tagger/word-type.ts';
import type { Dispatcher } from './dispatch.ts';

/** What texts are read with; each spelling is given the rules that it sets off. */
export function openReader(data: EngineData, dispatcher: Dispatcher): TextReader {
  const lexicon = new Lexicon(data.lexicon);
  const tagger = new Tagger(data.tagger);
  return {
    lexicon,
    tagger,
    tagFeatures: tagFeatures(tagger.tags, tagger.readings),
    spellings: new Spellings((text) => {
      const made = makeWordType(text, lexicon);
      made.rules = dispatcher.rulesFor(made, lexicon);
      return made;
    }),
  };
}

/** What the sections of `lackingWords` begin with. */
export const LACKING = 'lacking.';

/** What texts are judged with. */
export function openModels(data: EngineData, lexicon: Lexicon): Models {
  const nounSections = new SectionReader(data.nouns);
  const commaSections = new SectionReader(data.commas);
  const meantSections = new SectionReader(data.meant);
  const learnerSections = new SectionReader(data.learners);
  const aroundSections = new SectionReader(data.around);
  const fitSections = new SectionReader(data.fit);
  const speller = new Speller(lexicon);
  const lookAlikes = new LookAlikes(lexicon, speller, lookAlikeTable(fitSections, 'lookAlikes'));
  const fit = new FitModel(fitSections);
  const secondReader = openSecondReader(data, lexicon);
  const models: Models = {
    speller,
    lookAlikes,
    rivals: new Rivals(lexicon, lookAlikes, fit),
    slips: new Slips(lexicon, new LookAlikes(lexicon, speller, lookAlikeTable(fitSections, 'slips'))),
    scenes: new Scenes(lexicon),
    commas: new LinearModel(commaSections),
    stops: new LinearModel(commaSections, 'stops'),
    choices: new ChoiceModel(new SectionReader(data.choices)),
    nouns: new ChoiceModel(nounSections),
    nounTable: new NounTable(lexicon),
    articles: new ChoiceModel(nounSections, 'articles'),
    words: new AlikeModel(new SectionReader(data.words)),
    apart: new LinearModel(meantSections, 'apart'),
    meant: new LinearModel(meantSections, 'meant'),
    left: new LinearModel(meantSections, 'left'),
    runOn: new LinearModel(meantSections, 'runOn'),
    alike: new LinearModel(meantSections, 'alike'),
    prepositions: new PrepositionTable(learnerSections),
    smallWords: new Perceptron(learnerSections),
    around: new AroundNet(data.kernel, aroundSections),
    lackingWords: new Perceptron(aroundSections, LACKING),
    fit,
    secondReader,
    proofReader: openProofReader(data, secondReader, (a, at, numbers, from) => inputsAt(a, at, models, numbers, from)),
  };
  return models;
}

function openProofReader(data: EngineData, reader: NetReader, inputs: InputsAt): NetProofReader {
  const sections = new SectionReader(data.proof);
  const net = new ProofNet(data.kernel, sections);
  return new NetProofReader(net, sections, new SectionReader(data.language), reader, inputs);
}

function openSecondReader(data: EngineData, lexicon: Lexicon): NetReader {
  const language = new SectionReader(data.language);
  const net = new Net(data.kernel, language);
  return new NetReader(net, new Vocabulary(language, lexicon), new Lacks(language, net.lackWidth));
}
