/**
 * A problem that the person who runs the server or a command can solve: a wrong setting, a missing file, a port in use. The code that
 * catches it prints `message`, one line, without a stack. Everything else that is thrown is a bug.
 */
export class OperatorProblem extends Error {
  constructor(line: string, options?: ErrorOptions) {
    super(line, options);
    this.name = "OperatorProblem";
  }
}
