import { MenuPage } from "#site/features/menu/menu-page.tsx";
import { PageLinks } from "#site/shell/page-links.tsx";
import { useDishDialog } from "./use-dish-dialog.tsx";
import { useLargeImage } from "./use-large-image.tsx";

/** A constant, so that opening a dish does not render the memoized menu again. */
const end = <PageLinks />;

export function MenuRoute() {
  const { openDish, dialog } = useDishDialog();
  const { enlarge, image } = useLargeImage();
  return (
    <>
      <MenuPage onOrderDish={openDish} onEnlarge={enlarge} end={end} />
      {dialog}
      {image}
    </>
  );
}
