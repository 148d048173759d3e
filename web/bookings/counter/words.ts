/** Names of the fields at the till, and what may be wrong with them. */
import { useTranslation } from 'react-i18next'
import type { TypedBooking } from './typed.ts'

export const useCounterWords = () => {
  const { t } = useTranslation()
  const labels: Partial<Record<keyof TypedBooking, string>> = {
    customer: t('counter.customer'),
    newName: t('counter.newName'),
    newEmail: t('counter.newEmail'),
    newPhone: t('counter.newPhone'),
    description: t('counter.description'),
    bookingPeriod: t('counter.period'),
    dateStart: t('counter.from'),
    dateEnd: t('counter.to'),
    shelf: t('counter.shelf'),
    price: t('counter.rent'),
    validUntil: t('counter.holdDay'),
    validTime: t('counter.holdTime'),
    sendsMail: t('counter.sendsMail'),
  }
  const texts: Record<string, string> = {
    'customer required': t('counter.whoFirst'),
    'dateEnd ends_before_it_begins': t('counter.endsBefore'),
    'dateStart date_out_of_range': t('counter.outOfRange'),
    'dateEnd date_out_of_range': t('counter.outOfRange'),
    'dateStart invalid_date': t('list.notADay'),
    'dateEnd invalid_date': t('list.notADay'),
    'description required': t('counter.saysWhat'),
    'newEmail customer_exists': t('counter.emailTaken'),
    'price invalid': t('counter.noAmount'),
    'price required': t('counter.priceMissing'),
    'shelf error_booking_period_unavailable': t('counter.notFree'),
    'validTime invalid': t('counter.noTime'),
    'validUntil invalid': t('counter.holdOver'),
  }
  return { labels, textOf: (field: string, code: string): string | undefined => texts[`${field} ${code}`] }
}
