export interface ShopCommand {
  /** What is typed after `npm run shop --`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly does: string;
  /** What its options mean, one in a line; empty if it has none. */
  readonly options: string;
  /** Gives the function that carries it out with its arguments. */
  readonly load: () => Promise<(args: readonly string[]) => Promise<void>>;
}

/** The commands of `npm run shop`, in the sequence in which somebody needs them. */
export const shopCommands: ReadonlyMap<string, ShopCommand> = new Map([
  [
    "install",
    {
      usage: "install --host shop.example [OPTIONS]",
      does: "installs this version on this machine: says what it will do, asks once; repeated, it changes nothing",
      options: [
        "--host NAME         the domain of the shop, which points to this machine; without it only this machine reaches the shop",
        "--proxy PROGRAM     caddy (default), nginx or none: who answers https in front of the shop",
        "--certificate FILE  of nginx, with --key FILE; by default those of certbot for the name",
        "--home FOLDER       releases and settings; by default /srv/aris-gourmet",
        "--data FOLDER       the database; by default /var/lib/aris-gourmet",
        "--backups FOLDER    backups, better on another disk; by default backups in the data folder",
        "--user NAME         the user that the server runs as; by default aris-gourmet",
        "--port NUMBER       where the server answers the proxy; by default 3000",
        "--yes               does not ask",
      ].join("\n"),
      load: async () => (await import("./install.ts")).install,
    },
  ],
  [
    "upgrade",
    {
      usage: "upgrade [--from SOURCE] [--home FOLDER]",
      does: "fetches a version, says what is new, backs up, builds and tries it aside, and lets it serve; goes back by itself",
      options: [
        "--from SOURCE  a git repository (https://host/shop.git#branch), a folder or a tarball; by default UPGRADE_FROM of the settings",
        "--home FOLDER  where the shop is installed; by default the one of this release, or /srv/aris-gourmet",
      ].join("\n"),
      load: async () => (await import("./upgrade.ts")).upgrade,
    },
  ],
  [
    "back",
    {
      usage: "back [--home FOLDER]",
      does: "lets the previous release serve again; refused if it cannot read the data any more",
      options: "--home FOLDER  as of upgrade",
      load: async () => (await import("./upgrade.ts")).back,
    },
  ],
  [
    "doctor",
    {
      usage: "doctor [--home FOLDER] [--no-mail]",
      does: "examines settings, service, database, backups, disk, proxy and mail, and says what to do; status 1 if something is wrong",
      options:
        "--home FOLDER  as of upgrade\n--no-mail      does not send the operator a mail to try the mail server",
      load: async () => (await import("./doctor.ts")).doctor,
    },
  ],
  [
    "new",
    {
      usage: "new",
      does: "makes a new shop where the settings say; a start with a public PUBLIC_URL makes none",
      options: "",
      load: async () => (await import("./new-shop.ts")).newShop,
    },
  ],
  [
    "erase",
    {
      usage: "erase PHONE_NUMBER",
      does: "erases what is stored of a customer; dishes and sums stay for the books",
      options:
        "  an email address or a part of the name finds the customer, too\n  --yes     does not ask before",
      load: async () => (await import("./erase-customer.ts")).eraseByCommand,
    },
  ],
]);
