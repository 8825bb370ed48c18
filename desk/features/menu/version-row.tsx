import type { CatalogueVersionsQuery } from "#contract/generated/desk-operations.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { Button } from "#web/ui/button.tsx";
import { Card, Text } from "#web/ui/layout.tsx";
import { type Difference, differenceText } from "./difference-text.ts";
import styles from "./menu-history.module.css";

export type Version = CatalogueVersionsQuery["catalogueVersions"][number];

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

function Lines({ changes }: { readonly changes: readonly Difference[] }) {
  const { language } = useLanguage();
  const texts = useTexts(menuHistoryTexts);
  return (
    <ul className={styles.lines}>
      {changes.map((change) => (
        <li key={`${change.thing} ${change.id} ${change.kind}`}>
          {differenceText(change, language, texts)}
        </li>
      ))}
    </ul>
  );
}
