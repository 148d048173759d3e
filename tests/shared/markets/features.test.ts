import { expect, test } from 'vitest'
import { checkEnabled, type Feature } from '#shared/markets/features.ts'

const ON: Record<Feature, boolean> = {
  onlineBookingFeature: true,
  paymentsFeature: true,
  accountBalanceFeature: true,
  individualizedItemsAccess: true,
  customerAccessToAccountBalance: true,
  customerAccessToBooking: true,
  customerAccessToProductCompletion: true,
  customerAccessToProductCreation: true,
  campaigns: true,
  discountSigns: true,
  waitlistEnabled: true,
}

test.each(Object.keys(ON) as Feature[])(
  '%s lets calls through while it is on, and refuses them when off',
  feature => {
    expect(() => checkEnabled(ON, feature)).not.toThrow()
    const off = { ...ON, [feature]: false }
    expect(() => checkEnabled(off, feature)).toThrow('not_enabled')
    const others = (Object.keys(ON) as Feature[]).filter(other => other !== feature)
    expect(() => checkEnabled(off, ...others)).not.toThrow()
    expect(() => checkEnabled(off, ...others, feature)).toThrow('not_enabled')
  },
)
