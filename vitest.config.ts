import { defineConfig } from 'vitest/config'

/** Groups run one after another, so that the time of each is its own. */
let order = 0
const group = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, sequence: { groupOrder: order++ }, ...more },
})

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    reporters: ['default', './tests/group-times.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    tags: [{ name: 'slow', description: 'Left out of npm run test:quick' }],
    projects: [
      group('rules', [
        'tests/*.test.ts',
        'tests/{docs,events,functions,infra,shared}/**/*.test.ts',
        'tests/web/**/*.test.{ts,tsx}',
      ]),
      // Without isolation the files of a worker share one local cloud.
      group('stories', ['tests/{scenarios,routes}/**/*.test.ts'], { isolate: false }),
      group('browser', ['tests/e2e/**/*.test.ts'], { globalSetup: ['tests/build-web.ts'] }),
      group('faults', ['tests/faults/**/*.test.ts']),
    ],
  },
})
