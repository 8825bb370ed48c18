const he = {
  title: "ביקשו אימייל כשההזמנות נפתחות",
  failed: "אי אפשר לראות כרגע מי ביקש אימייל.",
  nobody: "אף אחד עוד לא ביקש.",
  readers: (hebrew: number, english: number) =>
    [
      ...(hebrew > 0 ? [`${String(hebrew)} בעברית`] : []),
      ...(english > 0 ? [`${String(english)} באנגלית`] : []),
    ].join(", ") || "אף אחד עוד לא אישר את הכתובת שלו.",
  unconfirmed: (count: number) =>
    count === 1
      ? "אחד עוד לא אישר את הכתובת שלו."
      : `${String(count)} עוד לא אישרו את הכתובת שלהם.`,
  stopped: (count: number) =>
    `ב־90 הימים האחרונים ${count === 1 ? "הפסיק אחד" : `הפסיקו ${String(count)}`}.`,
  undeliverable: (count: number) =>
    count === 1 ? "כתובת אחת לא קיימת" : `${String(count)} כתובות לא קיימות`,
  offer: {
    off: "ההצעה באתר כבויה.",
    "no-seller":
      "כדי להציע את זה באתר צריך למלא את שם העסק והכתובת שלו, כי החוק דורש שיהיו באימייל.",
    "no-address": "כדי להציע את זה באתר, מי שמפעיל את האתר צריך להגדיר את הכתובת שלו (PUBLIC_URL).",
  },
  toSettings: "להגדרות",
  preview: { he: "מה יישלח בעברית", en: "מה יישלח באנגלית" },
  onlyInOther: "אין טקסט בשפה הזאת, ולכן נשלח הטקסט בשפה השנייה.",

  send: (count: number) => `שליחה: ${count === 1 ? "אימייל אחד" : `${String(count)} אימיילים`}`,
  sendHint:
    "נשלחות הברכה וההודעה שלמעלה, לכל אחד בשפה שלו. האימיילים יישלחו בעוד שתי דקות, ועד אז אפשר לבטל.",
  saidSent: "ההודעה תישלח בעוד שתי דקות.",
  notOpen: "אפשר יהיה לשלוח כשההזמנות ייפתחו.",
  nextAt: (moment: string) => `ההודעה האחרונה נשלחה לא מזמן. אפשר לשלוח שוב מ${moment}.`,
  inDoubt:
    "לא הגיעה תשובה, וייתכן שההודעה כבר נרשמה. אפשר לשלוח שוב בלי חשש: כל אחד יקבל אותה פעם אחת בלבד.",
  offline: "כדי לשלוח צריך חיבור לאינטרנט.",
  outcomes: {
    "action-reused": "לא נשלח. אפשר לנסות שוב.",
    nobody: "לא נשלח: אף אחד עוד לא אישר את הכתובת שלו.",
    "not-offered": "לא נשלח: ההצעה באתר כבויה, או שחסרים פרטי העסק.",
    "not-open": "לא נשלח: לסבב הזה לא מתקבלות עכשיו הזמנות.",
    "too-soon": "לא נשלח: הודעה אחרת נשלחה בימים האחרונים.",
  },

  remove: "הסרת כתובת לבקשת הלקוח",
  email: "אימייל",
  removeButton: "הסרה מהרשימה",
  removed: (email: string) => `הכתובת ${email} הוסרה מהרשימה.`,
  notThere: (email: string) => `הכתובת ${email} לא ברשימה.`,
  notRemoved: "לא ידוע אם הכתובת הוסרה. אפשר לנסות שוב.",

  last: "ההודעה האחרונה",
  toReaders: "למי שביקשו",
};

const en: typeof he = {
  title: "Asked for an email when orders open",
  failed: "Who asked for an email cannot be shown at the moment.",
  nobody: "Nobody has asked yet.",
  readers: (hebrew, english) =>
    [
      ...(hebrew > 0 ? [`${String(hebrew)} in Hebrew`] : []),
      ...(english > 0 ? [`${String(english)} in English`] : []),
    ].join(", ") || "Nobody has confirmed an address yet.",
  unconfirmed: (count) =>
    count === 1 ? "1 has not confirmed yet." : `${String(count)} have not confirmed yet.`,
  stopped: (count) => `${String(count)} stopped in the last 90 days.`,
  undeliverable: (count) =>
    count === 1 ? "1 address does not exist" : `${String(count)} addresses do not exist`,
  offer: {
    off: "The site does not offer it.",
    "no-seller":
      "To offer it on the site, fill in the name and the address of your business: the law asks for them in the email.",
    "no-address": "To offer it on the site, its operator has to set its address (PUBLIC_URL).",
  },
  toSettings: "To the settings",
  preview: { he: "What is sent in Hebrew", en: "What is sent in English" },
  onlyInOther: "There is no text in this language, so the other one is sent.",

  send: (count) => `Send ${count === 1 ? "1 email" : `${String(count)} emails`}`,
  sendHint:
    "The greeting and the message above are sent, to each in their language. The emails go out in two minutes; until then you can withdraw them.",
  saidSent: "The message will be sent in two minutes.",
  notOpen: "You can send it once orders are open.",
  nextAt: (moment) =>
    `The last message was sent not long ago. The next one can be sent from ${moment}.`,
  inDoubt:
    "There was no answer, and the message may be stored already. You can safely send it again: each of them gets it only once.",
  offline: "Sending needs an internet connection.",
  outcomes: {
    "action-reused": "Not sent. You can try again.",
    nobody: "Not sent: nobody has confirmed an address yet.",
    "not-offered": "Not sent: the site does not offer it, or details of your business are missing.",
    "not-open": "Not sent: orders of this round are not taken now.",
    "too-soon": "Not sent: another message was sent in the last days.",
  },

  remove: "Take an address off the list, if a customer asks",
  email: "Email",
  removeButton: "Remove",
  removed: (email) => `${email} was taken off the list.`,
  notThere: (email) => `${email} is not on the list.`,
  notRemoved: "It is not known whether the address was removed. Try again.",

  last: "The last message",
  toReaders: "To those who asked",
};

export const subscriberTexts = { he, en };
