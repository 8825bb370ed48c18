import { devices } from "./he/devices.ts";
import { handingOver } from "./he/handing-over.ts";
import { kitchen } from "./he/kitchen.ts";
import { money } from "./he/money.ts";
import { order } from "./he/order.ts";
import { orders } from "./he/orders.ts";
import { packing } from "./he/packing.ts";
import { paper } from "./he/paper.ts";
import { route } from "./he/route.ts";
import { shell } from "./he/shell.ts";
import { signIn } from "./he/sign-in.ts";
import { today } from "./he/today.ts";
import { weeks } from "./he/weeks.ts";

/** The texts of the desk's first pages in Hebrew, by feature: the source; every other language has its type. */
export const deskHe = {
  shell,
  today,
  orders,
  order,
  money,
  kitchen,
  packing,
  handingOver,
  route,
  paper,
  weeks,
  devices,
  signIn,
};
