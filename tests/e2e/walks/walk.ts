/** A walk through the screens of one kind of user: for the pictures in docs/screens, and for axe and the way by Tab. */
import type { Page } from 'playwright'
import type { DemoMarket } from '#infra/local/demo/markets.ts'
import type { Language } from '#shared/kit/language.ts'

export interface Walk {
  page: Page
  url: string
  language: Language
  market: DemoMarket
  /** Looks at the present screen: takes its picture, or checks it. */
  shoot: (name: string) => Promise<void>
}
