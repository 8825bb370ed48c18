import type { FastifyServerFactory } from "fastify";
import type { DestinationStream } from "pino";
import type { Config } from "#server/config/config.ts";
import type { Problem } from "#server/problems/problem.ts";
import type { CustomerEraser, Safety } from "#server/seller/desk-context.ts";
import type { UnconfirmedMails } from "#server/seller/orders/count-unconfirmed-mails.ts";
import type { Store } from "#server/store/store.ts";
import type { Overload } from "./overload.ts";
import type { PageRenderer, RenderDish } from "./page-renderer.ts";

export interface AppOptions {
  readonly config: Config;
  readonly store: Store;
  readonly renderer: PageRenderer;
  readonly renderDish: RenderDish;
  /** See `FilesDeps`. */
  readonly assetsFolder: string | null;
  /** Its pictures are taken into the database when they are asked for, if they are not there yet. */
  readonly picturesFolder: string;
  /** The built worker; null to make browsers uninstall the one they have. */
  readonly serviceWorkerFile: string | null;
  /** See `DeskPagesDeps`; null if the desk is not built. */
  readonly deskFolder: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly clock: () => number;
  readonly makeNumber: () => string;
  /** What is wrong with the shop now, the worst first. */
  readonly problems: () => Promise<readonly Problem[]>;
  /** Undefined if this server makes no backups. */
  readonly safety: () => Safety | undefined;
  readonly eraser: CustomerEraser;
  readonly unconfirmedMails: UnconfirmedMails;
  /** Called when a mail is due: an order and its mails have been stored, or the seller sends one again. */
  readonly onOrderStored?: () => void;
  /** Where log lines go. */
  readonly logTo: DestinationStream;
  /** Renders every page for each request and sends no content security policy, which would block the development tools. */
  readonly isDevelopment?: boolean;
  /** How overloaded the server is; measured unless a function is given. */
  readonly overload?: () => Overload;
  readonly serverFactory?: FastifyServerFactory;
}
