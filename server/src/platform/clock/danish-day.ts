const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen', dateStyle: 'short' });

/** The Danish day, YYYY-MM-DD. */
export const danishDay = (moment: Date): string => day.format(moment);
