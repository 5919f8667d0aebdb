const POSTURE = /^(sidder|sad|står|stod|ligger|lå|går|gik|kommer|kom)$/;

/** »sidde og læse«: posture and motion are joined to what one does by »og«. */
export const isPostureVerb = (lower: string): boolean => POSTURE.test(lower);
