import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("with an empty environment the shop listens on this machine only", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "localhost",
    dataFolder: "data",
    databaseUrl: undefined,
    databaseConnections: 10,
    backupFolder: "data/backups",
    allowedOrigins: [],
    publicOrigin: undefined,
    logLevel: "info",
    trustedProxies: [],
    callsPerMinute: 300,
    ordersPerHour: 5,
    isReadableOffline: true,
    smtpUrl: undefined,
    mailFrom: undefined,
    sellerAddress: undefined,
    operatorAddress: undefined,
    heartbeatUrl: undefined,
  });
});

test("every variable is read", () => {
  expect(
    readConfig({
      PORT: "8080",
      HOST: "0.0.0.0",
      DATA_DIR: "/var/lib/shop",
      DATABASE_URL: "postgres://shop:p%40ss@db.example/shop?sslmode=verify-full",
      DATABASE_CONNECTIONS: "1",
      BACKUP_DIR: "/mnt/backups",
      ALLOWED_ORIGINS: "https://a.example, http://localhost:5173/",
      PUBLIC_URL: "https://shop.example/",
      LOG_LEVEL: "debug",
      TRUST_PROXY: "loopback,10.0.0.0/8, ::1",
      CALLS_PER_MINUTE: "0",
      ORDERS_PER_HOUR: "7",
      READABLE_OFFLINE: "no",
      SMTP_URL: "smtps://shop:p%40ss@mail.example:465",
      MAIL_FROM: "Aris Gourmet <orders@shop.example>",
      SELLER_ADDRESS: "aris@shop.example",
      OPERATOR_ADDRESS: "nephew@shop.example",
      HEARTBEAT_URL: "https://hc-ping.example/0a1b",
      PATH: "/bin",
    }),
  ).toEqual({
    port: 8080,
    host: "0.0.0.0",
    dataFolder: "/var/lib/shop",
    databaseUrl: "postgres://shop:p%40ss@db.example/shop?sslmode=verify-full",
    databaseConnections: 1,
    backupFolder: "/mnt/backups",
    allowedOrigins: ["https://a.example", "http://localhost:5173"],
    publicOrigin: "https://shop.example",
    logLevel: "debug",
    trustedProxies: ["loopback", "10.0.0.0/8", "::1"],
    callsPerMinute: 0,
    ordersPerHour: 7,
    isReadableOffline: false,
    smtpUrl: "smtps://shop:p%40ss@mail.example:465",
    mailFrom: { name: "Aris Gourmet", address: "orders@shop.example" },
    sellerAddress: "aris@shop.example",
    operatorAddress: "nephew@shop.example",
    heartbeatUrl: "https://hc-ping.example/0a1b",
  });
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", HOST: " ", PUBLIC_URL: "" })).toEqual(readConfig({}));
});

test.each([
  ["PORT", "http"],
  ["PORT", "-1"],
  ["PORT", "65536"],
  ["PORT", "3000.5"],
  ["DATABASE_URL", "db.example/shop"],
  ["DATABASE_URL", "mysql://db.example/shop"],
  ["DATABASE_URL", "postgres://db.example"],
  ["DATABASE_URL", "postgres://shop:100%@db.example/shop"],
  ["DATABASE_URL", "postgres://db.example/100%"],
  ["DATABASE_URL", "postgres://db.example/shop?sslmode=verify_full"],
  ["DATABASE_CONNECTIONS", "0"],
  ["HOST", "my host"],
  ["ALLOWED_ORIGINS", "https://a.example,b.example"],
  ["ALLOWED_ORIGINS", "*"],
  ["ALLOWED_ORIGINS", "https://a.example/shop"],
  ["PUBLIC_URL", "shop.example"],
  ["PUBLIC_URL", "ftp://shop.example"],
  ["LOG_LEVEL", "loud"],
  ["TRUST_PROXY", "true"],
  ["TRUST_PROXY", "1"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["CALLS_PER_MINUTE", "many"],
  ["SMTP_URL", "mail.example"],
  ["SMTP_URL", "https://mail.example"],
  ["SMTP_URL", "smtp://"],
  ["MAIL_FROM", "Aris"],
  ["MAIL_FROM", "a@b.example, c@d.example"],
  ["SELLER_ADDRESS", "aris"],
  ["OPERATOR_ADDRESS", "nephew"],
  ["HEARTBEAT_URL", "hc-ping.com/0a1b"],
])("%s=%s is rejected with one line that names the variable", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    expect.objectContaining({
      name: "OperatorProblem",
      message: expect.stringMatching(`^${name} must be .+$`),
    }),
  );
});

test("the message about an invalid SMTP_URL does not contain its password", () => {
  const wrong = () => readConfig({ SMTP_URL: "smpt://shop:secret@mail.example" });
  expect(wrong).toThrow("SMTP_URL must be");
  expect(wrong).not.toThrow("secret");
});
