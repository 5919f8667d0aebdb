/** What a list of courses tells of each, for tests in which it does not matter. */
export const courseFacts = {
  audience: 'middleschool',
  subject: 'danish',
  contentType: 'grammar',
  isTest: false,
} as const;
