import { useParams } from "wouter";
import { useCatalogue } from "#desk/data/catalogue/use-catalogue.ts";
import { useTexts } from "#desk/language/language-context.tsx";
import { shopTexts } from "#desk/language/shop-texts.ts";
import { LocalizedField } from "#desk/parts/catalogue/localized-field.tsx";
import { ConfirmHint } from "#desk/parts/page/confirm-hint.tsx";
import { PictureField } from "#desk/parts/picture/picture-field.tsx";
import { type ShopSettings, versionOfSettings } from "#domain/catalogue/catalogue.ts";
import { checkSettings } from "#domain/catalogue/check-part.ts";
import { fewestYears, mostYears } from "#domain/catalogue/customer-years.ts";
import { areGuarded } from "#domain/catalogue/guarded-settings.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Card, Page, Stack, Toolbar } from "#web/ui/layout.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { AskedAddress } from "./asked-address.tsx";
import { CheckOfPart } from "./check-of-part.tsx";
import { EditedForm } from "./edited-form.tsx";
import { PageTop, UnknownPart } from "./page-top.tsx";
import { PaymentLinkExample } from "./payment-link-example.tsx";
import { type ListedField, type SettingsPart, settingsOfPart } from "./settings-of-part.ts";
import styles from "./shop-page.module.css";
import { TimesFields } from "./times-fields.tsx";
import {
  emptySection,
  type TypedSection,
  termsOf,
  textAt,
  textsAt,
  valuesOf,
} from "./typed-values.ts";
import { type Edited, useEdited } from "./use-edited.ts";

/** One page of the shop's settings. */
export function ShopPartPage() {
  const { part } = useParams<{ part: string }>();
  const catalogue = useCatalogue();
  if (!isSettingsPart(part)) return <UnknownPart />;
  if (catalogue.kind === "failed") return <UnknownPart isFailed />;
  // Fields of one page never show what was typed on another.
  return <SettingsOfPart key={part} part={part} shop={catalogue.catalogue.shop} />;
}

interface SettingsOfPartProps {
  readonly part: SettingsPart;
  readonly shop: ShopSettings;
}

function SettingsOfPart({ part, shop }: SettingsOfPartProps) {
  const texts = useTexts(shopTexts);
  const { names, fields, check, typed, toSave } = settingsOfPart[part];
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
    <Page isText>
      <PageTop title={texts.parts[part].title} up="/shop" upText={texts.title} />
      <p className={styles.hint}>{texts.parts[part].intro}</p>
      {areGuarded(names) && <ConfirmHint isDraft />}
      <EditedForm edited={edited}>
        {part === "terms" && <TermsFields edited={edited} />}
        {part === "times" && <TimesFields edited={edited} />}
        {part === "privacy" && <YearsField edited={edited} />}
        {check !== undefined && <CheckOfPart name={check} edited={edited} />}
        <FieldList fields={fields} edited={edited} />
        {part === "cook" && <CookPicture edited={edited} />}
      </EditedForm>
    </Page>
  );
}

function isSettingsPart(name: string): name is SettingsPart {
  return Object.hasOwn(settingsOfPart, name);
}

function CookPicture({ edited: { values, set } }: { readonly edited: Edited }) {
  const texts = useTexts(shopTexts);
  const [image, thumbnail] = [textAt(values, "cook.image"), textAt(values, "cook.thumbnail")];
  return (
    <PictureField
      current={texts.cookPicture}
      value={image === "" ? null : { image, thumbnail }}
      onChange={(picture) =>
        set({
          "cook.image": picture?.image ?? "",
          "cook.thumbnail": picture?.thumbnail ?? "",
        })
      }
    />
  );
}

interface FieldListProps {
  readonly fields: readonly ListedField[];
  readonly edited: Edited;
}

/** The fields of a page, each with what it is for. */
function FieldList({ fields, edited }: FieldListProps) {
  const { fields: labels, hints } = useTexts(shopTexts);
  return fields.map((listed) => {
    const { key, ...input } = typeof listed === "string" ? { key: listed } : listed;
    const hint = (hints as Readonly<Record<string, string>>)[key];
    const error = edited.errorAt(...key.split("."));
    const set = (text: string) => edited.set({ [key]: text });
    const plain = (
      <TextField
        label={labels[key]}
        value={textAt(edited.values, key)}
        error={error}
        dir="ltr"
        {...input}
        {...(hint !== undefined && { hint })}
        onType={set}
      />
    );
    return (
      <Stack key={key} id={key} gap={1}>
        {typeof listed === "string" ? (
          <>
            <LocalizedField
              label={labels[key]}
              value={textsAt(edited.values, key)}
              error={error}
              onChange={(texts) => edited.set({ [key]: texts })}
            />
            {hint !== undefined && <p className={styles.hint}>{hint}</p>}
          </>
        ) : listed.type === "email" ? (
          <AskedAddress field={key} value={textAt(edited.values, key)} onTake={set}>
            {plain}
          </AskedAddress>
        ) : (
          plain
        )}
        {key === "payment.link" && <PaymentLinkExample link={textAt(edited.values, key).trim()} />}
      </Stack>
    );
  });
}

/** After how many years customers are erased automatically. */
function YearsField({ edited }: { readonly edited: Edited }) {
  const { years } = useTexts(shopTexts);
  return (
    <SelectField
      label={years.label}
      value={textAt(edited.values, "customerYears")}
      options={Array.from({ length: mostYears - fewestYears + 1 }, (_, index) => ({
        value: String(fewestYears + index),
        text: years.count(fewestYears + index),
      }))}
      onChoose={(value) => edited.set({ customerYears: value })}
    />
  );
}

interface TermsFieldsProps {
  readonly edited: Edited;
}

/** The sections of the terms of sale, which can be added, moved and removed. */
function TermsFields({ edited }: TermsFieldsProps) {
  const texts = useTexts(shopTexts);
  const { terms } = texts;
  const sections = termsOf(edited.values);
  const put = (changed: readonly TypedSection[]) => edited.replace(valuesOf(changed));
  return (
    <>
      <p className={styles.hint}>{terms.hint}</p>
      <p className={styles.hint}>{terms.allergens}</p>
      <Stack as="ol" id="terms">
        {sections.map((section, index) => (
          // Sections have no other identity than their place.
          <Card
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            as="li"
            isLow
            gap={2}
            className={styles.card}
            aria-label={terms.section(index + 1)}
          >
            <LocalizedField
              label={terms.heading}
              value={section.heading}
              error={edited.errorAt("terms", index, "heading")}
              onChange={(heading) => put(sections.with(index, { ...section, heading }))}
            />
            <LocalizedField
              label={terms.text}
              rows={7}
              value={section.text}
              error={edited.errorAt("terms", index, "text")}
              onChange={(text) => put(sections.with(index, { ...section, text }))}
            />
            <Toolbar>
              {/* After a press the button stays and is about another section. */}
              <Button
                data-once
                disabled={index === 0}
                aria-label={texts.upOf(terms.section(index + 1))}
                onClick={() => put(swapped(sections, index - 1))}
              >
                {texts.up}
              </Button>
              <Button
                data-once
                disabled={index === sections.length - 1}
                aria-label={texts.downOf(terms.section(index + 1))}
                onClick={() => put(swapped(sections, index))}
              >
                {texts.down}
              </Button>
              <Button
                data-once
                aria-label={texts.removeOf(terms.section(index + 1))}
                onClick={() => put(sections.toSpliced(index, 1))}
              >
                {texts.remove}
              </Button>
            </Toolbar>
          </Card>
        ))}
      </Stack>
      <Toolbar>
        <Button onClick={() => put([...sections, emptySection])}>{terms.add}</Button>
      </Toolbar>
    </>
  );
}

/** With the section at `index` and the one after it in the other sequence. */
function swapped(sections: readonly TypedSection[], index: number): readonly TypedSection[] {
  return sections.toSpliced(index, 2, ...sections.slice(index, index + 2).toReversed());
}
