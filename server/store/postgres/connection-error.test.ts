import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inspect } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { soupKitchen } from "#domain/testing/soup-kitchen.ts";
import { StoreUnavailable } from "#server/store/store-unavailable.ts";
import { executeOn, postgresDatabase } from "#server/testing/postgres-database.ts";
import { refusingPostgres } from "#server/testing/refusing-postgres.ts";
import { selfMadeCertificate } from "#server/testing/self-made-certificate.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { hasPostgresShop, openPostgresStore } from "./open-postgres-store.ts";

const quick = { longestWait: 100 };
const password = { code: "28P01", message: 'password authentication failed for user "shop"' };

const why = async (url: string): Promise<unknown> => {
  const error: unknown = await openPostgresStore(url, quick).catch((caught: unknown) => caught);
  expect(inspect(error, { depth: 9 })).not.toMatch(/secret|"shop"/u);
  return error;
};

test.each([
  [password, "it rejects the user name or password"],
  [
    {
      code: "28000",
      message:
        'no pg_hba.conf entry for host "192.0.2.7", user "shop", database "shop", no encryption',
    },
    "it wants an encrypted connection: add sslmode=verify-full to DATABASE_URL",
  ],
  [
    { code: "08P01", message: "SSL required" },
    "it wants an encrypted connection: add sslmode=verify-full to DATABASE_URL",
  ],
  [
    { code: "08P01", message: "unsupported startup parameter: search_path" },
    "a pooler refuses the parameter search_path of DATABASE_URL: set it for the user instead (alter role … set …)",
  ],
  [
    { code: "42704", message: 'unrecognized configuration parameter "lock_time"' },
    "it does not know a parameter of DATABASE_URL",
  ],
  [
    { code: "53300", message: 'too many connections for role "shop"' },
    "it has no connection left: set a lower DATABASE_CONNECTIONS",
  ],
  [{ code: "XX000", message: "Tenant or user not found" }, "it refuses the connection"],
])("a server that refuses the connection with %o is understood", async (refusal, reason) => {
  expect(await why(await refusingPostgres(refusal))).toEqual(new StoreUnavailable(reason));
});

test("what is wrong with encryption is named with the setting that mends it", async () => {
  const folder = await temporaryFolder();
  const certificate = selfMadeCertificate();
  const authority = join(folder, "authority.pem");
  await writeFile(authority, certificate.cert);
  await writeFile(
    join(folder, "no.pem"),
    "-----BEGIN CERTIFICATE-----\nsoup\n-----END CERTIFICATE-----\n",
  );
  const url = await refusingPostgres(password, certificate);
  const warnings: string[] = [];
  const note = (warning: Error) => warnings.push(warning.message);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  const reasonOf = async (parameters: string) => String(await why(`${url}?${parameters}`));

  expect(await reasonOf("sslmode=require")).toContain(
    "save the provider's CA certificate as a file and add sslrootcert=FILE to DATABASE_URL",
  );
  expect(await reasonOf(`sslmode=verify-full&sslrootcert=${authority}`)).toContain(
    "its certificate is for another host name",
  );
  // With these the password was refused, so the connection was encrypted.
  for (const mode of [
    `sslmode=require&uselibpqcompat=true&sslrootcert=${authority}`,
    "sslmode=no-verify",
  ])
    expect(await reasonOf(mode)).toContain("it rejects the user name or password");
  expect(await reasonOf(`sslmode=require&sslrootcert=${folder}/gone.pem`)).toContain(
    "the file of sslrootcert, sslcert or sslkey in DATABASE_URL cannot be read: ENOENT",
  );
  expect(await reasonOf(`sslmode=no-verify&sslcert=${folder}/no.pem`)).toContain(
    "is not a certificate or key in PEM form",
  );
  const without = await refusingPostgres(password);
  expect(String(await why(`${without}?sslmode=require`))).toContain(
    "it has no encryption: take sslmode out of DATABASE_URL",
  );
  expect(warnings).toEqual([]);
});

test("the error of a user without a schema, or without the right to make tables, says how to get them", async () => {
  const url = await postgresDatabase();
  const user = new URL(url).pathname.slice(1).replace("shop", "guest");
  await executeOn(url, `create role ${user} login; grant usage on schema public to ${user}`);
  onTestFinished(async () => {
    await executeOn(url, `drop owned by ${user} cascade; drop role ${user}`);
  });
  const ofUser = url.replace("//shop@", `//${user}@`);
  const cure = "create a schema that this user owns, named like the user";

  expect(await why(ofUser)).toEqual(
    new StoreUnavailable(
      `its user may not make or use the tables of the shop: make the user owner of the database, or ${cure}`,
    ),
  );
  expect(await why(`${ofUser}?options=-csearch_path%3Dnowhere`)).toEqual(
    new StoreUnavailable(`it has no schema for the shop: ${cure}`),
  );

  // As it says; another shop in the database stays what it is.
  const other = await openPostgresStore(url);
  onTestFinished(() => other.close());
  await other.saveCatalogue({ catalogue: soupKitchen, after: 0, savedAt: 1 });
  await executeOn(url, `create schema ${user} authorization ${user}`);
  expect(await hasPostgresShop(ofUser)).toBe(false);
  const own = await openPostgresStore(ofUser);
  onTestFinished(() => own.close());
  expect(await own.currentCatalogue()).toBeUndefined();
  await own.proveWritable();
  expect((await other.currentCatalogue())?.version).toBe(1);
});
