import { useEffect, useRef, useState } from "react";
import { dishEditorTexts } from "#desk/language/dish-editor-texts.ts";
import { useLanguage, useMessages, useTexts } from "#desk/language/language-context.tsx";
import { type Language, languages } from "#domain/language/language.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Stack } from "#web/ui/layout.tsx";
import { PillChoice } from "#web/ui/pill-choice.tsx";
import styles from "./dish-editor.module.css";

interface DishPreviewProps {
  /** As it would be saved, without problems. */
  readonly dish: unknown;
  readonly onClose: () => void;
}

/** A draft as customers would see it on a phone, in either language. Nothing is saved. */
export function DishPreview({ dish, onClose }: DishPreviewProps) {
  const texts = useTexts(dishEditorTexts);
  const { language: ofDesk, messages } = useLanguage();
  const [language, setLanguage] = useState<Language>(ofDesk);
  return (
    <Dialog
      title={texts.previewTitle}
      size="sheet"
      onCancel={onClose}
      footer={<Button onClick={onClose}>{messages.shell.close}</Button>}
    >
      <Stack>
        <p>{texts.previewHint}</p>
        <PillChoice
          legend={texts.previewLanguage}
          isLegendHidden
          pills={languages.map((value) => ({ value, text: texts.previewIn[value] }))}
          chosen={language}
          onChoose={setLanguage}
        />
        {/* A frame that is used again would be one more step of Back. */}
        <PreviewFrame key={language} dish={dish} language={language} />
      </Stack>
    </Dialog>
  );
}

type Loading = "loading" | "shown" | "failed";

interface PreviewFrameProps {
  readonly dish: unknown;
  readonly language: Language;
}

/**
 * The page that the server renders of the draft. A form asks for it, because a page has to come by navigation to have a policy of its
 * own: in a frame that this page fills, the styles of the customers' site would not be allowed.
 */
function PreviewFrame({ dish, language }: PreviewFrameProps) {
  const { shell } = useMessages();
  const texts = useTexts(dishEditorTexts);
  const form = useRef<HTMLFormElement>(null);
  const [loading, setLoading] = useState<Loading>("loading");
  const name = `preview-${language}`;
  useEffect(() => form.current?.submit(), []);
  return (
    <>
      <form ref={form} method="post" action="/desk/preview" target={name} hidden>
        <input type="hidden" name="dish" value={JSON.stringify(dish)} />
        <input type="hidden" name="language" value={language} />
      </form>
      {loading !== "shown" && (
        <p role="status">{loading === "failed" ? texts.previewFails : shell.loading}</p>
      )}
      <iframe
        name={name}
        title={`${texts.previewTitle}: ${texts.previewIn[language]}`}
        // Without scripts; of the same origin, so that its styles, fonts and pictures may be used.
        sandbox="allow-same-origin"
        className={styles.frame}
        hidden={loading === "failed"}
        onLoad={({ currentTarget: { contentDocument } }) => {
          // The empty page that a frame begins with.
          if (contentDocument?.URL === "about:blank") return;
          // A page of the browser, which says that the server cannot be reached, has another origin.
          setLoading(contentDocument === null ? "failed" : "shown");
        }}
      />
    </>
  );
}
