import { MenuPage } from "#site/features/menu/menu-page.tsx";
import { useDishDialog } from "./use-dish-dialog.tsx";
import { useLargeImage } from "./use-large-image.tsx";

export function MenuRoute() {
  const { openDish, dialog } = useDishDialog();
  const { enlarge, image } = useLargeImage();
  return (
    <>
      <MenuPage onOrderDish={openDish} onEnlarge={enlarge} />
      {dialog}
      {image}
    </>
  );
}
