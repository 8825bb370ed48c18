import { useOrderTexts } from "#site/language/use-order-texts.ts";
import { Button } from "#web/ui/button.tsx";

interface KeepOrderProps {
  readonly number: string;
  readonly text: string;
}

/** How long the object URL of the file stays valid, so that the browser can save it. In milliseconds. */
const savingMs = 60_000;

/** Shares the order with another app if the browser can, otherwise saves it as a file. */
export function ShareOrder({ number, text }: KeepOrderProps) {
  const { orderSent } = useOrderTexts();
  const canShare = (navigator as Partial<Navigator>).share !== undefined;
  return (
    <>
      {canShare && (
        <Button onClick={() => void share(`${orderSent.number} ${number}`, text)}>
          {orderSent.share}
        </Button>
      )}
      <Button onClick={() => save(`order-${number}.txt`, text)}>{orderSent.save}</Button>
    </>
  );
}

async function share(title: string, text: string): Promise<void> {
  try {
    await navigator.share({ title, text });
  } catch (error) {
    // The customer cancelled sharing; that is not an error.
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn("the order could not be shared", error);
  }
}

/** The file name is plain ASCII, which every system supports; the byte order mark tells editors that the text is UTF-8. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), savingMs);
}
