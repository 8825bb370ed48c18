import { type Cut, cutOf, type Size, turnedSize, type View } from "./cut.ts";

/** Pixels of the longer side that are kept of a photograph: more would fill the memory of a phone. */
const mostKept = 4_000;
/** Pixels of the width of what is sent; the server makes 1200 of it. */
const mostSent = 2_000;
const jpegQuality = 0.9;

/** Decodes a photograph upright. Undefined if the browser cannot read it. */
export async function decodePhotograph(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    const photograph = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { width, height } = photograph;
    const scale = mostKept / Math.max(width, height);
    if (scale >= 1) return photograph;
    const smaller = await createImageBitmap(photograph, {
      resizeWidth: Math.round(width * scale),
      resizeHeight: Math.round(height * scale),
      resizeQuality: "high",
    });
    photograph.close();
    return smaller;
  } catch (error) {
    console.warn("the browser cannot read the photograph", error);
    return undefined;
  }
}

/** Fills a canvas of 4:3 with the part of the photograph that a view shows. */
export function drawCut(canvas: HTMLCanvasElement, photograph: ImageBitmap, view: View): void {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("the browser cannot draw");
  const cut = cutOf(photograph, view);
  const scale = canvas.width / cut.width;
  context.imageSmoothingQuality = "high";
  // What is transparent would become black in a JPEG.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.save();
  moveToTurned(context, photograph, { cut, turns: view.quarterTurns, scale });
  context.drawImage(photograph, 0, 0);
  context.restore();
}

/** Lets the context draw the photograph with its upper left corner at 0, 0, as if it were not turned. */
function moveToTurned(
  context: CanvasRenderingContext2D,
  photograph: Size,
  { cut, turns, scale }: { readonly cut: Cut; readonly turns: number; readonly scale: number },
): void {
  const { width, height } = turnedSize(photograph, turns);
  context.scale(scale, scale);
  context.translate(width / 2 - cut.left, height / 2 - cut.top);
  context.rotate((turns * Math.PI) / 2);
  context.translate(-photograph.width / 2, -photograph.height / 2);
}

/** The part that a view shows as a JPEG without metadata. */
export async function jpegOfCut(photograph: ImageBitmap, view: View): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(mostSent, Math.round(cutOf(photograph, view).width));
  canvas.height = Math.round((canvas.width * 3) / 4);
  drawCut(canvas, photograph, view);
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", jpegQuality);
  });
  if (jpeg === null) throw new Error("the browser cannot write a JPEG");
  return jpeg;
}
