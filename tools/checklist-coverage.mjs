/** An id of the acceptance checklist: API-001, TC-21, SHELL-06. */
const ID = /\b[A-Z]{2,5}-\d{2,3}\b/g;

/** Ids of the rows of the checklist's tables. @param {string} markdown @returns {string[]} */
export function checklistIds(markdown) {
  return [...markdown.matchAll(/^\| ([A-Z]{2,5}-\d{2,3}) \|/gm)].map((match) => match[1] ?? '');
}

/**
 * Ids that a test's title begins with. `SHELL-01–05` and `SHELL-01-05` stand for all five; several are separated by
 * space, comma or slash: `UPL-02, UPL-03 refuses …`.
 * @param {string} source a test file @returns {Set<string>}
 */
export function idsInTitles(source) {
  const titles = source.matchAll(/\b(?:it|test|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(['"`])((?:(?!\1).)*)\1/g);
  return new Set([...titles].flatMap((match) => leadingIds(match[2] ?? '')));
}

/** @param {string} title */
function leadingIds(title) {
  const lead = /^(?:[A-Z]{2,5}-\d{2,3}(?:[–-]\d{2,3})?[\s,/:]*)+/.exec(title)?.[0] ?? '';
  const ranges = lead.matchAll(/([A-Z]{2,5})-(\d{2,3})[–-](\d{2,3})/g);
  const within = [...ranges].flatMap(([, area = '', from = '', to = '']) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${area}-${String(Number(from) + index).padStart(from.length, '0')}`,
    ),
  );
  return [...(lead.match(ID) ?? []), ...within];
}
