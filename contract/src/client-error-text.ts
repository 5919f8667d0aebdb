/** Ids, mails and whatever else stands in an address or between quotation marks may be somebody's own words. */
const QUOTED = /"[^"]*"?|'[^']*'?|`[^`]*`?|»[^«]*«?|“[^”]*”?|„[^“]*“?/g;

/** The message of an error without what stands between quotation marks: texts of pupils may stand there. */
export const withoutQuoted = (message: string): string => message.replaceAll(QUOTED, '…').slice(0, 300);

/** Places of a stack only, one a line: the lines before them repeat the message. */
export const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /:\d+:\d+\)?$/.test(line) && !/\s{2,}/.test(line) && line.length < 300)
    .slice(0, 20)
    .join('\n');

/** An address without its query, with its numbers left out: '/opgaver/retning/{n}/{n}'. */
export const addressPattern = (pathname: string): string =>
  pathname
    .replace(/[?#].*$/, '')
    .replaceAll(/\d+/g, '{n}')
    .slice(0, 200);
