import { defineConfig } from "oxlint";
import { arrows } from "./scripts/lint/arrows.ts";

export default defineConfig({
  plugins: [
    "eslint",
    "typescript",
    "unicorn",
    "oxc",
    "import",
    "react",
    "jsx-a11y",
    "promise",
    "node",
    "vitest",
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["contract/generated/**", "dist/**", "data/**"],
  rules: {
    complexity: ["error", 24],
    eqeqeq: ["error", "always", { null: "ignore" }],
    "max-depth": ["error", 3],
    "max-lines": ["error", { max: 250, skipComments: true }],
    "max-params": ["error", 5],
    "no-alert": "error",
    "no-console": "error",
    "no-else-return": "error",
    "no-lonely-if": "error",
    "no-param-reassign": "error",
    "no-restricted-globals": [
      "error",
      ...["decodeURI", "decodeURIComponent"].map((name) => ({
        name,
        message: "It throws where an address is encoded wrongly: use decodePart of #domain.",
      })),
    ],
    "no-throw-literal": "error",
    "no-underscore-dangle": ["error", { allow: ["_id"] }],
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "no-useless-return": "error",
    "no-var": "error",
    "no-warning-comments": "error",
    "object-shorthand": "error",
    "prefer-const": "error",
    "prefer-template": "error",

    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": ["error", { disallowTypeAnnotations: true }],
    "typescript/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    "typescript/no-deprecated": "error",
    "typescript/no-dynamic-delete": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
    "typescript/prefer-optional-chain": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/prefer-readonly": "error",
    "typescript/restrict-plus-operands": "error",
    "typescript/return-await": "error",
    "typescript/strict-boolean-expressions": [
      "error",
      { allowNullableBoolean: true, allowNullableString: true },
    ],
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/use-unknown-in-catch-callback-variable": "error",

    "import/no-commonjs": "error",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-mutable-exports": "error",
    "import/no-unassigned-import": ["error", { allow: ["**/*.css"] }],
    "node/no-process-env": "error",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "unicorn/no-abusive-eslint-disable": "error",
    "unicorn/no-instanceof-array": "error",
    "unicorn/prefer-node-protocol": "error",
    "unicorn/prefer-string-replace-all": "error",
    "unicorn/throw-new-error": "error",

    "react/button-has-type": "error",
    "react/jsx-boolean-value": "error",
    "react/jsx-no-target-blank": "error",
    "react/jsx-no-useless-fragment": "error",
    "react/no-danger": "error",
    "react/rules-of-hooks": "error",
    "react/self-closing-comp": "error",
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect*", "**.assert", "assert*"] }],

    // Branded types are made by assertion. Asserting away `any` is forbidden by the no-unsafe-* rules above.
    "typescript/no-unsafe-type-assertion": "off",
    // The compiler checks returns, and knows whether a switch covers every case.
    "typescript/consistent-return": "off",
    // Loops often have to wait for one step before the next.
    "no-await-in-loop": "off",
    "promise/always-return": "off",
    // House rule: nothing is mutated, so map callbacks copy by spreading.
    "oxc/no-map-spread": "off",
    "import/no-named-as-default": "off",
    "import/no-named-as-default-member": "off",
    "unicorn/consistent-function-scoping": "off",
    "react/react-in-jsx-scope": "off",
    // An effect may depend on a value that it does not read: each new outcome moves the focus to its note.
    "react/exhaustive-effect-dependencies": "off",
    // A table that CSS displays as cards loses its roles unless they are explicit; axe checks the result.
    "jsx-a11y/no-redundant-roles": "off",
    "jsx-a11y/no-interactive-element-to-noninteractive-role": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // Property tests make some comparisons only for some of the generated values.
    "vitest/no-conditional-expect": "off",
  },
  overrides: [
    ...arrows,
    {
      files: ["{desk,site,web}/**"],
      rules: { "no-console": ["error", { allow: ["error", "warn"] }] },
    },
    {
      files: ["domain/decode-part.ts", "e2e/**"],
      rules: { "no-restricted-globals": "off" },
    },
    {
      files: ["*.config.ts"],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: [
        "*.config.ts",
        "scripts/**",
        "bench/**",
        "e2e/**",
        "server/main/main.ts",
        "server/process-tests/**",
        "server/main/backup-program.ts",
        "contract/generate.ts",
      ],
      rules: { "node/no-process-env": "off" },
    },
    {
      files: ["scripts/*.ts"],
      rules: { "import/no-unassigned-import": "off" },
    },
    {
      // A test knows the shape of the answers that it reads; it fails if the shape is another one.
      files: ["**/*.test.{ts,tsx}", "**/*-suite.ts", "**/testing/**"],
      rules: {
        // Tests belong together by what they are about.
        "max-lines": "off",
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-call": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
        "typescript/unbound-method": "off",
        "vitest/require-mock-type-parameters": "off",
        "vitest/require-to-throw-message": "off",
      },
    },
    {
      // Playwright reads the names of fixtures from a destructuring pattern, which may be empty; its `use` is not a React hook.
      files: ["e2e/**"],
      rules: {
        "max-lines": "off",
        "no-empty-pattern": "off",
        "react/rules-of-hooks": "off",
        // `fill` fills inputs here, not arrays.
        "unicorn/no-array-fill-with-reference-type": "off",
      },
    },
  ],
});
