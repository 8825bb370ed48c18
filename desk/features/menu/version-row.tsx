import type { CatalogueVersionsQuery } from "#contract/generated/desk-operations.ts";
import { dayText } from "#desk/language/days.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Text } from "#web/ui/layout.tsx";
import styles from "./menu-history.module.css";

export type Version = CatalogueVersionsQuery["catalogueVersions"][number];
type Difference = Version["changes"][number];

/** More changes than this are behind a press. */
const mostLines = 6;

interface VersionRowProps {
  readonly version: Version;
  readonly isNow: boolean;
  readonly onRestore: () => void;
}

/** A version: when, from which device, and what it changed, in words. */
export function VersionRow({ version, isNow, onRestore }: VersionRowProps) {
  const { language } = useLanguage();
  const texts = useTexts(menuHistoryTexts);
  const { savedAt, device, changes } = version;
  const moment = shownMoment(savedAt, language);
  const isFirst = version.version === 1;
  return (
    <Card as="li" gap={2}>
      <Text as="h2" size="name">
        {moment}
      </Text>
      {isNow && (
        <Text tone="leaf" weight={600}>
          {texts.now}
        </Text>
      )}
      {!isFirst && (
        <Text tone="soft">
          {device === null ? texts.noDevice : <bdi>{device.name}</bdi>}
          {device?.isThis === true && ` (${texts.thisDevice})`}
        </Text>
      )}
      {changes.length === 0 ? (
        <p>{isFirst ? texts.first : texts.nothing}</p>
      ) : (
        <Lines changes={changes.slice(0, mostLines)} />
      )}
      {changes.length > mostLines && (
        <details>
          <summary className={styles.more}>{texts.andMore(changes.length - mostLines)}</summary>
          <Lines changes={changes.slice(mostLines)} />
        </details>
      )}
      {!isNow && (
        <div>
          <Button aria-label={texts.ofVersion(texts.restore, moment)} onClick={onRestore}>
            {texts.restore}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** What a version changed, each as a line: `Lentil soup: sold out`. */
function Lines({ changes }: { readonly changes: readonly Difference[] }) {
  const { language, messages } = useLanguage();
  const texts = useTexts(menuHistoryTexts);
  const thingText = ({ thing, id, name, dishName }: Difference) => {
    const own = name?.[language] ?? "";
    switch (thing) {
      case "setting":
        // A newer server may name a setting that this page does not know.
        return (messages.today.settings as Readonly<Record<string, string>>)[id] ?? id;
      case "week":
        return texts.things.week(dayText(id, language));
      case "selection":
        return texts.things.selection(own, dishName?.[language] ?? "");
      case "dish":
      case "dish_type":
      case "place":
      case "limit":
        return texts.things[thing](own);
    }
  };
  return (
    <ul className={styles.lines}>
      {changes.map((change) => (
        <li key={`${change.thing} ${change.id} ${change.kind}`}>
          {texts.line(
            thingText(change),
            change.kind === "renamed"
              ? texts.renamed(change.nameBefore?.[language] ?? "")
              : texts.kinds[change.kind],
          )}
        </li>
      ))}
    </ul>
  );
}
