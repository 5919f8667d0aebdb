import { ClauseTrack } from '../src/analysis/clause-track.ts';
import { tagFeatures } from '../src/analysis/tag-features.ts';
import { PLACE_FEATURES, placeFeatures } from '../src/models/place-features.ts';
import { VERB_CHOICE_KEYS, VERB_CHOICES, VERB_FORM_BITS, verbLemma } from '../src/models/verb-forms.ts';
import { ADJECTIVE_FORMS, type FormChoices, formLemma, possibleForms } from '../src/models/word-forms.ts';
import { setsWith } from '../src/models/word-sets.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import { VERB } from '../src/lexicon/readings.ts';
import type { Tagger } from '../src/tagger/tagger.ts';
import { makeWordType, type WordType } from '../src/tagger/word-type.ts';
import type { ChoiceLesson } from './choice-trainer.ts';
import { seededRandom } from './random.ts';
import { UNSURE } from './own-tags.ts';
import type { TreebankToken } from './treebank.ts';

/** How often other words near the place are wrong too, as in pupils' texts. */
const NOISE = 0.05;
const JOINED = 0.25;

/**
 * Lessons for the choice model: every verb and every word of a set, each as printed and with the other forms in its
 * place, since the tags of its neighbours depend on what stands there. Neighbours are wrong now and then.
 */
export class ChoiceLessons {
  readonly lessons: ChoiceLesson[] = [];
  readonly #lexicon: Lexicon;
  readonly #types = new Map<Tagger, Map<string, WordType>>();
  readonly #random = seededRandom(23);
  readonly #track = new ClauseTrack();
  readonly #features = new Int32Array(PLACE_FEATURES);

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /**
   * @param next the sentence that follows, sometimes joined on without a full stop.
   * @param withSets also about the small words, whose rules are weighed against printed text.
   */
  add(sentence: readonly TreebankToken[], next: readonly TreebankToken[], tagger: Tagger, withSets = true): void {
    const words = bare(this.#random() < JOINED ? [...sentence.slice(0, -1), ...next] : sentence);
    const own = bare(sentence).length;
    for (let i = 0; i < Math.min(own, words.length); i++) {
      const token = words[i]!;
      const lower = token.form.toLowerCase();
      if (token.tag === UNSURE) continue;
      for (const set of withSets ? setsWith(lower) : []) {
        const right = set.words.indexOf(lower);
        for (const form of set.words) this.#lesson(words, i, form, 0, set.keys, right, tagger);
      }
      this.#verb(words, i, lower, tagger);
      this.#form(words, i, lower, ADJECTIVE_FORMS, /^(AN|RG)/, tagger);
    }
  }

  #verb(words: readonly TreebankToken[], i: number, lower: string, tagger: Tagger): void {
    const word = this.#lexicon.findAnyCase(lower);
    if (word < 0 || (this.#lexicon.union(word) & VERB) === 0) return;
    const right = verbChoice(words[i]!.tag);
    const lemma = verbLemma(word, this.#lexicon);
    if (lemma === 0 || right < 0) return;
    for (const form of new Set([lower, ...this.#forms(word)])) {
      this.#lesson(words, i, form, lemma, VERB_CHOICE_KEYS, right, tagger);
    }
  }

  /** Places of words that are sure to be one form; and those of other classes that look like one. */
  #form(
    words: readonly TreebankToken[],
    i: number,
    lower: string,
    set: FormChoices,
    tags: RegExp,
    tagger: Tagger,
  ): void {
    const word = this.#lexicon.findAnyCase(lower);
    if (word < 0 || (this.#lexicon.union(word) & set.wordClass) === 0) return;
    const forms = possibleForms(word, set, this.#lexicon);
    const isMember = tags.test(words[i]!.tag);
    if (isMember && (forms === 0 || (forms & (forms - 1)) !== 0)) return;
    const right = isMember ? Math.log2(forms) : set.forms.length;
    const lemma = formLemma(word, set, this.#lexicon);
    const others = set.forms.flatMap(([wanted, unwanted]) =>
      this.#lexicon.otherForms(word, set.wordClass, wanted, unwanted).slice(0, 1),
    );
    for (const form of new Set([lower, ...others])) this.#lesson(words, i, form, lemma, set.keys, right, tagger);
  }

  /** The other forms of the verb. */
  #forms(word: number): string[] {
    return VERB_FORM_BITS.slice(0, 4).flatMap(([wanted, unwanted]) =>
      this.#lexicon.otherForms(word, VERB, wanted, unwanted).slice(0, 1),
    );
  }

  #lesson(
    words: readonly TreebankToken[],
    i: number,
    form: string,
    lemma: number,
    choices: Int32Array,
    right: number,
    tagger: Tagger,
  ): void {
    const types = words.map((token, k) => this.#type(k === i ? form : this.#noisy(token), tagger));
    const tags = new Uint8Array(types.length);
    tagger.tag(types, 0, types.length, tags);
    this.#track.fill(types, tags, 0, types.length, tagFeaturesOf(tagger));
    const count = placeFeatures(this.#track, i, lemma, this.#features);
    this.lessons.push({ features: this.#features.slice(0, count), choices, right });
  }

  #noisy(token: TreebankToken): string {
    if (this.#random() >= NOISE) return token.form;
    const lower = token.form.toLowerCase();
    const word = this.#lexicon.findAnyCase(lower);
    const others = token.tag.startsWith('V') ? this.#forms(word) : (setsWith(lower)[0]?.words ?? []);
    return others[Math.floor(this.#random() * others.length)] ?? token.form;
  }

  #type(form: string, tagger: Tagger): WordType {
    const types = this.#types.get(tagger) ?? new Map<string, WordType>();
    this.#types.set(tagger, types);
    const known = types.get(form);
    if (known) return known;
    const made = makeWordType(form, this.#lexicon);
    types.set(form, made);
    return made;
  }
}

const bare = (sentence: readonly TreebankToken[]): TreebankToken[] => sentence.filter((token) => token.form !== ',');

const FEATURES_OF = new WeakMap<Tagger, ReturnType<typeof tagFeatures>>();
function tagFeaturesOf(tagger: Tagger): ReturnType<typeof tagFeatures> {
  const known = FEATURES_OF.get(tagger);
  if (known) return known;
  const made = tagFeatures(tagger.tags, tagger.readings);
  FEATURES_OF.set(tagger, made);
  return made;
}

/** Number in VERB_CHOICES by the treebank's tag; −1 for forms that are no choice (passives, -ende). */
function verbChoice(tag: string): number {
  if (!tag.startsWith('V')) return VERB_CHOICES.indexOf('other');
  if (/^V[AE]DR.*A-$/.test(tag)) return VERB_CHOICES.indexOf('present');
  if (/^V[AE]DA.*A-$/.test(tag)) return VERB_CHOICES.indexOf('past');
  if (/^V[AE]F.*A-$/.test(tag)) return VERB_CHOICES.indexOf('infinitive');
  if (/^V[AE]PA=S\[CN\]I/.test(tag)) return VERB_CHOICES.indexOf('participle');
  if (/^VAM/.test(tag)) return VERB_CHOICES.indexOf('imperative');
  return /^VAPA/.test(tag) ? VERB_CHOICES.indexOf('other') : -1;
}
