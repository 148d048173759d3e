import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserPath, FLAGS } from './tests/e2e/browser-path.ts'
import { TEST_NOW } from './tests/run/instant.ts'

/** What makes the whole cloud's templates: some seconds each. */
const SLOW_RULES = [
  'tests/infra/{backup,cloud,data,firewall,grants,origin,queues,settings,site,stacks,watch}.test.ts',
]
const QUICK_STORIES = [
  'tests/scenarios/payments/{book-and-pay,late-money,paid-twice}.test.ts',
  'tests/scenarios/cloud/calls.test.ts',
]

/** Fails a test that calls console.error, in Node and in a page. */
const CONSOLE_ERRORS = 'tests/run/console-errors.ts'

/** How Vite serves the web's sources to the component tests. All libraries are bundled before the first test. */
const COMPONENTS_BUILD = {
  plugins: [react()],
  // A file with a mistake would lay its message over the pages of the others.
  server: { hmr: { overlay: false } },
  optimizeDeps: { entries: ['web/*/main.tsx', 'tests/components/**/*.tsx'] },
}

/** Tests that a landing does without: `npm run test:all` and `npm run test:long` run them. */
const NOT_IN_THE_GATE = '**/*.all.test.{ts,tsx}'
/** How long random runs are in each mode (tests/run/soak.ts). */
const SOAK: Partial<Record<string, string>> = { all: '1', long: '10' }

/** The seconds that each group may take in the gate: with 50 for `npm run check` twelve minutes. */
const SHARES = { rules: 60, stories: 290, components: 180, browser: 105, faults: 35 }

const isGate = (mode: string): boolean => !(mode in SOAK) && mode !== 'quick'

/** The tests that a mode leaves out. */
const leftOut = (mode: string): string[] => [
  ...(mode in SOAK ? [] : [NOT_IN_THE_GATE]),
  ...(mode === 'quick' ? SLOW_RULES : []),
]

export default defineConfig(({ mode }) => {
  const isQuick = mode === 'quick'
  const exclude = leftOut(mode)
  process.env.REOL_SOAK ||= SOAK[mode] ?? ''

  const rules = {
    name: 'rules',
    include: [
      'tests/{build,docs,events,functions,infra,shared}/**/*.test.ts',
      'tests/web/**/*.test.{ts,tsx}',
    ],
    // Loading the code anew for each file takes longer than its tests.
    isolate: false,
  }
  const stories = {
    name: 'stories',
    include: isQuick ? QUICK_STORIES : ['tests/{api,routes,scenarios}/**/*.test.ts'],
    // The files of a worker share one local cloud.
    isolate: false,
    // A story waits a third of its time: for queues, for timers, for pauses between tries.
    maxWorkers: 3,
  }
  const components = {
    name: 'components',
    include: ['tests/components/**/*.test.tsx'],
    setupFiles: [CONSOLE_ERRORS, 'tests/components/clock.ts', 'tests/components/setup.ts'],
    provide: { instant: TEST_NOW },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [{ browser: 'chromium' as const, name: 'components' }],
      provider: playwright({
        launchOptions: { executablePath: browserPath(), args: FLAGS },
        contextOptions: { locale: 'da-DK', timezoneId: 'Europe/Copenhagen', reducedMotion: 'reduce' },
        actionTimeout: 10_000,
      }),
    },
  }
  const browser = {
    name: 'browser',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/run/build-web.ts'],
    // The files of a worker share a browser.
    isolate: false,
    // A page waits a fifth of the time: for a timer, for a frame, for another process.
    maxWorkers: 3,
    // Each step of a page has a limit of its own (e2e/site.ts). These are for the many steps of a test together.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    // The summary names a test that passes only then: it is mended first.
    retry: 1,
  }
  const faults = {
    name: 'faults',
    include: ['tests/faults/**/*.test.ts'],
    // A killed process waits a while before its cloud answers again.
    maxWorkers: 3,
    retry: 1,
  }

  const groups = isQuick ? [rules, stories] : [rules, stories, components, browser, faults]
  return {
    test: {
      // Before anything of a worker reads the clock.
      execArgv: ['--import', join(import.meta.dirname, 'tests', 'run', 'start-clock.ts')],
      reporters: ['default', ['./tests/run/summary.ts', { shares: isGate(mode) ? SHARES : {} }]],
      maxWorkers: 2,
      testTimeout: 30_000,
      hookTimeout: 60_000,
      // A busy machine takes seconds to show a screen.
      expect: { poll: { timeout: 10_000 } },
      // One after another, so that the time of each is its own.
      projects: groups.map((group, groupOrder) => ({
        extends: true,
        ...(group === components ? COMPONENTS_BUILD : {}),
        test: {
          setupFiles: [CONSOLE_ERRORS, 'tests/run/setup.ts'],
          exclude,
          ...group,
          sequence: { groupOrder },
        },
      })),
    },
  }
})
