/** Every column that holds a key of the file store; a test finds one that is missing here. */
export const KEY_COLUMNS = [
  { table: 'homework_file', column: 'storage_key' },
  { table: 'exercise_file', column: 'storage_key' },
  { table: 'blog_image', column: 'file_key' },
] as const;

/** The keys of all files that the database knows of. */
export const ALL_KEYS = KEY_COLUMNS.map(({ table, column }) => `select ${column} as key from public.${table}`).join(
  ' union ',
);
