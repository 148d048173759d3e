import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconDeviceFloppy, IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { accountCalls } from '#shared/customers/account-calls.ts'
import { endOfAccount } from '#shared/customers/account-change.ts'
import { changeOwnCalls } from '#shared/customers/change-own-calls.ts'
import { maskedEmail } from '#shared/kit/masked.ts'
import { useAct } from '../kit/act/use-act.ts'
import { Card } from '../kit/card.tsx'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import sideBySide from '../kit/form/side-by-side.module.css'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { Notice } from '../kit/notice.tsx'
import { notify, textOfCode } from '../kit/notify.ts'
import { useFocusFromAddress } from '../kit/use-focus-from-address.ts'
import { accountCodes } from './account-codes.ts'
import type { OwnProps } from './own-data.tsx'

/** Says that nothing is paid out to the account yet, with the way to the mail that confirms it. */
const WaitingAccount = ({ own }: OwnProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const { email, accountUnconfirmedSince } = own
  if (accountUnconfirmedSince === null) return null
  const sendAgain = () =>
    act(send => send(accountCalls.mailAccountLink, {}), {
      busy: t('own.accountSending'),
      done: t('tenant.resent', { email }),
    })
  return (
    <Notice role="status" icon={IconMail}>
      <Text size="sm">{t('own.accountWaiting', { ends: endOfAccount(own), email: maskedEmail(email) })}</Text>
      <Button size="sm" variant="default" onClick={() => void sendAgain()}>
        {t('tenant.resend')}
      </Button>
    </Notice>
  )
}

/** Where the shop pays what was sold. Another account asks who one is, and is told by mail (D67). */
export const OwnBank = ({ own }: OwnProps) => {
  const { t } = useTranslation()
  const { userNumber, version, bankRegNumber, bankAccount, sortCode, iban } = own
  const form = useRouteForm({
    route: changeOwnCalls.changeOwn,
    initial: { bankRegNumber, bankAccount, sortCode, iban },
    version,
    check: typed => accountCodes(typed, own),
    labels: {
      bankRegNumber: t('own.bankRegNumber'),
      bankAccount: t('own.bankAccount'),
      sortCode: t('own.sortCode'),
      iban: 'IBAN',
    },
    busy: t('own.saving'),
    done: t('own.bankSaved'),
  })
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    if (form.isChanged()) return form.submit()
    notify('warning', textOfCode('nothing_changed'))
    return false
  }
  const heading = useFocusFromAddress('bank')
  const text = { autoComplete: 'off' } as const
  return (
    <Card title={t('own.bank')} headingRef={heading}>
      <GuardedForm form={{ ...form, submit }} draft={`own bank ${userNumber}`}>
        <Text size="sm">{t('own.bankText')}</Text>
        <WaitingAccount own={own} />
        <div className={sideBySide.fields}>
          <TextInput {...form.field('bankRegNumber')} {...text} inputMode="numeric" />
          <TextInput {...form.field('bankAccount')} {...text} inputMode="numeric" />
        </div>
        <TextInput {...form.field('iban')} {...text} description={t('own.ibanHint')} />
        {sortCode !== '' && <TextInput {...form.field('sortCode')} {...text} inputMode="numeric" />}
        <Group>
          <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
            {t('tenant.save')}
          </Button>
        </Group>
      </GuardedForm>
    </Card>
  )
}
