/** Most words of a text that a visitor tries on the front page. */
export const VISITOR_TEXT_WORDS = 200;
/** Most characters of it, UTF-16 code units: 200 words of Danish are far fewer. */
export const VISITOR_TEXT_LENGTH = 4000;
