/** What a walk through the screens of staff or of a tenant needs to take its pictures. */
import type { Page } from 'playwright'
import type { DemoMarket } from '#infra/local/demo/markets.ts'
import type { Language } from '#shared/kit/language.ts'

export interface Walk {
  page: Page
  url: string
  language: Language
  market: DemoMarket
  shoot: (name: string) => Promise<void>
}
