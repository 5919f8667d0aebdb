import type { Kind } from '../language-model/closed-sets.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

/** What the confusion of two words is called, both ways; the first line with both words counts. */
const KINDS: readonly (readonly [SubcategoryId, ReadonlySet<string>])[] = (
  [
    ['at-og', 'at og'],
    ['ad-af', 'ad af'],
    ['og-ogsaa', 'og også'],
    ['de-det', 'de det'],
    ['pronoun-case', 'de dem'],
    ['der-som-det', 'der som det'],
    ['hjem-hjemme', 'ind inde'],
    ['end-ind', 'en end ind inde inden'],
    ['man-mand', 'man mand'],
    ['hvis-vis', 'hvis vis'],
    ['vaere-vaerre', 'være værre'],
    ['hver-vaer-vejr', 'hver hvert værd vejr vær være været vært'],
    ['for-faar', 'for får før'],
    ['hvor-vor', 'hvor vor'],
    ['hvad-var', 'hvad var'],
    ['mange-meget', 'mange meget'],
    ['da-naar', 'da når nå så'],
    ['nogen-nogle', 'nogen nogle noget'],
    ['hjem-hjemme', 'hjem hjemme'],
    ['hjem-hjemme', 'ud ude'],
    ['hjem-hjemme', 'op oppe'],
    ['hjem-hjemme', 'ned nede'],
    ['hjem-hjemme', 'hen henne'],
    ['ligge-laegge', 'ligge lægge ligger lægger lå lagde ligget lagt lig læg'],
    ['sidde-saette', 'sidde sætte sidder sætter sad satte siddet sat'],
    ['vidst-vist', 'vidst vist vidste viste'],
    ['synes-syntes', 'synes syntes'],
    ['laengere-laenger', 'længere længe længst længer'],
    ['springe-spraenge', 'springe sprænge sprang sprængte'],
    ['vaagne-vaekke', 'vågne vække vågner vækker vågnede vækkede vågnet vækket'],
    ['hang-haengte', 'hang hængte'],
    ['kunne-kunde', 'kunne kunde'],
    ['mindre-faerre', 'mindre færre'],
    ['hjem-hjemme', 'over ovre'],
  ] as const
).map(([kind, words]) => [kind, new Set(words.split(' '))]);

/** The type of error that a small word in the place of another is, by what the two have in common. */
export function smallWordError(written: string, meant: string, kind: Kind | null): SubcategoryId {
  if (kind === 'gender') return 'gender';
  if (kind === 'case') return 'pronoun-case';
  return confusionOf(written, meant);
}

/** The type of error that writing the one word for the other is. */
export const confusionOf = (written: string, right: string): SubcategoryId =>
  KINDS.find(([, words]) => words.has(written) && words.has(right))?.[0] ?? 'sound-alike';
