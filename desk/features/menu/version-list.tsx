import type { AnswerOf } from "#contract/wire/desk-calls.ts";
import { useRenewedCall } from "#desk/data/connection/use-renewed-call.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { shownMoment } from "#desk/language/times.ts";
import { Failed } from "#desk/parts/page/failed.tsx";
import { Older } from "#desk/parts/page/older.tsx";
import { areGuarded } from "#domain/catalogue/guarded-settings.ts";
import { dayText } from "#domain/schedule/date-text.ts";
import { Card, Stack, Text } from "#web/ui/layout.tsx";
import { NamedButton } from "#web/ui/named-button.tsx";
import styles from "./dish-row.module.css";

interface VersionListProps {
  /** Only versions that are older than this one; null for the newest. */
  readonly before: number | null;
  /** The version that customers see. */
  readonly now: number;
  /** Whether a version that is not older than `before` changed a guarded setting. */
  readonly isGuarded?: boolean;
  /** `isGuarded` says whether a guarded setting was changed since the version. */
  readonly onRestore: (version: Version, isGuarded: boolean) => void;
}

/** The versions of the catalogue, the newest first, and after them the older ones once they are asked for. */
export function VersionList({ before, now, isGuarded = false, onRestore }: VersionListProps) {
  const texts = useTexts(menuHistoryTexts);
  const asked = { before };
  const answer = useRenewedCall("catalogueVersions", asked);
  if (!answer.ok) return <Failed call={["catalogueVersions", asked]} />;
  const versions = answer.data;
  const last = versions.at(-1)?.version ?? 1;
  const isGuardedAfter = (version: number) => isGuarded || isGuardedSince(versions, version);
  return (
    <>
      <Stack as="ol" gap={4}>
        {versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isNow={version.version === now}
            onRestore={() => onRestore(version, isGuardedAfter(version.version))}
          />
        ))}
      </Stack>
      {last > 1 && (
        <Older text={texts.older}>
          <VersionList
            before={last}
            now={now}
            isGuarded={isGuardedAfter(last - 1)}
            onRestore={onRestore}
          />
        </Older>
      )}
    </>
  );
}

/** Whether a setting that needs a confirmed sign-in was changed since a version, so that restoring the version may need one too. */
export function isGuardedSince(versions: readonly Version[], version: number): boolean {
  return versions.some(
    (each) =>
      each.version > version &&
      areGuarded(each.changes.flatMap(({ thing, id }) => (thing === "setting" ? [id] : []))),
  );
}

export type Version = AnswerOf<"catalogueVersions">[number];
type Difference = Version["changes"][number];

/** More changes than this are behind a press. */
const mostLines = 6;

interface VersionRowProps {
  readonly version: Version;
  readonly isNow: boolean;
  readonly onRestore: () => void;
}

/** A version: when, from which device, and what it changed, in words. */
function VersionRow({ version, isNow, onRestore }: VersionRowProps) {
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
          <summary className={styles.summary}>{texts.andMore(changes.length - mostLines)}</summary>
          <Lines changes={changes.slice(mostLines)} />
        </details>
      )}
      {!isNow && (
        <div>
          <NamedButton text={texts.restore} name={moment} onClick={onRestore} />
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
      case "dish-type":
      case "place":
      case "limit":
      case "ingredient":
        return texts.things[thing](own);
    }
  };
  return (
    <ul className={styles.lines}>
      {changes.map((change) => (
        <li key={`${change.thing} ${change.id} ${change.kind}`}>
          {`${thingText(change)}: ${
            change.kind === "renamed"
              ? texts.renamed(change.nameBefore?.[language] ?? "")
              : texts.kinds[change.kind]
          }`}
        </li>
      ))}
    </ul>
  );
}
