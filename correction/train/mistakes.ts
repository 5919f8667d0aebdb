import type { Lexicon } from '../src/lexicon/lexicon.ts';
import type { LookAlike } from '../src/spelling/look-alikes.ts';

/** What a hundredth of an edit makes a mistake less likely by, as a logarithm. */
const COST_DECAY = 1 / 25;

interface Slip {
  written: number;
  weight: number;
}

/** Real words that pupils may write for a word: the look-alikes read backwards. */
export class RealWordMistakes {
  readonly #slips = new Map<number, Slip[]>();
  readonly #lexicon: Lexicon;

  /**
   * @param lookAlikes the words that may have been meant where a word is written.
   * @param written words that may be written by mistake.
   */
  constructor(
    lookAlikes: (listed: number) => readonly Pick<LookAlike, 'listed' | 'cost'>[],
    written: Iterable<number>,
    lexicon: Lexicon,
  ) {
    this.#lexicon = lexicon;
    for (const word of written) {
      for (const { listed, cost } of lookAlikes(word)) {
        const slips = this.#slips.get(listed) ?? [];
        // A mistake is a matter of sound; that the result is a usual word makes it a little likelier.
        slips.push({ written: word, weight: Math.exp(-cost * COST_DECAY) * (20 + lexicon.frequencies[word]!) });
        this.#slips.set(listed, slips);
      }
    }
  }

  /** A real word written for the word, or null when none is near. */
  draw(listed: number, random: () => number): string | null {
    const slips = this.#slips.get(listed);
    if (!slips) return null;
    let rest = random() * slips.reduce((sum, slip) => sum + slip.weight, 0);
    for (const slip of slips) {
      rest -= slip.weight;
      if (rest <= 0) return this.#lexicon.words.word(slip.written);
    }
    return null;
  }
}

const SWAPS: readonly (readonly [string, string])[] = (
  'e æ,æ e,o å,å o,y ø,ø y,i e,e i,nd n,nd nn,ld l,ld ll,hv v,hj j,g k,k g,d t,t d,b p,p b,v f,gt kt,ig i,g ,r ,h ,' +
  'ende ene,er e,er re,et ed,ng n,tt t,kk k,ll l,mm m,nn n,ss s,pp p,l ll,n nn,m mm,t tt,s ss,k kk,eg ej,øj øg,c s,c k,ch sj'
)
  .split(',')
  .map((pair) => pair.split(' ') as [string, string]);

/** The word as a weak speller may write it. */
export function misspelled(word: string, random: () => number): string {
  for (let tries = 0; tries < 12; tries++) {
    const [right, wrong] = SWAPS[Math.floor(random() * SWAPS.length)]!;
    const at = word.indexOf(right, Math.floor(random() * word.length));
    if (at >= 0 && word.length > 3) return word.slice(0, at) + wrong + word.slice(at + right.length);
  }
  const at = 1 + Math.floor(random() * (word.length - 1));
  return word.slice(0, at) + word.slice(at + 1);
}
