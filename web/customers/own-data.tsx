import { Button, Group, TextInput } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { changeOwnCalls } from '#shared/customers/change-own-calls.ts'
import type { ownCalls } from '#shared/customers/own-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { WaitingAddress } from '../identity/waiting-address.tsx'
import { call } from '../kit/call.ts'
import { Card } from '../kit/card.tsx'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure, textOfCode } from '../kit/notify.ts'
import { useThisMarket } from '../markets/market.ts'
import { PersonFields, usePersonLabels } from './person-fields.tsx'

const route = changeOwnCalls.changeOwn

export interface OwnProps {
  own: Answer<typeof ownCalls.readOwn>
  onChanged: () => Promise<unknown>
}

/** Name, addresses and phone. Saving what is saved already is a warning (specification 8). */
export const OwnData = ({ own, onChanged }: OwnProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const { userNumber, email, newEmail, version, name, phone, address, postalCode, city, country } = own
  const change = (body: Parameters<typeof call<typeof route>>[1]['body']) =>
    call(route, { audience: 'customer', market: marketId, body })
  const form = useRouteForm({
    route,
    initial: { name, email, phone, address, postalCode, city, country: (country ?? '') as string },
    version,
    labels: usePersonLabels(),
    send: change,
    busy: t('own.saving'),
    done: t('own.saved'),
    onDone: () => void onChanged(),
  })
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    if (form.isChanged()) return form.submit()
    notify('warning', textOfCode('nothing_changed'))
    return false
  }
  const sendAgain = async () => {
    if (!newEmail) return
    try {
      await underLoader(t('identity.sending'), () => change({ email: newEmail }))
      notify('good', t('tenant.resent', { email: newEmail }))
    } catch (thrown) {
      tellFailure(thrown)
    }
    await onChanged()
  }
  return (
    <Card title={t('own.data')}>
      <GuardedForm form={{ ...form, submit }} draft={`own data ${userNumber}`}>
        <PersonFields
          field={form.field}
          email={
            <>
              <TextInput
                {...form.field('email')}
                type="email"
                autoComplete="email"
                description={t('own.mailHint')}
              />
              <WaitingAddress
                account={own}
                keepOld={() => change({ email })}
                onChanged={onChanged}
                further={
                  <Button size="sm" variant="default" onClick={() => void sendAgain()}>
                    {t('tenant.resend')}
                  </Button>
                }
              />
            </>
          }
        />
        <Group>
          <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
            {t('tenant.save')}
          </Button>
        </Group>
      </GuardedForm>
    </Card>
  )
}
