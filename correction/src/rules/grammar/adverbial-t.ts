import { doubtedForm } from '../../choices/doubted-form.ts';
import { ADJECTIVE_FORMS } from '../../choices/word-forms.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';

const DOUBT = 0.75;
const SURE = 0.15;
/** After these the adjective tells of the subject or the object: »han føler sig glad«, »det gjorde hende vred«. */
const DESCRIBES =
  /^(er|var|vær|være|været|bliv|ble|virk|føl|ser|så|se|set|gør|gjor|gjort|gøre|lig|lå|sid|sad|stå|stod|hold|find|fand|fund|kald|mal|lav|få|får|fik|ha|lad|lod|blegn|spil|syn|hed|komm|gå|gik|døde|dør|lyd|kend|regn|leve|føde|betragt|bed)/;
const BETWEEN = /^(så|meget|for|ret|ganske|rigtig|rigtigt|virkelig|helt|alt|mere|lidt|super)$/;

export const adverbialT: WordRule = {
  id: 'adverbial-t',
  subcategory: 'adverbial-t',
  on: { readings: r.ADJECTIVE },
  wrong: [
    ['Drengene løb meget hurtig.', 'Drengene løb meget hurtigt.'],
    ['Hun sang så smuk.', 'Hun sang så smukt.'],
    ['Alle blev hel stille.', 'Alle blev helt stille.'],
  ],
  right: ['Han løb stærkt hele vejen hjem.', 'Hun følte sig glad.', 'De malede huset rødt.', 'Han drak en hel kop te.'],
  match(a, at): Finding | null {
    const before = a.before(at);
    const after = a.after(at);
    if (before < 0 || a.hasCapital(at) || a.commaAfter(before)) return null;
    if (a.lower(at) === 'hel') return isDegree(a, before, after) ? replaceWord(a, at, 'helt', 0.92) : null;
    if (a.canBe(at, r.ADJECTIVE | r.NEUTER) || r.hasAny(a.union(at), r.NOUN | r.OTHER | r.COMPARATIVE | r.SUPERLATIVE))
      return null;
    if (a.is(after, r.NOUN) || a.is(after, r.ADJECTIVE) || !followsVerb(a, before)) return null;
    const doubted = doubtedForm(a, at, ADJECTIVE_FORMS, DOUBT);
    return doubted === null || doubted.number !== 1 || doubted.sure < SURE
      ? null
      : replaceWord(a, at, doubted.form, 0.88);
  },
};

/** »hel stille«, »hel fast«: before an adjective or a preposition, and no noun in sight. */
function isDegree(a: Analysis, before: number, after: number): boolean {
  if (after < 0 || /^(en|den|min|din|sin|hver|anden|denne|ny)$/.test(a.lower(before))) return false;
  if (a.is(a.after(after), r.NOUN)) return false;
  return (a.canBe(after, r.ADJECTIVE) && !a.is(after, r.NOUN)) || a.is(after, r.ADVERB);
}

/** A verb of doing stands before, with its object or a word of degree between. */
function followsVerb(a: Analysis, before: number): boolean {
  let k = before;
  for (let steps = 0; k >= 0 && steps < 3; steps++) {
    if (a.is(k, r.VERB)) {
      return !DESCRIBES.test(a.lower(k)) || (/^(går|gik)$/.test(a.lower(k)) && a.lower(a.before(k)) === 'det');
    }
    // »det ubegribelige«: an article, not an object.
    if (k === before && /^de[nt]$/.test(a.lower(k))) return false;
    if (!BETWEEN.test(a.lower(k)) && !/^(den|det|dem|ham|hende|mig|dig|os|jer)$/.test(a.lower(k))) return false;
    k = a.before(k);
  }
  return false;
}
