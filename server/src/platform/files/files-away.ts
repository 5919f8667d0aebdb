/** The file store cannot be reached or takes nothing just now: no fault of the call. */
export class FilesAwayError extends Error {
  /** It answered, and said no: the settings are wrong, or the bucket is gone. */
  readonly isRefusal: boolean;
  constructor(cause: unknown, isRefusal: boolean) {
    super(cause instanceof Error ? `the file store: ${cause.name} ${cause.message}` : 'the file store', { cause });
    this.name = 'FilesAwayError';
    this.isRefusal = isRefusal;
  }
}
