/** The texts that only the seller's notice has. The seller reads Hebrew. */
export const sellerMessages = {
  subject: (number: string, name: string) => `הזמנה ${number}: ${name}`,
  title: (number: string) => `הזמנה ${number}`,
  preview: (orderType: string, city: string, total: string) => `${orderType}, ${city}, ${total}`,
  fromEnglish: "ההזמנה נעשתה באנגלית. השמות כאן תורגמו לפי התפריט.",
  receivedAt: "התקבלה",
  email: "דואר אלקטרוני",
  orderType: "איסוף עצמי או משלוח",
  portions: (amount: number) => (amount === 1 ? "יחידה אחת" : `${amount} יחידות`),
  forAll: (amount: number) => (amount === 1 ? "ליחידה אחת" : `לכל ${amount} היחידות`),
  addOn: (amount: number, name: string) => `${amount} × ${name}`,
  extra: (name: string) => `${name} (בצד)`,
  payTo: (app: string, payee: string) => `התשלום: ב־${app} ל־${payee}.`,
  reply: (name: string) => `תשובה להודעה הזאת תגיע אל ${name}.`,
};
