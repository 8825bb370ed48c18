import { defineConfig } from "vitest/config";

/** Unit tests lie beside the code that they test; e2e/ belongs to Playwright. */
export default defineConfig({
  test: {
    include: ["{bench,desk,domain,contract,server,seed,site,web,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Generous, because the machine may be busy: limits only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    globalSetup: "server/testing/postgres-for-tests.ts",
    restoreMocks: true,
    // `npm run fuzz` runs many more cases.
    provide: { fuzzCases: Number(process.env["FUZZ_CASES"] ?? 1_500) },
    maxWorkers: 2,
  },
});
