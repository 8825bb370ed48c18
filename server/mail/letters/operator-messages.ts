/** What mails to whoever runs the shop say. They are in English, as the commands and the log are. */
export const operatorMessages = {
  wrong: "something is wrong",
  over: "a problem is over",
  since: "Wrong",
  isOver: "Over",
  doctor: "On the server, npm run shop -- doctor lists what is wrong now.",
};
