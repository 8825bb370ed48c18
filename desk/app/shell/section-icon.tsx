import { LineIcon } from "#web/ui/icon.tsx";

/** Paths on a grid of 24 by 24. */
const paths = {
  today:
    "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.400 1.400M17.600 17.600L19 19M5 19l1.400-1.400M17.600 6.400L19 5",
  orders: "M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6",
  shopping: "M3 4h2l3 11h10l2-8H6M9 19v0M17 19v0",
  kitchen:
    "M4 10h16v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM2 12h2M20 12h2M9 6c-1-1 1-2 0-3M14 6c-1-1 1-2 0-3",
  packing: "M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9",
  handingOver: "M6 8h12l1 12H5zM9 8V7a3 3 0 0 1 6 0v1",
  route:
    "M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  money: "M3 6h18v12H3zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM6 9v0M18 15v0",
  weeks: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M10 13l4 4M14 13l-4 4",
  weekMessage: "M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5",
  year: "M4 20V10h4v10zM10 20V4h4v16zM16 20v-7h4v7zM2 20h20",
  allWeeks: "M4 4h16v4H4zM5 8v12h14V8M9 12h6",
  menu: "M4 4v6a3 3 0 0 0 6 0V4M7 4v17M17 4c-2 1.500-3 4-3 7h3v10M17 4v7",
  devices: "M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2",
  safety: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  customers: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.500-6 8-6s8 2 8 6",
  shop: "M4 10v10h16V10M3 10l2-6h14l2 6M3 10a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M10 20v-5h4v5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

export type SectionIconName = keyof typeof paths;

/** A decorative icon beside the name of a section. */
export function SectionIcon({ name }: { readonly name: SectionIconName }) {
  return <LineIcon path={paths[name]} strokeWidth={name === "more" ? 3 : 1.8} />;
}
