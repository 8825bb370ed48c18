/** The name of the global variable with the answers to the early questions: promises of responses, by the body of their request. */
export const earlyAnswersName = "deskEarlyAnswers";
