import { useParams } from "wouter";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { ConfirmHint } from "#desk/parts/order/confirm-hint.tsx";
import { checkSettings } from "#domain/catalogue/check-part.ts";
import { areGuarded } from "#domain/catalogue/guarded-settings.ts";
import { type ShopSettings, versionOfSettings } from "#domain/catalogue/version-of-thing.ts";
import { Page } from "#web/ui/layout.tsx";
import { EditedForm } from "./edited-form.tsx";
import { FieldList } from "./field-list.tsx";
import { PageTop } from "./page-top.tsx";
import { type SettingsPart, settingsOfPart } from "./settings-of-part.ts";
import styles from "./shop-page.module.css";
import { TermsFields } from "./terms-fields.tsx";
import { TimesFields } from "./times-fields.tsx";
import { UnknownPart } from "./unknown-part.tsx";
import { useEdited } from "./use-edited.ts";

/** One page of the shop's settings. */
export function ShopPartPage() {
  const { part } = useParams<{ part: string }>();
  const catalogue = useCatalogue();
  if (!isSettingsPart(part)) return <UnknownPart />;
  if (catalogue.kind === "failed") return <UnknownPart tryAgain={catalogue.tryAgain} />;
  // Fields of one page never show what was typed on another.
  return <SettingsOfPart key={part} part={part} shop={catalogue.catalogue.shop} />;
}

interface SettingsOfPartProps {
  readonly part: SettingsPart;
  readonly shop: ShopSettings;
}

function SettingsOfPart({ part, shop }: SettingsOfPartProps) {
  const texts = useTexts(shopTexts);
  const { names, fields, typed, toSave } = settingsOfPart[part];
  const edited = useEdited({
    draftName: `catalogue shop ${part}`,
    stored: typed(shop),
    version: versionOfSettings(shop, names),
    check: (values) => checkSettings(toSave(values, shop)),
    change: (values, seen) => ({
      kind: "save-shop",
      settings: toSave(values, shop),
      seen: seen ?? "",
    }),
    said: () => texts.saved(texts.parts[part].title),
  });
  return (
    <Page width={44}>
      <PageTop title={texts.parts[part].title} up="/shop" upText={texts.title} />
      <p className={styles.hint}>{texts.parts[part].intro}</p>
      {areGuarded(names) && <ConfirmHint isDraft />}
      <EditedForm edited={edited}>
        {part === "terms" && <TermsFields edited={edited} />}
        {part === "times" && <TimesFields edited={edited} />}
        <FieldList fields={fields} edited={edited} />
      </EditedForm>
    </Page>
  );
}

function isSettingsPart(name: string): name is SettingsPart {
  return Object.hasOwn(settingsOfPart, name);
}
