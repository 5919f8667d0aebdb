/** Words a minute over which nobody has read a text, but looked it over (PD-35). */
export const FASTEST_READING = 600;

/** Whether a text was clicked through too fast to have been read. @param wordsMin words a minute */
export const isTooFastToRead = (wordsMin: number | null): boolean => wordsMin !== null && wordsMin > FASTEST_READING;
