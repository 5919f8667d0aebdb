export type {
  CheckOptions,
  Correction,
  CorrectionCategory,
  Engine,
  EngineData,
  Language,
} from './api.ts';
export { UnsupportedLanguageError } from './api.ts';
export { createEngine } from './engine.ts';
