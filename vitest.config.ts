import { defineConfig } from "vitest/config";

/** Unit tests stand beside what they test; e2e/ belongs to Playwright. */
export default defineConfig({
  test: {
    include: ["{domain,contract,server,seed,site,scripts}/**/*.test.{ts,tsx}"],
    environment: "node",
    globalSetup: "server/testing/postgres/global-setup.ts",
    restoreMocks: true,
    maxWorkers: 2,
  },
});
