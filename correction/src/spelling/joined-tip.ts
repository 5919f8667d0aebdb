/** What a word ends in and no word is: »heldig vis«, »ærlig hed«. */
const APART = / (vis|hed|heden|heder|hederne|mæssigt?|mæssige|løst?|løse|agtigt?|agtige|en|et|lig|ligt|lige)$/i;
const ONE_WORD = '»{replacement}« skrives i ét ord. ';

/** Why a word that was written apart is one: a template, or undefined for a compound noun, where the page's own test fits. */
export function joinedTip(token: string, replacement: string | undefined, isNoun: boolean): string | undefined {
  const ending = APART.exec(token)?.[1];
  if (ending !== undefined && replacement?.toLowerCase().endsWith(ending.toLowerCase()))
    return `${ONE_WORD}»-${ending.toLowerCase()}« er en endelse her og kan ikke stå alene. Sæt den sammen med ordet foran.`;
  return isNoun
    ? undefined
    : `${ONE_WORD}De to dele hører sammen om én betydning. Sig det højt: Er der kun ét stærkt tryk, er det tit ét ord. Slå det op, hvis du er i tvivl.`;
}
