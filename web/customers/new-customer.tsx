import { Button, Group, Paper, Stack } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { BackToList } from '../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useKey } from '../kit/typed/use-key.ts'
import { useThisMarket } from '../markets/market.ts'
import { accountCodes } from './account-codes.ts'
import { CustomerFields, newTypedCustomer, useCustomerWords, useLockedFields } from './customer-fields.tsx'
import styles from './customers.module.css'

/** Staff create a customer. */
export const NewCustomer = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { supportCountry } = useThisMarket()
  const { labels, textOf } = useCustomerWords()
  const isLocked = useLockedFields()
  const keyFor = useKey()
  const created = useRef('')
  const form = useRouteForm({
    route: staffCalls.create,
    initial: newTypedCustomer(supportCountry),
    check: typed => accountCodes(typed, {}),
    isLocked,
    labels,
    textOf,
    send: async (body, send) => {
      created.current = (await send(staffCalls.create, { body, key: keyFor(body) })).userNumber
    },
    busy: t('customer.creating'),
    done: t('customer.isCreated'),
    onDone: () => void navigate(`/customers/${created.current}`, { replace: true }),
  })
  return (
    <Stack gap="md">
      <PageTitle>{t('customer.new')}</PageTitle>
      <BackToList to="/customers">{t('customers.listTitle')}</BackToList>
      <StepTitle>{t('customer.new')}</StepTitle>
      <Paper withBorder p="lg" className={styles.form}>
        <GuardedForm form={form} draft="customer new">
          <CustomerFields form={form} />
          <Group>
            <Button type="submit" leftSection={<IconUserPlus size={20} aria-hidden />}>
              {t('customer.create')}
            </Button>
          </Group>
        </GuardedForm>
      </Paper>
    </Stack>
  )
}
