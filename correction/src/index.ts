export type {
  CheckOptions,
  CheckResult,
  Correction,
  CorrectionCategory,
  Engine,
  EngineData,
  Hint,
  HintKind,
  Language,
  Notice,
  SentenceDrawing,
} from './api.ts';
export { UnsupportedLanguageError } from './api.ts';
export { createEngine } from './engine.ts';
