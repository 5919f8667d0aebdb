/** Why there is a comma between what is said and who says it. */
export const AFTER_SPEECH = 'Der skal komma mellem det, nogen siger, og ord som »sagde hun« eller »råbte far«.';
