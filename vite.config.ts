import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['shared/**/*.spec.ts', 'tests/**/*.test.ts', 'tools/**/*.spec.ts'],
    testTimeout: 120_000,
  },
})
