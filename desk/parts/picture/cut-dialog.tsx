import { useEffect, useRef, useState } from "react";
import type { UploadedPicture } from "#contract/wire/desk-pictures.ts";
import { useMessages, useTexts } from "#desk/language/language-context.tsx";
import { pictureTexts } from "#desk/language/picture-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Note, Row, Said, Stack } from "#web/ui/layout.tsx";
import { canZoomIn, firstView, turned, zoomedBy } from "./cut.ts";
import { CutFrame, zoomStep } from "./cut-frame.tsx";
import { jpegOfCut } from "./draw-cut.ts";
import styles from "./picture-field.module.css";
import { type PictureProblem, sendPicture } from "./send-picture.ts";

interface CutDialogProps {
  readonly photograph: ImageBitmap;
  readonly onCancel: () => void;
  readonly onSent: (picture: UploadedPicture) => void;
}

type Sending =
  | { readonly kind: "not-yet" }
  /** `part` is 1 while the server makes the picture. */
  | { readonly kind: "sending"; readonly part: number }
  | { readonly kind: "problem"; readonly problem: PictureProblem };

/** Asks which part of a photograph is the picture, and sends it. Cancelling also ends what is being sent. */
export function CutDialog({ photograph, onCancel, onSent }: CutDialogProps) {
  const { shell } = useMessages();
  const texts = useTexts(pictureTexts);
  const [view, setView] = useState(firstView);
  const [sending, setSending] = useState<Sending>({ kind: "not-yet" });
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async () => {
    const controller = new AbortController();
    abort.current = controller;
    setSending({ kind: "sending", part: 0 });
    const onProgress = (part: number) => setSending({ kind: "sending", part });
    const jpeg = await jpegOfCut(photograph, view);
    if (controller.signal.aborted) return;
    const outcome = await sendPicture(jpeg, { signal: controller.signal, onProgress });
    if (outcome.kind === "sent") onSent(outcome.picture);
    else if (outcome.kind === "problem") setSending(outcome);
  };

  const isSending = sending.kind === "sending";
  return (
    <Dialog
      title={texts.title}
      size="sheet"
      onCancel={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{shell.cancel}</Button>
          <Button look="main" disabled={isSending} onClick={() => void send()}>
            {sending.kind === "problem" ? shell.tryAgain : texts.use}
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <CutFrame photograph={photograph} view={view} isFixed={isSending} onView={setView} />
        <Row>
          <Button
            disabled={isSending || !canZoomIn(photograph, view)}
            onClick={() => setView(zoomedBy(photograph, view, zoomStep))}
          >
            {texts.larger}
          </Button>
          <Button
            disabled={isSending || view.zoom <= 1}
            onClick={() => setView(zoomedBy(photograph, view, 1 / zoomStep))}
          >
            {texts.smaller}
          </Button>
          <Button disabled={isSending} onClick={() => setView(turned(photograph, view))}>
            {texts.turn}
          </Button>
        </Row>
        <Said>{isSending && (sending.part < 1 ? texts.sending : texts.making)}</Said>
        {isSending && (
          <progress
            className={styles.progress}
            aria-label={texts.sending}
            {...(sending.part < 1 && { value: sending.part })}
          />
        )}
        {sending.kind === "problem" && (
          <Note as="p" role="alert" isError>
            {texts.problems[sending.problem]}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}
