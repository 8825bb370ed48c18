/** Says in Hebrew which orders of a week are damaged and missing from what follows; empty if there are none. */
export function unreadableText(numbers: readonly string[]): string {
  if (numbers.length === 0) return "";
  const lines = [
    "שימו לב: יש הזמנות שהתקבלו ואי אפשר לקרוא אותן, והן אינן כלולות כאן.",
    `מספרי ההזמנות: ${numbers.join(", ")}`,
    "הפרטים שלהן נמצאים בהודעות הדוא״ל שנשלחו אליכם.",
  ];
  return `${lines.join("\n")}\n\n`;
}
