import { MenuPage } from "#site/features/menu/menu-page.tsx";
import { useDishDialog } from "./use-dish-dialog.tsx";

export function MenuRoute() {
  const { openDish, dialog } = useDishDialog();
  return (
    <>
      <MenuPage onOrderDish={openDish} />
      {dialog}
    </>
  );
}
