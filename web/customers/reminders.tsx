import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeOwnCalls } from '#shared/customers/change-own-calls.ts'
import { call } from '../kit/call.ts'
import { notify, tellFailure } from '../kit/notify.ts'
import { useThisMarket } from '../markets/market.ts'
import type { OwnProps } from './own-data.tsx'

/** Switches the mails before a booking begins and ends on and off. It counts at once, and goes back the same way. */
export const Reminders = ({ own, onChanged }: OwnProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [isOff, setOff] = useState(own.remindersOff)
  const choose = async (remindersOff: boolean) => {
    setOff(remindersOff)
    try {
      await call(changeOwnCalls.changeOwn, { audience: 'customer', market: marketId, body: { remindersOff } })
      notify('good', t('own.saved'))
    } catch (thrown) {
      setOff(!remindersOff)
      tellFailure(thrown)
    }
    await onChanged()
  }
  return (
    <Checkbox
      label={t('tenant.reminders')}
      description={t('tenant.remindersHint')}
      checked={!isOff}
      onChange={({ currentTarget: { checked } }) => void choose(!checked)}
    />
  )
}
