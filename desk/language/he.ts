/** The texts of the desk's first pages in Hebrew, by feature: the source; every other language has its type. */
export { devices } from "./he/devices.ts";
export { handingOver } from "./he/handing-over.ts";
export { kitchen } from "./he/kitchen.ts";
export { money } from "./he/money.ts";
export { order } from "./he/order.ts";
export { orders } from "./he/orders.ts";
export { packing } from "./he/packing.ts";
export { paper } from "./he/paper.ts";
export { route } from "./he/route.ts";
export { shell } from "./he/shell.ts";
export { signIn } from "./he/sign-in.ts";
export { today } from "./he/today.ts";
export { weeks } from "./he/weeks.ts";
