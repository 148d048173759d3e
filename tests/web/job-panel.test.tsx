/** What a reader sees of long work, in each state that it can be in. */
import { MantineProvider } from '@mantine/core'
import i18n from 'i18next'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { JobPanel } from '#web/jobs/job-panel.tsx'
import type { FollowedJob } from '#web/jobs/use-job.ts'
import { CallFailure } from '#web/kit/failure.ts'
import { TEXTS } from './all-texts.ts'

const nothing = vi.fn()
const FOLLOWED: FollowedJob = {
  state: 'none',
  job: undefined,
  id: '',
  failure: undefined,
  refresh: nothing,
  start: nothing,
  download: nothing,
  forget: nothing,
}

const shown = (followed: Partial<FollowedJob>): string =>
  renderToString(
    <MantineProvider>
      <JobPanel followed={{ ...FOLLOWED, ...followed }} label="Export" />
    </MantineProvider>,
  ).replaceAll('<!-- -->', '')

const job = (more: Partial<NonNullable<FollowedJob['job']>>): FollowedJob['job'] => ({
  state: 'running',
  done: 412,
  counts: {},
  isClosing: false,
  total: 1203,
  ...more,
})

beforeAll(async () => {
  await i18n.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { translation: TEXTS.en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
})

describe('a job', () => {
  it('is a button before it is begun, and nothing else', () => {
    const html = shown({})
    expect(html).toContain('Export')
    expect(html).not.toContain('role="progressbar"')
    expect(html).not.toContain(TEXTS.en['kit.close'])
  })

  it('says how far it is, and cannot be begun again meanwhile', () => {
    const html = shown({ state: 'running', job: job({}) })
    expect(html).toContain('412 of 1,203')
    expect(html).toMatch(/aria-valuenow="34\.\d+"/)
    expect(html).toMatch(/<button[^>]*aria-disabled="true"/)
    expect(html).toContain(TEXTS.en['jobs.working'])
  })

  it('says that it begins while its size is unknown', () => {
    expect(shown({ state: 'waiting' })).toContain(TEXTS.en['jobs.waiting'])
  })

  it('ends with the way to its file', () => {
    const html = shown({ state: 'done', job: job({ state: 'done', done: 1203 }) })
    expect(html).toContain('The file is ready with 1,203 lines.')
    expect(html).toContain(TEXTS.en['jobs.download'])
    expect(html).toContain(TEXTS.en['kit.close'])
    expect(html).not.toContain('aria-disabled')
  })

  it.each([
    ['too_large', TEXTS.en['codes.too_large']],
    ['internal_error', TEXTS.en['jobs.ourFault']],
    [undefined, TEXTS.en['jobs.ourFault']],
  ])('that failed with %s says why, and can be tried again', (refusal, words) => {
    const html = shown({ state: 'failed', job: job({ state: 'failed', refusal }) })
    expect(html).toContain(TEXTS.en['jobs.failed'])
    expect(html).toContain(words)
    expect(html).toContain(TEXTS.en['kit.tryAgain'])
    expect(html).not.toContain(TEXTS.en['jobs.download'])
  })

  it('of which nobody knows how far it is says so, and looks again', () => {
    const html = shown({ state: 'running', job: job({}), failure: new CallFailure(0, undefined) })
    expect(html).toContain(TEXTS.en['jobs.unknown'])
    expect(html).toContain(TEXTS.en['kit.tryAgain'])
    expect(html).not.toContain('412 of')
  })
})
