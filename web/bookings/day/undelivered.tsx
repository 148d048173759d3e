/** Mails that did not arrive: staff mend the address, or call. */
import { useTranslation } from 'react-i18next'
import { mailCalls, type UndeliveredMail } from '#shared/messages/mail-calls.ts'
import { useKeepAsking } from '../../kit/calls/keep-asking.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useMailReason } from '../request/mail-reason.ts'
import { Line } from './line.tsx'
import { EVERY_MS } from './use-day-board.ts'

/**
 * The undelivered mails of the last week, without those that staff ticked before today. Asks for them as often as for
 * the board.
 */
export const useUndelivered = () => {
  const { marketId: market } = useThisMarket()
  const { data, failure, retry } = useRoute(
    mailCalls.listUndelivered,
    { audience: 'admin', market },
    { refreshInterval: EVERY_MS, revalidateOnFocus: true },
  )
  useKeepAsking(failure !== undefined, retry, EVERY_MS)
  return { mails: data?.results ?? [], retry }
}

/** Where staff mend the address. A mail to the shop itself goes to the address in its settings. */
const usePlace = () => {
  const { t } = useTranslation()
  return ({ bookingRequest, customer }: UndeliveredMail): { to: string; verb: string } => {
    if (customer) return { to: `/customers/${customer}`, verb: t('day.mailToCustomer') }
    if (bookingRequest) return { to: `/booking/requests/${bookingRequest}`, verb: t('day.mailToBooking') }
    return { to: '/settings/info', verb: t('day.mailToSettings') }
  }
}

export const UndeliveredLine = ({ mail }: { mail: UndeliveredMail }) => {
  const { t } = useTranslation()
  const { id, on, to: address, subject, failure } = mail
  const { to, verb } = usePlace()(mail)
  const reasonOf = useMailReason()
  const title = t('day.mailFailed', { address })
  const reason = failure ? reasonOf(failure.reason) : ''
  return (
    <Line
      shelf=""
      title={title}
      name={title}
      why={`${reason} ${t('day.mailWas', { subject })}`}
      verb={verb}
      to={to}
      tick={{ kind: 'mail', id, on }}
      done={t('day.handled')}
    />
  )
}
