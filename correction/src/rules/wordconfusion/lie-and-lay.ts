import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, DEFINITE, hasAny, NOUN, PLURAL, PREPOSITION } from '../../lexicon/readings.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { nounPhrase } from '../../phrases/noun-phrase.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';

/** What one does oneself, and what one does to something: infinitive, present, past, participle. */
const VERBS: [SubcategoryId, string, string][] = [
  ['ligge-laegge', 'ligge ligger lå ligget', 'lægge lægger lagde lagt'],
  ['sidde-saette', 'sidde sidder sad siddet', 'sætte sætter satte sat'],
  ['vaagne-vaekke', 'vågne vågner vågnede vågnet', 'vække vækker vækkede vækket'],
  ['springe-spraenge', 'sprang sprunget', 'sprængte sprængt'],
  ['hang-haengte', 'hang', 'hængte'],
];

interface Twin {
  subcategory: SubcategoryId;
  other: string;
  takesObject: boolean;
}
const TWINS = new Map<string, Twin>();
for (const [subcategory, still, moving] of VERBS) {
  const others = moving.split(' ');
  still.split(' ').forEach((form, i) => {
    TWINS.set(form, { subcategory, other: others[i]!, takesObject: false });
    TWINS.set(others[i]!, { subcategory, other: form, takesObject: true });
  });
}

const ONESELF = /^(mig|dig|sig|os|jer)$/;
const PERSON = /^(jeg|du|han|hun|vi|man)$/;
const STAYING = /^(stille|hjemme|nede|oppe|inde|ude|her|fast|helt|stadig|tæt|lige)$/;
const PLACE = /^(i|på|ved|under|bag|om|hos|midt)$/;

export const lieAndLay: WordRule = {
  id: 'lie-and-lay',
  subcategory: 'ligge-laegge',
  on: { words: [...TWINS.keys()].join(' ') },
  wrong: [
    ['Jeg vil ligge mig i sengen.', 'Jeg vil lægge mig i sengen.'],
    ['Hun ligger sig ned på gulvet.', 'Hun lægger sig ned på gulvet.'],
    ['Så ligger du et tykt lag spåner i bunden.', 'Så lægger du et tykt lag spåner i bunden.'],
    ['Han sad sig ved vinduet.', 'Han satte sig ved vinduet.'],
    ['Jeg lægger på sofaen og læser.', 'Jeg ligger på sofaen og læser.'],
    ['Jeg vækkede klokken syv.', 'Jeg vågnede klokken syv.'],
  ],
  right: [
    'Bogen ligger på bordet.',
    'Jeg ligger i sengen.',
    'Det ligger mig på sinde.',
    'I bunden ligger et tykt lag sand.',
    'Der sad en fugl på taget.',
    'Hun lagde den på bordet.',
    'Han satte sig ned.',
  ],
  match(a, at): Finding | null {
    const twin = TWINS.get(a.lower(at))!;
    const isWrong = twin.takesObject ? standsAlone(a, at) : hasObject(a, at);
    return isWrong ? replaceWord(a, at, twin.other, 0.9, twin.subcategory) : null;
  },
};

/** A reflexive, or a phrase that can only be the object since the subject is a person before or straight after. */
function hasObject(a: Analysis, at: number): boolean {
  let next = a.after(at);
  if (next < 0 || a.commaAfter(at)) return false;
  const isTurned = PERSON.test(a.lower(next));
  const subject = a.lower(isTurned ? next : a.before(at));
  if (isTurned) next = a.after(next);
  if (ONESELF.test(a.lower(next))) {
    return (
      (a.lower(next) === 'sig' || agrees(subject, a.lower(next)) || isGoverned(a, at)) &&
      a.lower(a.after(next, 2)) !== 'sinde'
    );
  }
  const object = /^(den|det|dem|ham|hende)$/;
  if (!isTurned && isGoverned(a, at) && a.lower(at).endsWith('e') && !a.lower(at).startsWith('vågn')) {
    if (object.test(a.lower(next)) || (a.is(next, NOUN | DEFINITE) && !TIME.test(a.lower(next)))) return true;
  }
  const before = a.before(at);
  const isSaid = PERSON.test(a.lower(before)) || (a.is(before, NOUN) && a.before(before) < 0);
  if (isSaid && !a.lower(at).startsWith('vågn') && a.is(next, NOUN | DEFINITE) && a.is(a.after(next), PREPOSITION))
    return true;
  if (next < 0 || !PERSON.test(subject) || /^(den|det|de|hver)$/.test(a.lower(next))) return false;
  const bits = determinerBits(a.lower(next));
  // »vågnede en time senere«
  if (a.lower(at).startsWith('vågn') && (bits & DEFINITE) === 0) return false;
  return (
    bits !== 0 &&
    ((bits & PLURAL) === 0 || /^(mine|dine|sine)$/.test(a.lower(next))) &&
    hasAny(a.reading(a.after(next)), NOUN | ADJECTIVE) &&
    !TIME.test(a.lower(a.after(next)))
  );
}

/** When or where, no object: »hun ligger et sted«. */
const TIME = /^(time|dag|uge|måned|nat|år|sommer|vinter|aften|morgen|halv|hel|sted)/;
const agrees = (subject: string, object: string): boolean =>
  /^(jeg mig|du dig|vi os|i jer)$/.test(`${subject} ${object}`);
const GOVERNS = /^(at|vil|skal|kan|må|ville|skulle|kunne|måtte|og|gerne|ikke|har|havde)$/;
const isGoverned = (a: Analysis, at: number): boolean => {
  const before = a.before(at);
  return GOVERNS.test(a.lower(PERSON.test(a.lower(before)) ? a.before(before) : before));
};

/** Nothing that could be an object: the place or the manner comes straight after, and the subject straight before. */
function standsAlone(a: Analysis, at: number): boolean {
  const [before, next] = [a.before(at), a.after(at)];
  if (
    /^(lægge|vække)$/.test(a.lower(at)) &&
    /^(vil|skal|kan|ville|skulle|kunne|må|måtte|gerne)$/.test(a.lower(before))
  ) {
    return (
      (PLACE.test(a.lower(next)) &&
        /^(sengen|sofaen|gulvet|stranden|solen|telt|teltet|bunden|skyggen|hospitalet)$/.test(a.lower(a.after(next)))) ||
      a.lower(next) === 'stille'
    );
  }
  const isThing = a.canBe(before, NOUN | DEFINITE) && a.before(before) < 0;
  if (!PERSON.test(a.lower(before)) && a.lower(before) !== 'den' && !isThing) return false;
  // »det lagde jeg«, »bogen, som hun lagde på bordet«: the object stands before.
  const earlier = a.before(before);
  if (earlier >= 0 && !a.commaAfter(earlier) && !/^(og|men|at|fordi|når|da|hvis|mens|så|nu)$/.test(a.lower(earlier)))
    return false;
  for (let k = a.sentenceStart(at); k < at; k++)
    if (/^(som|hvad|hvor|hvilke[nt]?|der|det)$/.test(a.lower(k))) return false;
  if (a.lower(at).startsWith('s'))
    return PLACE.test(a.lower(next)) && /^(en|et|min|mit|sin|sit)$/.test(a.lower(a.after(next)));
  if (STAYING.test(a.lower(next))) return true;
  if (a.lower(at).startsWith('væk')) return a.is(next, PREPOSITION) || a.isMark(next) || a.lower(next) === 'klokken';
  if (!PLACE.test(a.lower(next)) || a.lower(a.after(next)) === 'luften') return false;
  const place = a.after(next);
  return a.is(place, NOUN) || nounPhrase(a, place) !== null;
}
