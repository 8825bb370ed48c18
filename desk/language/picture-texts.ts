const againHe = "אפשר לנסות שוב.";

const he = {
  label: "תמונה",
  current: "התמונה של המנה",
  choose: "הוספת תמונה",
  replace: "החלפת התמונה",
  remove: "הסרת התמונה",
  file: "תמונה של המנה",
  opening: "התמונה נפתחת…",

  title: "מה יראו בתמונה",
  frame: "התמונה במסגרת",
  hint: "מזיזים באצבע, ומגדילים בשתי אצבעות. במקלדת: החצים, + ו־−.",
  larger: "הגדלה",
  smaller: "הקטנה",
  turn: "סיבוב",
  use: "שימוש בתמונה",
  sending: "התמונה נשלחת…",
  making: "התמונה נשלחה, ועכשיו מכינים אותה לאתר. זה לוקח כמה שניות.",

  problems: {
    PICTURE_TOO_LARGE: "התמונה גדולה מדי. אפשר לפתוח אותה ולצלם את המסך, או לבחור תמונה אחרת.",
    PICTURE_TOO_SMALL: "התמונה קטנה מדי, ותיראה מטושטשת. צריך תמונה ברוחב 600 פיקסלים לפחות.",
    PICTURE_TYPE: "זו לא תמונה. אפשר לבחור JPEG,‏ PNG או WebP.",
    PICTURE_NOT_READABLE: "הקובץ פגום, ואי אפשר לפתוח אותו. אפשר לבחור תמונה אחרת.",
    UNREADABLE_HERE: "המכשיר לא מצליח לפתוח את הקובץ הזה. אפשר לבחור תמונה אחרת.",
    BUSY: "השרת עסוק כרגע. אפשר לנסות שוב בעוד כמה שניות.",
    NOT_SIGNED_IN: "המכשיר הזה כבר לא מחובר לניהול ההזמנות. צריך להתחבר שוב.",
    NOT_ALLOWED: "במכשיר הזה אי אפשר להוסיף תמונות.",
    TOO_MANY_REQUESTS: "נשלחו הרבה תמונות בזמן קצר. אפשר לנסות שוב בעוד דקה.",
    BAD_REQUEST: `התמונה לא הגיעה בשלמותה. ${againHe}`,
    UNAVAILABLE: `השרת לא הצליח לשמור את התמונה. ${againHe}`,
    INTERNAL_ERROR: `משהו השתבש בשרת. ${againHe}`,
    UNREACHABLE: "לא הגיעה תשובה. כשיהיה חיבור אפשר לנסות שוב.",
  },
};

const againEn = "Please try again.";

const en: typeof he = {
  label: "Picture",
  current: "The picture of the dish",
  choose: "Add a picture",
  replace: "Replace the picture",
  remove: "Remove the picture",
  file: "Picture of the dish",
  opening: "Opening the picture…",

  title: "What the picture shows",
  frame: "The picture in its frame",
  hint: "Move it with a finger, zoom with two. On a keyboard: the arrows, + and −.",
  larger: "Larger",
  smaller: "Smaller",
  turn: "Turn",
  use: "Use the picture",
  sending: "Sending the picture…",
  making: "It was sent, and is being made ready for the site. This takes a few seconds.",

  problems: {
    PICTURE_TOO_LARGE:
      "The picture is too large. Open it and take a screenshot, or choose another one.",
    PICTURE_TOO_SMALL:
      "The picture is too small and would look blurred. It must be at least 600 pixels wide.",
    PICTURE_TYPE: "This is not a picture. Choose a JPEG, PNG or WebP.",
    PICTURE_NOT_READABLE: "The file is damaged and cannot be opened. Choose another picture.",
    UNREADABLE_HERE: "This device cannot open the file. Choose another picture.",
    BUSY: "The server is busy. Please try again in a few seconds.",
    NOT_SIGNED_IN: "This device is not signed in to the desk any more. Please sign in again.",
    NOT_ALLOWED: "Pictures cannot be added on this device.",
    TOO_MANY_REQUESTS: "Many pictures were sent in a short time. Please try again in a minute.",
    BAD_REQUEST: `The picture did not arrive completely. ${againEn}`,
    UNAVAILABLE: `The server could not save the picture. ${againEn}`,
    INTERNAL_ERROR: `Something went wrong on the server. ${againEn}`,
    UNREACHABLE: "There was no answer. Try again when there is a connection.",
  },
};

export const pictureTexts = { he, en };
