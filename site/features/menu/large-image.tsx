import { useMessages } from "#site/language/language-context.tsx";
import { pictureAddress } from "#site/order-state/picture-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import styles from "./large-image.module.css";

interface LargeImageProps {
  readonly dishName: string;
  readonly image: string;
  readonly onClose: () => void;
}

/** The large picture of a dish, closed by Escape, by the X and by the backdrop (specification §2). */
export function LargeImage({ dishName, image, onClose }: LargeImageProps) {
  const messages = useMessages();
  return (
    <Dialog title={dishName} size="picture" closesOnBackdrop onCancel={onClose}>
      <Button look="plain" aria-label={messages.close} className={styles.close} onClick={onClose}>
        <Icon name="close" />
      </Button>
      <img
        src={pictureAddress(image)}
        alt={messages.menu.picture(dishName)}
        width="1200"
        height="900"
        decoding="async"
        className={styles.image}
      />
      {/* Some pictures show extras that are ordered and paid beside the dish. */}
      <p className={styles.note}>{messages.menu.pictureNote}</p>
    </Dialog>
  );
}
