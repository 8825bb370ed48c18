const he = {
  keepMine: "המשך עם מה שכתבתי",
  takeStored: "מעבר למה ששמור",
};

const en: typeof he = {
  keepMine: "Go on with what I typed",
  takeStored: "Take what is saved",
};

/** What can be done with a draft of what somebody else has changed meanwhile. */
export const editedTexts = { he, en };
