import { type TextEngine, TextTooHardError } from '../../platform/text-engine/index.ts';
import type { CheckRequest } from './check-request.ts';
import { detectLanguage, type NamedLanguage } from './languages.ts';
import { type Match, toMatch } from './match.ts';
import { Refusal } from './refusal.ts';
import { ruleIdOf, sortOf } from './rule-names.ts';
import { isWanted } from './rule-selection.ts';

/** LanguageTool's answer to a check. */
export interface CheckAnswer {
  software: { name: string; version: string; buildDate: string; apiVersion: 1; premium: false; status: string };
  warnings: { incompleteResults: boolean; incompleteResultsReason?: string };
  language: { name: string; code: string; detectedLanguage: { name: string; code: string; confidence: number } };
  matches: Match[];
}

/** Checks that wait for a worker at once; hand-ins wait in the same row. */
const MOST_WAITING = 16;

/** Makes the use case behind `/v2/check`: the engine's marks, in its worker, in LanguageTool's shape. */
export function createChecker(engine: TextEngine) {
  let waiting = 0;

  const marksOf = async ({ text, selection }: CheckRequest) => {
    if (waiting >= MOST_WAITING)
      throw new Refusal(503, 'There are currently too many parallel requests. Please try again later.');
    waiting++;
    try {
      const { corrections } = await engine.correct(text.plain, { language: 'da' });
      return corrections.filter((mark) => isWanted(selection, ruleIdOf(mark), sortOf(mark).category));
    } catch (error) {
      if (error instanceof TextTooHardError) throw new Refusal(500, 'The text took too long to check.');
      throw error;
    } finally {
      waiting--;
    }
  };

  return async (request: CheckRequest, pageOf: (subcategory: string) => string): Promise<CheckAnswer> => {
    const detected = detectLanguage(request.text.plain);
    const language = request.language === 'auto' ? detected.language : request.language;
    const isDanish = language.code === 'da';
    const marks = isDanish && !request.textLevelOnly ? await marksOf(request) : [];
    return {
      software: {
        name: 'Ordklar',
        version: engine.version,
        buildDate: '',
        apiVersion: 1,
        premium: false,
        status: '',
      },
      warnings: isDanish
        ? { incompleteResults: false }
        : { incompleteResults: true, incompleteResultsReason: `Ordklar retter dansk, ikke ${language.name}.` },
      language: {
        ...languageOf(language),
        detectedLanguage: { ...languageOf(detected.language), confidence: detected.confidence },
      },
      matches: marks.map((mark) => toMatch(mark, request.text, pageOf)),
    };
  };
}

const languageOf = ({ name, longCode }: NamedLanguage) => ({ name, code: longCode });
