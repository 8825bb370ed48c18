import { type ReactNode, useLayoutEffect, useRef } from "react";
import { directionOf, type Language } from "#domain/language/language.ts";
import styles from "./paper-frame.module.css";

interface PaperFrameProps {
  /** The name of the region that shows the paper. */
  readonly label: string;
  readonly language: Language;
  /** What is on the paper. A `header` in it makes it a sheet of A4. */
  readonly children: ReactNode;
}

/**
 * A paper as it will be printed, as a picture of it that is as wide as the frame at most. When the page is printed, only what is on the
 * paper is, in its own size.
 */
export function PaperFrame({ label, language, children }: PaperFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [around, shown] = [frame.current, paper.current];
    if (around === null || shown === null) return;
    const fit = () => {
      // Smaller letters would not do: browsers have a smallest size of letters, and a sheet of large letters loses what is at its end.
      const scale = Math.min(1, around.clientWidth / shown.offsetWidth);
      shown.style.setProperty("--scale", String(scale));
      // What is scaled keeps its room in the page.
      shown.style.setProperty(
        "--left-over",
        `${String(Math.ceil(shown.offsetHeight * (scale - 1)))}px`,
      );
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return (
    <section className={styles.desk} aria-label={label}>
      <div ref={frame} className={styles.frame}>
        <div
          ref={paper}
          className={styles.paper}
          lang={language}
          dir={directionOf(language)}
          data-paper
        >
          {children}
        </div>
      </div>
    </section>
  );
}
