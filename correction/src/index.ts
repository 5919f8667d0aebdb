export type {
  CheckOptions,
  CheckResult,
  Correction,
  CorrectionCategory,
  Engine,
  EngineData,
  Language,
  Notice,
} from './api.ts';
export { UnsupportedLanguageError } from './api.ts';
export { createEngine } from './engine.ts';
