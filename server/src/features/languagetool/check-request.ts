import { type AnnotatedText, plainText, readData } from './annotated-text.ts';
import { checkedLanguages, languageByCode, type NamedLanguage } from './languages.ts';
import { Refusal } from './refusal.ts';
import { type RuleSelection, readSelection } from './rule-selection.ts';

/** What a client asks of `/v2/check`. */
export interface CheckRequest {
  readonly text: AnnotatedText;
  readonly language: NamedLanguage | 'auto';
  readonly selection: RuleSelection;
  /** Only rules that look at the whole text; we have none. Clients ask twice, with and without, and join the answers. */
  readonly textLevelOnly: boolean;
}

/**
 * Reads the parameters of a check. Those that need a subscription, a user or a model of ours are accepted and ignored,
 * such as motherTongue, preferredVariants, username and apiKey.
 * @param maxText the longest text, in UTF-16 code units without markup.
 * @throws Refusal in LanguageTool's words.
 */
export function readCheckRequest(parameters: ReadonlyMap<string, string>, maxText: number): CheckRequest {
  const text = readText(parameters);
  const length = text.plain.length;
  if (length > maxText)
    throw new Refusal(
      413,
      `Your text exceeds the limit of ${maxText} characters (it's ${length} characters). Please submit a shorter text.`,
    );
  oneOf(parameters, 'level', ['default', 'picky']);
  const mode = oneOf(parameters, 'mode', ['all', 'textLevelOnly', 'allButTextLevelOnly']);
  return {
    text,
    language: readLanguage(parameters.get('language')),
    selection: readSelection(parameters),
    textLevelOnly: mode === 'textLevelOnly',
  };
}

function readText(parameters: ReadonlyMap<string, string>): AnnotatedText {
  const text = parameters.get('text');
  const data = parameters.get('data');
  if (text !== undefined && data !== undefined) throw new Refusal(400, "Set only 'text' or 'data' parameter, not both");
  if (text !== undefined) return plainText(text);
  if (data !== undefined) return readData(data);
  throw new Refusal(400, "Missing 'text' or 'data' parameter");
}

function readLanguage(code: string | undefined): NamedLanguage | 'auto' {
  if (!code) throw new Refusal(400, "Missing 'language' parameter, e.g. 'language=da-DK' or 'language=auto'");
  if (code === 'auto') return code;
  const language = languageByCode(code);
  if (language) return language;
  const known = checkedLanguages.flatMap((each) => [each.code, each.longCode]).join(', ');
  throw new Refusal(400, `'${code}' is not a language code known to Ordklar. Supported language codes are: ${known}`);
}

function oneOf(parameters: ReadonlyMap<string, string>, name: string, values: readonly string[]): string | undefined {
  const value = parameters.get(name);
  if (value !== undefined && !values.includes(value))
    throw new Refusal(400, `If '${name}' is set, it must be one of: ${values.join(', ')}`);
  return value;
}
