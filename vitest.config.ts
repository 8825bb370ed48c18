import { defineConfig } from "vitest/config";

/** Unit tests stand beside what they test; e2e/ belongs to Playwright. */
export default defineConfig({
  test: {
    include: ["{bench,domain,contract,server,seed,site,web,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    // For machines that do much else meanwhile: no test is about speed.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    globalSetup: "server/testing/postgres-for-tests.ts",
    restoreMocks: true,
    // `npm run fuzz` asks for many more than every test run.
    provide: { fuzzCases: Number(process.env["FUZZ_CASES"] ?? 1_500) },
    maxWorkers: 2,
  },
});
