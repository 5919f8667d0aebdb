/** Words that the voice misreads: another spelling that sounds right, or eSpeak's own signs in double brackets. */
export const PRONUNCIATIONS: Readonly<Record<string, string>> = {
  aarhus: 'århus',
  boulevarden: "[[bul@v'Ad@-n]]",
  bristepunktet: 'briste-punktet',
  forslaget: "[[f'O:sl&j@-D]]",
  pensioneret: "[[pANSon'?eVD]]",
  slaget: "[[sl'&j@-D]]",
  stemmeret: 'stemme-ret',
  taget: "[[t'&j@-D]]",
};

/** The text as the voice is given it. Signs that only the eye needs are left out. */
export const forVoice = (text: string): string =>
  text.replaceAll(/[»«]/g, '').replaceAll(/\p{L}+/gu, (word) => PRONUNCIATIONS[word.toLowerCase()] ?? word);
