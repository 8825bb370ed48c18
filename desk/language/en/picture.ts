import type { picture as he } from "#desk/language/he/picture.ts";

const again = "Please try again.";

export const picture: typeof he = {
  label: "Picture",
  current: "The picture of the dish",
  choose: "Add a picture",
  replace: "Replace the picture",
  remove: "Remove the picture",
  file: "Photograph of the dish",
  opening: "Opening the photograph…",

  title: "What the picture shows",
  frame: "The photograph in its frame",
  hint: "Move it with a finger, zoom with two. On a keyboard: the arrows, + and −.",
  larger: "Larger",
  smaller: "Smaller",
  turn: "Turn",
  use: "Use the picture",
  sending: "Sending the picture…",
  making: "It was sent, and is being made ready for the site. This takes a few seconds.",

  problems: {
    PICTURE_TOO_LARGE:
      "The photograph is too large. Take a screenshot of it, or choose another one.",
    PICTURE_TOO_SMALL:
      "The photograph is too small and would look blurred. It must be at least 600 pixels wide.",
    PICTURE_TYPE: "This file is not a photograph. Choose a JPEG, PNG or WebP.",
    PICTURE_NOT_READABLE: "The file is damaged and cannot be opened. Choose another photograph.",
    UNREADABLE_HERE: "This device cannot open the file. Choose another photograph.",
    BUSY: "The server is busy. Please try again in a few seconds.",
    NOT_SIGNED_IN: "This device is not signed in to the desk any more. Please sign in again.",
    NOT_ALLOWED: "Pictures cannot be added on this device.",
    TOO_MANY_REQUESTS: "Many pictures were sent in a short time. Please try again in a minute.",
    BAD_REQUEST: `The picture did not arrive completely. ${again}`,
    UNAVAILABLE: `The server could not save the picture. ${again}`,
    INTERNAL_ERROR: `Something went wrong on the server. ${again}`,
    UNREACHABLE: "There was no answer. Try again when there is a connection.",
  },
};
