import { devices } from "./en/devices.ts";
import { handingOver } from "./en/handing-over.ts";
import { kitchen } from "./en/kitchen.ts";
import { money } from "./en/money.ts";
import { order } from "./en/order.ts";
import { orders } from "./en/orders.ts";
import { packing } from "./en/packing.ts";
import { paper } from "./en/paper.ts";
import { route } from "./en/route.ts";
import { shell } from "./en/shell.ts";
import { signIn } from "./en/sign-in.ts";
import { today } from "./en/today.ts";
import { weeks } from "./en/weeks.ts";
import type { Messages } from "./messages.ts";

export const deskEn: Messages = {
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
