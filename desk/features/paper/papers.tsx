import type { ReactNode } from "react";
import type { DeskWeek } from "#desk/data/week/desk-week.ts";
import type { messagesIn } from "#desk/language/messages.ts";
import type { Sheet } from "#domain/order-log/desk-event.ts";
import type { DeviceRole } from "#domain/order-log/device.ts";
import type { PlaceSlips } from "#domain/order-log/packing-slips.ts";
import { sheetRoles } from "#domain/order-log/sheet-roles.ts";
import { KitchenSheet } from "./kitchen-sheet.tsx";
import type { LabelLayout } from "./label-layout.ts";
import { LabelsSheet } from "./labels-sheet.tsx";
import { RollSheet, SlipsSheet } from "./packing-slips.tsx";
import type { PaperOrder } from "./paper-order.ts";
import { RouteSheet } from "./route-sheet.tsx";
import { ShoppingSheet } from "./shopping-sheet.tsx";

/** What can be on a paper. */
interface PaperThings {
  readonly week: DeskWeek;
  /** The orders that are on the paper: all that are not canceled, or those of them that changed. */
  readonly orders: readonly PaperOrder[];
  /** The same by place. */
  readonly places: readonly PlaceSlips<PaperOrder>[];
  /** What is to be bought. */
  readonly bought: DeskWeek["shopping"]["items"];
}

/** What a paper is made of. */
export interface PaperContent extends PaperThings {
  /** The shop and the time of printing, for a slip that is cut off. */
  readonly onSlip: readonly string[];
  /** How many labels of the first sheet are used up. */
  readonly used: number;
  readonly layout: LabelLayout;
}

type Messages = ReturnType<typeof messagesIn>;

export type PaperName = keyof Messages["paper"]["papers"];

/** A paper as it is laid out. */
interface Paper {
  /** Which printing of the week it is, and so the roles that print it: slips that were printed on a roll are not needed on A4. */
  readonly printedAs: Sheet;
  /** Its pages: A4 with a footer, A4 to its edges, or a roll of 80 mm. */
  readonly pages: "a4" | "labels" | "roll";
  /** Whether it is one for each order, so that only the orders that changed can be printed again. */
  readonly isForEachOrder: boolean;
  /** How many things are on it; none makes an empty paper, which is not printed. */
  readonly count: (things: PaperThings) => number;
  /** How much is on it, in the head of its first page; null for a paper without a head. */
  readonly amount: ((things: PaperThings, messages: Messages) => string) | null;
  readonly sheet: (content: PaperContent) => ReactNode;
}

const forEachOrder = {
  isForEachOrder: true,
  count: ({ orders }: PaperThings) => orders.length,
} as const;

/** The papers, in the sequence in which they are offered. */
export const papers: Readonly<Record<PaperName, Paper>> = {
  kitchen: {
    printedAs: "kitchen",
    pages: "a4",
    isForEachOrder: false,
    count: ({ week }) => week.kitchen.length,
    amount: ({ week }, { orders }) =>
      orders.count(week.orders.filter(({ state }) => !state.isCancelled).length),
    sheet: ({ week }) => <KitchenSheet kitchen={week.kitchen} orders={week.orders} />,
  },
  slips: {
    ...forEachOrder,
    printedAs: "slips",
    pages: "a4",
    amount: (things, { orders }) => orders.count(things.orders.length),
    sheet: ({ places, onSlip }) => <SlipsSheet places={places} about={onSlip} />,
  },
  labels: {
    ...forEachOrder,
    printedAs: "labels",
    pages: "labels",
    amount: null,
    sheet: ({ orders, used, layout }) => (
      <LabelsSheet orders={orders} used={used} layout={layout} />
    ),
  },
  roll: {
    ...forEachOrder,
    printedAs: "slips",
    pages: "roll",
    amount: null,
    sheet: ({ orders, onSlip }) => <RollSheet orders={orders} about={onSlip} />,
  },
  route: {
    printedAs: "route",
    pages: "a4",
    isForEachOrder: false,
    count: ({ week }) => week.route.length,
    amount: ({ week }, { paper }) => paper.stops(week.route.length),
    sheet: ({ week }) => <RouteSheet route={week.route} orders={week.orders} />,
  },
  shopping: {
    printedAs: "shopping",
    pages: "a4",
    isForEachOrder: false,
    count: ({ bought }) => bought.length,
    amount: ({ bought }, { paper }) => paper.ingredients(bought.length),
    sheet: ({ week, bought }) => <ShoppingSheet {...week.shopping} items={bought} />,
  },
};

const paperNames = Object.keys(papers) as readonly PaperName[];

/** The papers that a role may print. */
export function papersOf(role: DeviceRole): readonly PaperName[] {
  return paperNames.filter((name) => sheetRoles[papers[name].printedAs].includes(role));
}
