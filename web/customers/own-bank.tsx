import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeOwnCalls } from '#shared/customers/change-own-calls.ts'
import { Card } from '../kit/card.tsx'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import sideBySide from '../kit/form/side-by-side.module.css'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { notify, textOfCode } from '../kit/notify.ts'
import { accountCodes } from './account-codes.ts'
import type { OwnProps } from './own-data.tsx'

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
  const text = { autoComplete: 'off' } as const
  return (
    <Card title={t('own.bank')}>
      <GuardedForm form={{ ...form, submit }} draft={`own bank ${userNumber}`}>
        <Text size="sm">{t('own.bankText')}</Text>
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
