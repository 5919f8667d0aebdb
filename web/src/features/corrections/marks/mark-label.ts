import type { LaidMark } from './lay-out-marks.ts';
import { mainCategory } from './mark-type.ts';

const SIGN_NAMES: Record<string, string> = {
  ',': 'komma',
  '.': 'punktum',
  '?': 'spørgsmålstegn',
  '!': 'udråbstegn',
  ':': 'kolon',
  ';': 'semikolon',
  '-': 'bindestreg',
  '–': 'tankestreg',
  '…': 'tre prikker',
};
/** The Danish name of a sign: 'komma'. */
const signName = (sign: string): string =>
  SIGN_NAMES[sign] ?? (/^["»«”“'’]+$/u.test(sign) ? 'anførselstegn' : `tegnet ${sign}`);

const shorten = (token: string): string => {
  const words = token.trim().replace(/\s+/g, ' ');
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
};

function whatIsWrong({ correction, place }: LaidMark): string {
  const category = mainCategory(correction);
  const type = category?.category.title ?? 'Fejl';
  const token = shorten(correction.token);
  const [replacement] = correction.replacements;
  if (place.type === 'own') return `Kommentar til ${token || 'stedet'}`;
  if (place.shape === 'add') return `${type}: mangler ${signName(place.sign ?? '')} efter ${token || 'stedet'}`;
  if (place.shape === 'ring') return `${type}: ${signName(correction.token.slice(-1))} er overflødigt`;
  if (place.shape === 'delete') return `${type}: ${token} kan slettes`;
  return replacement ? `${type}: ${token}, foreslået rettelse ${shorten(replacement)}` : `${type}: ${token}`;
}

/** What a screen reader says of a mark: type, token and replacement, and whether it is hidden. */
export function markLabel(mark: LaidMark): string {
  const comment = mark.correction.comment !== null && mark.place.type !== 'own' ? ', med kommentar' : '';
  return `${whatIsWrong(mark)}${comment}${mark.hidden ? ', skjult' : ''}`;
}
