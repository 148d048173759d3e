/** A booking that cannot be extended: why, and the way on. */
import { Button, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { endIn } from '#shared/kit/end-in.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { type CallFailure, factOf, hasCode } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { letGo } from '../cart/let-go.ts'
import { ShopContacts } from '../shop/shop-contacts.tsx'
import { ExtendFrame } from './extend-frame.tsx'
import { NewBooking } from './new-booking.tsx'
import { proofOf, type Source } from './source.ts'

const CODES = [
  'already_extended',
  'extension_too_late',
  'extension_under_way',
  'not_paid',
  'extension_not_allowed',
  'not_enabled',
  'online_booking_off',
  'extension_not_sold',
  'link_invalid',
  'not_found',
] as const
type Code = (typeof CODES)[number]

/** Undefined for a failure that says nothing of the booking. */
export const refusalIn = (failure: CallFailure | undefined): Code | undefined =>
  failure && CODES.find(code => hasCode(failure, code))

/** The extension that is under way is held: it can be let go. Otherwise its card window is open. */
const isReserved = (failure: CallFailure): boolean => factOf(failure, 'status') === 'reserved'

const useWords = (code: Code, failure: CallFailure): [title: string, text: string] => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  const day = (name: string) => show.day(factOf(failure, name) ?? '')
  const heldUntil = Date.parse(factOf(failure, 'heldUntil') ?? '')
  const time = Number.isNaN(heldUntil) ? '' : endIn(timeZone, heldUntil).time
  const shelf = factOf(failure, 'shelf') ?? ''
  const movesFrom = factOf(failure, 'movesFrom')
  const off: [string, string] = [t('extend.offTitle'), t('extend.offText')]
  const words: Record<Code, () => [string, string]> = {
    already_extended: () => [
      t('extend.doneTitle', { shelf, day: day('extendedUntil') }),
      movesFrom
        ? t('extend.alreadyMoves', { from: movesFrom, to: shelf, day: day('movesOn') })
        : t('extend.alreadyText'),
    ],
    extension_too_late: () => [t('extend.lateTitle'), t('extend.lateText', { day: day('until') })],
    extension_under_way: () => [
      t('extend.underWayTitle'),
      isReserved(failure) ? t('extend.underWayText', { time }) : t('extend.underWayPaying'),
    ],
    not_paid: () => [t('extend.notPaidTitle'), t('extend.notPaidText')],
    extension_not_allowed: () => [t('extend.notTitle'), t('extend.notText')],
    not_enabled: () => off,
    online_booking_off: () => off,
    extension_not_sold: () => off,
    link_invalid: () => [t('extend.linkTitle'), t('extend.linkText')],
    not_found: () => [t('extend.notTitle'), t('extend.notText')],
  }
  return words[code]()
}

interface RefusedProps {
  source: Source
  code: Code
  failure: CallFailure
  retry: () => void
}

/**
 * It was begun in another window or on another device. The tenant goes on there, or begins again here once no payment for
 * it is open.
 */
const BeginAgain = ({ source, failure, retry }: RefusedProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const bookingRequest = factOf(failure, 'bookingRequest')
  const act = useAct()
  const begin = async () => {
    const held = isReserved(failure) && bookingRequest
    const isFree =
      !held ||
      (await act(
        () => letGo({ audience: source.audience, marketId }, { bookingRequest: held, ...proofOf(source) }),
        { busy: t('extend.lettingGo') },
      ))
    if (isFree) retry()
  }
  return (
    <Button variant="default" onClick={() => void begin()}>
      {isReserved(failure) ? t('extend.beginAgain') : t('kit.tryAgain')}
    </Button>
  )
}

const ANEW: readonly Code[] = ['extension_too_late', 'link_invalid']
const ASK: readonly Code[] = [
  'not_paid',
  'extension_not_allowed',
  'not_enabled',
  'online_booking_off',
  'extension_not_sold',
  'link_invalid',
  'not_found',
]

export const Refused = (props: RefusedProps) => {
  const { source, code, failure } = props
  const market = useThisMarket()
  const [title, text] = useWords(code, failure)
  const isGood = code === 'already_extended'
  return (
    <ExtendFrame source={source} title={title}>
      <Notice role="status" color={isGood ? 'shelf' : 'straw'} {...(isGood ? { icon: IconCircleCheck } : {})}>
        <Text>{text}</Text>
        {code === 'extension_under_way' && <BeginAgain {...props} />}
      </Notice>
      {ASK.includes(code) && (
        <Stack gap="xs">
          <ShopContacts market={market} />
        </Stack>
      )}
      {ANEW.includes(code) && (
        <div>
          <NewBooking source={source} />
        </div>
      )}
    </ExtendFrame>
  )
}
