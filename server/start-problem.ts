/** Why the server cannot start, in one line for the person who starts it: no stack is shown. */
export class StartProblem extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options);
    this.name = "StartProblem";
  }
}
