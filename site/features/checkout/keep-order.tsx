import { useMessages } from "#site/language/language-context.tsx";
import { Button } from "#web/ui/button.tsx";

interface KeepOrderProps {
  readonly number: string;
  readonly text: string;
}

/** How long a file's address is kept for the browser to save it, in milliseconds. */
const savingMs = 60_000;

/** Sends the order to whatever app the customer likes, where the browser can, or saves it as a file. */
export function KeepOrder({ number, text }: KeepOrderProps) {
  const { orderSent } = useMessages();
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
    // Whoever changes their mind is no fault.
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.warn("the order could not be shared", error);
  }
}

/** The name is in letters that every system can write; the mark before the text tells editors that it is UTF-8. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), savingMs);
}
