import { type CheckOptions, type CheckResult, type TongueData, UnsupportedLanguageError } from '../api.ts';
import { TongueChecker } from './check-tongue.ts';
import type { Tongue, TongueLanguage } from './tongue.ts';
import { TONGUES } from './tongues.ts';
import { WordStore } from './word-store.ts';

interface OpenTongues {
  version: string;
  read(text: string, options: CheckOptions, language: TongueLanguage): CheckResult;
}

/** The correctors of the other languages; one reads its words when a text first needs them. */
export function openTongues(data: TongueData | undefined): OpenTongues {
  const open = new Map<TongueLanguage, TongueChecker>();
  const known: Partial<Record<TongueLanguage, Tongue>> = TONGUES;
  const checkerOf = (language: TongueLanguage): TongueChecker => {
    const tongue = known[language];
    if (!data || !tongue) throw new UnsupportedLanguageError(language);
    const checker = open.get(language) ?? new TongueChecker(tongue, new WordStore(data.read(language)));
    open.set(language, checker);
    return checker;
  };
  const rules = Object.values(TONGUES).reduce((sum, tongue) => sum + tongue.rules.length, 0);
  return {
    version: data ? `-${rules}-${data.stamp}` : '',
    read: (text, options, language) => checkerOf(language).read(text, options),
  };
}
