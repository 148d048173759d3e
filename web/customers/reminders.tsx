import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeOwnCalls } from '#shared/customers/change-own-calls.ts'
import { useSend } from '../kit/act/use-send.ts'
import { notify, tellFailure } from '../kit/notify.ts'
import type { OwnProps } from './own-data.tsx'

/** Switches the mails before a booking begins and ends on and off. It counts at once, and goes back the same way. */
export const Reminders = ({ own }: OwnProps) => {
  const { t } = useTranslation()
  const send = useSend()
  const [isOff, setOff] = useState(own.remindersOff)
  const choose = async (remindersOff: boolean) => {
    setOff(remindersOff)
    try {
      await send(changeOwnCalls.changeOwn, { body: { remindersOff } })
      notify('good', t('own.saved'))
    } catch (thrown) {
      setOff(!remindersOff)
      tellFailure(thrown)
    }
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
