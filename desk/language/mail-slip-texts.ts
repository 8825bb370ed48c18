const he = {
  question: "אולי הכוונה לכתובת",
  take: "כן, לתקן",
  keep: "לא, הכתובת נכונה",
};

const en: typeof he = {
  question: "Did you mean",
  take: "Yes, correct it",
  keep: "No, it is right",
};

/** The question whether another mail address was meant. */
export const mailSlipTexts = { he, en };
