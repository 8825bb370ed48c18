const he = {
  question: "אולי התכוונתם לכתובת",
  take: "כן, לתקן",
  keep: "לא, הכתובת נכונה",
};

const en: typeof he = {
  question: "Did you mean",
  take: "Yes, correct it",
  keep: "No, it is right",
};

/** The question whether another mail address was meant. */
export const typedAddressTexts = { he, en };
