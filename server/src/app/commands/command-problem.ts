/** What a command says to whoever called it instead of doing its work: a Danish sentence. */
export class CommandProblem extends Error {}
