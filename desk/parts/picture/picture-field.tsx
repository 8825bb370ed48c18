import { useId, useRef, useState } from "react";
import { useTexts } from "#desk/language/language-context.tsx";
import { pictureTexts } from "#desk/language/picture-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Note, Row, Said, Stack, Text } from "#web/ui/layout.tsx";
import { isLargeEnough } from "./cut.ts";
import { CutDialog } from "./cut-dialog.tsx";
import { decodePhotograph } from "./draw-cut.ts";
import styles from "./picture-field.module.css";
import type { PictureProblem } from "./send-picture.ts";

/** The file names of a picture, as the catalogue has them. */
export interface PictureValue {
  readonly image: string;
  readonly thumbnail: string;
}

interface PictureFieldProps {
  /** Null if there is none. */
  readonly value: PictureValue | null;
  /** What the picture is of, if not of a dish. */
  readonly current?: string;
  /** Is called when a picture is on the server, and with null when it was removed. */
  readonly onChange: (value: PictureValue | null) => void;
}

type Opened =
  | { readonly kind: "nothing" }
  | { readonly kind: "opening" }
  | { readonly kind: "photograph"; readonly photograph: ImageBitmap }
  | { readonly kind: "problem"; readonly problem: PictureProblem };

/** The picture of a dish or of the cook: shows it, takes a photograph from the device in its place, and removes it. */
export function PictureField({ value, current, onChange }: PictureFieldProps) {
  const texts = useTexts(pictureTexts);
  const [opened, setOpened] = useState<Opened>({ kind: "nothing" });
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();

  const open = async (file: File) => {
    setOpened({ kind: "opening" });
    const photograph = await decodePhotograph(file);
    if (photograph === undefined) setOpened({ kind: "problem", problem: "UNREADABLE_HERE" });
    else if (isLargeEnough(photograph)) setOpened({ kind: "photograph", photograph });
    else {
      photograph.close();
      setOpened({ kind: "problem", problem: "PICTURE_TOO_SMALL" });
    }
  };
  const close = () => {
    if (opened.kind === "photograph") opened.photograph.close();
    setOpened({ kind: "nothing" });
  };

  return (
    <Stack role="group" aria-labelledby={labelId} gap={2}>
      <Text id={labelId} weight={600}>
        {texts.label}
      </Text>
      {value !== null && (
        <img
          className={styles.picture}
          src={`/webImages/${value.thumbnail}`}
          width={160}
          height={120}
          alt={current ?? texts.current}
        />
      )}
      <Row>
        <Button disabled={opened.kind === "opening"} onClick={() => input.current?.click()}>
          {value === null ? texts.choose : texts.replace}
        </Button>
        {value !== null && (
          <Button look="quiet" onClick={() => onChange(null)}>
            {texts.remove}
          </Button>
        )}
      </Row>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={texts.file}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // So that the same file can be chosen again.
          event.currentTarget.value = "";
          if (file !== undefined) void open(file);
        }}
      />
      <Said>{opened.kind === "opening" && texts.opening}</Said>
      {opened.kind === "problem" && (
        <Note as="p" role="alert" isError>
          {texts.problems[opened.problem]}
        </Note>
      )}
      {opened.kind === "photograph" && (
        <CutDialog
          photograph={opened.photograph}
          onCancel={close}
          onSent={({ image, thumbnail }) => {
            close();
            onChange({ image, thumbnail });
          }}
        />
      )}
    </Stack>
  );
}
