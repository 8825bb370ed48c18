import { Suspense, useState } from "react";
import { catalogueVersionsDocument } from "#contract/generated/desk-operations.ts";
import { useLanguage, useTexts } from "#desk/language/language-context.tsx";
import { menuHistoryTexts } from "#desk/language/menu-history-texts.ts";
import { Failed } from "#desk/parts/order/failed.tsx";
import { useRenewedQuery } from "#desk/parts/order/use-renewed-query.ts";
import { areGuarded } from "#domain/catalogue/guarded-settings.ts";
import { useGraphql } from "#web/graphql/graphql-context.tsx";
import { Button } from "#web/ui/button.tsx";
import { Page } from "#web/ui/layout.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { type Version, VersionRow } from "./version-row.tsx";

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
  const { messages } = useLanguage();
  const texts = useTexts(menuHistoryTexts);
  const { client } = useGraphql();
  const [isOlderShown, setIsOlderShown] = useState(false);
  const asked = { before };
  const answer = useRenewedQuery(catalogueVersionsDocument, asked);
  if (!answer.ok) {
    const reload = () => void client.reload(catalogueVersionsDocument, asked);
    return <Failed said={texts.failed} onTry={reload} />;
  }
  const versions = answer.data.catalogueVersions;
  const last = versions.at(-1)?.version ?? 1;
  const isGuardedAfter = (version: number) => isGuarded || isGuardedSince(versions, version);
  return (
    <>
      <Page as="ol" width={48}>
        {versions.map((version) => (
          <VersionRow
            key={version.version}
            version={version}
            isNow={version.version === now}
            onRestore={() => onRestore(version, isGuardedAfter(version.version))}
          />
        ))}
      </Page>
      {last > 1 && !isOlderShown && (
        <div>
          <Button onClick={() => setIsOlderShown(true)}>{texts.older}</Button>
        </div>
      )}
      {last > 1 && isOlderShown && (
        <Suspense fallback={<Loading texts={messages.shell} />}>
          <VersionList
            before={last}
            now={now}
            isGuarded={isGuardedAfter(last - 1)}
            onRestore={onRestore}
          />
        </Suspense>
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
