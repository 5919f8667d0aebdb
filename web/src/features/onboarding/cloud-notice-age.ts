/** The last day of the badge is 27 July 2025, Danish time (UPL-11, DEC-10). */
const NEW_UNTIL = Date.parse('2025-07-28T00:00:00+02:00');

/** Whether uploads from the cloud still count as new; `now` in milliseconds since 1970. */
export const isCloudUploadNew = (now: number): boolean => now < NEW_UNTIL;
