export const devices = {
  title: "מכשירים",
  intro: "המכשירים שמחוברים לניהול ההזמנות.",
  failed: "אי אפשר להראות את המכשירים כרגע.",
  thisOne: "המכשיר הזה",
  roles: { owner: "מוכרת", helper: "עזרה באריזה", driver: "משלוחים" },
  roleDoes: {
    owner: "הכול",
    helper: "מטבח, אריזה ומסירה, בלי כסף, טלפונים וכתובות",
    driver: "המסלול: כתובות, טלפונים ומה לגבות",
  },
  seen: (ago: string) => `בשימוש ${ago}`,
  ends: (moment: string) => `עד ${moment}`,
  hasPasskey: "יש מפתח גישה",
  revoke: "ניתוק",
  revokeThis: (name: string) => `ניתוק ${name}`,
  revoked: (name: string) => `${name} נותק`,
  signOut: "יציאה במכשיר הזה",
  past: (count: number) => `מכשירים שכבר לא מחוברים (${String(count)})`,
  wasRevoked: (moment: string) => `נותק ${moment}`,
  wasEnded: "כבר לא מחובר",
  add: "הוספת מכשיר",
  whose: "של מי המכשיר?",
  until: "עד מתי?",
  untils: {
    tonight: "עד הלילה",
    friday: "עד יום שישי בערב",
    month: "חודש",
    longest: "חצי שנה",
  },
  showCode: "הצגת קוד",
  codeTitle: "קוד QR של הקישור",
  scan: "סרקו את הקוד במצלמה של המכשיר השני, ולחצו שם על הכפתור.",
  goodUntil: (time: string) => `הקוד תקף לשימוש אחד, עד ${time}.`,
  signedOutAt: (role: string, moment: string) => `${role}, עד ${moment}`,
  onlyHere:
    "הקישור הזה נפתח רק במחשב הזה. כדי לחבר טלפון, פתחו את ניהול ההזמנות בכתובת של האתר והציגו שם קוד.",
  link: "הקישור",
  copy: {
    copy: "העתקת הקישור",
    copyThis: () => "העתקת הקישור",
    copied: "הועתק",
    refused: "העתיקו מכאן:",
  },
  keepNow:
    "עשר דקות אחרי הכניסה אפשר להוסיף ולנתק מכשירים רק עם מפתח גישה או עם קישור חדש. כדאי לשמור מפתח גישה עכשיו.",
  linkFirst:
    "עברו עשר דקות מאז הכניסה, ולכן כדי להוסיף או לנתק מכשיר צריך קישור חדש. מה שנכתב במכשיר הזה נשמר.",
  thenKeep: "אחר כך שומרים כאן מפתח גישה, ובפעם הבאה לא צריך קישור.",
  noPasskeyHere:
    "בדפדפן הזה אי אפשר לשמור מפתח גישה. מוסיפים טלפון או דפדפן אחר כמכשיר של המוכרת, ושומרים שם.",
  addingOrRemoving: "הוספה או ניתוק של מכשיר:",
  linkFrom: (device: string, openHere: string) =>
    `במכשיר ${device}, בדף ״מכשירים״, בוחרים ״מוכרת״ ולוחצים על ״הצגת קוד״; פותחים את הקישור במכשיר הזה, לוחצים על ״${openHere}״, ואז שומרים מפתח גישה.`,
  linkFromCommand: (openHere: string) =>
    `פותחים קישור חדש במכשיר הזה ולוחצים על ״${openHere}״. מי שמפעיל את האתר מפיק את הקישור בפקודה:`,
  joined: (name: string) => `${name} מחובר`,
  done: "סגירה",
};
