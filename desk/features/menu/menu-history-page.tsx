import { useEffect, useState } from "react";
import { useCalls } from "#desk/data/calls/call-context.tsx";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useCataloguePresses } from "#desk/data/catalogue/use-catalogue-presses.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { PressProblemBar } from "#desk/parts/catalogue/press-problem-bar.tsx";
import { BackToList } from "#desk/parts/page/back-to-list.tsx";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Page, Text } from "#web/ui/layout.tsx";
import { ScreenBar } from "#web/ui/screen.tsx";
import type { Version } from "./version-list.tsx";
import { VersionList } from "./version-list.tsx";

/** The version that she is asked about. `isGuarded`: see `VersionList`. */
type Asking = Version & { readonly isGuarded: boolean };

/** The versions of menu and shop. Restoring one asks first, because it touches everything; Undo takes it back. */
export function MenuHistoryPage() {
  const { language, messages } = useLanguage();
  const texts = useTexts(menuHistoryTexts);
  const { client } = useCalls();
  const used = useCatalogue();
  const { changeByPress: changeMenu, problem } = useCataloguePresses();
  const [asking, setAsking] = useState<Asking | null>(null);
  const now = used.kind === "known" ? used.version : 0;

  useEffect(() => {
    if (now > 0) void client.reload("catalogueVersions", { before: null });
  }, [client, now]);

  const restore = ({ version, savedAt }: Version) => {
    setAsking(null);
    const said = texts.restored(shownMoment(savedAt, language));
    void changeMenu({ kind: "restore", version }, said);
  };
  return (
    <Page isText>
      <ScreenBar
        title={messages.shell.menuHistory}
        back={<BackToList href="/menu" label={messages.shell.toMenu} />}
      />
      <Text tone="soft">{texts.intro}</Text>
      <PressProblemBar problem={problem} />
      <VersionList
        before={null}
        now={now}
        onRestore={(version, isGuarded) => setAsking({ ...version, isGuarded })}
      />
      {asking !== null && (
        <ConfirmDialog
          title={texts.restoreTitle(shownMoment(asking.savedAt, language))}
          texts={{ cancel: messages.shell.cancel, confirm: texts.restore }}
          onCancel={() => setAsking(null)}
          onConfirm={() => restore(asking)}
        >
          <p>{texts.restoreHint}</p>
          {asking.isGuarded && <ConfirmHint />}
        </ConfirmDialog>
      )}
    </Page>
  );
}
