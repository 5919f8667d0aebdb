import { Refusal } from './refusal.ts';

/** Which rules a client wants, by their ids and the ids of their categories. */
export interface RuleSelection {
  readonly enabledRules: ReadonlySet<string>;
  readonly disabledRules: ReadonlySet<string>;
  readonly enabledCategories: ReadonlySet<string>;
  readonly disabledCategories: ReadonlySet<string>;
  /** Nothing but what is enabled by name. */
  readonly enabledOnly: boolean;
}

type Parameters = ReadonlyMap<string, string>;

const idsIn = (parameters: Parameters, name: string): ReadonlySet<string> =>
  new Set(
    (parameters.get(name) ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  );

/** @throws Refusal where the parameters contradict each other. */
export function readSelection(parameters: Parameters): RuleSelection {
  const selection: RuleSelection = {
    enabledRules: idsIn(parameters, 'enabledRules'),
    disabledRules: idsIn(parameters, 'disabledRules'),
    enabledCategories: idsIn(parameters, 'enabledCategories'),
    disabledCategories: idsIn(parameters, 'disabledCategories'),
    enabledOnly: ['yes', 'true'].includes(parameters.get('enabledOnly') ?? ''),
  };
  if (!selection.enabledOnly) return selection;
  if (selection.disabledRules.size + selection.disabledCategories.size > 0)
    throw new Refusal(400, 'You cannot specify disabled rules or categories using enabledOnly=true');
  if (selection.enabledRules.size + selection.enabledCategories.size === 0)
    throw new Refusal(400, 'You must specify enabled rules or categories when using enabledOnly=true');
  return selection;
}

/** Whether a rule is wanted. What is said of the rule itself counts before what is said of its category. */
export function isWanted(selection: RuleSelection, rule: string, category: string): boolean {
  if (selection.enabledRules.has(rule)) return true;
  if (selection.disabledRules.has(rule)) return false;
  if (selection.enabledCategories.has(category)) return true;
  return !selection.enabledOnly && !selection.disabledCategories.has(category);
}
