/** A kind of what the browser keeps of a person until the server has it. */
export interface KeptKind {
  /** Which keys; the groups are the ids in it, the person's first. */
  key: RegExp;
  /** Names one of it in a list. */
  name: string;
  /** Sends it, also where its page is not open; left out where only its writer can finish it. @throws ApiProblem */
  send?: (userId: number, ...ids: number[]) => Promise<unknown>;
}
