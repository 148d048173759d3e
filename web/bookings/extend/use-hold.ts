/** Holds a shelf for the extension that a tenant chose. */
import { useTranslation } from 'react-i18next'
import { visitorsCalls } from '#shared/bookings/visitors-calls.ts'
import { call } from '../../kit/call.ts'
import { serverAheadSeconds } from '../../kit/calls/server-clock.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useKey } from '../../kit/typed/use-key.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { ChosenService } from '../choice/choice.ts'
import { addonOf } from '../choice/draft-booking.ts'
import { keepHeld } from './held.ts'
import { type Choice, type Choices, proofOf, type Source } from './source.ts'

/** The choices are no longer as they were shown. */
const OUTDATED = ['extension_not_allowed', 'link_invalid', 'not_found', 'not_enabled', 'online_booking_off']

interface HoldOptions {
  source: Source
  found: Choices
  onHeld: (bookingRequest: string) => void
  /** Something has changed meanwhile: the choices are asked for again. */
  onOutdated: () => void
}

export const useHold = ({ source, found, onHeld, onOutdated }: HoldOptions) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const keyFor = useKey()
  const hold = async (choice: Choice, services: readonly ChosenService[]) => {
    const addons = services.map(addonOf)
    const body = {
      type: 'extension' as const,
      parentBookingRequest: found.bookingRequest,
      shelfPeriodPrice: choice.shelfPeriodPrice,
      dateStart: found.dateStart,
      bookingAddons: addons.map(({ service, quantity }) => ({ service, quantity })),
      ...proofOf(source),
    }
    const answer = await call(visitorsCalls.reserve, {
      audience: source.audience,
      market: marketId,
      key: keyFor(body),
      body,
    })
    keepHeld({
      marketId,
      extended: found.bookingRequest,
      bookingRequest: answer.id,
      cartToken: answer.cartToken,
      shelfTypeName: found.shelfType.name,
      shelfBefore: found.shelf.name,
      shelfShown: choice.shelf?.name ?? found.shelf.name,
      shelfName: answer.shelf.name,
      lastBefore: found.dateEnd,
      dateStart: answer.dateStart,
      dateEnd: answer.dateEnd,
      eligibleClosingDays: answer.eligibleClosingDays,
      bookingPeriod: choice.bookingPeriod,
      originalPrice: choice.price,
      discountedPrice: answer.discountedPrice,
      bookingAddons: addons,
      totalPrice: answer.totalPrice,
      email: found.customerEmail,
      reservedAt: answer.reservedTs,
      expiresOn: answer.expiresOn,
      clockAhead: serverAheadSeconds(),
    })
    onHeld(answer.id)
  }
  return async (choice: Choice, services: readonly ChosenService[]): Promise<void> => {
    try {
      await underLoader(t('bookings.reserving'), () => hold(choice, services))
    } catch (thrown) {
      const failure = asFailure(thrown)
      const isLost = hasCode(failure, 'error_booking_period_unavailable')
      if (isLost) notify('warning', t('extend.lost'))
      else if (!OUTDATED.some(code => hasCode(failure, code))) return tellFailure(failure)
      onOutdated()
    }
  }
}
