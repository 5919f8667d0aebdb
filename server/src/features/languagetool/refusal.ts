/** A request that cannot be answered, told as LanguageTool tells it: a status and one English line of plain text. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
  }
}
