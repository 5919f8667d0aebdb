/** A request that cannot be answered, answered as LanguageTool answers it: a status and one English line of plain text. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
