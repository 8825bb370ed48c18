import { Suspense } from "react";
import { Link } from "wouter";
import { useMessages } from "#site/language/language-context.tsx";
import { useShop } from "#site/order-state/use-shop.ts";
import { KashrutLine } from "#site/parts/kashrut-line.tsx";
import { NewTabLink } from "#web/ui/new-tab-link.tsx";
import styles from "./page-links.module.css";

/** The footer of every page: links to the pages about the shop and to its WhatsApp, and its line about kashrut. */
export function PageLinks() {
  const { shell, about, accessibility, privacy, terms } = useMessages();
  return (
    <footer>
      <nav aria-label={shell.pageLinks} className={styles.links}>
        <Link href="/about">{about.title}</Link>
        <Link href="/accessibility">{accessibility.title}</Link>
        <Link href="/privacy">{privacy.title}</Link>
        <Link href="/terms">{terms.title}</Link>
        <Suspense fallback={null}>
          <WhatsappLink />
        </Suspense>
      </nav>
      <KashrutLine />
    </footer>
  );
}

function WhatsappLink() {
  const messages = useMessages();
  const number = useShop()?.whatsapp ?? null;
  return number === null ? null : (
    <NewTabLink texts={messages} href={`https://wa.me/${number}`}>
      {messages.whatsapp}
    </NewTabLink>
  );
}
