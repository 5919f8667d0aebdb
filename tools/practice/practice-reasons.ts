const VOWEL = /[aeiouyæøå]/;

/** The last vowel of a stem carries the change: »fortæl« and »fortal« differ in æ and a. */
const stemVowel = (stem: string): string => [...stem].findLast((letter) => VOWEL.test(letter)) ?? '';

const inQuotes = (...forms: readonly string[]): string => forms.map((form) => `»${form}«`).join(', ');

/** »kat« and »katt«: a consonant after a short vowel is doubled before an ending that begins with a vowel. */
const doubled = (word: string): string => word + word.at(-1);

/** Why a noun has its article: its definite form tells. */
export function reasonOfGender(article: 'en' | 'et', noun: string, definite: string): string {
  return `Bagefter siger man »${definite}« med »-${article}«. Derfor hedder det »${article} ${noun}«.`;
}

/** The way in which a noun makes its plural, with both forms. */
export function reasonOfPlural(noun: string, plural: string): string {
  const forms = inQuotes(noun, plural);
  if (plural === noun) return `Ordet får ingen endelse og er ens i ental og flertal: ${forms}.`;
  if (noun.endsWith('e') && plural === `${noun}r`) return `Ordet ender på e og får kun »-r«: ${forms}.`;
  if (noun.endsWith('um')) return `Endelsen »-um« falder væk, og ordet får »-er«: ${forms}.`;
  const ending = plural.endsWith('er') ? '-er' : '-e';
  if (plural === noun + ending.slice(1)) return `Ordet får endelsen »${ending}«: ${forms}.`;
  if (plural === doubled(noun) + ending.slice(1))
    return `Vokalen er kort. Derfor bliver ${noun.at(-1)} til to, og ordet får endelsen »${ending}«: ${forms}.`;
  if (/e[lr]$/.test(noun) && !VOWEL.test(plural.at(noun.length - 3) ?? '') && ending[1] === 'e')
    return `Det svage e midt i ordet falder væk, og ordet får endelsen »${ending}«: ${forms}.`;
  throw new Error(`${noun}, ${plural}: nobody has written why`);
}

/** The way in which a verb makes its past tense, with both forms. */
export function reasonOfPast(verb: string, past: string): string {
  const forms = inQuotes(verb, past);
  const stem = verb.replace(/e$/, '');
  if (past === `${stem}ede`) return `Datid får endelsen »-ede«: ${forms}.`;
  const weak = /te$/.test(past) ? past.slice(0, -2) : null;
  if (weak === stem) return `Datid får endelsen »-te«: ${forms}.`;
  if (weak !== null && doubled(weak) === stem)
    return `Datid får endelsen »-te«, og foran t er der kun ét ${weak.at(-1)}: ${forms}.`;
  const [from, to] = [stemVowel(stem), stemVowel(weak ?? past)];
  if (weak !== null) return `Vokalen skifter fra ${from} til ${to}, og datid ender på »-te«: ${forms}.`;
  if (from !== to) return `Vokalen skifter fra ${from} til ${to}, og datid får ikke »-ede« eller »-te«: ${forms}.`;
  if (past === `${stem}t`) return `Datid får kun »-t«: ${forms}.`;
  if (past === stem) return `Datid er ordet uden e: ${forms}.`;
  if (doubled(past) === stem) return `Datid er ordet uden e og med ét ${past.at(-1)}: ${forms}.`;
  throw new Error(`${verb}, ${past}: nobody has written why`);
}

/** The way in which an adjective makes its degrees, with all three forms. */
export function reasonOfComparison(adjective: string, higher: string, highest: string): string {
  const forms = inQuotes(adjective, higher, highest);
  if (higher === `${adjective}ere`) return `Ordet får »-ere« om to og »-st« om flere: ${forms}.`;
  if (higher === `${doubled(adjective)}ere`)
    return `Vokalen er kort. Derfor bliver ${adjective.at(-1)} til to foran »-ere«: ${forms}.`;
  const stem = higher.replace(/e?re$/, '');
  if (stem[0] === adjective[0] && stem.length === adjective.length)
    return `Vokalen skifter fra ${stemVowel(adjective)} til ${stemVowel(stem)}: ${forms}.`;
  return `Ordet har sine egne former, som man må huske: ${forms}.`;
}
